// How a game ended, in a few words and numbers.
import type { Result, TableState } from '../api/types';
import { t } from '../words/words.svelte';

/** A number as it is printed: with a minus, not with a hyphen. */
export const figure = (n: number): string => (n < 0 ? `−${-n}` : String(n));

/** Alone one plays against a mark: the points, and the grade tells what they are worth. */
export function headline(table: TableState, result: Result): string {
  const score = Math.max(...result.scores);
  // A race may be won with the lowest production, not with points.
  const unit = result.parts.some((part) => part.key === 'lowest') ? 'production' : 'points';
  if (table.seats.length === 1 && result.grade) return t('points-alone', { n: score });
  if (table.you !== null && result.winners.includes(table.you)) return t('you-win', { n: score, unit });
  const winner = result.winners.map((seat) => table.names[seat]).join(', ');
  return winner ? t('somebody-wins', { name: winner, n: score, unit }) : t('nobody-wins', { n: score });
}

/** What the longest bar stands for: the most that anybody has gained, whatever was lost again. */
export function longest(result: Result): number {
  const parts = result.parts.filter((part) => part.key !== 'total');
  return Math.max(1, ...result.scores.map((_, seat) => parts.reduce((sum, part) => sum + Math.max(0, part.values[seat] ?? 0), 0)));
}
