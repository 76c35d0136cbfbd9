import { describe, expect, it } from 'vitest';
import type { Rule } from '../src/api/types';
import { found, marked, plain } from '../src/table/rules.svelte';

const rules: Rule[] = [
  { id: 'AQ-1.01', section: '1. Součásti', text: 'Jedna stanice ze šesti sektorů.', reconstructed: false, public: false },
  { id: 'AQ-2.01', section: '2. Příprava', text: 'Každý hráč dostane ponorky.', reconstructed: true, public: false },
];

describe('searching the rules', () => {
  it('does not mind accents and case', () => expect(found(rules, 'HRAC').map((r) => r.id)).toEqual(['AQ-2.01']));
  it('finds by number', () => expect(found(rules, 'aq-1.01').map((r) => r.id)).toEqual(['AQ-1.01']));
  it('wants all words', () => expect(found(rules, 'stanice ponorky')).toEqual([]));
  it('gives everything for nothing', () => expect(found(rules, '  ')).toHaveLength(2));
  it('marks what was found, in the text as written', () => {
    expect(marked('Každý hráč dostane', 'hrac').find((p) => p.hit)?.text).toBe('hráč');
    expect(marked('abc', '').length).toBe(1);
  });
  it('has plain words', () => expect(plain('Příšerně ŽLUŤOUČKÝ')).toBe('priserne zlutoucky'));
});
