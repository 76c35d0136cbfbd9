// Spans of time in few words.
import type { Clock } from '../api/types';
import { language, t } from '../words/words.svelte';

const unit = (n: number, name: 'minute' | 'hour' | 'day'): string =>
  new Intl.NumberFormat(language(), { style: 'unit', unit: name, unitDisplay: 'short', maximumFractionDigits: 0 }).format(n);

export function duration(seconds: number): string {
  if (seconds < 5400) return unit(Math.max(1, Math.round(seconds / 60)), 'minute');
  if (seconds < 2 * 86400) return unit(Math.round(seconds / 3600), 'hour');
  return unit(Math.round(seconds / 86400), 'day');
}

export function clockWords(clock: Clock): string {
  if (clock.initial_s === clock.increment_s) return t('clock-each', { time: duration(clock.initial_s) });
  return clock.increment_s ? `${duration(clock.initial_s)} + ${Math.round(clock.increment_s)} s` : duration(clock.initial_s);
}
