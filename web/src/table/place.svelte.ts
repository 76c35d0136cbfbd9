// Makes any element, HTML or SVG, a place of the table: it lights up, answers clicks and keys, and has a full name.
import type { Attachment } from 'svelte/attachments';
import { t } from '../words/words.svelte';
import type { Choosing } from './choosing.svelte';
import { inspect, type Inspected } from './inspecting.svelte';

type Direction = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';

/** The nearest place in a direction, among those of the same board that can be used now. */
export function neighbour(from: Element, direction: Direction, all: Element[]): Element | null {
  const centre = (element: Element) => {
    const box = element.getBoundingClientRect();
    return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  };
  const start = centre(from);
  const across = direction === 'ArrowLeft' || direction === 'ArrowRight';
  const sign = direction === 'ArrowRight' || direction === 'ArrowDown' ? 1 : -1;
  let best: Element | null = null;
  let least = Infinity;
  for (const element of all) {
    if (element === from) continue;
    const point = centre(element);
    const along = sign * (across ? point.x - start.x : point.y - start.y);
    const aside = Math.abs(across ? point.y - start.y : point.x - start.x);
    if (along <= 2) continue;
    const cost = along + 2 * aside;
    if (cost < least) [least, best] = [cost, element];
  }
  return best;
}

export interface PlaceInfo extends Partial<Inspected> {
  name: string;
  /** The larger place that this one lies on: it is asked when this one has nothing to say. */
  behind?: string;
}

/** Elements that may be a picture. */
const PICTURES = new Set(['div', 'span', 'g', 'svg', 'path', 'rect', 'circle']);

/** The words that can be read on an element; `heard`: only those that a screen reader is told. */
function wordsOn(element: Element, heard = false): string {
  let words = '';
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const around = walker.currentNode.parentElement;
    if (!around || around.closest(heard ? '[aria-hidden="true"], .sr' : '.sr')) continue;
    // only what is marked so is looked at: to see whether something is shown, the page has to be laid out
    if (around.classList.contains('spare') && around.checkVisibility?.() === false) continue;
    words += walker.currentNode.textContent;
  }
  return words.replace(/\s+/g, ' ').trim();
}

/** Who speaks to the computer says what can be read: a button is called by that, and the whole name describes it. */
function name(element: Element, said: string, button: boolean): void {
  const seen = button ? wordsOn(element) : '';
  const loose = seen && !said.toLowerCase().includes(seen.toLowerCase());
  if (loose && wordsOn(element, true) === seen) {
    element.removeAttribute('aria-label');
    element.setAttribute('aria-description', said);
  } else {
    element.removeAttribute('aria-description');
    element.setAttribute('aria-label', loose ? `${seen}: ${said}` : said);
  }
}

export function placeable(choosing: Choosing, place: string, info: PlaceInfo): Attachment<Element> {
  return (element) => {
    const shown = inspect({ title: info.title ?? info.name, detail: info.detail ?? '', source: info.source ?? '', place })(element);
    element.setAttribute('data-place', place);
    const press = (event: Event) => {
      const at =
        info.behind && !choosing.legal.has(place) && (choosing.legal.has(info.behind) || !choosing.refused.has(place))
          ? info.behind
          : place;
      if (choosing.touch(at)) {
        event.stopPropagation();
        event.preventDefault();
      }
    };
    const key = (event: Event) => {
      const { key: name } = event as KeyboardEvent;
      if (name === 'Enter' || name === ' ') press(event);
      else if (name.startsWith('Arrow')) {
        const board = element.closest('[data-board]') ?? document.body;
        const next = neighbour(element, name as Direction, [...board.querySelectorAll('[data-place][tabindex="0"]')]);
        if (next) {
          event.preventDefault();
          event.stopPropagation();
          (next as HTMLElement).focus();
        }
      }
    };
    const enter = () => {
      choosing.hover = place;
      choosing.lookAt(place);
    };
    const leave = () => choosing.hover === place && (choosing.hover = null);
    element.addEventListener('click', press);
    element.addEventListener('keydown', key);
    element.addEventListener('pointerenter', enter);
    element.addEventListener('focus', enter);
    element.addEventListener('pointerleave', leave);

    $effect(() => {
      const state = choosing.stateOf(place);
      const refusals = choosing.refused.get(place) ?? [];
      const usable = state === 'legal' || state === 'selected' || state === 'listed';
      element.setAttribute('data-state', state);
      element.toggleAttribute('data-aim', choosing.aimed.has(place));
      const answers = usable || (choosing.whyNot && refusals.length > 0);
      // What cannot be pressed now is a picture with a name, not one more button that does nothing.
      if (answers) element.setAttribute('role', 'button');
      else if (PICTURES.has(element.localName)) element.setAttribute('role', 'img');
      else element.removeAttribute('role');
      element.setAttribute('tabindex', answers ? '0' : '-1');
      if (answers && !usable) element.setAttribute('aria-disabled', 'true');
      else element.removeAttribute('aria-disabled');
      if (usable) element.setAttribute('aria-pressed', String(state === 'selected'));
      else element.removeAttribute('aria-pressed');
      const options = choosing.legal.get(place) ?? [];
      const said = usable
        ? `${info.name}, ${t('place-legal')}: ${options.map((o) => o.label).join('; ')}`
        : refusals.length && choosing.whyNot
          ? `${info.name}, ${t('place-refused')}: ${refusals[0]!.reason}`
          : info.name;
      name(element, said, answers);
    });

    return () => {
      shown?.();
      element.removeEventListener('click', press);
      element.removeEventListener('keydown', key);
      element.removeEventListener('pointerenter', enter);
      element.removeEventListener('focus', enter);
      element.removeEventListener('pointerleave', leave);
    };
  };
}
