import { describe, expect, it } from 'vitest';
import type { Result, TableState } from '../src/api/types';
import { cookie } from '../src/api/http';
import { momentBefore } from '../src/replay/film';
import { columns } from '../src/replay/lines';
import { headline, longest } from '../src/replay/outcome';

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

describe('how a game ended', () => {
  const table = (you: number | null, ...names: string[]) => ({ you, names, seats: names }) as unknown as TableState;
  const result = (scores: number[], winners: number[], grade: string | null = null, values: number[][] = []) =>
    ({ scores, winners, grade, parts: values.map((v, i) => ({ key: `p${i}`, values: v })) }) as unknown as Result;
  it('is a victory over others, and alone a number with a grade', () => {
    expect(headline(table(0, 'Ann', 'Ben'), result([9, 4], [0]))).toBe('You win with 9 points');
    expect(headline(table(1, 'Ann', 'Ben'), result([9, 4], [0]))).toBe('Ann wins with 9 points');
    expect(headline(table(0, 'Ann'), result([-46], [0], 'Below what the rulebook calls decent.'))).toBe('−46 points');
  });
  it('is told as a production where that is what counts', () => {
    const race = { ...result([3, 1], [0]), parts: [{ key: 'lowest', values: [4, 2] }] } as unknown as Result;
    expect(headline(table(0, 'Ann', 'Ben'), race)).toBe('You win with a lowest production of 3');
  });
  it('has bars that are never longer than their room', () => {
    expect(longest(result([-46, 1], [1], null, [[30, 4], [-76, -3]]))).toBe(30); // prettier-ignore
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
