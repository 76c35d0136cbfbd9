// Icons and colours of what the scene names.
import type { TableState } from '../../api/types';

const ICONS: Record<string, string> = {
  farm: 'factory-farm',
  steelworks: 'factory-steel',
  'power-plant': 'factory-power',
  factory: 'factory-steel',
  'any-factory': 'factory-steel',
  hold: 'factory-steel',
  cargo: 'steel',
  launch: 'energy',
  clone: 'population',
  flight: 'shuttle',
  card: 'action-card',
  goal: 'contract',
  task: 'mission',
  'old-food': 'food',
  'new-food': 'food',
  automaton: 'ui-robot',
  strength: 'breakthrough',
};

/** The icon of a word of the scene; its own name where it has one. */
export function iconOf(word: string): string {
  const known = ICONS[word];
  if (known) return known;
  const [first = '', ...rest] = word.split('-');
  if (first === 'symbol') return `sym-${rest.join('-')}`;
  if (first === 'production' || (first === 'population' && rest.length)) return rest.join('-') || 'food';
  return word;
}

export const RESOURCE_TONES: Record<string, string> = { food: '#8fce5a', steel: '#b4bfcc', energy: '#ffab47' };
export const STRIPE_TONES: Record<string, string> = { desert: '#d9ab55', mountain: '#9aa4ae', ocean: '#4a8fd6' };

/** The icon beside an option in the decision panel. */
export function lookOf(_state: TableState, option: { key: string; verb?: string }): { icon: string; tone?: string } | null {
  const [verb = '', first = ''] = option.key.split(':');
  const icons: Record<string, string> = {
    act: ACTIONS[first] ?? 'breakthrough',
    gain: first,
    refresh: 'exchange',
    swap: 'exchange',
    exchange: 'exchange',
    raise: first,
    energy: 'energy',
    pay: 'exchange',
    prepare: iconOf(first.replace('_', '-')),
    factory: iconOf(first.replace('_', '-')),
    place: first ? iconOf(first.replace('_', '-')) : 'population',
    ship: first.startsWith('ST') ? 'stadium' : /\d$/.test(first) ? 'old-world' : iconOf(first.replace('_', '-')),
    carry: first.split(',')[0] ?? '',
    evacuate: 'old-world',
    clone: 'population',
    settle: 'settle',
    build: first.startsWith('SH') ? 'shuttle' : 'stadium',
    draw: 'infrastructure',
    play: 'infrastructure',
    discard: first.startsWith('SH')
      ? 'shuttle'
      : first.startsWith('ST')
        ? 'stadium'
        : first.startsWith('GO')
          ? 'contract'
          : 'infrastructure',
    research: 'research',
    move: 'satellite',
    cell: 'satellite',
    launch: 'shuttle',
    return: 'shuttle',
    card: 'action-card',
    mark: 'action-card',
    drop: 'action-card',
    strength: 'breakthrough',
    keep: 'contract',
    task: 'mission',
    pass: 'ui-pause',
    done: 'ui-check',
    leave: 'ui-arrow',
    decline: 'ui-close',
  };
  const icon = icons[verb];
  return icon ? { icon } : null;
}

const ACTIONS: Record<string, string> = {
  'develop-gain': 'infrastructure',
  'research-gain': 'research',
  settle: 'settle',
  shuttle: 'shuttle',
  stadium: 'stadium',
  factory: 'factory-steel',
  clone: 'population',
  develop: 'infrastructure',
  exchange: 'exchange',
  research: 'research',
};
