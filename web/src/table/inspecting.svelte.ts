// What the pointer or the focus rests on: the inspector shows its name, what it does and where it comes from.
import type { Attachment } from 'svelte/attachments';

export interface Inspected {
  title: string;
  detail: string;
  source: string;
}

interface Shown extends Inspected {
  x: number;
  y: number;
  above: boolean;
  key: string;
}

let shown = $state.raw<Shown | null>(null);
let timer: ReturnType<typeof setTimeout> | undefined;

export const inspected = () => shown;
export const hideInspector = () => {
  clearTimeout(timer);
  shown = null;
};

function show(element: Element, what: Inspected): void {
  const box = element.getBoundingClientRect();
  const above = box.top > innerHeight * 0.45;
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
    const press = (event: Event) => {
      clearTimeout(timer);
      if ((event as PointerEvent).pointerType === 'touch' || event.type === 'click') show(element, what);
    };
    element.addEventListener('pointerenter', enter);
    element.addEventListener('pointerleave', hideInspector);
    element.addEventListener('focus', focus);
    element.addEventListener('blur', hideInspector);
    element.addEventListener('pointerup', press);
    return () => {
      hideInspector();
      element.removeEventListener('pointerenter', enter);
      element.removeEventListener('pointerleave', hideInspector);
      element.removeEventListener('focus', focus);
      element.removeEventListener('blur', hideInspector);
      element.removeEventListener('pointerup', press);
    };
  };
}

export const inspectable = (what: Partial<Inspected>): Attachment<Element> =>
  inspect({ title: what.title ?? '', detail: what.detail ?? '', source: what.source ?? '' });
