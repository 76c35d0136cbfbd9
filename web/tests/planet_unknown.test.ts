import { describe, expect, it, vi } from 'vitest';
import type { Decision, Option } from '../src/api/types';
import { printedTrack, tileCells, turned } from '../src/boards/planet_unknown/model';
import { layOf, Placing } from '../src/boards/planet_unknown/placing.svelte';
import { Choosing } from '../src/table/choosing.svelte';

const place = (x: number, y: number, r: number): Option => ({
  key: `place:${x},${y},r${r}`,
  verb: 'place',
  label: '',

  group: 'place',
  places: (r % 2
    ? [
        [0, 0],
        [1, 0],
      ]
    : [
        [0, 0],
        [0, 1],
      ]
  ).map(([dx, dy]) => `cell:0:${x + dx!},${y + dy!}`),
});
const options = [place(2, 2, 0), place(5, 2, 0), place(2, 6, 0), place(2, 2, 1), place(8, 8, 1), place(3, 3, 4)];

function placing(): { placing: Placing; choosing: Choosing } {
  const choosing = new Choosing();
  choosing.ask({
    seat: 0,
    number: 1,
    prompt: '',
    rule: '',
    rule_text: '',
    options,
    can_take_back: false,
    wall: null,
    needs_confirm: false,
  } satisfies Decision);
  const made = new Placing(choosing);
  made.read(options);
  return { placing: made, choosing };
}

describe('tiles', () => {
  it('have two terrains, two buildings, and a meteorite on every second one', () => {
    for (let tile = 0; tile < 144; tile++) {
      const cells = tileCells(tile);
      expect(
        cells.filter((c) => c.building),
        `tile ${tile}`,
      ).toHaveLength(2);
      expect(new Set(cells.map((c) => c.terrain)).size).toBe(2);
      expect(cells.some((c) => c.meteor)).toBe(tile % 2 === 1);
    }
  });
  it('turn clockwise, four times to the beginning; turned over twice is nothing', () => {
    const cells = tileCells(14);
    const key = (list: typeof cells) =>
      list
        .map((c) => `${c.x},${c.y},${c.terrain}`)
        .sort()
        .join(' ');
    let now = cells;
    for (let i = 0; i < 4; i++) now = turned(now, 1);
    expect(key(now)).toBe(key(turned(cells, 0)));
    expect(key(turned(turned(cells, 4), 4))).toBe(key(turned(cells, 0)));
  });
  it('tracks have sixteen printed fields', () => expect(printedTrack(0, 3)).toHaveLength(16));
});

describe('laying a tile', () => {
  it('reads placements from options', () => {
    expect(layOf(options[0]!)).toMatchObject({
      x: 2,
      y: 2,
      r: 0,
      cells: [
        [2, 2],
        [2, 3],
      ],
    });
    expect(layOf({ ...options[0]!, key: 'tile:inner' })).toBe(null);
  });
  it('shows the placement under the pointer, selects it at a press, and sends nothing', () => {
    const { placing: p, choosing } = placing();
    const sent = vi.fn();
    choosing.commit = sent;
    p.point(5, 3);
    expect(p.shown?.key).toBe('place:5,2,r0');
    expect(p.press(5, 3)).toBe(true);
    expect(choosing.selected).toBe('place:5,2,r0');
    expect(sent).not.toHaveBeenCalled();
    expect(p.press(11, 11)).toBe(false);
  });
  it('turns, flips and moves to placements that exist, near to where it lies', () => {
    const { placing: p, choosing } = placing();
    p.press(2, 2);
    p.turn(1);
    expect(choosing.selected).toBe('place:2,2,r1');
    p.turn(1);
    expect(choosing.selected).toBe('place:2,2,r0');
    p.move(1, 0);
    expect(choosing.selected).toBe('place:5,2,r0');
    p.flip();
    expect(choosing.selected).toBe('place:3,3,r4');
  });
  it('takes another orientation where this one does not fit', () => {
    const { placing: p } = placing();
    p.point(9, 8);
    expect(p.shown?.r).toBe(1);
  });
});
