// An Underwater Cities table as this board reads it: everything printed or said comes from the scene, a few
// numbers (who plays, how many cards there are) from the raw view.
import type { UnderwaterCitiesView } from '../../api/described';
import type { Option, Part, Piece, SceneMap, TableState, Track, Zone } from '../../api/types';

export type Colour = 'green' | 'red' | 'yellow';
export const COLOURS: readonly Colour[] = ['green', 'red', 'yellow'];

export function viewOf(state: TableState): UnderwaterCitiesView | null {
  const view = state.board as UnderwaterCitiesView | null;
  return view?.table?.tiles?.length ? view : null;
}
export const ready = (state: TableState): boolean => viewOf(state) !== null;

const partsOf = (state: TableState, seat: number | null): Part[] => state.panels.find((p) => p.seat === seat)?.parts ?? [];
const zonesOf = (state: TableState, seat: number | null): Zone[] => partsOf(state, seat).filter((p): p is Zone => p.kind === 'zone');

// -- the common board

export interface Ring {
  green: Piece[];
  red: Piece[];
  yellow: Piece[];
  always: Piece | null;
  copy: Piece | null;
}
export function ringOf(state: TableState): Ring {
  const zones = zonesOf(state, null).filter((z) => z.layout === 'slots');
  const of = (colour: string) => zones.find((z) => z.colour === colour)?.pieces ?? [];
  const plain = zones.filter((z) => z.colour === '').flatMap((z) => z.pieces);
  return {
    green: of('green'),
    red: of('red'),
    yellow: of('yellow'),
    always: plain.find((p) => p.place.startsWith('slot:')) ?? null,
    copy: plain.find((p) => p.place === 'copy') ?? null,
  };
}

const tracks = (state: TableState): Track[] => partsOf(state, null).filter((p): p is Track => p.kind === 'track');
export const federationOf = (state: TableState): Track | undefined => tracks(state)[0];
export const orderOf = (state: TableState): Track | undefined => tracks(state)[1];
export const erasOf = (state: TableState): Track | undefined => tracks(state)[2];

const lists = (state: TableState): Zone[] => zonesOf(state, null).filter((z) => z.layout === 'list');
const isContracts = (zone: Zone) => zone.pieces.some((p) => p.place.startsWith('contract:'));
export const contractsOf = (state: TableState): Zone | undefined => lists(state).find(isContracts);
const offered = (state: TableState) => lists(state).filter((z) => !z.place && !isContracts(z));
/** The card that lies on the table in this turn. */
export const playedOf = (state: TableState): Piece | null =>
  (viewOf(state)?.table.played ?? -1) >= 0 ? (offered(state)[0]?.pieces[0] ?? null) : null;
export const offerOf = (state: TableState): Zone | undefined => offered(state).at(-1);
export const specialsOf = (state: TableState): Zone | undefined => lists(state).find((z) => z.place === 'specials');
/** How many special cards lie in the pile for one or two credits. */
export const specialCount = (state: TableState): number => viewOf(state)?.special_deck.length ?? 0;
export const discardOf = (state: TableState): Zone | undefined => zonesOf(state, null).find((z) => z.layout === 'pile');
export const supplyOf = (state: TableState): Zone | undefined => zonesOf(state, null).find((z) => z.layout === 'row');
export const stepsOf = (state: TableState): Zone | undefined => zonesOf(state, null).find((z) => z.layout === 'steps');
export const goalsOf = (state: TableState): Zone | undefined => zonesOf(state, null).find((z) => z.layout === 'goals');

export function deckCount(state: TableState): number {
  const deck = viewOf(state)?.table.deck as { count: number } | unknown[] | undefined;
  return Array.isArray(deck) ? deck.length : (deck?.count ?? 0);
}

// -- what belongs to a seat

export const seabedOf = (state: TableState, seat: number): SceneMap | undefined =>
  partsOf(state, seat).find((p): p is SceneMap => p.kind === 'map');
const cards = (state: TableState, seat: number) => zonesOf(state, seat).filter((z) => z.layout === 'cards');
export const handOf = (state: TableState, seat: number): Piece[] => cards(state, seat)[0]?.pieces ?? [];
/** Special cards that are being looked at, of which one is kept. */
export const drawnOf = (state: TableState, seat: number): Zone | undefined => cards(state, seat)[1];
export function handSize(state: TableState, seat: number): number {
  const hand = viewOf(state)?.table.seats[seat]?.hand as { count: number } | unknown[] | undefined;
  return Array.isArray(hand) ? hand.length : (hand?.count ?? 0);
}
/** Everything that lies open before a player, kind by kind. */
export const claimedOf = (state: TableState, seat: number): Zone[] =>
  zonesOf(state, seat).filter((z) => z.layout === 'list' && z.pieces.length > 0);
const forecasts = (state: TableState, seat: number) => zonesOf(state, seat).filter((z) => z.layout === 'forecast');
export const productionOf = (state: TableState, seat: number): Zone | undefined => forecasts(state, seat)[0];
export const endOf = (state: TableState, seat: number): Zone | undefined => forecasts(state, seat)[1];
export const aidOf = (state: TableState, seat: number): Zone | undefined => zonesOf(state, seat).find((z) => z.layout === 'aid');
export const finalOf = (state: TableState, seat: number) => partsOf(state, seat).find((p) => p.kind === 'facts');

export interface Stock {
  icon: string;
  name: string;
  n: number;
  half: boolean;
  /** What the next production brings. */
  comes: number;
  comesHalf: boolean;
  points: boolean;
}
/** Points and goods in the order of the scene; halves belong to what they are halves of. */
export function stockOf(state: TableState, seat: number): Stock[] {
  const summary = state.panels.find((p) => p.seat === seat)?.summary ?? [];
  const coming = productionOf(state, seat)?.pieces ?? [];
  const find = (icon: string) => coming.find((p) => p.icon === icon)?.n ?? 0;
  return summary
    .filter((p) => !p.icon.endsWith('-rest'))
    .map((p) => ({
      icon: p.icon,
      name: p.text,
      n: p.n ?? 0,
      half: summary.some((q) => q.icon === `${p.icon}-rest`),
      comes: find(p.icon),
      comesHalf: coming.some((q) => q.icon === `${p.icon}-rest`),
      points: p.icon === 'point',
    }));
}
export const amountText = (n: number, half: boolean): string => (half ? `${n || ''}½` : String(n));
export const feedOf = (state: TableState, seat: number): Piece | undefined =>
  productionOf(state, seat)?.pieces.find((p) => p.icon === 'feed');
/** Effects of the next production of which something will be decided. */
export const openEffects = (state: TableState, seat: number): Piece[] =>
  (productionOf(state, seat)?.pieces ?? []).filter((p) => p.n === null && p.icon !== 'feed');
/** Cities that are multiplied by sets of buildings. */
export const setsOf = (state: TableState, seat: number): Piece | undefined =>
  productionOf(state, seat)?.pieces.find((p) => p.icon !== 'feed' && (p.marks?.length ?? 0) > 0);

export const seatsOn = (piece: Piece): Piece[] => (piece.marks ?? []).filter((m) => m.icon === 'seat' || m.icon === 'neutral');
/** The slots where a seat's action tiles lie in this era; the one that is always free has no code but its words. */
export function slotsOf(state: TableState, seat: number): string[] {
  const { green, red, yellow, always, copy } = ringOf(state);
  const colour = state.panels.find((panel) => panel.seat === seat)?.colour ?? '';
  return [...green, ...red, ...yellow, always, copy]
    .filter((piece) => piece !== null && seatsOn(piece).some((mark) => mark.colour === colour))
    .map((piece) => piece!.code || piece!.text);
}
/** How many cards of the viewer's hand have the colour of a slot. */
export const fitting = (piece: Piece): number => (piece.marks ?? []).find((m) => m.icon === 'card' && m.colour === piece.colour)?.n ?? 0;
export const pricesOf = (piece: Piece): Piece[] => (piece.marks ?? []).filter((m) => !['seat', 'neutral', 'card'].includes(m.icon));

// -- the ways of an option

/** Resources are chosen at the own stock; of a trade the resource that is given. */
export function morePlaces(_state: TableState, option: Option): string[] {
  const [verb, rest = ''] = option.key.split(':');
  if (verb === 'resource') return [`stock:${rest}`];
  if (verb === 'trade') return [`stock:${rest.split(',')[0]}`];
  return [];
}

/** The board whose sites can be chosen, else the one of the viewer; somebody else's if it is asked for. */
export const shownSeat = (state: TableState, seat?: number): number => {
  if (seat !== undefined && seat >= 0) return seat;
  const acting = state.seats.findIndex((s) => s.to_act);
  return state.you ?? Math.max(0, acting);
};

/** A card that is held against the slot in question: true, false, or nothing in question. */
export function matchOf(card: Piece, slotColour: string | null): { match: boolean; text: string } | null {
  const told = (card.marks ?? []).find((m) => m.icon === 'match' || m.icon === 'no-match');
  if (told) return { match: told.icon === 'match', text: told.text };
  if (slotColour === null) return null;
  return { match: slotColour !== '' && card.colour === slotColour, text: '' };
}

/** Where choices without a place lie: at the foot of the sea, at its top, or over the green slots below it. */
export function trayAt(asked: { y: number }[], greenAsked: boolean): 'foot' | 'top' | 'slots' {
  if (!asked.some((spot) => spot.y > 78)) return 'foot';
  if (!asked.some((spot) => spot.y < 22)) return 'top';
  return greenAsked ? 'foot' : 'slots';
}
