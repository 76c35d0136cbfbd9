// Which turns a list shows, and which turn a moment of the game belongs to.
import { describe, expect, it } from 'vitest';
import type { Turn } from '../src/api/types';
import { isMistake, shown, turnAt } from '../src/analysis/grades';

const turn = (n: number, first: number, seat: number, grade: Turn['grade'], lost: number): Turn => ({
  n,
  first,
  at: first,
  seat,
  grade,
  lost,
  error: 0.1,
  chance_lost: 0,
  text: '',
});
const turns = [turn(0, 0, 0, 'best', 0), turn(1, 3, 1, 'blunder', 5), turn(2, 4, 0, 'good', 0.3), turn(3, 9, 0, 'inaccuracy', 0.8)];
const numbers = (list: Turn[]) => list.map((one) => one.n);

describe('turns of an analysis', () => {
  it('are all, mine, or mistakes: mine where I have a seat, else those of everybody', () => {
    expect(numbers(shown(turns, 'all', [0]))).toEqual([0, 1, 2, 3]);
    expect(numbers(shown(turns, 'mine', [0]))).toEqual([0, 2, 3]);
    expect(numbers(shown(turns, 'mistakes', [0]))).toEqual([3]);
    expect(numbers(shown(turns, 'mistakes', []))).toEqual([1, 3]);
    expect(isMistake(turns[2]!)).toBe(false);
  });
  it('are found by a moment of the game', () => {
    expect([0, 2, 3, 5, 100].map((at) => turnAt(turns, at))).toEqual([0, 0, 1, 2, 3]);
  });
});
