// The line of the log that is pointed at: its places are marked on the board.
import type { LogLine } from '../api/types';

let line = $state.raw<LogLine | null>(null);

export const pointedLine = (): LogLine | null => line;
export const pointAt = (next: LogLine | null): void => {
  line = next;
};

const scrolls = (element: Element) =>
  /auto|scroll/.test(getComputedStyle(element).overflowY) && element.scrollHeight > element.clientHeight + 1;

/** Whether anything of an element can be seen: on the screen, and inside of all that scrolls around it. */
function isSeen(element: Element): boolean {
  let { left, top, right, bottom } = element.getBoundingClientRect();
  if (right - left <= 0) return false;
  [left, top, right, bottom] = [Math.max(left, 0), Math.max(top, 0), Math.min(right, innerWidth), Math.min(bottom, innerHeight)];
  for (let around = element.parentElement; around; around = around.parentElement) {
    if (!scrolls(around)) continue;
    const box = around.getBoundingClientRect();
    [left, top, right, bottom] = [
      Math.max(left, box.left),
      Math.max(top, box.top),
      Math.min(right, box.right),
      Math.min(bottom, box.bottom),
    ];
  }
  return right - left > 4 && bottom - top > 4;
}

/** Brings an element into the sight of what scrolls around it, and moves nothing else. */
function bring(element: Element): void {
  for (let around = element.parentElement; around; around = around.parentElement) {
    if (!scrolls(around)) continue;
    const [box, frame] = [element.getBoundingClientRect(), around.getBoundingClientRect()];
    if (box.top < frame.top) around.scrollTop -= frame.top - box.top + 8;
    else if (box.bottom > frame.bottom) around.scrollTop += box.bottom - frame.bottom + 8;
    return;
  }
}

/** The element of a place that can be seen, on the board before anywhere else; if wanted it is brought into sight. */
export function seenPlace(place: string, fetch = false): Element | null {
  const all = [...document.querySelectorAll(`[data-place="${CSS.escape(place)}"]`)].filter((e) => e.getBoundingClientRect().width > 0);
  const best = all.find((element) => element.closest('.stage')) ?? all[0] ?? null;
  if (best && fetch && !isSeen(best)) bring(best);
  return best && isSeen(best) ? best : null;
}

/** Where a seat's things are shown when its board is not: its card among the others, or one's own area. */
export const seatCard = (seat: number): Element | null => document.querySelector(`[data-seat="${seat}"]`);
