// What the server told of a game of each title, folded here: exactly the state that it would have sent whole.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { fold } from '../src/api/folding';
import type { Step, TableState } from '../src/api/types';

const frames = join(import.meta.dirname, 'frames');

describe('what has changed', () => {
  const files = readdirSync(frames);
  it('is recorded of five games', () => expect(files).toHaveLength(5));
  it.each(files)('leads to the whole state: %s', (file) => {
    const { first, told, last } = JSON.parse(gunzipSync(readFileSync(join(frames, file))).toString()) as {
      first: TableState;
      told: Step[][];
      last: TableState;
    };
    const before = JSON.stringify(first);
    expect(told.reduce(fold, first)).toEqual(last);
    expect(JSON.stringify(first)).toBe(before);
  });

  it('leaves what is the same as it was', () => {
    const state = { log: [{ n: 0 }, { n: 1 }], seats: [{ name: 'A' }], number: 3 };
    const steps: Step[] = [
      { do: 'put', at: ['number'], value: 4 },
      { do: 'splice', at: ['log'], start: 1, drop: 1, add: [{ n: 2 }, { n: 3 }] },
      { do: 'put', at: ['seats', 0, 'name'], value: 'B' },
    ];
    const next = fold(state, steps);
    expect(next).toEqual({ log: [{ n: 0 }, { n: 2 }, { n: 3 }], seats: [{ name: 'B' }], number: 4 });
    expect(next.log[0]).toBe(state.log[0]);
    expect(fold(state, []).log).toBe(state.log);
  });
});
