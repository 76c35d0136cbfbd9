// The drawn board of the table we are at, for parts that need its colours without knowing the game.
import { getContext, setContext } from 'svelte';
import { drawnBoard, type DrawnBoard } from '../boards';
import type { Panel, TableState } from '../api/types';
import { iconOf, seatMarkOfColour } from '../scene/looks';
import { speakOf } from '../words/words.svelte';

export class Drawn {
  board = $state.raw<DrawnBoard | null>(null);
  /** Who sits where and in which colour, for pieces that stand for a seat. */
  seated = $state.raw<{ names: string[]; panels: Panel[] }>({ names: [], panels: [] });
  /** The picture of points, where the title has one of its own. */
  readonly pointIcon = $derived.by(() => {
    const table = this.table;
    return table && this.board?.ready(table) ? this.board.score?.(table, 0).icon : undefined;
  });
  /** The table that is drawn. */
  table = $state.raw<TableState | null>(null);
  /** Whether it is known if there is a drawn board: until then nothing is drawn. */
  known = $state(false);
  /** Fetches the drawing of a title and its words; a title that has none is played on the generic table. */
  async load(game: string): Promise<void> {
    const board = await drawnBoard(game);
    if (board) await speakOf(game);
    this.board = board;
    this.known = true;
  }
  nameOf(colour: string, otherwise: string): string {
    const seat =
      /^seat-(\d)$/.exec(colour)?.[1] ?? this.seated.panels.find((panel) => panel.colour === colour && panel.seat !== null)?.seat;
    return (seat !== undefined && seat !== null && this.seated.names[Number(seat)]) || otherwise;
  }
  /** The score beside a name: the board knows it, or it is the first figure of the panel. */
  scoreOf(table: TableState, seat: number): { icon: string; n: number } | undefined {
    const first = table.panels.find((p) => p.seat === seat)?.summary[0];
    const own = this.board?.ready(table) ? this.board.score?.(table, seat) : undefined;
    return own ?? (first && { icon: iconOf(first.icon), n: first.n ?? 0 });
  }
  markOf(table: TableState, seat: number): number {
    const panel: Panel | undefined = table.panels.find((p) => p.seat === seat);
    return this.board?.markOf?.(table, seat) ?? seatMarkOfColour(panel?.colour ?? '') ?? (seat % 6) + 1;
  }
}

const KEY = Symbol('drawn');
export const provideDrawn = (drawn: Drawn) => setContext(KEY, drawn);
export const useDrawn = (): Drawn => getContext<Drawn | undefined>(KEY) ?? new Drawn();
