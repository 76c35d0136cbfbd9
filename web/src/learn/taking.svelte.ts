// A lesson being taken: in place of a table, the moment that the server makes of the answers so far.
import type { Coached } from '../api/types';
import { moment } from './asking';
import { Practising } from './practising.svelte';
import { keepProgress, progressOf } from './progress';

/** The answer to a step that is only read. */
const NEXT = 'next';

export class Taking extends Practising<Coached> {
  constructor(
    readonly course: string,
    readonly lesson: string,
  ) {
    super();
  }

  protected override moment(answers: string[]): Promise<Coached> {
    return moment(this.course, this.lesson, answers);
  }

  /** One that was finished begins again. */
  protected override left(): string[] {
    return progressOf(this.course, this.lesson).path;
  }

  protected override keep(now: Coached): void {
    keepProgress(this.course, this.lesson, now.done ? { path: [], done: true } : { path: now.path });
  }

  next(): Promise<void> {
    return this.answer(NEXT);
  }
}
