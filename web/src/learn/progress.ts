// How far somebody has come with learning. It stays in this browser; of accounts the server keeps it too.
import { call } from '../api/http';
import type { CourseInfo, LessonInfo, Progress as Kept } from '../api/types';
import { person } from '../me.svelte';

export interface Progress {
  /** The answers that led to where the lesson was left. */
  path: string[];
  /** Whether it has been finished once. */
  done: boolean;
  /** When it was last taken, in seconds since 1970. */
  at?: number;
}

const KEY = 'kolonie.lessons';
const KNOWN = 'kolonie.known';
const PUZZLES = 'kolonie.puzzles';
const NOTHING: Progress = { path: [], done: false };
/** Milliseconds after which the server is told. */
const REST = 1500;

function read<T>(key: string): Record<string, T> {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? '{}') as Record<string, T> | null) ?? {};
  } catch {
    return {};
  }
}

function write(key: string, value: object): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    /* private mode: forgotten at the end of the visit */
  }
}

const all = () => read<Progress>(KEY);
const counts = () => read<number>(KNOWN);
const solved = () => read<number>(PUZZLES);

export const progressOf = (course: string, lesson: string): Progress => all()[`${course}/${lesson}`] ?? NOTHING;

export function keepProgress(course: string, lesson: string, next: Partial<Progress>): void {
  const known = all();
  known[`${course}/${lesson}`] = { ...(known[`${course}/${lesson}`] ?? NOTHING), ...next, at: Math.floor(Date.now() / 1000) };
  write(KEY, known);
  tell();
}

/** How often a kind of decision, `game/kind`, was answered sensibly while a coach looked on. */
export const knownOf = (kind: string): number => counts()[kind] ?? 0;

export function keepKnown(kind: string, n: number): void {
  write(KNOWN, { ...counts(), [kind]: n });
  tell();
}

/** Whether a puzzle was solved once. */
export const isSolved = (game: string, number: number): boolean => `${game}/${number}` in solved();

export function keepSolved(game: string, number: number): void {
  if (isSolved(game, number)) return;
  write(PUZZLES, { ...solved(), [`${game}/${number}`]: Math.floor(Date.now() / 1000) });
  tell();
}

let resting: ReturnType<typeof setTimeout> | undefined;
function tell(): void {
  clearTimeout(resting);
  if (person()?.guest === false) resting = setTimeout(() => void joinProgress(), REST);
}

/** Of an account: joins what this browser knows with what the server keeps. */
export async function joinProgress(): Promise<void> {
  if (person()?.guest !== false) return;
  try {
    const lessons = Object.fromEntries(
      Object.entries(all()).map(([name, one]) => [name, { path: one.path.slice(0, 60), done: one.done, at: one.at ?? 0 }]),
    );
    const kept: Kept = await call('put', '/api/progress', { body: { lessons, known: counts(), puzzles: solved() } });
    write(KEY, kept.lessons ?? {});
    write(KNOWN, kept.known ?? {});
    write(PUZZLES, kept.puzzles ?? {});
  } catch {
    /* told another time */
  }
}

/** Whoever logs out takes the progress along. */
export function forgetProgress(): void {
  clearTimeout(resting);
  write(KEY, {});
  write(KNOWN, {});
  write(PUZZLES, {});
}

/** The lesson to be offered next: the first one that is not finished. */
export const nextOf = (course: CourseInfo): LessonInfo | undefined =>
  course.lessons.find((lesson) => !progressOf(course.course, lesson.name).done);

/** The course that was last learnt in, and what comes next there. */
export function goOn(courses: CourseInfo[]): { course: CourseInfo; lesson: LessonInfo } | null {
  const known = all();
  const last = (course: CourseInfo) => Math.max(0, ...course.lessons.map((one) => known[`${course.course}/${one.name}`]?.at ?? 0));
  const begun = courses.filter((one) => last(one) > 0).sort((a, b) => last(b) - last(a));
  for (const course of begun) {
    const lesson = nextOf(course);
    if (lesson) return { course, lesson };
  }
  return null;
}
