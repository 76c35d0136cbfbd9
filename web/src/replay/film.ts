// Finding a moment: the move after which the log had so many lines. The log only grows, so halving finds it.
import type { TableState } from '../api/types';

const lastLine = (state: TableState): number => state.log.at(-1)?.n ?? -1;

/** The last position whose log ends before line `line`; `fetch` gives the state after a number of moves. */
export async function momentBefore(line: number, number: number, fetch: (at: number) => Promise<TableState>): Promise<number> {
  let low = 0;
  let high = number;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (lastLine(await fetch(middle)) < line) low = middle;
    else high = middle - 1;
  }
  return low;
}
