// A table that is being played or watched: its state as the server last told it, and what can be asked of it.
import { fold } from '../api/folding';
import { api, Refused } from '../api/http';
import { keptShare } from '../api/entropy';
import { LineLost, openLine, type Line } from '../api/socket';
import type { Decision, FromServer, Option, TableState } from '../api/types';
import { complain, say } from '../me.svelte';
import { t } from '../words/words.svelte';
import { Choosing } from './choosing.svelte';
import { asShown, Showing } from './showing.svelte';

/** Milliseconds after which a decision is looked into; who moves on at once does not need it. */
const PAUSE = 60;

export class Live {
  state = $state.raw<TableState | null>(null);
  connected = $state(true);
  missing = $state(false);
  /** When the state arrived, to let clocks run between messages. */
  heard = $state(0);
  readonly choosing = new Choosing();
  readonly showing = new Showing();
  private line: Line | null = null;
  /** What the line has told, and its number. An answer to a request may be shown meanwhile, but is not built upon. */
  private told: TableState | null = null;
  private count = 0;
  /** What is to be answered as soon as the decision before is asked again. */
  private wish: string | null = null;
  private asking: ReturnType<typeof setTimeout> | undefined;
  private shared = false;

  constructor(
    readonly id: string,
    readonly watchToken: string | null = null,
    readonly seat: number | null = null,
  ) {
    this.choosing.commit = (option) => void this.play(option);
    this.choosing.look = (option) => void this.look(option);
    this.choosing.instead = (option) => void this.instead(option);
    this.showing.fetchAt = (moves) => api.replay(this.state!.id, moves, this.state!.you);
    this.showing.settled = () => this.ask();
  }

  async open(): Promise<void> {
    await this.fetch();
    const id = this.state?.id ?? this.id;
    if (this.missing) return;
    this.dial(id);
  }

  /** Opens the line anew, so that the server speaks the person's language on it. */
  redial(): void {
    if (!this.line || !this.state) return;
    this.line.close();
    this.dial(this.state.id);
  }

  private dial(id: string): void {
    const path = `/api/tables/${id}/ws${this.watchToken ? `?watch=${this.watchToken}` : ''}`;
    this.line = openLine(
      path,
      (m) => this.hear(m),
      (yes) => {
        const back = yes && !this.connected;
        this.connected = yes;
        if (back) void this.fetch();
      },
    );
  }

  close(): void {
    clearTimeout(this.asking);
    this.line?.close();
  }

  async fetch(): Promise<void> {
    try {
      this.take(this.watchToken ? await api.watch(this.watchToken) : await api.table(this.id, this.seat));
    } catch (error) {
      if (error instanceof Refused && (error.status === 404 || error.status === 403)) this.missing = true;
      else complain(error);
    }
  }

  take(state: TableState): void {
    const first = this.showing.take(state);
    this.state = state;
    this.heard = Date.now();
    this.choosing.drafts = state.confirm;
    if (state.dealing) void this.tellShare(state);
    if (first) this.choosing.ask(null);
    else this.ask();
  }

  /** The table as it is drawn: as it is, or as it was after the step that is being shown. */
  readonly shown = $derived.by(() => {
    const { frame, step } = this.showing;
    return frame && step && this.state ? asShown(frame, this.state, step.reel.at(-1) ?? step.line) : this.state;
  });

  private ask(): void {
    if (!this.state) return;
    const { id, status } = this.state;
    const before = this.choosing.decision;
    this.choosing.ask(status === 'running' ? this.state.decision : null);
    const decision = this.choosing.decision;
    if (decision && (before?.number !== decision.number || before.seat !== decision.seat)) {
      clearTimeout(this.asking);
      const wished = decision.options.find((option) => option.key === this.wish);
      this.wish = null;
      if (wished) return void this.play(wished);
      this.asking = setTimeout(() => void this.details(id, decision), PAUSE);
    }
  }

  /** What cannot be done and what options would do: asked for as soon as somebody can have begun to think. */
  private async details(id: string, decision: Decision): Promise<void> {
    try {
      const told = await api.details(id, decision.seat, decision.number);
      if (this.choosing.decision?.number !== told.number || this.choosing.decision.seat !== decision.seat) return;
      this.choosing.explain(told.refusals);
      for (const outlook of told.outlooks) this.choosing.seen[outlook.key] = outlook;
    } catch {
      // the table has moved on, and the next state tells anew
    }
  }

  /** What the line tells of the table: all, or what has changed since it last did. */
  private follow(message: Extract<FromServer, { type: 'state' | 'delta' }>): void {
    if (message.type === 'state') this.told = message.state;
    else if (this.told && message.n === this.count + 1) this.told = fold(this.told, message.steps);
    else {
      this.told = null;
      this.line?.hello(0);
      return;
    }
    this.count = message.n;
    this.take(this.told);
  }

  /** All seats are filled: what this browser is bound to add to the shuffle is told, and the game begins. */
  private async tellShare(state: TableState): Promise<void> {
    const share = keptShare(state.id);
    const mine = share && state.shares.find((each) => state.your_seats.includes(each.seat) && each.pledge === share.pledge);
    if (!mine || this.shared) return;
    this.shared = true;
    try {
      await api.reveal(state.id, mine.seat, share.entropy);
      if (!this.connected) await this.fetch();
    } catch {
      // too late: the table has been dealt without it
    }
  }

  private hear(message: FromServer): void {
    if (message.type === 'state' || message.type === 'delta') this.follow(message);
    else if (message.type === 'error') say(message.error.text || t('error-server'), true);
    else if (message.type === 'notice') say(t('notice-turn', { title: message.title }));
    else if (this.state && message.type === 'chat') {
      const { type: _type, ...line } = message;
      this.state = { ...this.state, chat: [...this.state.chat, line] };
    } else if (this.state && message.type === 'presence') {
      this.state = { ...this.state, seats: this.state.seats.map((seat, i) => ({ ...seat, online: message.online[i] ?? seat.online })) };
    } else if (this.state && message.type === 'clock') {
      this.state = { ...this.state, seats: this.state.seats.map((seat, i) => ({ ...seat, clock_s: message.clocks[i] ?? null })) };
      this.heard = Date.now();
    }
  }

  private async attempt(work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
      // The socket brings the new state. Asking as well could let an older answer overtake it.
      if (!this.connected) await this.fetch();
    } catch (error) {
      this.choosing.busy = false;
      if (error instanceof Refused && error.status === 409 && error.state) {
        this.showing.skip();
        this.take(error.state);
        say(t('error-stale'), true);
      } else if (error instanceof Refused && error.status === 422) {
        const option = this.choosing.option;
        this.choosing.tried = [
          {
            key: option?.key ?? '',
            label: option?.label ?? '',
            reason: error.body.text,
            rule: error.body.rule ?? '',
            places: option?.places ?? [],
          },
        ];
      } else complain(error);
    }
  }

  /** What an option would do, asked for when it is pointed at. Whatever goes wrong, it can still be taken. */
  private async look(option: Option): Promise<void> {
    const decision = this.choosing.decision;
    if (!decision || !this.state) return;
    try {
      const told = await api.outlook(this.state.id, decision.seat, decision.number, [option.key]);
      if (this.choosing.decision?.number !== told.number) return;
      for (const outlook of told.outlooks) this.choosing.seen[outlook.key] = outlook;
    } catch {
      // the table has moved on, and the next state tells anew
    }
  }

  private play(option: Option): Promise<void> {
    const decision = this.choosing.decision;
    if (!decision || !this.state) return Promise.resolve();
    const id = this.state.id;
    this.choosing.answered = { decision, key: option.key };
    return this.attempt(() => this.send(id, decision, option.key));
  }

  /** Over the line; if it is down, or breaks before the answer, by a request: the same move twice does no harm. */
  private async send(id: string, { seat, number }: Decision, key: string): Promise<unknown> {
    try {
      const answer = this.line?.move(seat, number, key);
      if (answer) return await answer;
    } catch (error) {
      if (!(error instanceof LineLost)) throw error;
    }
    return api.move(id, seat, number, key);
  }

  private seatToUse(): number {
    return this.choosing.decision?.seat ?? this.state?.you ?? 0;
  }

  private instead(option: Option): Promise<void> {
    this.wish = option.key;
    return this.takeBack(false);
  }

  takeBack(whole: boolean): Promise<void> {
    this.choosing.answered = null;
    const number = this.choosing.decision?.number ?? this.state!.your_number;
    return this.attempt(() => api.takeBack(this.state!.id, this.seatToUse(), number, whole));
  }

  confirm(): Promise<void> {
    return this.attempt(() => api.confirm(this.state!.id, this.seatToUse()));
  }

  async say(text: string): Promise<void> {
    try {
      await api.say(this.state!.id, text);
    } catch (error) {
      complain(error);
    }
  }
}
