// Both languages say everything, with the same variables, and every sentence the client asks for exists.
import { FluentResource } from '@fluent/bundle';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeBundle } from '../src/words/words.svelte';

const src = join(process.cwd(), 'src');
const folders = [
  'text',
  'guide/text',
  'learn/text',
  'puzzles/text',
  'analysis/text',
  ...readdirSync(join(src, 'boards'))
    .filter((f) => statSync(join(src, 'boards', f)).isDirectory())
    .map((f) => `boards/${f}/text`),
];

function files(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? files(path) : /\.(svelte|ts)$/.test(name) ? [path] : [];
  });
}
const read = (folder: string, language: string) => readFileSync(join(src, folder, `${language}.ftl`), 'utf8');
const keys = (source: string) => new Set([...source.matchAll(/^([a-z][\w-]*) =/gm)].map((m) => m[1]!));
function messages(source: string): Map<string, string> {
  const parts = source.split(/^(?=[a-z][\w-]* =)/m).filter((p) => /^[a-z][\w-]* =/.test(p));
  return new Map(parts.map((p) => [p.slice(0, p.indexOf(' ')), p]));
}
const variables = (text: string) => [...new Set([...text.matchAll(/\{ \$(\w+)/g)].map((m) => m[1]))].sort();

const existing = folders.filter((f) => {
  try {
    read(f, 'en');
    return true;
  } catch {
    return false;
  }
});

describe.each(existing)('words in %s', (folder) => {
  it('parses without loss in both languages', () => {
    for (const language of ['en', 'cs']) {
      const source = read(folder, language);
      expect(new FluentResource(source).body.map((m) => m.id).sort()).toEqual([...keys(source)].sort());
    }
  });
  it('says the same things with the same variables', () => {
    const [en, cs] = [messages(read(folder, 'en')), messages(read(folder, 'cs'))];
    expect([...cs.keys()].sort()).toEqual([...en.keys()].sort());
    for (const [key, text] of en) expect(variables(cs.get(key)!), key).toEqual(variables(text));
  });
});

describe('sentences the client asks for', () => {
  const known = new Set(existing.flatMap((f) => [...keys(read(f, 'en'))]));
  it('exist', () => {
    const asked = files(src).flatMap((path) => [...readFileSync(path, 'utf8').matchAll(/\bt\(\s*'([a-z][\w-]*)'/g)].map((m) => `${m[1]}`));
    expect([...new Set(asked)].filter((key) => !known.has(key))).toEqual([]);
  });
  it('follow Czech numbers', () => {
    const bundle = makeBundle('cs', read('text', 'cs'));
    const say = (n: number) => bundle.formatPattern(bundle.getMessage('rules-count')!.value!, { n });
    expect([1, 2, 5].map(say)).toEqual(['1 pravidlo', '2 pravidla', '5 pravidel']);
  });
});
