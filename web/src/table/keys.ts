// The keyboard of a table, in one place. Keys typed into fields are left alone.
import type { TableState } from '../api/types';
import type { Live } from './live.svelte';

export interface Hands {
  live: Live;
  boards(): void;
  focusSeat(n: number): void;
  mine(): void;
  tab(name: 'log' | 'chat' | 'rules'): void;
  search(): void;
  text(): void;
  aid(): void;
  escape(): void;
  blocked(): boolean;
  /** Keys of the drawn board. */
  own(event: KeyboardEvent): boolean;
}

let typed = { digits: '', at: 0 };

/** Two digits one after the other name an option from 10 on; the first of them alone has chosen its own already. */
function tens(digit: string, rows: number): number {
  const now = Date.now();
  const both = Number(typed.digits + digit);
  const goes = now - typed.at < 900 && typed.digits.length === 1 && both >= 10 && both <= rows;
  typed = { digits: goes ? '' : digit, at: now };
  return (goes ? both : Number(digit)) - 1;
}

export function handle(event: KeyboardEvent, hands: Hands): void {
  const target = event.target as HTMLElement | null;
  if (target?.closest?.('input, textarea, select, dialog') || event.ctrlKey || event.metaKey || hands.blocked()) return;
  const { choosing } = hands.live;
  const done = () => event.preventDefault();
  if (event.altKey) {
    if (/^[1-6]$/.test(event.key)) {
      hands.focusSeat(Number(event.key) - 1);
      done();
    }
    return;
  }
  if (/^[0-9]$/.test(event.key)) {
    const rows = [...document.querySelectorAll<HTMLElement>('#decision [data-option]')];
    const row = rows[tens(event.key, rows.length)];
    if (row?.dataset.option !== undefined) {
      choosing.pick(row.dataset.option);
      if (target?.closest?.('[role="option"]')) row.focus({ preventScroll: true }); // Enter is for this one now
      done();
    }
    return;
  }
  if (hands.own(event)) return done();
  switch (event.key) {
    case 'Enter':
      if (target && target !== document.body && target.closest('button, a, [role="option"], [data-place]')) return;
      if (choosing.option) choosing.send();
      else if (choosing.decision?.needs_confirm && !choosing.decision.options.length) void hands.live.confirm();
      else return;
      return done();
    case 'Escape':
      choosing.drop();
      hands.escape();
      return done();
    case 'u':
      if (mayTakeBack(hands.live)) void hands.live.takeBack(false);
      return done();
    case 'U':
      if (mayTakeBack(hands.live)) void hands.live.takeBack(true);
      return done();
    case '?':
      choosing.whyNot = !choosing.whyNot;
      return done();
    case 'h':
    case 'H':
      if (choosing.decision?.options.length && hands.live.state && hasHints(hands.live.state)) choosing.hint = !choosing.hint;
      return done();
    case '/':
      hands.search();
      return done();
    case 'b':
    case 'B':
      hands.boards();
      return done();
    case 'm':
    case 'M':
      hands.mine();
      return done();
    case 'l':
    case 'L':
      hands.tab('log');
      return done();
    case 'c':
    case 'C':
      hands.tab('chat');
      return done();
    case 'r':
    case 'R':
      hands.tab('rules');
      return done();
    case 'a':
    case 'A':
      hands.aid();
      return done();
    case 't':
    case 'T':
      hands.text();
      return done();
  }
}

/** Advice is given where nobody else plays: alone, against bots, at one device. A lesson explains itself. */
export function hasHints(table: TableState): boolean {
  if (/^(lesson|puzzle)-/.test(table.id)) return false;
  return table.status === 'running' && table.seats.every((seat, n) => seat.kind === 'bot' || table.your_seats.includes(n));
}

export function mayTakeBack(live: Live): boolean {
  return !live.choosing.busy && (live.choosing.decision?.can_take_back ?? live.state?.can_take_back ?? false);
}
