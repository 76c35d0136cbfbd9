// The raw view of an AquaSphere table as this board reads it. Printed facts come from the scene, not from here.
import type { AquasphereView } from '../../api/described';
import type { Change, Option, Piece, SceneMap, TableState, Zone } from '../../api/types';
import { t } from '../../words/words.svelte';

export const COLOURS = ['green', 'yellow', 'black', 'violet', 'blue', 'red', 'white'] as const;
export type Colour = (typeof COLOURS)[number];
export const LETTERS = 'ABCDEF';
/** The seat marks that come nearest to the four colours of wood: natural, yellow, red, blue. */
const MARKS = [6, 3, 1, 2];

export function viewOf(state: TableState): AquasphereView | null {
  const view = state.board as AquasphereView | null;
  return view?.table?.ring?.length ? view : null;
}

export const ready = (state: TableState): boolean => viewOf(state) !== null;

export function markOf(state: TableState, seat: number): number {
  const table = (state.board as AquasphereView | null)?.table;
  const colour = table?.seats[seat]?.colour ?? -1;
  if (colour >= 0) return MARKS[colour]!;
  const taken = new Set(
    (table?.seats ?? [])
      .map((s) => s.colour)
      .filter((c) => c >= 0)
      .map((c) => MARKS[c]!),
  );
  const free = [4, 5, 1, 2, 3, 6].filter((mark) => !taken.has(mark));
  const undecided = (table?.seats ?? []).map((s, i) => (s.colour < 0 ? i : -1)).filter((i) => i >= 0);
  return free[undecided.indexOf(seat)] ?? (seat % 6) + 1;
}
export const markOfColour = (colour: number): number => MARKS[colour] ?? 6;

const maps = (state: TableState): SceneMap[] =>
  (state.panels.find((p) => p.seat === null)?.parts ?? []).filter((p): p is SceneMap => p.kind === 'map');
export const stationMap = (state: TableState): SceneMap | undefined => maps(state)[0];
export const headquartersMap = (state: TableState): SceneMap | undefined => maps(state)[1];

/** Zones of a seat's panel, in the scene's order: programmed bots, research cards, expansions. */
export function zonesOf(state: TableState, seat: number): Zone[] {
  return (state.panels.find((p) => p.seat === seat)?.parts ?? []).filter((p): p is Zone => p.kind === 'zone');
}
export const cardsOf = (state: TableState, seat: number): Piece[] => zonesOf(state, seat)[1]?.pieces ?? [];
export const expansionsOf = (state: TableState, seat: number): Piece[] => zonesOf(state, seat)[2]?.pieces ?? [];

/** A colour in the language of the scene. */
export function colourWord(state: TableState, colour: number): string {
  return zonesOf(state, 0)[0]?.pieces[colour]?.text ?? COLOURS[colour] ?? '';
}

/** The letters at the end of an expansion's words: “L05: +1 time B/D” has B/D. */
export const lettersOf = (piece: Piece): string => /([A-F](?:\/[A-F])*)\s*$/.exec(piece.text)?.[1] ?? '';

/** The tops of the piles in a sector, read from the scene. */
export function topsOf(state: TableState, position: number): { card?: Piece; expansion?: Piece } {
  const pieces = stationMap(state)?.spots[position]?.pieces ?? [];
  return { card: pieces.find((p) => p.place.startsWith('research:')), expansion: pieces.find((p) => p.place.startsWith('expansion:')) };
}

/** What a side of the centre card brings: the kinds that it shows, two beside each other, around its middle. */
export function brought(side: readonly number[]): { icon: string; n: number; x: number; y: number }[] {
  const found = ['time', 'crystal', 'octopod', 'submarine'].flatMap((icon, i) => (side[i] ? [{ icon, n: side[i] }] : []));
  const rows = Math.ceil(found.length / 2);
  return found.map((piece, i) => {
    const beside = Math.min(2, found.length - 2 * Math.floor(i / 2));
    return { ...piece, x: ((i % 2) - (beside - 1) / 2) * 23, y: (Math.floor(i / 2) - (rows - 1) / 2) * 14 };
  });
}

/** What fits into a laboratory, and how much of it there is; octopods are not kept, only caught so many at a time. */
export function roomsOf(state: TableState, seat: number): { icon: string; n: number | null; of: number; label: string }[] {
  const { time, crystals, research, room } = viewOf(state)!.table.seats[seat]!;
  const told = (icon: string, word: string, n: number | null, of: number) => ({ icon, n, of, label: t(word, { n: n ?? 0, of }) });
  return [
    told('time', 'aq-room-time', time, room[3]),
    told('crystal', 'aq-room-crystals', crystals, room[1]),
    told('octopod', 'aq-room-octopods', null, room[2]),
    told('research-card', 'aq-room-research', research.length, room[0]),
  ];
}

/** Which symbol the white area of a sector programs: the colour that its note names. */
export function programmingColour(state: TableState, position: number): number {
  const note = stationMap(state)?.spots[position]?.note ?? '';
  const words = note.toLowerCase().split(/[^\p{L}]+/u);
  return COLOURS.findIndex((colour, c) => colour !== 'white' && words.includes(colourWord(state, c).toLowerCase()));
}

/** Where knowledge would be counted: the field it comes to, and the red lines on the way there. */
export function knowledgePlaces(state: TableState, change: Change): string[] {
  const view = viewOf(state);
  if (change.what !== 'points' || !view?.lap) return [];
  const before = change.after - change.n;
  const crossed = (view.red_lines ?? []).filter((line) => {
    const next = line + view.lap! * Math.max(0, Math.floor((before - line) / view.lap!) + 1);
    return before < next && next <= change.after;
  });
  return [`knowledge:${change.after % view.lap}`, ...crossed.map((line) => `red-line:${line}`)];
}

/** Options without a place of their own light the area where the scientist stands. */
export function morePlaces(state: TableState, option: Option): string[] {
  const view = viewOf(state);
  const seat = state.decision?.seat;
  if (!view || seat === undefined || !['perform', 'catch'].includes(option.verb)) return [];
  const player = view.table.seats[seat];
  if (!player) return [];
  return [`area:${LETTERS[view.table.ring[player.scientist] ?? 0]}:${COLOURS[player.area]}`];
}
