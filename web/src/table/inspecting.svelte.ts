// What the pointer or the focus rests on: the inspector shows its name, what it does and where it comes from.
import type { Attachment } from 'svelte/attachments';
import type { Box } from './beside';
import { afterwards } from './frame';

export interface Inspected {
  title: string;
  detail: string;
  source: string;
  /** The place it is: what can be done there is told too. */
  place?: string;
}

interface Shown extends Inspected {
  /** Where the thing is, and everything that could be chosen beside it. */
  at: Box;
  taken: Box[];
}

const HOLD_MS = 450;
let shown = $state.raw<Shown | null>(null);
let timer: ReturnType<typeof setTimeout> | undefined;
/** Whose note is shown, or will be in a moment. */
let subject: Element | null = null;

export const inspected = () => shown;
export const hideInspector = () => {
  clearTimeout(timer);
  subject = null;
  shown = null;
};
const left = afterwards(hideInspector);

const CHOICES = '[data-state="legal"], [data-state="selected"], [data-state="listed"], [data-choice], [data-option], [data-confirm]';

function show(element: Element, what: Inspected): void {
  subject = element;
  const taken = [...document.querySelectorAll(CHOICES)].filter((other) => !other.contains(element) && !element.contains(other));
  shown = { ...what, at: element.getBoundingClientRect(), taken: taken.map((other) => other.getBoundingClientRect()) };
}

export function inspect(what: Inspected): (element: Element) => (() => void) | undefined {
  return (element) => {
    if (!what.title && !what.detail) return undefined;
    const enter = (event: Event) => {
      if ((event as PointerEvent).pointerType === 'touch') return;
      clearTimeout(timer);
      subject = element;
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
      subject = element;
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
      // Pointing at one thing may renew others, as a slot says of each card whether it matches: its own note stays.
      if (subject === element) hideInspector();
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
