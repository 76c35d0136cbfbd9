// The drawn board of Evacuation against recorded positions of the real engine.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { TableState } from '../src/api/types';
import { grain, hexCentre, layTrack } from '../src/boards/evacuation/geometry';
import { iconOf, lookOf } from '../src/boards/evacuation/look';
import {
  actionTrackOf,
  askedNow,
  drafting,
  hexOf,
  looseChoices,
  mapOf,
  markOf,
  marksNamed,
  morePlaces,
  numberOf,
  orderOf,
  piecesOf,
  productionOf,
  progressOf,
  ready,
  seatOfColour,
  settledOf,
  standingOn,
  tabOf,
  yearsOf,
  zoneOf,
} from '../src/boards/evacuation/model';

const recorded = (name: string) => JSON.parse(readFileSync(`tests/tables/${name}.json`, 'utf8')) as TableState;
const draft = recorded('evacuation-draft.en');
const turn = recorded('evacuation-turn.cs');
const load = recorded('evacuation-load.en');

describe('the Evacuation board', () => {
  it('is drawn from the draft of goals on', () => {
    for (const state of [draft, turn, load]) expect(ready(state)).toBe(true);
    expect(drafting(draft)).toBe(true);
    expect(piecesOf(draft, 'draft:0').length).toBeGreaterThan(0);
    expect(drafting(turn)).toBe(false);
    expect(ready({ ...turn, board: null })).toBe(false);
  });
  it('gives every seat a mark of its own', () => {
    expect(new Set(turn.names.map((_, seat) => markOf(turn, seat))).size).toBe(turn.names.length);
  });
  it('lays the hexes of the map apart from each other', () => {
    const centres = mapOf(turn)!.spots.map((spot) => hexCentre(hexOf(spot)));
    expect(centres.length).toBe(37);
    centres.forEach((a, i) => centres.slice(i + 1).forEach((b) => expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(70)));
  });
  it('finds the tracks by what they are, in any language', () => {
    for (const state of [turn, load]) {
      expect(progressOf(state)!.spaces.at(-1)!.place).toMatch(/^section:/);
      expect(orderOf(state)!.spaces.length).toBe(state.names.length);
      expect(yearsOf(state)!.spaces.length).toBe(4);
      expect(actionTrackOf(state, 0)!.spaces.map((space) => Number(space.text))).toEqual([0, 0, 1, 2, 3, 3]);
      expect(askedNow(state).old).toBeGreaterThan(0);
    }
  });
  it('knows who has settled an area and with which factories', () => {
    const settled = mapOf(load)!.spots.flatMap((spot) => settledOf(load, spot) ?? []);
    expect(settled.length).toBeGreaterThan(0);
    for (const area of settled) expect(load.names[area.seat!]).toBe(area.name);
    const blocked = {
      ...mapOf(load)!.spots[0]!,
      pieces: [{ ...mapOf(load)!.spots.flatMap((spot) => spot.pieces)[0]!, colour: 'automaton', text: 'Opponent' }],
    };
    expect(settledOf(load, blocked)).toMatchObject({ seat: null, name: 'Opponent' });
    expect(seatOfColour(load, 'automaton')).toBe(null);
  });
  it('keeps the stocks of both worlds apart', () => {
    for (const world of ['old', 'new'] as const) {
      const stocks = piecesOf(turn, `world:0:${world}`).filter((piece) => piece.place.startsWith(`stock:0:${world}:`));
      expect(stocks.map((piece) => piece.icon)).toEqual(['food', 'steel', 'energy']);
    }
  });
  it('has a place for factories and population also where none stands', () => {
    expect(standingOn(turn, 0, 'old').map((piece) => piece.icon)).toEqual(['farm', 'steelworks', 'power-plant']);
    expect(standingOn(turn, 0, 'new').map((piece) => piece.icon)).toEqual(['population', 'farm', 'steelworks', 'power-plant']);
  });
  it('reads prices and abilities of what is offered', () => {
    for (const shuttle of zoneOf(turn, 'offer:shuttle')!.pieces) {
      expect(marksNamed(shuttle, 'food', 'steel', 'energy').length).toBeGreaterThan(0);
      expect(numberOf(shuttle, 'launch')).toBeGreaterThan(0);
    }
    for (const plan of zoneOf(turn, 'offer:infrastructure')!.pieces) {
      expect(marksNamed(plan, 'biome-').length).toBeGreaterThan(0);
      expect(marksNamed(plan, 'production-').length).toBeGreaterThan(0);
    }
    expect(productionOf(turn, 0).map((piece) => numberOf(piece, 'aim'))).toEqual([8, 8, 8]);
  });
  it('puts every choice somewhere on the board', () => {
    for (const state of [turn, load]) {
      const text = JSON.stringify(state.panels);
      const loose = looseChoices(state).map((option) => option.key);
      for (const option of state.decision!.options) {
        if (option.places.length) for (const place of option.places) expect(text, option.key).toContain(`"${place}"`);
        else expect(loose).toContain(option.key);
      }
    }
    expect(looseChoices(turn).map((option) => option.verb)).toContain('pass');
    expect(morePlaces(turn, looseChoices(turn)[0]!)).toEqual([`choice:${looseChoices(turn)[0]!.key}`]);
  });
  it('loads shuttles from the places where the goods lie', () => {
    const places = load.decision!.options.flatMap((option) => option.places);
    expect(places.some((place) => /^(home|stock|prepared|stadium):/.test(place))).toBe(true);
    expect(places.some((place) => place.startsWith('shuttle:'))).toBe(true);
  });
  it('says on which view of a phone a place lies', () => {
    expect(['area:H01', 'section:3', 'cell:3:inner', 'action:0:settle', 'stock:0:old:food', 'goal:GO01'].map(tabOf)).toEqual([
      'world',
      'progress',
      'progress',
      'offers',
      'mine',
      'world',
    ]);
  });
  it('has a look for every option and an icon for every word', () => {
    for (const state of [draft, turn, load])
      for (const option of state.decision!.options) expect(lookOf(state, option), option.key).not.toBe(null);
    expect(['production-food', 'symbol-leaf', 'power-plant', 'stadium', 'population-steel'].map(iconOf)).toEqual([
      'food',
      'sym-leaf',
      'factory-power',
      'stadium',
      'steel',
    ]);
  });
  it('lays the progress track in one row or in several', () => {
    const gates = Array.from({ length: 19 }, (_, section) => [3, 6, 10, 14].includes(section));
    const [one, two] = [layTrack(gates, 3, 1, 40), layTrack(gates, 3, 2, 4)];
    expect(one.gates.map((gate) => gate.before)).toEqual([3, 6, 10, 14]);
    expect(new Set(one.sections.map((section) => section.row)).size).toBe(1);
    expect(new Set(two.sections.map((section) => section.row)).size).toBe(2);
    expect(two.width).toBeLessThan(one.width * 0.6);
    for (const section of one.sections) for (const gate of one.gates) expect(Math.abs(section.x - gate.x)).toBeGreaterThan(15);
  });
  it('decorates the same area in the same way', () => {
    expect(grain('H01', 1)).toBe(grain('H01', 1));
    expect(grain('H01', 1)).not.toBe(grain('H02', 1));
  });
});
