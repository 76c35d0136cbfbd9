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
