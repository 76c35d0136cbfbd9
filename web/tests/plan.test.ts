import { describe, expect, it } from 'vitest';
import type { GameInfo } from '../src/api/types';
import { changeSeat, changeWay, choosable, newPlan, resize, toSend } from '../src/lobby/plan';

const game: GameInfo = {
  id: 'x',
  title: 'X',
  about: '',
  length: '',
  weight: '',
  expansions: [],
  min_seats: 2,
  max_seats: 4,
  bots: [
    { name: 'random', label: 'R' },
    { name: 'medium', label: 'G' },
  ],
  settings: [
    {
      name: 'side',
      label: 'Side',
      about: '',
      rule: '',
      values: [
        { value: 'a', label: 'A', about: '', limits: [] },
        { value: 'b', label: 'B', about: '', limits: [] },
      ],
    },
  ],
};

describe('planning a table', () => {
  it('starts against two bots of the better level and leaves the settings to the game', () => {
    const plan = newPlan(game);
    expect(plan.seats.map((s) => s.kind)).toEqual(['me', 'bot', 'bot']);
    expect(plan.seats[1]!.bot).toBe('medium');
    expect(toSend(plan, game, String).settings).toEqual({});
  });
  it('begins with the expansion whose box was taken', () => {
    expect(newPlan(game, 'bots', 'more').settings).toEqual({ more: 'on' });
  });
  it('stays within the seats of the game', () => {
    expect(resize(newPlan(game), game, 9).seats).toHaveLength(4);
    expect(resize(newPlan(game), game, 0).seats).toHaveLength(2);
  });
  it('changes the way of play as a whole and one seat alone', () => {
    const online = changeWay(newPlan(game), game, 'online');
    expect(online.seats.map((s) => s.kind)).toEqual(['me', 'open', 'open']);
    expect(online.public).toBe(true);
    expect(changeSeat(online, game, 1, 'link').seats[1]!.kind).toBe('link');
  });
  it('sends names of hot-seat players, its own where none was typed, and a seed only if there is one', () => {
    const plan = changeWay(newPlan(game), game, 'device');
    const sent = toSend({ ...plan, seed: ' ' }, game, (n) => `Player ${n}`);
    expect(sent.seats[1]).toEqual({ kind: 'hotseat', name: 'Player 2' });
    expect('seed' in sent).toBe(false);
    expect(toSend({ ...plan, seed: 'abc', clock: 'calm' }, game, String)).toMatchObject({ seed: 'abc', clock: { initial_s: 1500 } });
  });
  it('shows and sends only what can be chosen with so many seats and beside other settings', () => {
    const value = (name: string, seats: number[] = [], beside: Record<string, string[]> = {}) => ({
      value: name,
      label: name,
      about: '',
      limits: seats.length || Object.keys(beside).length ? [{ seats, beside, rule: 'X-1' }] : [],
    });
    const bound: GameInfo = {
      ...game,
      settings: [
        { name: 'aim', label: '', about: '', rule: '', values: [value('race', [3]), value('points')] },
        { name: 'tasks', label: '', about: '', rule: '', values: [value('off'), value('on', [], { aim: ['points'] })] },
      ],
    };
    const names = (seats: number, settings: Record<string, string>) =>
      choosable({ ...resize(newPlan(bound), bound, seats), settings }, bound).map(({ setting }) => setting.name);
    expect(names(3, {})).toEqual(['aim']);
    expect(names(3, { aim: 'points' })).toEqual(['aim', 'tasks']);
    expect(names(2, {})).toEqual(['tasks']);
    const plan = { ...newPlan(bound), settings: { aim: 'race', tasks: 'on' } };
    expect(toSend(plan, bound, String).settings).toEqual({ aim: 'race' });
  });
});
