// The drawn board of Underwater Cities against recorded positions of the real engine, and its pictures.
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Option, Piece, TableState } from '../src/api/types';
import { lookOf } from '../src/boards/underwater_cities/look';
import {
  aidOf,
  amountText,
  claimedOf,
  endOf,
  erasOf,
  feedOf,
  fitting,
  goalsOf,
  handOf,
  handSize,
  matchOf,
  morePlaces,
  offerOf,
  playedOf,
  productionOf,
  ready,
  ringOf,
  seabedOf,
  seatsOn,
  stepsOf,
  stockOf,
  trayAt,
} from '../src/boards/underwater_cities/model';
import { layTokens, tokensOf } from '../src/boards/underwater_cities/signs';
import { viewFor, VIEWS } from '../src/boards/underwater_cities/views';

const recorded = (name: string, language = 'en') => JSON.parse(readFileSync(`tests/tables/${name}.${language}.json`, 'utf8')) as TableState;
const MIDDLE = 'underwater_cities-4-card';
const ERA = 'underwater_cities-2-data-era';

beforeAll(() => {
  const sprite = document.createElement('div');
  const icons = 'farm desalination laboratory tunnel data-center city-white city-purple city-blue card credit kelp upgrade data-disc point';
  sprite.innerHTML = `<svg>${icons
    .split(' ')
    .map((name) => `<symbol id="i-${name}"></symbol>`)
    .join('')}</svg>`;
  document.body.append(sprite);
});

describe('the choices on the board', () => {
  it('keep clear of what is asked for', () => {
    expect(trayAt([], true)).toBe('foot');
    expect(trayAt([{ y: 90 }], false)).toBe('top');
    expect(trayAt([{ y: 90 }, { y: 10 }], false)).toBe('slots');
    expect(trayAt([{ y: 90 }, { y: 10 }], true)).toBe('foot');
  });
});

describe('the Underwater Cities board', () => {
  it('reads the ring of slots in its three colours, with the copy tile of four', () => {
    const ring = ringOf(recorded(MIDDLE));
    expect([ring.green.length, ring.red.length, ring.yellow.length]).toEqual([5, 5, 5]);
    expect(ring.always?.place).toBe('slot:S00');
    expect(ring.copy?.place).toBe('copy');
    expect(ready(recorded(MIDDLE))).toBe(true);
  });
  it('has four slots of each colour and no copy tile for two', () => {
    const ring = ringOf(recorded(ERA));
    expect([ring.green.length, ring.red.length, ring.yellow.length, ring.copy]).toEqual([4, 4, 4, null]);
    expect([...ring.green, ...ring.red, ...ring.yellow].filter((slot) => slot.tags.length)).toHaveLength(6);
  });
  it('tells tiles of players from cards that would match', () => {
    const state = recorded(MIDDLE);
    const ring = ringOf(state);
    const slots = [...ring.green, ...ring.red, ...ring.yellow];
    expect(slots.flatMap(seatsOn).length).toBeGreaterThan(0);
    const hand = handOf(state, 0);
    for (const colour of ['green', 'red', 'yellow'] as const)
      for (const slot of ring[colour]) expect(fitting(slot)).toBe(hand.filter((card) => card.colour === colour).length);
  });
  it('says of every card of the hand whether it matches, before it is chosen', () => {
    const state = recorded(MIDDLE);
    const told = handOf(state, 0).map((card) => matchOf(card, null));
    expect(told.every((one) => one !== null && one.text.length > 5)).toBe(true);
    const plain = { ...handOf(state, 0)[0]!, marks: [] } as Piece;
    expect(matchOf(plain, null)).toBe(null);
    expect(matchOf(plain, plain.colour)?.match).toBe(true);
    expect(matchOf(plain, '')?.match).toBe(false);
  });
  it('knows the hand of the viewer and only the number of cards of others', () => {
    const state = recorded(MIDDLE);
    expect(handOf(state, 0)).toHaveLength(handSize(state, 0));
    expect(handOf(state, 1).length).toBeLessThan(handSize(state, 1));
  });
  it('ticks the steps of the turn off', () => {
    const states = (stepsOf(recorded(MIDDLE))?.pieces ?? []).map((p) => p.icon);
    expect(states.slice(0, 2)).toEqual(['step-done', 'step-now']);
    expect(states.at(-1)).toBe('step-todo');
  });
  it('foresees production, feeding and the end, in both languages alike', () => {
    for (const language of ['en', 'cs']) {
      const state = recorded(MIDDLE, language);
      expect(stockOf(state, 0).some((s) => s.comes > 0)).toBe(true);
      expect(feedOf(state, 0)?.n).toBeGreaterThan(0);
      expect(endOf(state, 0)?.pieces).toHaveLength(5);
      expect(productionOf(state, 0)?.note).toMatch(/\d/);
    }
  });
  it('has a track of ten rounds with three productions', () => {
    const spaces = erasOf(recorded(MIDDLE))?.spaces ?? [];
    expect(spaces.filter((s) => s.icon === 'production')).toHaveLength(3);
    expect(spaces.filter((s) => s.pieces.length)).toHaveLength(1);
  });
  it('finds offer, claimed cards and the sea floor', () => {
    const state = recorded(MIDDLE);
    expect(offerOf(state)?.pieces.every((p) => p.place.startsWith('card:'))).toBe(true);
    expect(claimedOf(state, 0).length).toBeGreaterThan(0);
    expect(seabedOf(state, 3)?.spots.length).toBeGreaterThan(30);
    expect(playedOf(state)).toBe(null);
    expect(goalsOf(state)).toBe(undefined);
  });
  it('counts discs in halves and has the player aid of Data Era', () => {
    const state = recorded(ERA);
    expect(stockOf(state, 0).map((s) => s.icon)).toContain('half_disc');
    expect(aidOf(state, 0)?.pieces.map((p) => p.place)).toContain('additional:swap');
    expect(aidOf(recorded(MIDDLE), 0)).toBe(undefined);
    expect([amountText(2, true), amountText(0, true), amountText(3, false)]).toEqual(['2½', '½', '3']);
  });
  it('gives resources a place at the own stock', () => {
    const option = (key: string) =>
      ({ key, verb: key.split(':')[0], label: '', places: [], outlook: null, group: '' }) as unknown as Option;
    const state = recorded(MIDDLE);
    expect(morePlaces(state, option('resource:kelp'))).toEqual(['stock:kelp']);
    expect(morePlaces(state, option('trade:credit,kelp'))).toEqual(['stock:credit']);
    expect(morePlaces(state, option('done'))).toEqual([]);
  });
  it('has a look for every option of a turn', () => {
    for (const name of [MIDDLE, ERA]) {
      const state = recorded(name);
      for (const option of state.decision!.options) expect(lookOf(state, option), option.key).not.toBe(null);
    }
  });
  it('goes to the view where something can be chosen', () => {
    expect(viewFor(['card:8', 'slot:R1'])).toBe('slots');
    expect(viewFor(['site:0:LR.1'])).toBe('sea');
    expect(viewFor(['card:8'])).toBe('hand');
    expect(viewFor([])).toBe(null);
    const state = recorded(ERA);
    for (const place of state.decision!.options.flatMap((o) => o.places))
      expect(
        VIEWS.filter((v) => v.holds(place)),
        place,
      ).toHaveLength(1);
  });
});

describe('effects as they are printed', () => {
  const said = (...signs: string[]) => tokensOf(signs).map((token) => token.icons.join('+') || token.text);
  it('keeps numbers and signs between pictures', () => {
    expect(said('2', 'farm', '/', '2', 'laboratory')).toEqual(['2', 'farm', '/', '2', 'laboratory']);
    expect(said('credit', '>', 'kelp')).toEqual(['credit', '→', 'kelp']);
  });
  it('fans out kinds that stand for one another, and only those', () => {
    expect(said('farm', '/', 'desalination', '/', 'laboratory', 'upgrade')).toEqual(['farm+desalination+laboratory', 'upgrade']);
    expect(said('nonsymbiotic', '/', 'symbiotic', '/', 'kelp')).toEqual(['city-white+city-purple', '/', 'kelp']);
    expect(said('farm', '/', 'laboratory')).toEqual(['farm', '/', 'laboratory']);
  });
  it('leaves out what has no picture, and no sign is left hanging', () => {
    expect(said('if', 'kelp', '/', 'unheard')).toEqual(['kelp']);
  });
  it('breaks a long effect into two rows', () => {
    const tokens = tokensOf(['4', 'point', ':', 'farm', 'desalination', 'laboratory', 'upgrade', 'kelp', 'credit']);
    expect(layTokens(tokens, 18, 88)).toHaveLength(2);
    expect(layTokens(tokens.slice(0, 2), 18, 88)).toHaveLength(1);
  });
});
