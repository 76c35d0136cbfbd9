// What this board reads of a table. Printed facts, prices and words come from the scene, found by their places;
// from the raw view come only numbers that belong to no piece.
import type { EvacuationView } from '../../api/described';
import type { Option, Piece, SceneMap, Spot, TableState, Track, Zone } from '../../api/types';
import { seatMarkOfColour } from '../../scene/looks';

export const RESOURCES = ['food', 'steel', 'energy'] as const;
export const WORLDS = ['old', 'new'] as const;
export const SYMBOLS = ['leaf', 'drop', 'shield', 'beacon'] as const;
export type World = (typeof WORLDS)[number];

export function viewOf(state: TableState): EvacuationView | null {
  const view = state.board as EvacuationView | null;
  return view?.table?.seats?.length ? view : null;
}
export const ready = (state: TableState): boolean => viewOf(state) !== null;
/** Goals are drafted before anything lies on the table. */
export const drafting = (state: TableState): boolean => (viewOf(state)?.table.year ?? 0) === 0;
export const isRace = (state: TableState): boolean => viewOf(state)?.settings.aim === 'race';

const partsOf = (state: TableState, seat: number | null) => state.panels.find((p) => p.seat === seat)?.parts ?? [];
const tracksOf = (state: TableState, seat: number | null): Track[] =>
  partsOf(state, seat).filter((part): part is Track => part.kind === 'track');

/** A zone by its place: `world:0:old`, `offer:shuttle`, … */
export function zoneOf(state: TableState, place: string): Zone | undefined {
  const [, seat] = place.split(':');
  const owner = seat !== undefined && /^\d$/.test(seat) ? Number(seat) : null;
  return partsOf(state, owner).find((part): part is Zone => part.kind === 'zone' && part.place === place);
}
export const piecesOf = (state: TableState, place: string): Piece[] => zoneOf(state, place)?.pieces ?? [];

export const mapOf = (state: TableState): SceneMap | undefined =>
  partsOf(state, null).find((part): part is SceneMap => part.kind === 'map');
export const progressOf = (state: TableState): Track | undefined => tracksOf(state, null)[0];
export const orderOf = (state: TableState): Track | undefined => tracksOf(state, null)[1];
export const yearsOf = (state: TableState): Track | undefined => tracksOf(state, null)[2];
export const actionTrackOf = (state: TableState, seat: number): Track | undefined => tracksOf(state, seat)[0];

/** The three markers of the production track are figures of the panel. */
export const productionOf = (state: TableState, seat: number): Piece[] =>
  (state.panels.find((p) => p.seat === seat)?.summary ?? []).filter((piece) => piece.icon.startsWith('production-'));

/** Factories and population of a side, also where none stands yet: then it is a mark beside the cubes. */
export function standingOn(state: TableState, seat: number, world: World): Piece[] {
  const pieces = piecesOf(state, `world:${seat}:${world}`);
  const all = [...pieces, ...pieces.flatMap((piece) => piece.marks)].filter((p) => /^(prepared|population):/.test(p.place));
  return all.sort((a, b) => STANDING.indexOf(a.icon) - STANDING.indexOf(b.icon));
}
const STANDING = ['population', 'farm', 'steelworks', 'power-plant'];

/** One piece of a side of somebody's board. */
export const pieceAt = (state: TableState, zone: string, place: string): Piece | undefined =>
  piecesOf(state, zone).find((piece) => piece.place === place);

export const marksNamed = (piece: Piece | undefined, ...icons: string[]): Piece[] =>
  (piece?.marks ?? []).filter((mark) => icons.some((icon) => mark.icon === icon || (icon.endsWith('-') && mark.icon.startsWith(icon))));
export const numberOf = (piece: Piece | undefined, icon: string): number => marksNamed(piece, icon)[0]?.n ?? 0;

/** What the year that is going on asks for: food of each world, stadiums. */
export function askedNow(state: TableState): { old: number; new: number; stadiums: number } {
  const space = yearsOf(state)?.spaces.find((s) => s.pieces.length > 0);
  const n = (icon: string) => space?.marks.find((mark) => mark.icon === icon)?.n ?? 0;
  return { old: n('old-food'), new: n('new-food'), stadiums: n('stadium') };
}

/** The seat whose colour a piece has; null for the automaton. */
export function seatOfColour(state: TableState, colour: string): number | null {
  return state.panels.find((panel) => panel.seat !== null && panel.colour === colour)?.seat ?? null;
}
export function markOf(state: TableState, seat: number): number {
  const colour = state.panels.find((panel) => panel.seat === seat)?.colour ?? '';
  return seatMarkOfColour(colour) ?? (seat % 6) + 1;
}
export const toneOf = (state: TableState, seat: number): string => `var(--seat-${markOf(state, seat)})`;

/** Rows and columns of the hexes, from the places that the scene gives them on a map of 100 by 100. */
export const hexOf = (spot: Spot): { across: number; down: number } => ({
  across: Math.round((2 * (spot.x - 50)) / 13) / 2,
  down: Math.round((spot.y - 50) / 13),
});

export interface Settled {
  seat: number | null;
  /** A player by the name at this table, whoever plays the solo cards by its own. */
  name: string;
  people: number;
  factories: string[];
}
/** Who has settled an area, and the factories there one by one. */
export function settledOf(state: TableState, spot: Spot): Settled | null {
  const [who, ...works] = spot.pieces;
  if (!who) return null;
  const seat = seatOfColour(state, who.colour);
  return {
    seat,
    name: (seat === null ? null : state.names[seat]) ?? who.text,
    people: who.n ?? 0,
    factories: works.flatMap((piece) => Array.from({ length: piece.n ?? 1 }, () => piece.icon)),
  };
}

/** The seat whose side of the table is looked at: mine, or of whoever is to act. */
export function seatShown(state: TableState): number {
  if (state.you !== null) return state.you;
  const acting = state.seats.findIndex((seat) => seat.to_act);
  return acting < 0 ? 0 : acting;
}

/** Options that touch nothing lie above the table as buttons. */
export const choicePlace = (option: { key: string }): string => `choice:${option.key}`;
export const morePlaces = (_state: TableState, option: Option): string[] => [choicePlace(option)];
/** Those that get a button; long lists stay in the panel. */
export function looseChoices(state: TableState): Option[] {
  const loose = (state.decision?.options ?? []).filter((option) => option.places.length === 0);
  return loose.length > 8 ? [] : loose;
}

/** The view of a phone where a place lies. */
export function tabOf(place: string): string {
  const kind = place.split(':')[0];
  if (kind === 'area' || kind === 'goal') return 'world'; // goals are chosen in the draft only
  if (kind === 'section' || kind === 'cell') return 'progress';
  if (kind === 'action') return 'offers';
  if (kind === 'choice') return ''; // a phone has them in its sheet
  return 'mine';
}
