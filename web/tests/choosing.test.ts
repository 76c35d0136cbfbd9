import { describe, expect, it, vi } from 'vitest';
import { sampleDecision, sampleRefusals } from '../src/pages/sample';
import { Choosing } from '../src/table/choosing.svelte';

const asked = () => {
  const choosing = new Choosing();
  choosing.ask(sampleDecision);
  choosing.refusals = sampleRefusals;
  return choosing;
};

describe('choosing', () => {
  it('lights the places of options and nothing else', () => {
    const choosing = asked();
    expect(choosing.stateOf('spot:north')).toBe('legal');
    expect(choosing.stateOf('track:4')).toBe('legal');
    expect(choosing.stateOf('spot:east')).toBe('idle');
  });

  const outlook = { key: 'go:north', changes: [], remarks: [], reveals: false, passes: false, steps: [] };
  const twice = (told: Partial<typeof outlook> | null, drafts = false) => {
    const choosing = asked();
    choosing.drafts = drafts;
    const sent = vi.fn();
    choosing.commit = sent;
    if (told) choosing.seen['go:north'] = { ...outlook, ...told };
    expect(choosing.touch('spot:north')).toBe(true);
    expect(choosing.stateOf('spot:north')).toBe('selected');
    expect(sent).not.toHaveBeenCalled();
    choosing.touch('spot:north');
    return sent.mock.calls.length;
  };

  it('asks what something that is moved about would do only when it rests', () => {
    vi.useFakeTimers();
    const choosing = asked();
    const [looked, sent] = [vi.fn(), vi.fn()];
    choosing.look = looked;
    choosing.commit = sent;
    for (const key of ['go:north', 'go:south', 'go:south']) choosing.lay(key);
    expect(looked).not.toHaveBeenCalled();
    vi.runAllTimers();
    expect(looked.mock.calls.map(([option]) => (option as { key: string }).key)).toEqual(['go:south']);
    expect(choosing.selected).toBe('go:south');
    expect(sent).not.toHaveBeenCalled();
    vi.useRealTimers();
  });

  it('selects at the first press and plays at the second only what can be taken back', () => {
    expect(twice({})).toBe(1);
    expect(twice({ reveals: true })).toBe(0);
    expect(twice({ passes: true })).toBe(0);
    expect(twice({ passes: true }, true)).toBe(1);
    expect(twice(null)).toBe(0);
  });

  it('sends nothing twice while the answer is under way', () => {
    const choosing = asked();
    const sent = vi.fn();
    choosing.commit = sent;
    choosing.pick('go:north');
    choosing.send();
    choosing.send();
    expect(sent).toHaveBeenCalledTimes(1);
  });

  it('says why a place is refused', () => {
    const choosing = asked();
    expect(choosing.touch('spot:east')).toBe(true);
    expect(choosing.tried[0]?.rule).toBe('XX-1.02');
    expect(choosing.stateOf('spot:east')).toBe('refused');
  });

  it('answers a press that came before it was told what cannot be done', () => {
    const choosing = new Choosing();
    choosing.ask(sampleDecision);
    expect(choosing.touch('spot:east')).toBe(false);
    expect(choosing.tried).toEqual([]);
    choosing.explain(sampleRefusals);
    expect(choosing.tried[0]?.rule).toBe('XX-1.02');
  });

  it('shows every refused place in why-not mode', () => {
    const choosing = asked();
    choosing.whyNot = true;
    expect(choosing.stateOf('spot:east')).toBe('refused');
  });

  it('lists the options of a place that several touch', () => {
    const choosing = asked();
    const both = sampleDecision.options.map((o, i) => (i < 2 ? { ...o, places: ['spot:north'] } : o));
    choosing.ask({ ...sampleDecision, number: 2, options: both });
    choosing.touch('spot:north');
    expect(choosing.at).toBe('spot:north');
    expect(choosing.listed.map((o) => o.key)).toEqual(['go:north', 'go:south']);
  });

  it('drops the selection with a new decision and keeps it when the same one comes again', () => {
    const choosing = asked();
    choosing.pick('go:south');
    choosing.ask({ ...sampleDecision });
    expect(choosing.selected).toBe('go:south');
    choosing.ask({ ...sampleDecision, number: 9 });
    expect(choosing.selected).toBe(null);
  });

  it('knows nothing of places that are not in the decision', () => {
    expect(asked().touch('nowhere')).toBe(false);
  });
});
