// Icon and tone beside an option: always a silhouette with the colour.
import type { Change, TableState } from '../../api/types';
import { iconOf } from '../../scene/looks';
import { COLOURS, ringOf } from './model';

export const TONES: Record<string, string> = { green: '#62bd74', red: '#e2655b', yellow: '#efc34c' };
export interface LookOf {
  icon: string;
  ground?: string;
  tone?: string;
}

const VERBS: Record<string, string> = {
  discard: 'card',
  keep: 'special-card',
  below: 'special-card',
  special: 'special-card',
  dig: 'special-card',
  use: 'action-card',
  ready: 'action-card',
  drop: 'action-card',
  once: 'card-permanent',
  sell: 'card-endgame',
  extra: 'card-instant',
  copy: 'card-action',
  perform: 'card-action',
  pay: 'credit',
  give: 'exchange',
  trade: 'exchange',
  'swap-goods': 'exchange',
  'draw-two': 'card',
  draw: 'card',
  tile: 'metropolis',
  contract: 'contract',
  'pair-of': 'data-center',
  done: 'ui-check',
  decline: 'ui-close',
  benefit: 'ui-check',
  advance: 'federation',
  upgrade: 'upgrade',
  gain: 'ui-plus',
  build: 'ui-plus',
  exchange: 'exchange',
  either: 'ui-arrow',
  action: 'action-card',
  order: 'ui-arrow',
};

/** What an option looks like in the panel and in the tray; a gain looks like what it brings, as soon as that is known. */
export function lookOf(table: TableState, option: { key: string; verb?: string }, brings?: Change[]): LookOf | null {
  const [verb = '', rest = ''] = option.key.split(':');
  const what = verb.startsWith('gain') && iconOf(brings?.find((change) => change.n > 0)?.what ?? '');
  if (what) return { icon: what };
  if (verb === 'slot') {
    const ring = ringOf(table);
    const colour = COLOURS.find((c) => ring[c].some((piece) => piece.place === option.key));
    return colour ? { icon: 'card-action', ground: TONES[colour], tone: '#0a141d' } : { icon: 'card-action' };
  }
  if (verb === 'build' || verb === 'resource' || verb === 'of') {
    const icon = iconOf(rest);
    if (icon) return { icon };
  }
  if (verb === 'card') {
    const piece = table.panels
      .flatMap((p) => p.parts)
      .flatMap((p) => (p.kind === 'zone' ? p.pieces : []))
      .find((p) => p.place === option.key);
    const icon = iconOf(piece?.icon ?? '');
    return icon
      ? { icon, ground: TONES[piece?.colour ?? ''], tone: piece && TONES[piece.colour] ? '#0a141d' : undefined }
      : { icon: 'card' };
  }
  const icon = VERBS[verb] ?? VERBS[verb.split('-')[0] ?? ''];
  return icon ? { icon } : null;
}
