// What decided a game, read from its log and from how the points grew.
import type { LogLine } from '../api/types';
import { hasFilm } from '../table/showing.svelte';

export interface Moment {
  line: LogLine;
  /** The part of the game it belongs to, in words. */
  when: string;
  /** By how much the seat gained on the average of the others. */
  swing: number;
}

const AXIS = new Set(['round', 'turn', 'year']);

/** By how much each seat gained on the average of the others. */
function swings(from: number[], to: number[]): number[] {
  const gains = to.map((score, seat) => score - from[seat]!);
  const whole = gains.reduce((sum, n) => sum + n, 0);
  return gains.map((gain) => Math.round(gain - (gains.length > 1 ? (whole - gain) / (gains.length - 1) : 0)));
}

/** The actions and scorings that changed most between a seat and the others, in the order of play. */
export function turningPoints(log: LogLine[], timeline: number[][], most = 5): Moment[] {
  const found: Moment[] = [];
  // What follows from a move by itself has the number of that move: then the scoring has earned the points.
  const scorings = new Map(log.filter((line) => hasFilm(line)).map((line) => [line.at, line]));
  let when = '';
  // Where only the end of the log is told, what came before it decided nothing here.
  let before = Math.max(0, (log[0]?.at ?? 0) - 1);
  // Where all produce one after the other, only the whole of it says who gained on whom: a film is added to as it goes on.
  let film: Moment | null = null;
  let start: number[] = [];
  for (const line of log) {
    if (line.kind === 'heading') {
      if (film?.line.n !== line.n) film = null;
      if (AXIS.has(line.part ?? '')) when = line.text;
    }
    if (line.part === 'final-scoring') break;
    if (line.at <= before) continue;
    const from: number[] | undefined = timeline[before];
    const to = timeline[Math.min(line.at, timeline.length - 1)];
    before = line.at;
    if (!from || !to) continue;
    const scoring = scorings.get(line.at);
    if (scoring?.part === 'final-scoring') continue;
    if (scoring) {
      film = { line: scoring, when, swing: 0 };
      found.push(film);
      start = from;
    }
    const all = swings(film ? start : from, to);
    if (film) {
      film.swing = Math.max(...all);
      film.line = { ...film.line, seat: all.indexOf(film.swing) };
    } else if (line.seat !== null) found.push({ line, when, swing: all[line.seat]! });
  }
  return found
    .filter((moment) => moment.swing)
    .sort((a, b) => Math.abs(b.swing) - Math.abs(a.swing))
    .slice(0, most)
    .sort((a, b) => a.line.n - b.line.n);
}

/** Where rounds begin, for the axis of a chart. */
export function roundsOf(log: LogLine[]): { at: number; text: string }[] {
  return log
    .filter((line) => line.kind === 'heading' && AXIS.has(line.part ?? ''))
    .map((line) => ({ at: line.at, text: /\d+/.exec(line.text)?.[0] ?? line.text }));
}
