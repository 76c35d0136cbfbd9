// The solution of a puzzle, step by step.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { attempt, solution } from '../src/puzzles/asking';
import { Solving } from '../src/puzzles/solving.svelte';

vi.mock('../src/puzzles/asking');

const STEPS = { answers: ['take:gold', 'done'], steps: [{}, {}] };
const tried = (path: string[]) => ({ path, table: { decision: null }, details: null, solved: path.length === 2 });

describe('the solution of a puzzle', () => {
  let answer: Array<() => void>;

  beforeEach(() => {
    answer = [];
    vi.mocked(solution).mockResolvedValue(STEPS as never);
    vi.mocked(attempt).mockImplementation(
      (_game, _number, answers) => new Promise((done) => answer.push(() => done(tried(answers) as never))) as never,
    );
  });

  it('has steps to press only when the board is at its beginning', async () => {
    const solving = new Solving('aquasphere', 1);
    const shown = solving.show();
    await vi.waitFor(() => expect(answer.length).toBe(1));
    expect(solving.solution).toBe(null);
    answer[0]!();
    await shown;
    expect(solving.solution).toBe(STEPS);
    expect(solving.now?.path).toEqual([]);
    const stepped = solving.step(1);
    await vi.waitFor(() => expect(answer.length).toBe(2));
    answer[1]!();
    await stepped;
    expect(solving.now?.path).toEqual(['take:gold']);
  });
});
