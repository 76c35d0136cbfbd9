// Where things lie on the drawn station. The centre is (310, 306); sectors go clockwise from the top.
export const CENTRE = { x: 310, y: 306 };

export interface Point {
  x: number;
  y: number;
}

export function polar(angle: number, radius: number, from: Point = CENTRE): Point {
  const a = (angle * Math.PI) / 180;
  return { x: from.x + radius * Math.cos(a), y: from.y + radius * Math.sin(a) };
}

const p = ({ x, y }: Point) => `${x.toFixed(2)} ${y.toFixed(2)}`;

/** The middle direction of a sector, in degrees. */
export const sectorAngle = (position: number): number => 60 * position - 90;
export const sectorCentre = (position: number): Point => polar(sectorAngle(position), 183);

/** A sector's outline: an arc outside, straight sides, a flat inner edge; `inset` draws it smaller. */
export function sectorPath(position: number, inset = 0): string {
  const middle = sectorAngle(position);
  const outer = 268 - inset;
  const half = 28 - inset * 0.32;
  const a = polar(middle - half, outer);
  const b = polar(middle + half, outer);
  const inner = (side: number) => polar(middle + side * (26 - inset * 0.5), 88 + inset * 1.1);
  return `M${p(a)}A${outer} ${outer} 0 0 1 ${p(b)}L${p(inner(1))}L${p(inner(-1))}Z`;
}

/** Order of the seven areas around the control field, white outermost. */
const AROUND = [6, 0, 1, 2, 3, 4, 5];
export function areaPoint(position: number, colour: number): Point {
  const step = AROUND.indexOf(colour) * (360 / 7);
  return polar(sectorAngle(position) + step, 55, sectorCentre(position));
}

export const lockPoint = (position: number): Point => polar(sectorAngle(position) + 30, 196);
export const letterPoint = (position: number): Point => polar(sectorAngle(position) - 23.5, 246);
export const bayPoint = (position: number): Point => polar(sectorAngle(position) + 22.5, 246);

/** One field of a knowledge track with `lap` fields. */
export function fieldPath(field: number, lap: number): string {
  const step = 360 / lap;
  const from = field * step - 90;
  const to = from + step - 0.46;
  return `M${p(polar(from, 277))}A277 277 0 0 1 ${p(polar(to, 277))}L${p(polar(to, 299))}A299 299 0 0 0 ${p(polar(from, 299))}Z`;
}
export const fieldPoint = (kp: number, lap: number): Point => polar(((kp % lap) + 0.5) * (360 / lap) - 90, 288);
export const redLine = (field: number, lap: number): { from: Point; to: Point } => ({
  from: polar(field * (360 / lap) - 90.2, 272),
  to: polar(field * (360 / lap) - 90.2, 303),
});

/** Hexagon with a corner on top. */
export function hexPath({ x, y }: Point, r: number, flat = false): string {
  return `M${Array.from({ length: 6 }, (_, i) => p(polar(60 * i - (flat ? 0 : 90), r, { x, y }))).join('L')}Z`;
}

/** Headquarters: three tiers above the start. */
export const HQ: Point[] = [
  { x: 150, y: 226 },
  { x: 98, y: 166 },
  { x: 202, y: 166 },
  { x: 46, y: 104 },
  { x: 150, y: 104 },
  { x: 254, y: 104 },
  { x: 98, y: 42 },
  { x: 202, y: 42 },
];
export function arrow(from: Point, to: Point, gap = 34): { from: Point; to: Point } {
  const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  return { from: polar(angle, gap - 4, from), to: polar(angle + 180, gap, to) };
}
