// Words of the interface: one Fluent bundle, changed as a whole when the person changes the language.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Language } from '../api/types';

const sources = import.meta.glob<string>('../text/*.ftl', { query: '?raw', import: 'default' });

let bundle = $state.raw<FluentBundle | null>(null);
let current = $state<Language>('en');

export function makeBundle(language: Language, source: string): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  made.addResource(new FluentResource(source));
  return made;
}

export async function speak(language: Language): Promise<void> {
  const load = sources[`../text/${language}.ftl`];
  if (!load) return;
  const source = await load();
  bundle = makeBundle(language, source);
  current = language;
  document.documentElement.lang = language;
}

export function language(): Language {
  return current;
}

/** The sentence in the person's language; a missing one shows its key, never nothing. */
export function t(key: string, args?: Record<string, FluentVariable>): string {
  const message = bundle?.getMessage(key);
  if (!bundle || !message?.value) return bundle ? `[${key}]` : '';
  return bundle.formatPattern(message.value, args ?? null);
}
