import { describe, expect, it } from 'vitest';
import type { TableState } from '../src/api/types';
import { cookie } from '../src/api/http';
import { momentBefore } from '../src/replay/film';
import { columns } from '../src/replay/lines';

describe('finding a moment', () => {
  it('halves its way to the last position before a line', async () => {
    let asked = 0;
    const fetch = (at: number) => {
      asked++;
      return Promise.resolve({ log: [{ n: at * 2 }] } as unknown as TableState);
    };
    expect(await momentBefore(41, 100, fetch)).toBe(20);
    expect(asked).toBeLessThan(9);
  });
});

describe('small things', () => {
  it('turns a timeline into columns', () =>
    expect(
      columns(
        [
          [0, 0],
          [3, 1],
        ],
        2,
      ),
    ).toEqual([
      [0, 1],
      [0, 3],
      [0, 1],
    ]));
  it('reads a cookie', () => expect(cookie('b', 'a=1; b=x%3D2; c=3')).toBe('x=2'));
});
