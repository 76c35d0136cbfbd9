// What has changed in a table, laid over the state before. Whatever has not changed stays the same object, so
// that only what is new is drawn again. `kolonie/server/deltas.py` makes the steps.
import type { Step } from './types';

type Path = Step['at'];

/** The state that the steps lead to. The older one stays as it is. */
export function fold<T>(state: T, steps: Step[]): T {
  return steps.reduce<unknown>((value, step) => laid(value, step.at, 0, step), state) as T;
}

function laid(value: unknown, path: Path, depth: number, step: Step): unknown {
  if (depth === path.length) {
    if (step.do === 'put') return step.value;
    const list = value as unknown[];
    return [...list.slice(0, step.start), ...step.add, ...list.slice(step.start + step.drop)];
  }
  const name = path[depth]!;
  if (Array.isArray(value)) {
    const copy = value.slice();
    copy[name as number] = laid(value[name as number], path, depth + 1, step);
    return copy;
  }
  const held = value as Record<string, unknown>;
  return { ...held, [name]: laid(held[name], path, depth + 1, step) };
}
