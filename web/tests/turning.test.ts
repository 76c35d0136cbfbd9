import { describe, expect, it } from 'vitest';
import type { LogLine } from '../src/api/types';
import { roundsOf, turningPoints } from '../src/replay/turning';

const line = (n: number, at: number, seat: number): LogLine => ({ n, at, kind: 'line', seat, text: `${n}` });
const log: LogLine[] = [
  { n: 0, at: 0, kind: 'heading', part: 'round', seat: null, text: 'Round 1' },
  line(1, 1, 0),
  line(2, 2, 1),
  { n: 3, at: 2, kind: 'heading', part: 'round', seat: null, text: 'Round 2' },
  line(4, 3, 0),
  { n: 4.5, at: 3, kind: 'heading', part: 'interim-scoring', seat: null, text: 'Interim scoring' },
  line(4.6, 4, 0),
  { n: 5, at: 4, kind: 'heading', part: 'final-scoring', seat: null, text: 'Final scoring' },
  line(6, 4, 1),
];
const timeline = [
  [0, 0],
  [1, 0],
  [1, 6],
  [1, 10],
  [0, 10],
  [30, 8],
];

describe('turning points', () => {
  it('are the actions that changed most between a seat and the others', () => {
    expect(turningPoints(log, timeline, 2).map((m) => [m.line.n, m.when, m.swing])).toEqual([
      [2, 'Round 1', 6],
      [4.5, 'Round 2', 4],
    ]);
  });
  it('credit a scoring with what it brought, not the action before it', () =>
    expect(turningPoints(log, timeline).find((m) => m.line.n === 4.5)!.line.seat).toBe(1));
  it('take a production of all as one, however many moves it needs', () => {
    const production: LogLine[] = [
      line(1, 1, 0),
      { n: 2, at: 1, kind: 'heading', part: 'production', seat: null, text: 'Production' },
      line(3, 2, 0),
      line(4, 3, 1),
      { n: 5, at: 3, kind: 'heading', part: 'round', seat: null, text: 'Round 5' },
    ];
    const points = [
      [0, 0],
      [0, 0],
      [8, 0],
      [8, 6],
    ];
    expect(turningPoints(production, points).map((m) => [m.line.n, m.line.seat, m.swing])).toEqual([[2, 0, 2]]);
  });
  it('stand on an axis of rounds', () =>
    expect(roundsOf(log)).toEqual([
      { at: 0, text: '1' },
      { at: 2, text: '2' },
    ]));
});
