// The drawn board of the table we are at, for parts that need its colours without knowing the game.
import { getContext, setContext } from 'svelte';
import type { DrawnBoard } from '../boards';
import type { TableState } from '../api/types';

export class Drawn {
  board = $state.raw<DrawnBoard | null>(null);
  /** Who sits where, for pieces that stand for a seat. */
  names = $state.raw<string[]>([]);
  nameOf(seat: number | null, otherwise: string): string {
    return (seat !== null && this.names[seat]) || otherwise;
  }
  markOf(table: TableState, seat: number): number {
    return this.board?.markOf?.(table, seat) ?? (seat % 6) + 1;
  }
}

const KEY = Symbol('drawn');
export const provideDrawn = (drawn: Drawn) => setContext(KEY, drawn);
export const useDrawn = (): Drawn => getContext<Drawn | undefined>(KEY) ?? new Drawn();
