// Practice on a table that nobody keeps: the server makes the moment of the answers so far.
import { Refused } from '../api/http';
import type { Details, TableState } from '../api/types';
import { complain } from '../me.svelte';
import { Live } from '../table/live.svelte';

/** What every moment has: the answers that led to it, and the table. */
export interface Shown {
  path: string[];
  table: TableState;
  details: Details | null;
}

export abstract class Practising<Now extends Shown> extends Live {
  now = $state.raw<Now | null>(null);
  private waits = false;

  constructor() {
    super('');
    this.choosing.commit = (option) => void this.answer(option.key);
    this.choosing.look = () => {};
    this.showing.settled = () => this.choosing.ask(this.state?.decision ?? null);
  }

  /** The moment after some answers. */
  protected abstract moment(answers: string[]): Promise<Now>;
  /** Where it was left; at the beginning if nowhere. */
  protected left(): string[] {
    return [];
  }
  /** A moment was reached. */
  protected abstract keep(now: Now): void;

  /** Goes on where it was left. */
  override async open(): Promise<void> {
    await this.reach(this.left(), true);
  }

  /** The same moment once more: in another language. */
  override async fetch(): Promise<void> {
    await this.reach(this.now?.path ?? []);
  }

  override redial(): void {
    if (this.now) void this.fetch();
  }

  again(): Promise<void> {
    return this.reach([]);
  }

  /** One step back, or to the beginning. */
  override takeBack(whole: boolean): Promise<void> {
    return this.reach(whole ? [] : (this.now?.path ?? []).slice(0, -1));
  }

  answer(key: string): Promise<void> {
    return this.reach([...(this.now?.path ?? []), key]);
  }

  protected async reach(answers: string[], resuming = false): Promise<void> {
    if (this.waits) return;
    this.waits = true;
    try {
      const now = await this.moment(answers);
      this.now = now;
      this.take(now.table);
      if (now.details && this.choosing.decision) {
        this.choosing.explain(now.details.refusals);
        for (const outlook of now.details.outlooks) this.choosing.seen[outlook.key] = outlook;
      }
      this.keep(now);
    } catch (error) {
      this.choosing.busy = false;
      // It has been written anew since: it begins again.
      if (error instanceof Refused && error.status === 422 && resuming) setTimeout(() => void this.reach([]));
      else if (error instanceof Refused && error.status === 404) this.missing = true;
      else complain(error);
    } finally {
      this.waits = false;
    }
  }

  override take(state: TableState): void {
    this.showing.take(state);
    this.state = state;
    this.heard = Date.now();
    this.choosing.ask(state.decision);
  }
}
