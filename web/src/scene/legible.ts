// A drawing shrinks with the room that it gets; what is written on it shrinks only as long as it can be read.
import type { Attachment } from 'svelte/attachments';

/** Above so many units to a pixel letters that can be read no longer fit beside small pictures. */
export const COARSE = 1.3;
/** Above so many the drawing is a stamp: what is written on it would only hide it. */
export const STAMP = 3.2;

/**
 * Keeps on a drawing how many of its units (`box` is its viewBox) are one pixel of the screen, as `--px`: its letters have
 * at least `11 * var(--px)`. A stamp is marked, and hides its letters and what they lie on (`plate`). `tell` is for what has
 * to be drawn in another way.
 */
export function legible(box: string, tell?: (px: number) => void): Attachment<SVGSVGElement> {
  const [, , across = 1, down = 1] = box.split(' ').map(Number);
  return (drawing) => {
    const sized = new ResizeObserver(() => {
      const { width, height } = drawing.getBoundingClientRect();
      if (!width || !height) return;
      const px = Math.max(across / width, down / height);
      drawing.style.setProperty('--px', `${px.toFixed(3)}px`);
      drawing.toggleAttribute('data-stamp', px > STAMP);
      tell?.(px);
    });
    sized.observe(drawing);
    return () => sized.disconnect();
  };
}
