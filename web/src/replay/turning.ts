// What decided a game, read from its log and from how the points grew.
import type { LogLine } from '../api/types';

export interface Moment {
  line: LogLine;
  /** The part of the game it belongs to, in words. */
  when: string;
  /** By how much the seat gained on the average of the others. */
  swing: number;
}

const AXIS = new Set(['round', 'turn', 'year']);

/** The actions that changed most between a seat and the others, in the order of play. */
export function turningPoints(log: LogLine[], timeline: number[][], most = 5): Moment[] {
  const found: Moment[] = [];
  let when = '';
  let before = 0;
  for (const line of log) {
    if (line.kind === 'heading') {
      if (AXIS.has(line.part ?? '')) when = line.text;
      if (line.part === 'final-scoring') break;
      continue;
    }
    const [from, to] = [timeline[before], timeline[Math.min(line.at, timeline.length - 1)]];
    if (line.at > before) before = line.at;
    if (line.seat === null || !from || !to) continue;
    const gains = to.map((score, seat) => score - from[seat]!);
    const others = gains.filter((_, seat) => seat !== line.seat);
    const swing = gains[line.seat]! - (others.length ? others.reduce((sum, n) => sum + n, 0) / others.length : 0);
    if (Math.round(swing) !== 0) found.push({ line, when, swing: Math.round(swing) });
  }
  return found
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
