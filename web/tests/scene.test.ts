// The generic table draws every kind of part, and its places answer.
import { readFileSync } from 'node:fs';
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, describe, expect, it } from 'vitest';
import { sampleDecision, samplePanel } from '../src/pages/sample';
import { iconOf, lookOf, seatMarkOfColour } from '../src/scene/looks';
import { Choosing } from '../src/table/choosing.svelte';
import { neighbour } from '../src/table/place.svelte';
import Holder from './Holder.svelte';

let shown: ReturnType<typeof mount> | null = null;
afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
  document.querySelector('main')?.remove();
});

function draw(choosing: Choosing): HTMLElement {
  const target = document.body.appendChild(document.createElement('main'));
  shown = mount(Holder, { target, props: { choosing, panel: samplePanel } });
  flushSync();
  return target;
}

describe('the generic table', () => {
  it('draws every kind of part under its title', () => {
    const target = draw(new Choosing());
    const titles = [...target.querySelectorAll('h3')].map((h) => h.textContent);
    expect(titles).toEqual(expect.arrayContaining(samplePanel.parts.map((p) => p.title)));
    expect(target.querySelectorAll('.cell').length).toBe(12);
  });
  it('lights legal places, names them in full, and takes a press', () => {
    const choosing = new Choosing();
    choosing.ask(sampleDecision);
    const target = draw(choosing);
    const north = target.querySelector<HTMLElement>('[data-place="spot:north"]')!;
    expect(north.dataset.state).toBe('legal');
    expect(north.tabIndex).toBe(0);
    expect(north.getAttribute('aria-label')).toContain('Go north');
    north.click();
    flushSync();
    expect(choosing.selected).toBe('go:north');
    expect(north.dataset.state).toBe('selected');
  });
  it('leaves it to the details of a component to say that it is reconstructed', () => {
    expect(draw(new Choosing()).textContent).not.toContain('reconstructed');
  });
  it('walks to the nearest place in a direction', () => {
    const at = (x: number, y: number) =>
      ({ getBoundingClientRect: () => ({ left: x, top: y, width: 0, height: 0 }) }) as unknown as Element;
    const [a, b, c] = [at(0, 0), at(50, 5), at(10, 60)];
    expect(neighbour(a, 'ArrowRight', [a, b, c])).toBe(b);
    expect(neighbour(a, 'ArrowDown', [a, b, c])).toBe(c);
    expect(neighbour(a, 'ArrowLeft', [a, b, c])).toBe(null);
  });
});

describe('looks', () => {
  it('knows colours of seats and players', () => {
    expect(seatMarkOfColour('seat-0')).toBe(1);
    expect(seatMarkOfColour('player-blue')).toBe(2);
    expect(lookOf('no such colour').known).toBe(false);
  });
  it('finds icons of the sprite under other words, or none', () => {
    expect(iconOf('bulb')).toBe('knowledge');
    expect(iconOf('research-octopod')).toBe('research-card');
    expect(iconOf('no such thing')).toBe('');
  });
});

describe('signs of one colour', () => {
  it('have that of the text around them where theirs would be pale on paper', () => {
    const sprite = readFileSync('src/style/pieces.svg', 'utf8');
    const exchange = /<symbol id="i-exchange".*?<\/symbol>/s.exec(sprite)![0];
    expect([...exchange.matchAll(/fill="([^"]*)"/g)].map((found) => found[1])).toEqual([
      'var(--ia,currentColor)',
      'var(--ia,currentColor)',
    ]);
  });
});
