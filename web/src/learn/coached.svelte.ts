// Which tables have a coach: a choice of this browser, made for each table.
import type { TableState } from '../api/types';
import { hasHints } from '../table/keys';

const KEY = 'kolonie.coached';
/** Older tables are forgotten. */
const KEPT = 40;

function kept(): string[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as string[];
  } catch {
    return [];
  }
}

let tables = $state.raw<string[]>(kept());

export const isCoached = (id: string): boolean => tables.includes(id);

export function setCoached(id: string, on: boolean): void {
  tables = [...tables.filter((one) => one !== id), ...(on ? [id] : [])].slice(-KEPT);
  try {
    localStorage.setItem(KEY, JSON.stringify(tables));
  } catch {
    /* private mode: forgotten at the end of the visit */
  }
}

/** A coach speaks to one person among bots: nobody else's game is touched by it. */
export const mayCoach = (table: TableState): boolean => table.your_seats.length === 1 && hasHints(table);
