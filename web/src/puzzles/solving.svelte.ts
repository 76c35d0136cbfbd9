// A puzzle being tried, and its solution once it is asked for: then the board goes along with its steps.
import type { Solution, Tried } from '../api/types';
import { Practising } from '../learn/practising.svelte';
import { keepSolved } from '../learn/progress';
import { complain } from '../me.svelte';
import { attempt, solution } from './asking';

export class Solving extends Practising<Tried> {
  solution = $state.raw<Solution | null>(null);

  constructor(
    readonly game: string,
    readonly number: number,
  ) {
    super();
  }

  protected override moment(answers: string[]): Promise<Tried> {
    return attempt(this.game, this.number, answers);
  }

  /** What was shown does not count as solved. */
  protected override keep(now: Tried): void {
    if (now.solved && !this.solution) keepSolved(this.game, this.number);
  }

  /** Shows the solution from its beginning: its steps are there when the board is, or the first press would be lost. */
  async show(): Promise<void> {
    try {
      const found = await solution(this.game, this.number);
      await this.reach([]);
      this.solution = found;
    } catch (error) {
      complain(error);
    }
  }

  /** The board after so many steps of the solution. */
  step(n: number): Promise<void> {
    return this.reach((this.solution?.answers ?? []).slice(0, n));
  }

  /** Another try, from the beginning and without the solution. */
  override again(): Promise<void> {
    this.solution = null;
    return super.again();
  }

  override async fetch(): Promise<void> {
    if (this.solution) this.solution = await solution(this.game, this.number);
    await super.fetch();
  }
}
