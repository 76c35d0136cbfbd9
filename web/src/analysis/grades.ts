// What turns are marked with, and which of them a list shows.
import type { Turn } from '../api/types';
import { language } from '../words/words.svelte';

export type Grade = Turn['grade'];
export const SIGNS: Record<Grade, string> = { best: '!', good: '', inaccuracy: '?!', mistake: '?', blunder: '??' };
/** From so many lost points on, as the server grades. */
export const LEGEND: { grade: Grade; from: number }[] = [
  { grade: 'blunder', from: 4 },
  { grade: 'mistake', from: 1.5 },
  { grade: 'inaccuracy', from: 0.7 },
];
export const isMistake = (turn: Turn): boolean => SIGNS[turn.grade].startsWith('?');

export type Shown = 'all' | 'mine' | 'mistakes';
/** Mistakes are those of my seats, where I have one. */
export function shown(turns: Turn[], which: Shown, mine: number[]): Turn[] {
  const own = mine.length ? turns.filter((turn) => mine.includes(turn.seat)) : turns;
  return which === 'all' ? turns : which === 'mine' ? own : own.filter(isMistake);
}

/** The turn that was begun last before a moment. */
export function turnAt(turns: Turn[], at: number): number {
  let found = 0;
  for (const turn of turns) if (turn.first <= at) found = turn.n;
  return found;
}

/** Points to one decimal, as the language writes them. */
export const tenths = (n: number): string => n.toLocaleString(language(), { minimumFractionDigits: 1, maximumFractionDigits: 1 });
