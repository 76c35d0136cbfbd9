// Seat lines of charts: colour and pattern together, and the numbers of a timeline turned for drawing.
export const DASHES: number[][] = [[], [10, 5], [2, 4], [10, 4, 2, 4], [14, 3], [5, 4]];

/** One row of x values and one row of scores for each seat. */
export function columns(timeline: number[][], seats: number): number[][] {
  const rows = timeline.length ? timeline : [Array.from({ length: seats }, () => 0)];
  return [rows.map((_, i) => i), ...Array.from({ length: seats }, (_, seat) => rows.map((row) => row[seat] ?? 0))];
}
