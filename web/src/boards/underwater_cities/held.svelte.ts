// Which slot and which card are being held against each other, before anything is chosen.
import type { TableState } from '../../api/types';
import type { Choosing } from '../../table/choosing.svelte';
import { handOf, ringOf } from './model';

/** The colour of the slot that is pointed at or selected; '' is the slot without a colour, null none. */
export function slotHeld(table: TableState, choosing: Choosing): string | null {
  if (!choosing.decision?.options.some((o) => o.verb === 'slot')) return null;
  const ring = ringOf(table);
  const slots = [...ring.green, ...ring.red, ...ring.yellow, ...(ring.always ? [ring.always] : [])];
  const aimed = [choosing.hover, ...choosing.aimed, choosing.at, ...(choosing.option?.places ?? [])];
  for (const place of aimed) {
    const slot = place ? slots.find((s) => s.place === place) : undefined;
    if (slot) return slot.colour;
  }
  return null;
}

/** The colour of the card of the own hand that is pointed at while a slot is chosen. */
export function cardHeld(table: TableState, choosing: Choosing): string | null {
  if (!choosing.decision?.options.some((o) => o.verb === 'slot') || table.you === null) return null;
  return handOf(table, table.you).find((card) => card.place === choosing.hover)?.colour ?? null;
}
