// Where a note about a thing goes: beside it, inside the window, and over as little as possible of what one may want next.
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const MARGIN = 6;
/** How far from the thing it may stand: near, unless something that matters lies there. */
const GAPS = [8, 48, 96, 144, 192];

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

const within = (least: number, value: number, most: number) => Math.max(least, Math.min(value, most));

/** The corner of the note; `taken` is what it should not lie over, which the thing itself may be among. */
export function beside(
  thing: Box,
  note: { width: number; height: number },
  window: { width: number; height: number },
  taken: Box[],
): { left: number; top: number } {
  const { width, height } = note;
  const across = within(MARGIN, (thing.left + thing.right - width) / 2, window.width - width - MARGIN);
  const along = within(MARGIN, (thing.top + thing.bottom - height) / 2, window.height - height - MARGIN);
  const low = (thing.top + thing.bottom) / 2 > window.height * 0.45;
  let best = { left: across, top: along };
  let least = Infinity;
  for (const gap of GAPS) {
    const below = { left: across, top: thing.bottom + gap };
    const above = { left: across, top: thing.top - gap - height };
    const sides = [
      { left: thing.right + gap, top: along },
      { left: thing.left - gap - width, top: along },
    ];
    for (const at of [...(low ? [above, below] : [below, above]), ...sides]) {
      const left = within(MARGIN, at.left, window.width - width - MARGIN);
      const top = within(MARGIN, at.top, window.height - height - MARGIN);
      const box = { left, top, right: left + width, bottom: top + height };
      // Pushed back by an edge it may lie over the thing itself: rather than that, over something else.
      const covered = taken.reduce((sum, one) => sum + overlap(box, one), 8 * overlap(box, thing));
      if (covered < least) [least, best] = [covered, { left, top }];
    }
    if (least === 0) break;
  }
  return best;
}
