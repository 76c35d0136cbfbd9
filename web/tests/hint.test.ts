// Where advice can be asked for, and that it belongs to one decision.
import { describe, expect, it } from 'vitest';
import type { TableState } from '../src/api/types';
import { sampleDecision } from '../src/pages/sample';
import { Choosing } from '../src/table/choosing.svelte';
import { hasHints } from '../src/table/keys';

const table = (kinds: string[], your_seats: number[], rest: object = {}) =>
  ({ id: 'x', status: 'running', seats: kinds.map((kind) => ({ kind })), your_seats, ...rest }) as unknown as TableState;

describe('hints', () => {
  it('are offered alone, against bots and at one device, not where others play or look on', () => {
    expect(hasHints(table(['me'], [0]))).toBe(true);
    expect(hasHints(table(['bot', 'me', 'bot'], [1]))).toBe(true);
    expect(hasHints(table(['me', 'hotseat'], [0, 1]))).toBe(true);
    expect(hasHints(table(['me', 'link'], [0]))).toBe(false);
    expect(hasHints(table(['me', 'bot'], []))).toBe(false);
    expect(hasHints(table(['me'], [0], { status: 'finished' }))).toBe(false);
    expect(hasHints(table(['me'], [0], { id: 'lesson-aquasphere-1' }))).toBe(false);
  });

  it('are gone with their decision', () => {
    const choosing = new Choosing();
    choosing.ask(sampleDecision);
    choosing.hint = true;
    choosing.ask({ ...sampleDecision });
    expect(choosing.hint).toBe(true);
    choosing.ask({ ...sampleDecision, number: sampleDecision.number + 1 });
    expect(choosing.hint).toBe(false);
  });
});
