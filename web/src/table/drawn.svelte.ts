// The drawn board of the table we are at, for parts that need its colours without knowing the game.
import { getContext, setContext } from 'svelte';
import type { DrawnBoard } from '../boards';
import type { Panel, TableState } from '../api/types';
import { seatMarkOfColour } from '../scene/looks';

export class Drawn {
  board = $state.raw<DrawnBoard | null>(null);
  /** Who sits where and in which colour, for pieces that stand for a seat. */
  seated = $state.raw<{ names: string[]; panels: Panel[] }>({ names: [], panels: [] });
  nameOf(colour: string, otherwise: string): string {
    const seat =
      /^seat-(\d)$/.exec(colour)?.[1] ?? this.seated.panels.find((panel) => panel.colour === colour && panel.seat !== null)?.seat;
    return (seat !== undefined && seat !== null && this.seated.names[Number(seat)]) || otherwise;
  }
  markOf(table: TableState, seat: number): number {
    const panel: Panel | undefined = table.panels.find((p) => p.seat === seat);
    return this.board?.markOf?.(table, seat) ?? seatMarkOfColour(panel?.colour ?? '') ?? (seat % 6) + 1;
  }
}

const KEY = Symbol('drawn');
export const provideDrawn = (drawn: Drawn) => setContext(KEY, drawn);
export const useDrawn = (): Drawn => getContext<Drawn | undefined>(KEY) ?? new Drawn();
