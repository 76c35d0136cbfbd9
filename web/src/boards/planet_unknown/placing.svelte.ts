// Laying a tile: which of the many placements is shown, and how it is turned, moved and flipped.
// Every placement is an option of the decision; this only chooses among them.
import type { Option, TableState } from '../../api/types';
import type { Choosing } from '../../table/choosing.svelte';
import { tileCells, turned, viewOf, type TileCell } from './model';

export interface Lay {
  key: string;
  x: number;
  y: number;
  r: number;
  cells: [number, number][];
}

export function layOf(option: Option): Lay | null {
  const found = /^place:(\d+),(\d+),r(\d)$/.exec(option.key);
  if (!found) return null;
  const cells = option.places.map((p) => p.split(':')[2]!.split(',').map(Number) as [number, number]);
  return { key: option.key, x: Number(found[1]), y: Number(found[2]), r: Number(found[3]), cells };
}

const centre = (lay: Lay): [number, number] => [
  lay.cells.reduce((s, c) => s + c[0], 0) / lay.cells.length,
  lay.cells.reduce((s, c) => s + c[1], 0) / lay.cells.length,
];
const distance = (a: [number, number], b: [number, number]) => Math.hypot(a[0] - b[0], a[1] - b[1]);

export class Placing {
  lays = $state.raw<Lay[]>([]);
  r = $state(0);
  hover = $state.raw<Lay | null>(null);

  constructor(private choosing: Choosing) {}

  read(options: Option[]): void {
    this.lays = options.map(layOf).filter((lay): lay is Lay => lay !== null);
    this.hover = null;
    if (this.lays.length && !this.lays.some((lay) => lay.r === this.r)) this.r = this.lays[0]!.r;
  }

  get active(): boolean {
    return this.lays.length > 0;
  }
  get chosen(): Lay | null {
    return this.lays.find((lay) => lay.key === this.choosing.selected) ?? null;
  }
  get shown(): Lay | null {
    return this.hover ?? this.chosen;
  }
  private same(r: number): Lay[] {
    return this.lays.filter((lay) => lay.r === r);
  }

  /** The placement in this orientation that covers a cell and lies best around it; otherwise in any orientation. */
  near(x: number, y: number): Lay | null {
    const covering = (list: Lay[]) => list.filter((lay) => lay.cells.some((c) => c[0] === x && c[1] === y));
    const list = covering(this.same(this.r));
    return closest(list.length ? list : covering(this.lays), [x, y]);
  }

  point(x: number, y: number): void {
    this.hover = this.near(x, y);
  }
  leave(): void {
    this.hover = null;
  }

  press(x: number, y: number): boolean {
    const lay = this.near(x, y);
    if (!lay) return false;
    this.hover = null;
    this.r = lay.r;
    this.choosing.lay(lay.key);
    return true;
  }

  private take(lay: Lay | null): void {
    if (!lay) return;
    this.hover = null;
    this.r = lay.r;
    this.choosing.lay(lay.key);
  }

  /** Turns to the next orientation that has a placement, as near as possible to where the tile lies. */
  turn(step: 1 | -1): void {
    const from = this.shown ? centre(this.shown) : ([6, 6] as [number, number]);
    for (let i = 1; i <= 4; i++) {
      const r = (this.r & 4) | ((this.r + step * i + 8) & 3);
      const list = this.same(r);
      if (list.length) return this.take(closest(list, from));
    }
  }

  flip(): void {
    const from = this.shown ? centre(this.shown) : ([6, 6] as [number, number]);
    for (const r of [this.r ^ 4, ...[0, 1, 2, 3].map((i) => ((this.r & 4) ^ 4) | i)]) {
      const list = this.same(r);
      if (list.length) return this.take(closest(list, from));
    }
  }

  next(): void {
    const list = this.same(this.r);
    const at = list.findIndex((lay) => lay.key === this.choosing.selected);
    this.take(list[(at + 1) % list.length] ?? null);
  }

  move(dx: number, dy: number): void {
    const now = this.shown;
    if (!now) return this.next();
    const [cx, cy] = centre(now);
    const ahead = this.same(this.r).filter((lay) => {
      const [x, y] = centre(lay);
      return (x - cx) * dx + (y - cy) * dy > 0.2;
    });
    ahead.sort((a, b) => cost(a) - cost(b));
    function cost(lay: Lay): number {
      const [x, y] = centre(lay);
      const along = (x - cx) * dx + (y - cy) * dy;
      return along + 2.2 * Math.abs((x - cx) * dy - (y - cy) * dx);
    }
    this.take(ahead[0] ?? null);
  }
}

function closest(list: Lay[], to: [number, number]): Lay | null {
  let best: Lay | null = null;
  for (const lay of list) if (!best || distance(centre(lay), to) < distance(centre(best), to)) best = lay;
  return best;
}

/** The tile that is being laid: the one of the own section whose outline fits the placement. */
export function ghostOf(state: TableState, lay: Lay): (TileCell & { bx: number; by: number })[] {
  const view = viewOf(state);
  const seat = state.decision?.seat ?? state.you ?? 0;
  const tops = (view?.sections[seat] ?? []).map((stack) => view!.table.tops[stack] ?? -1);
  const wanted = new Set(lay.cells.map(([x, y]) => `${x},${y}`));
  for (const tile of tops) {
    if (tile < 0) continue;
    const cells = turned(tileCells(tile), lay.r).map((c) => ({ ...c, bx: c.x + lay.x, by: c.y + lay.y }));
    if (cells.length === wanted.size && cells.every((c) => wanted.has(`${c.bx},${c.by}`))) return cells;
  }
  return [];
}

const held = new WeakMap<Choosing, Placing>();
export function placingOf(choosing: Choosing): Placing {
  const found = held.get(choosing) ?? new Placing(choosing);
  held.set(choosing, found);
  return found;
}

export function key(event: KeyboardEvent, choosing: Choosing): boolean {
  const placing = placingOf(choosing);
  if (!placing.active) return false;
  switch (event.key.toLowerCase()) {
    case 'e':
      placing.turn(1);
      return true;
    case 'q':
      placing.turn(-1);
      return true;
    case 'f':
      placing.flip();
      return true;
    case 'n':
      placing.next();
      return true;
  }
  return false;
}
