// The geometry of a map of hexes that stand on their points: rows of a scene (0 to 100) on a sheet without gaps.
import type { Piece, Spot } from '../api/types';
import type { Point } from './network';

const RADIUS = 56;
const ROW = 4;
const STEP = 21;

export interface HexSheet {
  at: Point[];
  radius: number;
  width: number;
  height: number;
}

/** Where the middle of each hex lies: neighbours in a row touch, rows interlock. */
export function hexSheet(spots: Spot[]): HexSheet {
  const step = usualGap(spots);
  const rows = [...new Set(spots.map((spot) => spot.y))].sort((a, b) => a - b);
  const left = Math.min(...spots.map((spot) => spot.x));
  const wide = RADIUS * Math.sqrt(3);
  const at = spots.map((spot) => ({
    x: Math.round((Math.round((2 * (spot.x - left)) / step) / 2) * wide + wide / 2), // scenes have whole numbers
    y: Math.round(rows.indexOf(spot.y) * RADIUS * 1.5 + RADIUS),
  }));
  return {
    at,
    radius: RADIUS,
    width: Math.max(...at.map((p) => p.x)) + Math.ceil(wide / 2),
    height: Math.max(...at.map((p) => p.y)) + RADIUS,
  };
}

/** The distance of neighbours in a row, in most rows. */
function usualGap(spots: Spot[]): number {
  const gaps = spots.flatMap((a) => {
    const right = spots.filter((b) => b.y === a.y && b.x > a.x).map((b) => b.x - a.x);
    return right.length ? [Math.min(...right)] : [];
  });
  return gaps.sort((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? 1;
}

export function corners(radius: number): string {
  return [0, 1, 2, 3, 4, 5]
    .map((n) => (Math.PI / 3) * n + Math.PI / 6)
    .map((turn) => `${(radius * Math.cos(turn)).toFixed(1)},${(radius * Math.sin(turn)).toFixed(1)}`)
    .join(' ');
}

/** What is printed on a hex, in rows around its middle. */
export function laidIn(marks: Piece[]): { mark: Piece; x: number; y: number }[] {
  const rows = Math.ceil(marks.length / ROW);
  return marks.map((mark, i) => {
    const row = Math.floor(i / ROW);
    const inRow = Math.min(ROW, marks.length - row * ROW);
    return { mark, x: ((i % ROW) - (inRow - 1) / 2) * STEP, y: (row - (rows - 1) / 2) * STEP - 8 };
  });
}
