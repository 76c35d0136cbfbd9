// The coach of a table: what the decision is about, what could be played and why, what was scored, and when to be silent.
// What is good it has from the server's bots; what somebody knows it has from the choices made so far.
import { api } from '../api/http';
import type { Coach, Decision, Hint, LogLine, TableState, Weighed } from '../api/types';
import type { Live } from '../table/live.svelte';
import { keepKnown, knownOf } from './progress';

/** Milliseconds after which advice is asked for; who moves on at once does not need it. */
const PAUSE = 150;

export interface Scored {
  name: string;
  title: string;
  text: string;
  rules: string[];
  /** What it brought the learner, line by line. */
  lines: LogLine[];
}

export class Coaching {
  words = $state.raw<Coach | null>(null);
  hint = $state.raw<Hint | null>(null);
  /** Nobody could think of this decision. */
  mute = $state(false);
  weighed = $state.raw<Record<string, Weighed>>({});
  /** The learner wants to hear what is said about this decision although he knows it. */
  asked = $state(false);
  scored = $state.raw<Scored[]>([]);
  /** How often each kind was answered sensibly: read again after each choice. */
  private count = $state(0);
  private number = -1;
  private heard = -1;
  private wanted = '';
  private resting: ReturnType<typeof setTimeout> | undefined;
  private readonly commit: Live['choosing']['commit'];

  constructor(
    readonly live: Live,
    readonly id: string,
    readonly game: string,
  ) {
    const { choosing } = live;
    this.commit = choosing.commit;
    choosing.commit = (option) => {
      this.chose(option.key);
      this.commit(option);
    };
    void this.fetch();
  }

  /** The words, in the language that is spoken now. */
  async fetch(): Promise<void> {
    try {
      this.words = await api.coach(this.id);
    } catch {
      this.words = null;
    }
  }

  end(): void {
    clearTimeout(this.resting);
    this.live.choosing.commit = this.commit;
    this.live.choosing.advised = [];
  }

  readonly about = $derived.by(() => {
    const decision = this.live.choosing.decision;
    if (!decision) return null;
    const verbs = new Set(decision.options.map((option) => option.verb));
    return this.words?.decisions.find((one) => one.asks.includes(decision.ask ?? '') && (!one.verb || verbs.has(one.verb))) ?? null;
  });

  /** What the learner knows or does not know yet. */
  readonly kind = $derived.by(() => `${this.game}/${this.about?.name ?? this.live.choosing.decision?.ask ?? ''}`);

  readonly silent = $derived.by(() => {
    void this.count;
    // Where the prompt says all, nothing is added to it.
    return !this.asked && (this.about === null || knownOf(this.kind) >= (this.words?.known ?? Infinity));
  });

  /** The option that is chosen, if it gives much away. */
  readonly blunder = $derived.by(() => {
    const selected = this.live.choosing.selected;
    const found = selected === null ? undefined : this.weighed[selected];
    return found?.verdict === 'blunder' ? found : null;
  });

  /** A decision is asked: what was known of the one before is forgotten. */
  follow(decision: Decision | null): void {
    const number = decision?.number ?? -1;
    if (number === this.number) return;
    this.number = number;
    this.hint = null;
    this.mute = false;
    this.weighed = {};
    this.asked = false;
    this.wanted = '';
    this.live.choosing.advised = [];
    clearTimeout(this.resting);
    if (decision && decision.options.length > 1) this.resting = setTimeout(() => void this.think(decision), PAUSE);
  }

  private async think(decision: Decision, key?: string): Promise<void> {
    try {
      const told = await api.hint(this.id, decision.seat, decision.number, key);
      if (this.number !== decision.number) return;
      if (!key) {
        this.hint = told;
        const { choosing } = this.live;
        for (const one of told.advice) choosing.seen[one.key] = one.outlook;
      }
      const fresh = Object.fromEntries(told.weighed.map((one) => [one.key, one]));
      // What was told first stays: an option that is looked at does not change what was said of others.
      this.weighed = { ...fresh, ...this.weighed };
    } catch {
      if (this.number === decision.number && !key) this.mute = true;
    }
  }

  /** An option is chosen and not yet played: what it is worth is found out if nobody has thought of it. */
  weigh(key: string | null): void {
    const decision = this.live.choosing.decision;
    if (!decision || !this.hint || key === null || key in this.weighed || this.wanted === key) return;
    this.wanted = key;
    void this.think(decision, key);
  }

  private chose(key: string): void {
    const found = this.weighed[key];
    this.scored = [];
    if (!found) return;
    if (found.verdict === 'sensible') keepKnown(this.kind, Math.min(knownOf(this.kind) + 1, this.words?.known ?? 3));
    else if (found.verdict === 'blunder') keepKnown(this.kind, 0);
    this.count++;
  }

  /** Looks for scorings among what has happened since it last looked. */
  hear(table: TableState): void {
    const last = table.log.at(-1)?.n ?? -1;
    const words = this.words;
    if (!words) return;
    // At a table that has gone on without a coach only what comes is told.
    if (this.heard < 0) this.heard = last;
    const found: Scored[] = [];
    table.log.forEach((line, i) => {
      if (line.n <= this.heard || line.kind !== 'heading') return;
      const about = words.scorings.find((one) => one.part === line.part);
      if (!about || knownOf(`${this.game}/${about.name}`) >= words.known) return;
      const rest = table.log.slice(i + 1);
      const end = rest.findIndex((one) => one.kind === 'heading');
      const lines = (end < 0 ? rest : rest.slice(0, end)).filter((one) => one.seat === table.you && one.changes?.length);
      found.push({ ...about, title: line.text, lines });
      keepKnown(`${this.game}/${about.name}`, knownOf(`${this.game}/${about.name}`) + 1);
    });
    this.heard = Math.max(this.heard, last);
    if (found.length) this.scored = [...this.scored, ...found];
  }
}
