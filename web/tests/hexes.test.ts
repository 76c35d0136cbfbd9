// Hexes of a scene touch their neighbours, although scenes have whole numbers only.
import { expect, test } from 'vitest';
import type { Spot } from '../src/api/types';
import { hexSheet } from '../src/scene/hexes';

const spot = (x: number, y: number) => ({ x, y, shape: 'hex' }) as Spot;

test('a board of radius one has no gaps', () => {
  const around = [
    [-6.5, -13],
    [6.5, -13],
    [-13, 0],
    [0, 0],
    [13, 0],
    [-6.5, 13],
    [6.5, 13],
  ] as const;
  const sheet = hexSheet(around.map(([x, y]) => spot(50 + Math.round(x), 50 + y)));
  const middle = sheet.at[3]!;
  for (const [i, at] of sheet.at.entries()) {
    if (i === 3) continue;
    const far = Math.hypot(at.x - middle.x, at.y - middle.y);
    expect(Math.abs(far - sheet.radius * Math.sqrt(3))).toBeLessThan(1.5);
  }
  expect(sheet.at.every((p) => p.x >= 0 && p.y >= 0 && p.x <= sheet.width && p.y <= sheet.height)).toBe(true);
});
