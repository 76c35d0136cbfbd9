// The drawn board against recorded positions of the real engine.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { TableState } from '../src/api/types';
import { areaPoint, fieldPoint, redLine, sectorCentre } from '../src/boards/aquasphere/geometry';
import { lookOf } from '../src/boards/aquasphere/look';
import {
  brought,
  COLOURS,
  knowledgePlaces,
  lettersOf,
  markOf,
  morePlaces,
  programmingColour,
  ready,
  topsOf,
} from '../src/boards/aquasphere/model';

const recorded = (name: string, language = 'en') => JSON.parse(readFileSync(`tests/tables/${name}.${language}.json`, 'utf8')) as TableState;

describe('the AquaSphere board', () => {
  it('waits until the station is set up', () => {
    expect(ready(recorded('aquasphere-4-0'))).toBe(false);
    expect(ready(recorded('aquasphere-4-1'))).toBe(true);
  });
  it('gives every seat a mark of its own, also while colours are chosen', () => {
    for (const name of ['aquasphere-4-0', 'aquasphere-4-130']) {
      const state = recorded(name);
      expect(new Set(state.names.map((_, seat) => markOf(state, seat))).size).toBe(4);
    }
  });
  it('reads what each white area programs, in both languages alike', () => {
    const [en, cs] = [recorded('aquasphere-4-130'), recorded('aquasphere-4-130', 'cs')];
    const colours = [0, 1, 2, 3, 4, 5].map((p) => programmingColour(en, p));
    expect([...colours].sort()).toEqual([0, 1, 2, 3, 4, 5]);
    expect([0, 1, 2, 3, 4, 5].map((p) => programmingColour(cs, p))).toEqual(colours);
  });
  it('reads piles and letters from the scene', () => {
    const tops = topsOf(recorded('aquasphere-4-130'), 0);
    expect(tops.card?.place).toMatch(/^research:/);
    expect(lettersOf(tops.expansion!)).toMatch(/^[A-F]/);
  });
  it('shows what the sides of the centre card will bring, none of it twice and none outside of its side', () => {
    expect(brought([2, 1, 0, 0]).map(({ icon, n }) => [icon, n])).toEqual([
      ['time', 2],
      ['crystal', 1],
    ]);
    expect(brought([0, 0, 0, 0])).toEqual([]);
    const all = brought([2, 1, 1, 1]);
    expect(new Set(all.map(({ x, y }) => `${x} ${y}`)).size).toBe(4);
    for (const { x, y } of all) expect(Math.max(Math.abs(x), Math.abs(y))).toBeLessThan(15);
  });
  it('lights the area of the scientist for options without a place', () => {
    const state = recorded('aquasphere-4-131');
    const option = { key: 'catch:1', verb: 'catch', label: '', places: [], group: '' };
    expect(morePlaces(state, option)[0]).toMatch(/^area:[A-F]:\w+$/);
  });
  it('shows where knowledge would be counted, and the red lines on the way there', () => {
    const state = recorded('aquasphere-4-130');
    const gain = (from: number, n: number) =>
      knowledgePlaces(state, { seat: 0, text: '', short: '', n, what: 'points', after: from + n, track: false });
    expect(gain(10, 2)).toEqual(['knowledge:12']);
    expect(gain(11, 3)).toEqual(['knowledge:14', 'red-line:13']);
    expect(gain(12, 15)).toEqual(['knowledge:27', 'red-line:13', 'red-line:26']);
    expect(gain(48, 3)[0]).toBe('knowledge:1');
    expect(gain(48, 3)).toHaveLength(2);
    expect(gain(61, 3)).toEqual(['knowledge:14', 'red-line:13']);
    expect(knowledgePlaces(state, { seat: 0, text: '', short: '', n: 1, what: 'time', after: 3, track: false })).toEqual([]);
  });
  it('has a look for every option of a turn', () => {
    const state = recorded('aquasphere-4-130');
    for (const option of state.decision!.options) expect(lookOf(state, option), option.key).not.toBe(null);
  });
  it('keeps areas inside their sector and fields on the rim', () => {
    for (let p = 0; p < 6; p++)
      for (let c = 0; c < COLOURS.length; c++) {
        const [a, s] = [areaPoint(p, c), sectorCentre(p)];
        expect(Math.hypot(a.x - s.x, a.y - s.y)).toBeCloseTo(55);
      }
    expect(Math.hypot(fieldPoint(63, 50).x - 310, fieldPoint(63, 50).y - 306)).toBeCloseTo(288);
  });
  it('draws the track as long as the pack has it', () => {
    expect(fieldPoint(45, 45)).toEqual(fieldPoint(0, 45));
    expect(redLine(20, 40).to.y).toBeGreaterThan(600);
  });
});
