import { describe, expect, it, vi } from 'vitest';
import type { LogLine, TableState } from '../src/api/types';
import { asShown, reelOf, Showing, stepsOf } from '../src/table/showing.svelte';

const line = (n: number, at: number, seat: number | null, more: Partial<LogLine> = {}): LogLine => ({
  n,
  at,
  kind: 'line',
  seat,
  text: `line ${n}`,
  ...more,
});
const heading = (n: number, at: number, part: string): LogLine => line(n, at, null, { kind: 'heading', part });
const state = (number: number, log: LogLine[], decision: number | null = null): TableState =>
  ({
    id: 'x',
    number,
    you: 0,
    status: 'running',
    stopped: null,
    log,
    seats: [{ online: true, clock_s: 5 }, { online: true }],
    chat: [],
    decision: decision === null ? null : { number: decision, seat: 0, options: [] },
  }) as unknown as TableState;

const shown = () => {
  vi.useFakeTimers();
  const showing = new Showing();
  showing.settled = vi.fn();
  showing.take(state(1, [line(0, 1, 0)], 1));
  return showing;
};
const later = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('showing what others did', () => {
  it('tells the lines of others one after the other, each with the table as it was, and then lets decide', async () => {
    const showing = shown();
    const second = state(2, [line(0, 1, 0), line(1, 2, 1)]);
    const third = state(3, [line(0, 1, 0), line(1, 2, 1), line(2, 3, 2)], 3);
    expect(showing.take(second)).toBe(true);
    expect(showing.take(third)).toBe(true);
    await later(0);
    expect(showing.step?.line.n).toBe(1);
    expect(showing.frame).toBe(second);
    await later(1000);
    expect(showing.step?.line.n).toBe(2);
    expect(showing.settled).not.toHaveBeenCalled();
    await later(1000);
    expect(showing.busy).toBe(false);
    expect(showing.settled).toHaveBeenCalledTimes(1);
  });

  it('asks for a moment that it has not heard of', async () => {
    const showing = shown();
    const missed = state(2, []);
    showing.fetchAt = vi.fn(() => Promise.resolve(missed));
    showing.take(state(3, [line(0, 1, 0), line(1, 2, 1), line(2, 3, 2)], 3));
    await later(0);
    expect(showing.fetchAt).toHaveBeenCalledWith(2);
    expect(showing.frame).toBe(missed);
  });

  it('shows nothing where nothing is wanted, and can be left at any moment', async () => {
    const showing = shown();
    showing.pace = 'off';
    expect(showing.take(state(2, [line(0, 1, 0), line(1, 2, 1)], 2))).toBe(false);
    expect(showing.fresh.map((l) => l.n)).toEqual([1]);
    showing.pace = 'calm';
    showing.take(state(3, [line(0, 1, 0), line(1, 2, 1), line(2, 3, 1)], 3));
    await later(0);
    expect(showing.busy).toBe(true);
    showing.skip();
    expect(showing.busy).toBe(false);
    expect(showing.frame).toBe(null);
  });

  it('does not stop a person who is asked the same as before', () => {
    const showing = shown();
    expect(showing.take(state(2, [line(0, 1, 0), line(1, 2, 1)], 1))).toBe(false);
    expect(showing.fresh.map((l) => l.n)).toEqual([1]);
  });

  it('gathers a production into one film and a line that grows into one step', async () => {
    const log = [line(0, 1, 0), heading(1, 2, 'production'), line(2, 2, 0), line(3, 2, 1), heading(4, 2, 'round'), line(5, 3, 1)];
    const steps = stepsOf(log, (l) => l.n > 0, 0);
    expect(steps.map((s) => [s.line.n, s.reel.map((l) => l.n)])).toEqual([
      [1, [2, 3]],
      [5, []],
    ]);
    expect(reelOf(log, 1).length).toBe(2);
    const showing = shown();
    showing.take(state(2, [line(0, 1, 0), line(1, 2, 1), line(2, 2, 2)]));
    showing.take(state(3, [line(0, 1, 0), line(1, 2, 1), line(2, 3, 2)]));
    await later(0);
    expect(showing.waiting.map((s) => [s.line.n, s.line.at])).toEqual([[2, 3]]);
  });

  it('draws a moment of the past with who is here now', () => {
    const then = state(2, []);
    const now = state(9, [line(0, 1, 0), line(1, 2, 1), line(2, 3, 2)], 9);
    const drawn = asShown({ ...then, seats: [{}, {}] } as unknown as TableState, now, line(1, 2, 1));
    expect(drawn.log.length).toBe(2);
    expect(drawn.seats[0]!.clock_s).toBe(5);
    expect(drawn.decision).toBe(null);
  });
});
