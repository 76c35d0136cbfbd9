// The seven actions as they are drawn: always the icon with the colour, never the colour alone.
import type { TableState } from '../../api/types';
import { COLOURS, viewOf, type Colour } from './model';

export interface Tint {
  fill: string;
  shade: string;
  ink: string;
  icon: string;
}

export const TINTS: Record<Colour, Tint> = {
  green: { fill: '#57b36a', shade: '#1d5a2e', ink: '#14492a', icon: 'lab-expansion' },
  yellow: { fill: '#ebc04b', shade: '#7d5c0d', ink: '#4a3600', icon: 'time' },
  black: { fill: '#3a4652', shade: '#12181e', ink: '#8ff0e2', icon: 'crystal' },
  violet: { fill: '#9c7be0', shade: '#47308a', ink: '#f3ecff', icon: 'octopod' },
  blue: { fill: '#4b93e8', shade: '#184a86', ink: '#eaf4ff', icon: 'submarine' },
  red: { fill: '#e2605a', shade: '#7a211c', ink: '#7d1f19', icon: 'research-card' },
  white: { fill: '#eef1f4', shade: '#7f8b95', ink: '#2b3b47', icon: 'program' },
};

export const tintOf = (colour: number): Tint => TINTS[COLOURS[colour] ?? 'white'];

/** The wood to choose from, on dark ground in both themes: seats have other colours on light paper. */
const WOOD: Record<string, string> = { natural: '#f1ede4', yellow: '#f6d468', red: '#ec6a51', blue: '#7fb0ee' };

/** Icon and ground beside an option in the decision panel. */
export function lookOf(state: TableState, option: { key: string }): { icon: string; ground?: string; tone?: string } | null {
  const [verb = '', rest = ''] = option.key.split(':');
  const view = viewOf(state);
  const seat = state.decision?.seat ?? 0;
  if (verb === 'colour') return { icon: 'bot', ground: '#132735', tone: WOOD[rest] };
  const disc = (colour: Colour) => ({ icon: TINTS[colour].icon, ground: TINTS[colour].fill, tone: TINTS[colour].ink });
  if (verb === 'engineer' || verb === 'sidestep') {
    const token = view?.table.tokens[Number(rest.slice(1))] ?? -1;
    return token >= 0 ? disc(COLOURS[token]!) : { icon: 'engineer' };
  }
  if ((COLOURS as readonly string[]).includes(rest)) return disc(rest as Colour);
  if (verb === 'perform' || verb === 'catch') return disc(COLOURS[view?.table.seats[seat]?.area ?? 3]!);
  const icons: Record<string, string> = {
    go: 'scientist',
    place: 'control',
    withdraw: 'engineer',
    card: 'research-card',
    kp: 'knowledge',
    income: 'time',
    stop: 'red-line',
    decline: 'ui-close',
    done: 'ui-check',
    skip: 'ui-close',
  };
  return icons[verb] ? { icon: icons[verb] } : null;
}
