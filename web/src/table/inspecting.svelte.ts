// What the pointer or the focus rests on: the inspector shows its name, what it does and where it comes from.
import type { Attachment } from 'svelte/attachments';
import { afterwards } from './frame';

export interface Inspected {
  title: string;
  detail: string;
  source: string;
  /** The place it is: what can be done there is told too. */
  place?: string;
}

interface Shown extends Inspected {
  x: number;
  y: number;
  above: boolean;
  key: string;
}

const HOLD_MS = 450;
let shown = $state.raw<Shown | null>(null);
let timer: ReturnType<typeof setTimeout> | undefined;

export const inspected = () => shown;
export const hideInspector = () => {
  clearTimeout(timer);
  shown = null;
};
const left = afterwards(hideInspector);

/** Above or below, whichever covers fewer of the places that can be chosen now. */
function isBetterAbove(element: Element, box: DOMRect): boolean {
  if (box.top < 120) return false;
  if (box.bottom > innerHeight - 120) return true;
  const left = box.left + box.width / 2 - 125;
  const covered = (top: number, bottom: number) => {
    let n = 0;
    for (const other of document.querySelectorAll('[data-state="legal"]')) {
      if (other === element) continue;
      const it = other.getBoundingClientRect();
      if (it.left < left + 250 && it.right > left && it.top < bottom && it.bottom > top) n++;
    }
    return n;
  };
  const [over, under] = [covered(box.top - 100, box.top - 8), covered(box.bottom + 8, box.bottom + 100)];
  return over === under ? box.top > innerHeight * 0.45 : over < under;
}

function show(element: Element, what: Inspected): void {
  const box = element.getBoundingClientRect();
  const above = isBetterAbove(element, box);
  const x = Math.min(Math.max(box.left + box.width / 2, 130), innerWidth - 130);
  shown = { ...what, x, y: above ? box.top - 8 : box.bottom + 8, above, key: `${what.title}${box.left}` };
}

export function inspect(what: Inspected): (element: Element) => (() => void) | undefined {
  return (element) => {
    if (!what.title && !what.detail) return undefined;
    const enter = (event: Event) => {
      if ((event as PointerEvent).pointerType === 'touch') return;
      clearTimeout(timer);
      timer = setTimeout(() => show(element, what), shown ? 40 : 320);
    };
    const focus = () => {
      if (element.matches(':focus-visible')) show(element, what);
    };
    // Touching shows it too; holding shows it and does nothing else.
    let held = false;
    const down = (event: Event) => {
      held = false;
      if ((event as PointerEvent).pointerType !== 'touch') return;
      clearTimeout(timer);
      timer = setTimeout(() => {
        held = true;
        show(element, what);
      }, HOLD_MS);
    };
    const press = (event: Event) => {
      clearTimeout(timer);
      if ((event as PointerEvent).pointerType === 'touch') show(element, what);
    };
    const swallow = (event: Event) => {
      if (!held) return;
      held = false;
      event.stopImmediatePropagation();
      event.preventDefault();
    };
    element.addEventListener('pointerenter', enter);
    element.addEventListener('pointerleave', hideInspector);
    // Chromium makes a nameless tab stop of whatever in a drawing listens to focus: only places do.
    const stops = what.place !== undefined || !(element instanceof SVGElement);
    if (stops) {
      element.addEventListener('focus', focus);
      element.addEventListener('blur', left);
    }
    element.addEventListener('pointerdown', down);
    element.addEventListener('pointerup', press);
    element.addEventListener('click', swallow, true);
    return () => {
      hideInspector();
      element.removeEventListener('pointerenter', enter);
      element.removeEventListener('pointerleave', hideInspector);
      element.removeEventListener('focus', focus);
      element.removeEventListener('blur', left);
      element.removeEventListener('pointerdown', down);
      element.removeEventListener('pointerup', press);
      element.removeEventListener('click', swallow, true);
    };
  };
}

export const inspectable = (what: Partial<Inspected>): Attachment<Element> =>
  inspect({ title: what.title ?? '', detail: what.detail ?? '', source: what.source ?? '' });
