// A table that is being planned in the lobby: seats by way of play, what is wrong with it, and what is sent.
import type { Clock, GameInfo, NewTable, SeatKind, SeatWish, Setting, SettingValue } from '../api/types';

export type Way = 'alone' | 'bots' | 'device' | 'online';
export type ClockChoice = 'none' | 'quick' | 'calm' | 'day' | 'week';

export const CLOCKS: Record<ClockChoice, Clock | null> = {
  none: null,
  quick: { initial_s: 900, increment_s: 20 },
  calm: { initial_s: 1500, increment_s: 30 },
  day: { initial_s: 86400, increment_s: 86400 },
  week: { initial_s: 604800, increment_s: 604800 },
};

export interface Plan {
  game: string;
  way: Way;
  seats: SeatWish[];
  /** Only what somebody chose: the game knows its own defaults, which can depend on the number of players. */
  settings: Record<string, string>;
  seed: string;
  mode: 'live' | 'days';
  clock: ClockChoice;
  confirm: boolean;
  public: boolean;
}

const KIND: Record<Way, SeatKind> = { alone: 'bot', bots: 'bot', device: 'hotseat', online: 'open' };

export const bestBot = (game: GameInfo): string => game.bots.find((b) => b.name === 'medium')?.name ?? game.bots.at(-1)?.name ?? '';

function seat(kind: SeatKind, game: GameInfo, n: number): SeatWish {
  if (kind === 'bot') return { kind, bot: bestBot(game) };
  if (kind === 'hotseat') return { kind, name: `${n + 1}` };
  return { kind };
}

export function seatsFor(game: GameInfo, way: Way, count: number): SeatWish[] {
  const n = Math.min(Math.max(count, game.min_seats), game.max_seats);
  return Array.from({ length: way === 'alone' ? 1 : n }, (_, i) => (i === 0 ? { kind: 'me' } : seat(KIND[way], game, i)));
}

export function newPlan(game: GameInfo, way: Way = 'bots', expansion = ''): Plan {
  const seats = seatsFor(game, way, Math.min(Math.max(3, game.min_seats), game.max_seats));
  const settings: Record<string, string> = expansion ? { [expansion]: 'on' } : {};
  return { game: game.id, way, seats, settings, seed: '', mode: 'live', clock: 'none', confirm: false, public: false };
}

export function changeWay(plan: Plan, game: GameInfo, way: Way): Plan {
  const count = plan.way === 'alone' ? 3 : plan.seats.length;
  return { ...plan, way, seats: seatsFor(game, way, count), public: way === 'online' };
}

export function resize(plan: Plan, game: GameInfo, count: number): Plan {
  const n = Math.min(Math.max(count, game.min_seats), game.max_seats);
  const more = Array.from({ length: Math.max(0, n - plan.seats.length) }, (_, i) => seat(KIND[plan.way], game, plan.seats.length + i));
  return { ...plan, seats: [...plan.seats.slice(0, n), ...more] };
}

export function changeSeat(plan: Plan, game: GameInfo, index: number, kind: SeatKind): Plan {
  return { ...plan, seats: plan.seats.map((old, i) => (i === index ? seat(kind, game, i) : old)) };
}

/** For each setting the values that can be chosen with so many seats and beside what is chosen before it. */
export function choices(plan: Plan, game: GameInfo): { setting: Setting; values: SettingValue[]; chosen: string }[] {
  const before: Record<string, string> = {};
  return game.settings.map((setting) => {
    const values = setting.values.filter((value) =>
      value.limits.every(
        (limit) =>
          (!limit.seats.length || limit.seats.includes(plan.seats.length)) &&
          Object.entries(limit.beside).every(([name, allowed]) => allowed.includes(before[name] ?? '')),
      ),
    );
    const wished = plan.settings[setting.name] ?? '';
    const chosen = !setting.values.length || values.some((v) => v.value === wished) ? wished : (values[0]?.value ?? '');
    before[setting.name] = chosen;
    return { setting, values, chosen };
  });
}

/** The settings among which there is something to choose: a form shows no others. */
export const choosable = (plan: Plan, game: GameInfo) =>
  choices(plan, game).filter(({ setting, values }) => !setting.values.length || values.length > 1);

/** Why the way of play is not possible with this game, as a key of words, or nothing. */
export const whyNotAlone = (game: GameInfo): boolean => game.min_seats > 1;

export function toSend(plan: Plan, game: GameInfo, nameOfSeat: (n: number) => string): NewTable {
  const open = new Set(choosable(plan, game).map(({ setting }) => setting.name));
  const seats = plan.seats.map((wish, i) => {
    if (wish.kind === 'bot') return { kind: wish.kind, bot: wish.bot };
    if (wish.kind === 'hotseat')
      return { kind: wish.kind, name: (wish.name ?? '').trim() && !/^\d+$/.test(wish.name ?? '') ? wish.name!.trim() : nameOfSeat(i + 1) };
    return { kind: wish.kind };
  });
  return {
    game: plan.game,
    seats,
    settings: Object.fromEntries(Object.entries(plan.settings).filter(([name, value]) => value !== '' && open.has(name))),
    mode: plan.mode,
    clock: CLOCKS[plan.clock],
    confirm: plan.confirm,
    public: plan.public,
    ...(plan.seed.trim() ? { seed: plan.seed.trim() } : {}),
  };
}
