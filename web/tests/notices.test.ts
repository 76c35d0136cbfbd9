import { expect, it } from 'vitest';
import { newTurns } from '../src/notices.svelte';

it('tells of tables that wait since a moment ago, not of the one that is looked at', () => {
  expect(newTurns(['a'], ['a', 'b', 'c'], '/table/b', false)).toEqual(['c']);
  expect(newTurns(['a'], ['a', 'b', 'c'], '/table/b', true)).toEqual(['b', 'c']);
  expect(newTurns(['a'], [], '/', false)).toEqual([]);
});
