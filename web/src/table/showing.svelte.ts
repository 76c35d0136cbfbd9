// What others did, shown one line after the other at the pace a person has set: the table as it was then, what was
// said of it, and which places to mark. Scorings and productions are gathered into one film that shows every seat.
import { getContext, setContext } from 'svelte';
import type { LogLine, TableState } from '../api/types';
import type { Pace } from './pace';

/** Parts of a game that are a reckoning for everybody. */
const REELS = new Set(['interim-scoring', 'final-scoring', 'production', 'income', 'bonuses']);
const LINE_MS = { off: 0, quick: 950, calm: 2400 };
const ROW_MS = { off: 0, quick: 320, calm: 800 };
const REST_MS = { off: 0, quick: 1700, calm: 3400 };
/** So many lines are shown one by one; of a longer absence only the last ones. */
const MOST = 24;
const KEPT = 40;

export interface Step {
  /** The line that is told; of a film its heading. */
  line: LogLine;
  /** The lines of a film; empty for a single line. */
  reel: LogLine[];
}

const isReel = (line: LogLine): boolean => line.kind === 'heading' && REELS.has(line.part ?? '');
export const hasFilm = isReel;

/** The lines under a heading, up to the next one. */
export function reelOf(log: LogLine[], heading: number): LogLine[] {
  const start = log.findIndex((line) => line.n === heading);
  const rest = log.slice(start + 1);
  const end = rest.findIndex((line) => line.kind === 'heading');
  return (end < 0 ? rest : rest.slice(0, end)).filter((line) => line.text);
}

/** The steps that tell the lines that are wanted, without what the person did. */
export function stepsOf(log: LogLine[], wanted: (line: LogLine) => boolean, you: number | null): Step[] {
  const steps: Step[] = [];
  let inside = new Set<number>();
  for (const line of log) {
    if (!wanted(line) || inside.has(line.n)) continue;
    if (isReel(line)) {
      const reel = reelOf(log, line.n);
      inside = new Set(reel.map((l) => l.n));
      if (reel.length) steps.push({ line, reel });
    } else if (line.kind === 'line' && line.text && line.seat !== you && line.seat !== null) steps.push({ line, reel: [] });
  }
  return steps.slice(-MOST);
}

export class Showing {
  step = $state.raw<Step | null>(null);
  /** The table as it was after the step that is shown; null for as it is now. */
  frame = $state.raw<TableState | null>(null);
  waiting = $state.raw<Step[]>([]);
  /** Places that changed a moment ago, to be marked while nothing is shown. */
  fresh = $state.raw<LogLine[]>([]);
  /** Several times the same: counts up with each step, so that what it shows begins anew. */
  turn = $state(0);

  pace: Pace = 'quick';
  /** Gives the table after so many moves, where it was not heard of when it happened. */
  fetchAt: (moves: number) => Promise<TableState> = () => Promise.reject(new Error('nowhere to ask'));
  /** Called when everything has been shown: now it can be decided. */
  settled: () => void = () => {};

  private kept = new Map<number, TableState>();
  private known = new Map<number, number>();
  private last: TableState | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private freshTimer: ReturnType<typeof setTimeout> | undefined;

  get busy(): boolean {
    return this.step !== null;
  }

  /** A state has come. Tells whether something of it has to be shown first. */
  take(next: TableState): boolean {
    const before = this.last;
    this.last = next;
    this.keep(next);
    const told = this.news(next);
    if (!before || before.id !== next.id || next.number < before.number || before.you !== next.you) {
      this.stop();
      return false;
    }
    const asked = before.decision && next.decision && before.decision.number === next.decision.number;
    const steps = stepsOf(next.log, (line) => told.has(line.n), next.you);
    if (this.pace === 'off' || (asked && !this.busy)) {
      this.flash(steps.map((step) => step.line));
      return false;
    }
    this.flash(next.log.filter((line) => told.has(line.n) && line.seat === next.you));
    if (!steps.length) return this.busy;
    this.add(steps);
    return true;
  }

  /** Shows lines again, whatever the pace. */
  play(steps: Step[]): void {
    if (!steps.length) return;
    this.stop();
    this.add(steps);
  }

  /** To the table as it is now. */
  skip(): void {
    this.stop();
    this.settled();
  }

  /** One step on. */
  next(): void {
    clearTimeout(this.timer);
    void this.advance();
  }

  private stop(): void {
    clearTimeout(this.timer);
    this.waiting = [];
    this.step = null;
    this.frame = null;
  }

  private keep(state: TableState): void {
    this.kept.set(state.number, state);
    if (this.kept.size > KEPT) this.kept.delete(this.kept.keys().next().value!);
  }

  /** Lines that are new or have grown. */
  private news(next: TableState): Set<number> {
    const told = new Set<number>();
    for (const line of next.log) {
      if (this.known.get(line.n) !== line.at) told.add(line.n);
      this.known.set(line.n, line.at);
    }
    return told;
  }

  private flash(lines: LogLine[]): void {
    if (!lines.length) return;
    this.fresh = lines;
    clearTimeout(this.freshTimer);
    this.freshTimer = setTimeout(() => (this.fresh = []), 2600);
  }

  private add(steps: Step[]): void {
    const rest = [...this.waiting];
    for (const step of steps) {
      const same = rest.findIndex((other) => other.line.n === step.line.n);
      if (same >= 0) rest[same] = step;
      else if (this.step?.line.n === step.line.n) rest.unshift(step);
      else rest.push(step);
    }
    this.waiting = rest.slice(-MOST);
    if (!this.step) void this.advance();
    // A line that grows while it is shown goes on at once.
    else if (rest[0]?.line.n === this.step.line.n && !this.step.reel.length) this.next();
  }

  private async advance(): Promise<void> {
    const [step, ...rest] = this.waiting;
    this.waiting = rest;
    if (!step) {
      this.stop();
      this.settled();
      return;
    }
    const moves = (step.reel.at(-1) ?? step.line).at;
    this.step = step;
    this.turn++;
    const frame = this.kept.get(moves) ?? (await this.fetchAt(moves).catch(() => null));
    if (this.step !== step) return;
    this.frame = frame;
    const pace = this.pace === 'off' ? 'quick' : this.pace;
    const time = step.reel.length ? step.reel.length * ROW_MS[pace] + REST_MS[pace] : LINE_MS[pace];
    this.timer = setTimeout(() => void this.advance(), time);
  }
}

/** A moment of the past, with who is here and what is said now. */
export function asShown(frame: TableState, now: TableState, upTo: LogLine): TableState {
  return {
    ...frame,
    status: now.status,
    decision: null,
    result: null,
    chat: now.chat,
    can_take_back: false,
    seats: frame.seats.map((seat, i) => ({ ...seat, online: now.seats[i]?.online ?? false, clock_s: now.seats[i]?.clock_s ?? null })),
    log: now.log.filter((line) => line.n <= upTo.n),
  };
}

const KEY = Symbol('showing');
export const provideShowing = (showing: Showing) => setContext(KEY, showing);
/** Nothing where nothing is being played. */
export const useShowing = (): Showing | null => getContext<Showing | undefined>(KEY) ?? null;
