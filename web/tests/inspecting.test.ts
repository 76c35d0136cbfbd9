// The note about what is pointed at: when it comes, and what takes it away.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hideInspector, inspect, inspected } from '../src/table/inspecting.svelte';

const thing = (title: string) => {
  const element = document.createElement('div');
  const gone = inspect({ title, detail: '', source: '' })(element);
  return { element, gone: () => gone?.() };
};
const point = (element: Element) => element.dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'mouse' }));

describe('the note about what is pointed at', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    hideInspector();
    vi.useRealTimers();
  });

  it('comes after a moment and goes with the pointer', () => {
    const { element } = thing('slot');
    point(element);
    expect(inspected()).toBeNull();
    vi.advanceTimersByTime(1000);
    expect(inspected()?.title).toBe('slot');
    element.dispatchEvent(new PointerEvent('pointerleave'));
    expect(inspected()).toBeNull();
  });

  it('goes with its own thing, and stays when others are drawn anew', () => {
    const slot = thing('slot');
    const card = thing('card');
    point(slot.element);
    card.gone();
    vi.advanceTimersByTime(1000);
    expect(inspected()?.title).toBe('slot');
    thing('card').gone();
    expect(inspected()?.title).toBe('slot');
    slot.gone();
    expect(inspected()).toBeNull();
  });
});
