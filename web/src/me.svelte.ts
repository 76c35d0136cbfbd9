// The person at this browser: name, language, theme, and a few habits that stay on this device.
import { api, Refused } from './api/http';
import type { GameInfo, Language, Me, Theme } from './api/types';
import { PACES, type Pace } from './table/pace';
import { language, speak, t } from './words/words.svelte';

let me = $state<Me | null>(null);
let shelf = $state.raw<GameInfo[]>([]);
let strange = $state(false);
let begun = $state(false);
let notice = $state<{ text: string; bad: boolean } | null>(null);
let noticeTimer: ReturnType<typeof setTimeout> | undefined;

const kept = (name: string): string | null => {
  try {
    return localStorage.getItem(`kolonie.${name}`);
  } catch {
    return null;
  }
};
const keep = (name: string, value: string) => {
  try {
    localStorage.setItem(`kolonie.${name}`, value);
  } catch {
    /* private mode: forgotten at the end of the visit */
  }
};

const still = typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;
const pace = kept('pace') as Pace | null;
export const habits = $state({
  quick: kept('quick') === 'yes',
  text: false,
  /** How fast the moves of others are shown; who wants no motion is shown none, unless it was chosen. */
  pace: pace && PACES.includes(pace) ? pace : still ? ('off' as Pace) : ('quick' as Pace),
  sound: kept('sound') === 'yes',
});

export function setPace(wanted: Pace): void {
  habits.pace = wanted;
  keep('pace', wanted);
}

export function setSound(on: boolean): void {
  habits.sound = on;
  keep('sound', on ? 'yes' : 'no');
}

export function setQuick(quick: boolean): void {
  habits.quick = quick;
  keep('quick', quick ? 'yes' : 'no');
}

const guess = (): Language => ((kept('language') ?? navigator.language).startsWith('cs') ? 'cs' : 'en');

export const person = () => me;
export const games = () => shelf;
/** Whether the server has said who this is: until then nothing else is asked of it. */
export const hasBegun = () => begun;
/** Whether this browser has a session that is over, or one of another server at the same address. */
export const isStrange = () => strange;
export const theme = (): Theme => me?.theme ?? (kept('theme') as Theme | null) ?? 'system';
export const toast = () => notice;

export function say(text: string, bad = false): void {
  clearTimeout(noticeTimer);
  notice = { text, bad };
  noticeTimer = setTimeout(() => (notice = null), 6000);
}

/** What went wrong, in words: the server's own sentence where it sent one. */
export function wordsOf(error: unknown): string {
  if (error instanceof Refused) return error.body.text || t(error.status === 0 ? 'error-offline' : 'error-server');
  return t('error-server');
}

export function complain(error: unknown): void {
  say(wordsOf(error), true);
}

const dark = typeof matchMedia === 'function' ? matchMedia('(prefers-color-scheme: light)') : null;
export function paint(): void {
  const wanted = theme();
  const light = wanted === 'light' || (wanted === 'system' && dark?.matches);
  document.documentElement.dataset.theme = light ? 'light' : 'dark';
}
dark?.addEventListener?.('change', paint);

/** The shelf of the last visit, in the same language: boxes stand there before the server has listed them. */
function remembered(): GameInfo[] {
  try {
    return (JSON.parse(kept(`shelf.${language()}`) ?? '[]') as GameInfo[]) ?? [];
  } catch {
    return [];
  }
}

async function fillShelf(): Promise<void> {
  shelf = await api.games();
  keep(`shelf.${language()}`, JSON.stringify(shelf));
}

let words: Promise<void> | undefined;
/** Paints the page and finds the words for it. */
export const greet = (): Promise<void> =>
  (words ??= (async () => {
    paint();
    await speak(guess());
    if (!shelf.length) shelf = remembered();
  })());

/** `fresh`: as a new guest, although this browser has a session that the server does not know. */
export async function begin(fresh = false): Promise<void> {
  // Asked for while the words are on their way.
  const asked = api.me(fresh);
  asked.catch(() => {});
  await greet();
  try {
    me = await asked;
    strange = false;
    keep('theme', me.theme);
    if (kept('language') === null && me.language !== language()) await speak(me.language);
    // Sockets carry no preference of their own: the server is told when this browser speaks another language than the last one.
    if (me.language !== language() || kept('told') !== `${me.id}/${language()}`) {
      me = await api.changeMe({ language: language() });
      keep('told', `${me.id}/${language()}`);
    }
    begun = true;
    await fillShelf();
  } catch (error) {
    if (error instanceof Refused && error.body.code === 'unknown-session') strange = true;
    else complain(error);
  }
  begun = true;
  paint();
}

export async function chooseLanguage(wanted: Language): Promise<void> {
  keep('language', wanted);
  await speak(wanted);
  try {
    me = await api.changeMe({ language: wanted });
    keep('told', `${me.id}/${wanted}`);
    await fillShelf();
  } catch (error) {
    complain(error);
  }
}

export async function chooseTheme(wanted: Theme): Promise<void> {
  keep('theme', wanted);
  if (me) me.theme = wanted;
  paint();
  try {
    me = await api.changeMe({ theme: wanted });
  } catch (error) {
    complain(error);
  }
  paint();
}

export function become(next: Me): void {
  me = next;
  paint();
}

export const gameOf = (id: string): GameInfo | undefined => shelf.find((game) => game.id === id);
