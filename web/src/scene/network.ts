// The geometry of a drawn network: scene coordinates (0 to 100) on a sheet of a given shape.
import type { Spot } from '../api/types';

export const WIDTH = 760;
export interface Point {
  x: number;
  y: number;
}
export interface Line {
  path: string;
  middle: Point;
}

export const sheetHeight = (ratio: number): number => Math.round(WIDTH / Math.min(1.5, Math.max(0.98, ratio || 1.2)));
export const on = (spot: Spot, height: number): Point => ({ x: (spot.x * WIDTH) / 100, y: (spot.y * height) / 100 });

/** A gently bent line between two points, and a point on it; every second one bends the other way. */
export function bend(a: Point, b: Point, number: number, at = 0.5): Line {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const by = (number % 2 ? -1 : 1) * 0.045;
  const turn = { x: (a.x + b.x) / 2 - dy * by, y: (a.y + b.y) / 2 + dx * by };
  const [p, q, s] = [(1 - at) ** 2, 2 * at * (1 - at), at ** 2];
  const middle = { x: p * a.x + q * turn.x + s * b.x, y: p * a.y + q * turn.y + s * b.y };
  const r = Math.round;
  return { path: `M${r(a.x)} ${r(a.y)}Q${r(turn.x)} ${r(turn.y)} ${r(b.x)} ${r(b.y)}`, middle };
}

/** The spots of some shapes, each with its number on the map. */
export const shaped = (spots: Spot[], ...shapes: string[]): { spot: Spot; i: number }[] =>
  spots.map((spot, i) => ({ spot, i })).filter(({ spot }) => shapes.includes(spot.shape ?? ''));

/** What is printed on a way stands where it is farthest from everything else. */
const ALONG = [0.5, 0.42, 0.58, 0.34, 0.66];
const TILE = 46;

/** The lines of the ways of a map, by their numbers. */
export function waysOf(spots: Spot[], at: Point[]): Map<number, Line> {
  const solid = shaped(spots, 'site', 'dot', 'extra', 'tile').map(({ spot, i }) => ({ ...at[i]!, r: spot.shape === 'tile' ? TILE : 0 }));
  return new Map(
    shaped(spots, 'way').map(({ spot, i }) => {
      const [a, b] = [at[spot.joins?.[0] ?? i] ?? at[i]!, at[spot.joins?.[1] ?? i] ?? at[i]!];
      const tried = ALONG.map((along) => bend(a, b, i, along));
      const room = tried.map(({ middle }) => Math.min(...solid.map((p) => Math.hypot(p.x - middle.x, p.y - middle.y) - p.r)));
      return [i, tried[room.indexOf(Math.max(...room))]!];
    }),
  );
}
