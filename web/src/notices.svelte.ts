// My turn, told wherever I am: in the title of the tab, by a sound, by a notification of the browser if it is allowed.
import { api } from './api/http';
import { habits, say } from './me.svelte';
import { go, here } from './route.svelte';
import { t } from './words/words.svelte';

const EVERY_MS = 20000;
let waiting = $state<string[]>([]);
let first = true;

/** Before the title of a page: how many tables wait for me. */
export const turnMark = (): string => (waiting.length ? `(${waiting.length}) ` : '');

/** Of tables that wait for me now, those that did not before and that I am not looking at. */
export function newTurns(before: string[], now: string[], path: string, hidden: boolean): string[] {
  return now.filter((id) => !before.includes(id) && (hidden || path !== `/table/${id}`));
}

async function look(): Promise<void> {
  const tables = (await api.tables('mine').catch(() => null))?.filter((table) => table.your_turn && table.seats.length > 1);
  if (!tables) return;
  const ids = tables.map((table) => table.id);
  const fresh = first ? [] : newTurns(waiting, ids, here().path, document.hidden);
  first = false;
  waiting = ids;
  for (const table of tables) if (fresh.includes(table.id)) tell(table.id, table.title);
}

export function tell(id: string, title: string): void {
  say(t('notice-turn', { title }));
  if (habits.sound) ring();
  if (!mayNotify() || !document.hidden) return;
  const note = new Notification('Kolonie', { body: t('notice-turn', { title }), tag: `kolonie/${id}`, icon: '/favicon.svg' });
  note.onclick = () => {
    focus();
    go(`/table/${id}`);
    note.close();
  };
}

export const mayNotify = (): boolean => typeof Notification !== 'undefined' && Notification.permission === 'granted';

export async function askToNotify(): Promise<boolean> {
  if (typeof Notification === 'undefined') return false;
  return (await Notification.requestPermission()) === 'granted';
}

/** Two short tones, made here: no file has to be loaded for them. */
export function ring(): void {
  try {
    const sound = new AudioContext();
    for (const [at, pitch] of [
      [0, 660],
      [0.16, 880],
    ] as const) {
      const tone = sound.createOscillator();
      const loud = sound.createGain();
      tone.frequency.value = pitch;
      loud.gain.setValueAtTime(0.0001, sound.currentTime + at);
      loud.gain.exponentialRampToValueAtTime(0.12, sound.currentTime + at + 0.02);
      loud.gain.exponentialRampToValueAtTime(0.0001, sound.currentTime + at + 0.3);
      tone.connect(loud).connect(sound.destination);
      tone.start(sound.currentTime + at);
      tone.stop(sound.currentTime + at + 0.32);
    }
    setTimeout(() => void sound.close(), 900);
  } catch {
    // a browser without sound, or one that allows none yet
  }
}

export function watchTurns(): () => void {
  void look();
  const timer = setInterval(() => void look(), EVERY_MS);
  return () => clearInterval(timer);
}
