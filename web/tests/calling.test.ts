// Addresses of requests: parts and queries are filled in and made safe.
import { expect, test } from 'vitest';
import { fill } from '../src/api/calling';

test('the parts of a path are filled in and escaped', () => {
  expect(fill('/api/tables/{table_id}/ws', { path: { table_id: 'a/b?c' } })).toBe('/api/tables/a%2Fb%3Fc/ws');
});

test('a query leaves out what is not asked for', () => {
  const query = { at: 0, seat: null, log: undefined, q: 'více vody&' };
  expect(fill('/api/rules/{game}', { path: { game: 'x' }, query })).toBe('/api/rules/x?at=0&q=v%C3%ADce+vody%26');
  expect(fill('/api/stats', { query: { seat: null } })).toBe('/api/stats');
});
