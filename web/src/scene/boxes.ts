// Boxes with words at places of a map: rows as the map has them, each box as wide as its neighbours allow.
import type { Spot } from '../api/types';

export interface Box {
  row: number;
  from: number;
  to: number;
}

const SAME_ROW = 9;
const WIDEST = 42;

/** Row by row from above; columns count from 0 to 100. Two boxes of a row never share a column. */
export function boxesOf(spots: Pick<Spot, 'x' | 'y'>[]): Box[] {
  const order = spots.map((_, i) => i).sort((a, b) => spots[a]!.y - spots[b]!.y);
  const rows: number[][] = [];
  let last = -Infinity;
  for (const i of order) {
    const y = spots[i]!.y;
    if (y - last > SAME_ROW || !rows.length) rows.push([i]);
    else rows.at(-1)!.push(i);
    last = y;
  }
  const found: Box[] = [];
  rows.forEach((row, n) => {
    row.sort((a, b) => spots[a]!.x - spots[b]!.x);
    row.forEach((i, k) => {
      const x = spots[i]!.x;
      const before = k ? (spots[row[k - 1]!]!.x + x) / 2 : -100;
      const after = k < row.length - 1 ? (spots[row[k + 1]!]!.x + x) / 2 : 200;
      const half = Math.min(WIDEST / 2, x - before, after - x);
      const from = Math.max(0, Math.min(100 - 2 * half, x - half), before);
      found[i] = { row: n, from: Math.round(from), to: Math.round(Math.min(100, from + 2 * half, after)) };
    });
  });
  return found;
}
