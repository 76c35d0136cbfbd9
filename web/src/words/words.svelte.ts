// Words of the interface: one Fluent bundle, changed as a whole when the person changes the language.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Language } from '../api/types';

const sources = import.meta.glob<string>(
  [
    '../text/*.ftl',
    '../guide/text/*.ftl',
    '../learn/text/*.ftl',
    '../puzzles/text/*.ftl',
    '../analysis/text/*.ftl',
    '../boards/*/text/*.ftl',
  ],
  { query: '?raw', import: 'default' },
);
/** Folders with words of their own that are wanted now. */
const more = new Set<string>();

let bundle = $state.raw<FluentBundle | null>(null);
let current = $state<Language>('en');

export function makeBundle(language: Language, ...texts: string[]): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) made.addResource(new FluentResource(text));
  return made;
}

export async function speak(language: Language): Promise<void> {
  const paths = [`../text/${language}.ftl`, ...[...more].map((folder) => `../${folder}/text/${language}.ftl`)];
  const texts = await Promise.all(paths.map((path) => sources[path]?.() ?? ''));
  bundle = makeBundle(language, ...texts);
  current = language;
  document.documentElement.lang = language;
}

/** Adds the words of a game's drawn board. */
export const speakOf = (game: string): Promise<void> => speakIn(`boards/${game}`);

/** Adds the words of a folder. */
export async function speakIn(folder: string): Promise<void> {
  if (more.has(folder)) return;
  more.add(folder);
  await speak(current);
}

export function language(): Language {
  return current;
}

/** The sentence in the person's language; a missing one shows its key, never nothing. */
export function t(key: string, args?: Record<string, FluentVariable>): string {
  const message = bundle?.getMessage(key);
  if (!bundle || !message?.value) return bundle ? `[${key}]` : '';
  // A number below zero has a minus, as everywhere else at the table.
  return bundle.formatPattern(message.value, args ?? null).replace(/(^|\s)-(?=\d)/g, '$1−');
}
