// Planet Unknown as this board reads it: cells, tracks and cards from the scene, tiles and steps from the raw view.
import type { PlanetUnknownView } from '../../api/described';
import type { Cell, Grid, Piece, TableState, Track, Zone } from '../../api/types';
import print from './print.json';

export const TRACKS = ['civ', 'water', 'biomass', 'rover', 'tech'] as const;
export const TERRAINS = [...TRACKS, 'energy'] as const;
export type Terrain = (typeof TERRAINS)[number];

/** The view once everything is set up: what is derived from it is there as well. */
export type PuView = PlanetUnknownView & Required<Pick<PlanetUnknownView, 'stacks' | 'sections' | 'points'>>;

export function viewOf(state: TableState): PuView | null {
  const view = state.board as PlanetUnknownView | null;
  return view?.stacks && view.table.seats.every((s) => s.planet >= 0 && s.corporation >= 0) ? (view as PuView) : null;
}
/** There is something to draw from the first decision on: the boards to choose from, then those chosen. */
export const ready = (state: TableState): boolean => viewOf(state) !== null || (panelOf(state, state.you ?? 0)?.parts.length ?? 0) > 0;
/** The planets that a seat chooses from, or the one it has. */
export function offerOf(state: TableState, seat: number): number[] {
  const mine = (state.board as PlanetUnknownView | null)?.table.seats[seat];
  if (!mine) return [];
  return mine.planet >= 0 ? [mine.planet] : [0, mine.offered_planet];
}

const panelOf = (state: TableState, seat: number) => state.panels.find((p) => p.seat === seat);
export const gridOf = (state: TableState, seat: number): Grid | undefined =>
  panelOf(state, seat)?.parts.find((p): p is Grid => p.kind === 'grid');
export const tracksOf = (state: TableState, seat: number): Track[] =>
  (panelOf(state, seat)?.parts ?? []).filter((p): p is Track => p.kind === 'track');
export const zonesOf = (state: TableState, seat: number): Zone[] =>
  (panelOf(state, seat)?.parts ?? []).filter((p): p is Zone => p.kind === 'zone');
export const commonZones = (state: TableState): Zone[] =>
  (state.panels.find((p) => p.seat === null)?.parts ?? []).filter((p): p is Zone => p.kind === 'zone');
export const missionsOf = (state: TableState): Piece[] => commonZones(state).flatMap((z) => z.pieces.filter((p) => p.icon === 'mission'));
export const eventsOf = (state: TableState): Piece[] =>
  commonZones(state)
    .find((z) => z.pieces.some((p) => p.icon === 'event'))
    ?.pieces.filter((p) => p.icon === 'event') ?? [];
export const decksOf = (state: TableState): Piece[] =>
  commonZones(state).flatMap((z) => z.pieces.filter((p) => p.place.startsWith('deck:')));

/** Summary figures by their icon word. */
export function figure(state: TableState, seat: number, icon: string): number {
  return panelOf(state, seat)?.summary.find((p) => p.icon === icon)?.n ?? 0;
}
export const score = (state: TableState, seat: number): number => figure(state, seat, 'planet') + figure(state, seat, 'tracks');

// -- tiles

export interface TileCell {
  x: number;
  y: number;
  terrain: Terrain;
  building: boolean;
  meteor: boolean;
}
const PER_SHAPE = print.pairs.length * 2;

/** The printed cells of a tile, as it lies in the box. */
export function tileCells(tile: number): TileCell[] {
  const shape = print.shapes[Math.floor(tile / PER_SHAPE)];
  const pair = print.pairs[Math.floor((tile % PER_SHAPE) / 2)];
  if (!shape || !pair) return [];
  const at = (p: number[], x: number, y: number) => p[0] === x && p[1] === y;
  return shape.picture.flatMap((row, y) =>
    [...row].flatMap((letter, x) =>
      letter === '.'
        ? []
        : [
            {
              x,
              y,
              terrain: (letter === 'A' ? pair[0] : pair[1]) as Terrain,
              building: at(shape.building_a, x, y) || at(shape.building_b, x, y),
              meteor: tile % 2 === 1 && at(shape.meteor, x, y),
            },
          ],
    ),
  );
}

/** The tile in an orientation: 0 to 3 turned clockwise, 4 to 7 turned over first; moved to the corner. */
export function turned(cells: TileCell[], orientation: number): TileCell[] {
  const moved = cells.map((cell) => {
    let [x, y] = [orientation >= 4 ? -cell.x : cell.x, cell.y];
    for (let i = 0; i < orientation % 4; i++) [x, y] = [-y, x];
    return { ...cell, x, y };
  });
  const [left, top] = [Math.min(...moved.map((c) => c.x)), Math.min(...moved.map((c) => c.y))];
  return moved.map((c) => ({ ...c, x: c.x - left, y: c.y - top }));
}

/** The tile that an option takes from the station; -1 for an option that takes none. */
export function tileOf(state: TableState, option: { places: string[]; verb: string }): number {
  const stack = option.places.length === 1 ? /^stack:(\d+)$/.exec(option.places[0]!)?.[1] : undefined;
  return stack === undefined ? -1 : (viewOf(state)?.table.tops[Number(stack)] ?? -1);
}

/** Fields of a printed track: `move:2 #1` and the like. */
export const printedTrack = (corporation: number, track: number): string[] => print.tracks[corporation]?.[track] ?? [];

export const cellPlace = (seat: number, x: number, y: number): string => `cell:${seat}:${x},${y}`;
export const isLand = (cell: Cell): boolean => cell.colour === 'land' || cell.colour === 'ice';
