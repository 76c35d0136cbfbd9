// A lesson being taken: in place of a table, the moment that the server makes of the answers so far.
import { Refused } from '../api/http';
import type { Coached, TableState } from '../api/types';
import { complain } from '../me.svelte';
import { Live } from '../table/live.svelte';
import { moment } from './asking';
import { keepProgress, progressOf } from './progress';

/** The answer to a step that is only read. */
const NEXT = 'next';

export class Taking extends Live {
  now = $state.raw<Coached | null>(null);
  private waits = false;

  constructor(
    readonly course: string,
    readonly lesson: string,
  ) {
    super('');
    this.choosing.commit = (option) => void this.answer(option.key);
    this.choosing.look = () => {};
    this.showing.settled = () => this.choosing.ask(this.state?.decision ?? null);
  }

  /** Goes on where the lesson was left; one that was finished begins again. */
  override async open(): Promise<void> {
    const { path } = progressOf(this.course, this.lesson);
    await this.reach(path, true);
  }

  /** The same moment once more: in another language. */
  override async fetch(): Promise<void> {
    await this.reach(this.now?.path ?? []);
  }

  override redial(): void {
    if (this.now) void this.fetch();
  }

  next(): Promise<void> {
    return this.answer(NEXT);
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

  private async reach(answers: string[], resuming = false): Promise<void> {
    if (this.waits) return;
    this.waits = true;
    try {
      const now = await moment(this.course, this.lesson, answers);
      this.now = now;
      this.take(now.table);
      if (now.details && this.choosing.decision) {
        this.choosing.explain(now.details.refusals);
        for (const outlook of now.details.outlooks) this.choosing.seen[outlook.key] = outlook;
      }
      keepProgress(this.course, this.lesson, now.done ? { path: [], done: true } : { path: now.path });
    } catch (error) {
      this.choosing.busy = false;
      // The lesson has been written anew since: it begins again.
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
