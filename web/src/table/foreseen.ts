// Where the option that is chosen or pointed at would be seen, besides its own places.
import type { LogLine, TableState } from '../api/types';
import type { DrawnBoard } from '../boards';
import type { Choosing } from './choosing.svelte';

/** Steps are numbered as the panel counts them; a change only has its place. */
export function foreseenOf(table: TableState | null, choosing: Choosing, board: DrawnBoard | null): LogLine[] {
  const option = choosing.decision?.options.find((o) => o.key === (choosing.aim ?? choosing.selected));
  const outlook = option && choosing.outlookOf(option);
  if (!table || !outlook) return [];
  const line = (n: number, places: string[]): LogLine => ({ n, at: -1, kind: 'line', seat: null, text: '', places });
  const changes = outlook.changes.flatMap((change) => board?.foresees?.(table, change) ?? []);
  return [line(0, changes), ...outlook.steps.map((step, i) => line(i + 1, step.places))].filter((one) => one.places?.length);
}
