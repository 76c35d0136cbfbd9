// The rules of the game on the table, loaded once per language, and which one the browser shows.
import { getContext, setContext } from 'svelte';
import { api } from '../api/http';
import type { Rule } from '../api/types';
import { complain } from '../me.svelte';
import { language } from '../words/words.svelte';

export class Rules {
  all = $state.raw<Rule[]>([]);
  chosen = $state<string | null>(null);
  /** The rule of what is being asked: the browser opens at its chapter. */
  near = $state<string | null>(null);
  query = $state('');
  loading = $state(false);
  onopen: () => void = () => {};
  private loadedFor = '';

  constructor(public game: string = '') {}

  async load(): Promise<void> {
    const wanted = `${this.game}/${language()}`;
    if (!this.game || this.loadedFor === wanted) return;
    this.loadedFor = wanted;
    this.loading = true;
    try {
      this.all = (await api.rules(this.game)).map((rule) => ({ ...rule, text: unmarked(rule.text) }));
    } catch (error) {
      complain(error);
      this.loadedFor = '';
    }
    this.loading = false;
  }

  open(rule: string): void {
    this.chosen = rule;
    this.query = '';
    void this.load();
    this.onopen();
  }
}

/** A text without the marks that make words bold or fixed. */
export const unmarked = (text: string): string => text.replace(/\*\*(.+?)\*\*/g, '$1').replace(/`([^`]+)`/g, '$1');

export interface Chapter {
  name: string;
  rules: Rule[];
}

/** Rules under the names of their chapters, in the order of the rulebook. */
export function chaptersOf(rules: Rule[]): Chapter[] {
  const list: Chapter[] = [];
  for (const rule of rules) {
    if (list.at(-1)?.name !== rule.section) list.push({ name: rule.section, rules: [] });
    list.at(-1)!.rules.push(rule);
  }
  return list;
}

/** The name of a chapter with the number that its rules have: parts of one are named without it. */
export function numbered({ name, rules }: Chapter): string {
  const number = /-(\d+)\./.exec(rules[0]?.id ?? '')?.[1];
  return number && !/^\d/.test(name) ? `${number}. ${name}` : name;
}

/** The rule of that number, or the first one of the chapter (`UC-7`). */
export const ruleAt = (rules: Rule[], number: string | null): Rule | undefined =>
  rules.find((rule) => rule.id === number) ??
  rules.find((rule) => number && /^[A-Z]+-\w+$/.test(number) && rule.id.startsWith(`${number}.`));

/** Words without accents and case, for searching. */
export const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();

export function found(rules: Rule[], query: string): Rule[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  if (!words.length) return rules;
  return rules.filter((rule) => {
    const text = plain(`${rule.id} ${rule.section} ${rule.text}`);
    return words.every((word) => text.includes(word));
  });
}

/** The text in pieces, the searched words marked. */
export function marked(text: string, query: string): { text: string; hit: boolean }[] {
  const words = plain(query)
    .split(/\s+/)
    .filter((w) => w.length > 1);
  if (!words.length) return [{ text, hit: false }];
  const flat = plain(text);
  if (flat.length !== text.length) return [{ text, hit: false }];
  const pieces: { text: string; hit: boolean }[] = [];
  let from = 0;
  while (from < text.length) {
    let next = -1;
    let size = 0;
    for (const word of words) {
      const at = flat.indexOf(word, from);
      if (at >= 0 && (next < 0 || at < next)) [next, size] = [at, word.length];
    }
    if (next < 0) break;
    if (next > from) pieces.push({ text: text.slice(from, next), hit: false });
    pieces.push({ text: text.slice(next, next + size), hit: true });
    from = next + size;
  }
  if (from < text.length) pieces.push({ text: text.slice(from), hit: false });
  return pieces;
}

const KEY = Symbol('rules');
export const provideRules = (rules: Rules) => setContext(KEY, rules);
export const useRules = (): Rules => getContext<Rules | undefined>(KEY) ?? new Rules();
