// How far somebody has come with lessons. It stays in this browser.
import type { CourseInfo, LessonInfo } from '../api/types';

export interface Progress {
  /** The answers that led to where the lesson was left. */
  path: string[];
  /** Whether it has been finished once. */
  done: boolean;
}

const KEY = 'kolonie.lessons';
const NOTHING: Progress = { path: [], done: false };

function all(): Record<string, Progress> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Progress>;
  } catch {
    return {};
  }
}

export const progressOf = (course: string, lesson: string): Progress => all()[`${course}/${lesson}`] ?? NOTHING;

export function keepProgress(course: string, lesson: string, next: Partial<Progress>): void {
  try {
    const known = all();
    known[`${course}/${lesson}`] = { ...(known[`${course}/${lesson}`] ?? NOTHING), ...next };
    localStorage.setItem(KEY, JSON.stringify(known));
  } catch {
    /* private mode: forgotten at the end of the visit */
  }
}

/** The lesson to be offered next: the first one that is not finished. */
export const nextOf = (course: CourseInfo): LessonInfo | undefined =>
  course.lessons.find((lesson) => !progressOf(course.course, lesson.name).done);
