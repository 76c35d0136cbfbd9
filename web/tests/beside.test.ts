// A note about a thing covers nothing that one may want to press next, as long as there is room elsewhere.
import { describe, expect, it } from 'vitest';
import { beside, type Box } from '../src/table/beside';

const window = { width: 1000, height: 800 };
const note = { width: 240, height: 90 };
const box = (left: number, top: number, size = 40): Box => ({ left, top, right: left + size, bottom: top + size });
const covers = (at: { left: number; top: number }, other: Box) =>
  at.left < other.right && at.left + note.width > other.left && at.top < other.bottom && at.top + note.height > other.top;

describe('a note beside a thing', () => {
  const thing = box(480, 300);
  it('stands near it, and never over it', () => {
    const at = beside(thing, note, window, []);
    expect(covers(at, thing)).toBe(false);
    expect(Math.abs(at.top - thing.bottom)).toBeLessThan(10);
  });
  it('goes to the side where nothing can be chosen', () => {
    const row = [380, 420, 540, 580].map((left) => box(left, 300));
    const column = [box(480, 250), box(480, 350)];
    for (const taken of [row, column, [...row, ...column]]) {
      const at = beside(thing, note, window, taken);
      expect(taken.filter((other) => covers(at, other))).toEqual([]);
      expect(covers(at, thing)).toBe(false);
    }
  });
  it('steps back from a crowd', () => {
    const crowd = [-2, -1, 0, 1, 2].flatMap((x) => [-2, -1, 0, 1, 2].map((y) => box(480 + 45 * x, 300 + 45 * y)));
    const taken = crowd.filter((one) => one.left !== thing.left || one.top !== thing.top);
    expect(taken.filter((other) => covers(beside(thing, note, window, taken), other))).toEqual([]);
  });
  it('stays inside the window at every edge', () => {
    for (const left of [0, 480, 960])
      for (const top of [0, 380, 760]) {
        const at = beside(box(left, top), note, window, []);
        expect(at.left).toBeGreaterThanOrEqual(0);
        expect(at.top).toBeGreaterThanOrEqual(0);
        expect(at.left + note.width).toBeLessThanOrEqual(window.width);
        expect(at.top + note.height).toBeLessThanOrEqual(window.height);
      }
  });
});
