// Where things lie on the drawn New World and on the progress track.
export interface Point {
  x: number;
  y: number;
}
export const RADIUS = 39;
const ACROSS = 71;
const DOWN = 61.5;
export const CENTRE: Point = { x: 320, y: 286 };
export const MAP_BOX = '52 18 536 536';

export const hexCentre = (hex: { across: number; down: number }): Point => ({
  x: CENTRE.x + ACROSS * hex.across,
  y: CENTRE.y + DOWN * hex.down,
});

/** A hexagon with a corner on top. */
export function hexPath({ x, y }: Point, r: number): string {
  const half = r * 0.866;
  const p = (dx: number, dy: number) => `${(x + dx).toFixed(1)} ${(y + dy).toFixed(1)}`;
  return `M${p(0, -r)}L${p(half, -r / 2)}L${p(half, r / 2)}L${p(0, r)}L${p(-half, r / 2)}L${p(-half, -r / 2)}Z`;
}

/** So many things of a width side by side, around a centre. */
export const spread = (n: number, i: number, step: number): number => (i - (n - 1) / 2) * step;

/** A steady number from 0 to 1 for decorations, the same for the same words. */
export function grain(seed: string, i: number): number {
  let h = 2166136261 ^ i;
  for (const c of seed) h = Math.imul(h ^ c.charCodeAt(0), 16777619);
  h = Math.imul(h ^ (h >>> 15), 2246822507);
  return ((h ^ (h >>> 13)) >>> 0) / 4294967296;
}

export const CELL = { width: 38, height: 29, gap: 4, gate: 16 };

export interface Laid {
  /** The left edge of each section, by its number, and its row. */
  sections: { x: number; row: number }[];
  /** Milestones stand before the section of this number. */
  gates: { before: number; x: number; row: number }[];
  width: number;
  rowHeight: number;
  height: number;
}

/** The track in one row or in several: sections with their cells below each other, milestones between them. */
export function layTrack(milestones: boolean[], lanes: number, rows: number, left: number): Laid {
  const perRow = Math.ceil(milestones.length / rows);
  const rowHeight = lanes * (CELL.height + CELL.gap) + (rows > 1 ? 14 : 6);
  const laid: Laid = { sections: [], gates: [], width: 0, rowHeight, height: rows * rowHeight };
  let x = left;
  let row = 0;
  milestones.forEach((gate, section) => {
    if (section > 0 && section % perRow === 0) {
      row++;
      x = left;
    }
    if (gate) {
      laid.gates.push({ before: section, x, row });
      x += CELL.gate + 6;
    }
    laid.sections.push({ x, row });
    x += CELL.width + CELL.gap;
    laid.width = Math.max(laid.width, x);
  });
  return laid;
}
