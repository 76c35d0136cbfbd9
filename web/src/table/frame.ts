/**
 * Does something before the next frame is drawn, to be used in effects. Whoever measures the page in the middle of a change
 * makes the browser lay it out there and then, and once more for the frame.
 */
export function atFrame(work: () => void): (() => void) | undefined {
  if (typeof requestAnimationFrame === 'undefined') return void work();
  const id = requestAnimationFrame(work);
  return () => cancelAnimationFrame(id);
}

/** For what loses the focus: it may be going with a drawing that is just renewed, in the middle of which nothing may change. */
export const afterwards = (work: () => void) => () => queueMicrotask(work);
