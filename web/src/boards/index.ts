// The drawn boards, by game id. A game that is not here is played on the generic table; nothing else changes.
import type { Component } from 'svelte';
import type { Option, TableState } from '../api/types';
import type { Choosing } from '../table/choosing.svelte';

export interface BoardView {
  id: string;
  /** Key of the label in the interface's words. */
  label: string;
  icon: string;
  view: Component<{ table: TableState }>;
}

export interface DrawnBoard {
  /** The whole stage on a wide screen. */
  stage: Component<{ table: TableState }>;
  /** What lies before the seat that is looked at, under the stage. */
  mine: Component<{ table: TableState; seat: number }>;
  /** A rival at a glance, in the rail; also used, larger, where all boards are shown at once. */
  rival: Component<{ table: TableState; seat: number; large?: boolean }>;
  /** What a phone shows one at a time. */
  views: BoardView[];
  /** True once there is something to draw (before set-up there may not be). */
  ready(table: TableState): boolean;
  /** The stage has a place of its own for what happened since the last turn. */
  news?: boolean;
  /** Which of the six seat marks a seat plays with. */
  markOf?(table: TableState, seat: number): number;
  /** The score that is shown beside a name, if it is not the first figure of the seat's panel. */
  score?(table: TableState, seat: number): { icon: string; n: number };
  /** Places of options that the engine gives none. */
  morePlaces?(table: TableState, option: Option): string[];
  /** The view of a phone, or `mine`, in which a place lies: where something can be chosen, its tab has a dot. */
  tabOf?(place: string): string;
  /** Controls of the board's own in the decision panel, above the options. */
  tools?: Component<{ table: TableState }>;
  /** Keys of the board's own; true if the key was used. */
  key?(event: KeyboardEvent, choosing: Choosing): boolean;
  /** Icon and tone beside an option. */
  lookOf?(table: TableState, option: { key: string; verb?: string }): { icon: string; ground?: string; tone?: string } | null;
}

const boards = import.meta.glob<{ default: DrawnBoard }>('./*/board.ts');
const covers = import.meta.glob<{ default: Component }>('./*/Cover.svelte');

export async function drawnBoard(game: string): Promise<DrawnBoard | null> {
  const load = boards[`./${game}/board.ts`];
  if (!load) return null;
  try {
    return (await load()).default;
  } catch {
    return null;
  }
}

export async function coverOf(game: string): Promise<Component | null> {
  const load = covers[`./${game}/Cover.svelte`];
  return load ? (await load()).default : null;
}
