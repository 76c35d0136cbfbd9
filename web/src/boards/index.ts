// The drawn boards, by game id. A game that is not here is played on the generic table; nothing else changes.
import type { Component } from 'svelte';
import type { Change, Option, TableState } from '../api/types';
import type { Choosing } from '../table/choosing.svelte';

export interface BoardView {
  id: string;
  /** Key of the label in the interface's words. */
  label: string;
  icon: string;
  view: Component<{ table: TableState }>;
  /** Whether a place is to be found there: a phone goes where something can be chosen. */
  holds?(place: string): boolean;
}

export interface DrawnBoard {
  /** The whole stage on a wide screen; `seat` is the one that is looked at. */
  stage: Component<{ table: TableState; seat?: number }>;
  /** What the stage shows until the board is ready. */
  before?: Component<{ table: TableState }>;
  /** What lies before the seat that is looked at, under the stage. */
  mine: Component<{ table: TableState; seat: number }>;
  /** A rival at a glance, in the rail; also used, larger, where all boards are shown at once. */
  rival: Component<{ table: TableState; seat: number; large?: boolean }>;
  /** A board among all boards on a phone: its picture (`board-pic`, `broad` with words in it) and its figures beside it (`board-facts`). */
  small: Component<{ table: TableState; seat: number }>;
  /** What lies at the foot of the rail with the rivals. */
  aside?: Component<{ table: TableState }>;
  /** What a phone shows one at a time. */
  views: BoardView[];
  /** True once there is something to draw (before set-up there may not be). */
  ready(table: TableState): boolean;
  /** Which of the six seat marks a seat plays with. */
  markOf?(table: TableState, seat: number): number;
  /** The score that is shown beside a name, if it is not the first figure of the seat's panel. */
  score?(table: TableState, seat: number): { icon: string; n: number };
  /** Places of options that the engine gives none. */
  morePlaces?(table: TableState, option: Option): string[];
  /** Whether a place lies before the seat itself, see `BoardView.holds`. */
  mineHolds?(place: string): boolean;
  /** What can be done at any time besides what is asked: a phone does not stay or go there for it. */
  isExtra?(option: Option): boolean;
  /** Places where a difference would be seen, to show on the board what an option would do. */
  foresees?(table: TableState, change: Change): string[];
  /** A picture before an option, in place of an icon; it may draw nothing. */
  picture?: Component<{ table: TableState; option: Option }>;
  pictured?(table: TableState, option: Option): boolean;
  /** True while the options are laid out on the board itself: the panel lists them only on request. */
  laid?(choosing: Choosing): boolean;
  /** Controls of the board's own in the decision panel, above the options. */
  tools?: Component<{ table: TableState }>;
  /** Keys of the board's own; true if the key was used. */
  key?(event: KeyboardEvent, choosing: Choosing): boolean;
  /** The expansion that is played with, if there is one: it belongs to the title. */
  added?(table: TableState): string;
  /** At the end everybody's board is shown whole: at a glance it is figures only. */
  whole?: boolean;
  /** Icon and tone beside an option. */
  lookOf?(
    table: TableState,
    option: { key: string; verb?: string },
    brings?: Change[],
  ): { icon: string; ground?: string; tone?: string } | null;
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

/** Boxes with a picture of their own, games before what adds to one: a shelf for as long as the real one is not known. */
export const pictured = Object.keys(covers)
  .map((path) => path.split('/')[1]!)
  .sort((a, b) => Number(!boards[`./${a}/board.ts`]) - Number(!boards[`./${b}/board.ts`]));

export async function coverOf(game: string): Promise<Component | null> {
  const load = covers[`./${game}/Cover.svelte`];
  return load ? (await load()).default : null;
}
