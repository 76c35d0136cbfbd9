// Where the generic table puts things, for any title.
import { describe, expect, it } from 'vitest';
import type { Decision, Panel, Part } from '../src/api/types';
import { piece, sampleDecision, samplePanel, spot } from '../src/pages/sample';
import { boxesOf } from '../src/scene/boxes';
import { findPlaces, layOut, placesIn } from '../src/scene/layout';
import { bend, on, sheetHeight, waysOf, WIDTH } from '../src/scene/network';
import { isNetwork, nameOf, printed } from '../src/scene/richer';
import { Choosing } from '../src/table/choosing.svelte';

const zone = (title: string, place = '', layout = 'row'): Part => ({
  kind: 'zone',
  title,
  pieces: [piece(title, { place })],
  place: '',
  layout,
  note: '',
  colour: '',
});
const track: Part = {
  kind: 'track',
  title: 'Track',
  spaces: [{ text: '1', pieces: [], place: 'track:1', icon: '', colour: '', marks: [] }],
};
const map: Part = {
  kind: 'map',
  title: 'Map',
  ground: '',
  spots: [spot('A', { x: 10, y: 10, place: 'spot:a', colour: 'green', note: 'a note' })],
  ways: [],
};
const panel = (seat: number | null, ...parts: Part[]): Panel => ({ title: String(seat), seat, parts, summary: [], colour: '' });

describe('the layout of any table', () => {
  it('puts a common map into the middle and leaves what is mine below', () => {
    const laid = layOut({ panels: [panel(null, map, track), panel(0, zone('hand'))] }, 0);
    expect(laid.owner).toBe(null);
    expect(laid.centre).toEqual([map]);
    expect(laid.beside).toEqual([track]);
    expect(laid.mine.map((p) => p.title)).toEqual(['hand']);
  });
  it('puts the map of the seat that is looked at into the middle where nothing common is large', () => {
    const panels = [panel(null, zone('slots'), track), panel(0, map, zone('hand')), panel(1, { ...map, title: 'Other' })];
    const laid = layOut({ panels }, 1);
    expect(laid.owner).toBe(1);
    expect(laid.centre.map((p) => p.title)).toEqual(['Other']);
    expect(laid.strip).toEqual([track]);
    expect(laid.beside.map((p) => p.title)).toEqual(['slots']);
    expect(laid.mine).toEqual([]);
  });
  it('finds the part, the colour and the note of every place', () => {
    const found = findPlaces([panel(null, zone('slots', 'slot:1'), track), panel(0, map)]);
    expect(found.get('slot:1')?.part.title).toBe('slots');
    expect(found.get('spot:a')).toMatchObject({ seat: 0, colour: 'green', note: 'a note' });
    expect(samplePanel.parts.flatMap(placesIn).every((place) => findPlaces([samplePanel]).has(place))).toBe(true);
  });
});

describe('maps', () => {
  it('print what is on a way where it is far from a tile at its end', () => {
    const spots = [
      spot('Site', { x: 10, y: 50, shape: 'site' }),
      spot('Tile', { x: 40, y: 50, shape: 'tile' }),
      spot('Way', { x: 25, y: 50, shape: 'way', joins: [0, 1] }),
    ];
    const at = spots.map((one) => on(one, 600));
    const line = waysOf(spots, at).get(2)!;
    expect(line.path).toMatch(/^M76 300Q/);
    expect(line.middle.x - at[0]!.x).toBeLessThan(at[1]!.x - line.middle.x);
  });
  it('never lay two boxes of a row over each other, and keep them on the sheet', () => {
    const spots = [
      [50, 92],
      [30, 68],
      [70, 66],
      [15, 40],
      [50, 41],
      [85, 40],
      [35, 12],
      [65, 12],
      [97, 12],
    ].map(([x, y]) => ({ x: x!, y: y! }));
    const boxes = boxesOf(spots);
    expect(new Set(boxes.map((b) => b.row)).size).toBe(4);
    for (const [i, box] of boxes.entries()) {
      expect(box.from).toBeGreaterThanOrEqual(0);
      expect(box.to).toBeLessThanOrEqual(100);
      expect(box.to).toBeGreaterThan(box.from);
      for (const [j, other] of boxes.entries())
        if (j !== i && other.row === box.row) expect(box.to <= other.from || other.to <= box.from).toBe(true);
    }
  });
  it('are a network as soon as a spot has a shape', () => {
    expect(isNetwork(map as never)).toBe(false);
    expect(isNetwork({ ...map, spots: [{ ...(map as { spots: object[] }).spots[0], shape: 'dot' }] } as never)).toBe(true);
  });
  it('bend their ways through a point between the ends', () => {
    const line = bend({ x: 0, y: 0 }, { x: 100, y: 0 }, 0);
    expect(line.path).toMatch(/^M0 0Q/);
    expect(line.middle.x).toBeCloseTo(50);
    expect(bend({ x: 0, y: 0 }, { x: 100, y: 0 }, 0, 0.36).middle.x).toBeCloseTo(36);
    expect(on({ x: 100, y: 50 } as never, 600)).toEqual({ x: WIDTH, y: 300 });
    expect(sheetHeight(0)).toBeGreaterThan(0);
    expect(sheetHeight(9)).toBe(sheetHeight(1.5));
  });
});

describe('pieces in words', () => {
  it('say code, tags and what is on them, with the names of those who stand there', () => {
    const slot = {
      ...piece('build a city', { n: null }),
      code: 'R4',
      tags: ['used'],
      marks: [piece('Player 2', { icon: 'seat', colour: 'seat-1' }), piece('3 credits', { icon: 'credit', n: 3 })],
    };
    expect(nameOf(slot, () => 'Marta')).toBe('R4: build a city, used, Marta, 3 credits');
    expect([printed(1), printed(3), printed(-2), printed(null)]).toEqual(['', '3', '−2', '']);
  });
});

describe('numbers on the map', () => {
  it('are those of the panel, for places that stand for one option', () => {
    const choosing = new Choosing();
    choosing.ask(sampleDecision as Decision);
    choosing.order = sampleDecision.options.map((o) => o.key);
    expect(choosing.digitOf('spot:south')).toBe(2);
    expect(choosing.digitOf('spot:east')).toBe(null);
  });
  it('shine while their option is pointed at', () => {
    const choosing = new Choosing();
    choosing.ask(sampleDecision as Decision);
    choosing.aim = 'cell:1,1';
    expect([...choosing.aimed]).toEqual(['cell:1,1', 'track:4']);
  });
});
