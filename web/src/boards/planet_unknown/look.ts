// Colours of terrains and planets, and the icon beside an option.
import type { TableState } from '../../api/types';
import type { Terrain } from './model';

export const GROUND: Record<Terrain, string> = {
  civ: '#c9a673',
  water: '#3f8fe0',
  biomass: '#4c9f56',
  rover: '#cf5440',
  tech: '#b9c3cc',
  energy: '#e7b62c',
};
export const INK: Record<Terrain, string> = {
  civ: '#3d2c10',
  water: '#eaf4ff',
  biomass: '#eefbe9',
  rover: '#fff0ec',
  tech: '#16222c',
  energy: '#382700',
};

const WORLDS = [
  '#7d5a3c',
  '#5a4a86',
  '#8a4b3a',
  '#2f6480',
  '#3d7a5c',
  '#55718f',
  '#6d7f3f',
  '#7a6a55',
  '#4d4a63',
  '#94603a',
  '#6a3f5e',
  '#8c7548',
  '#45525f',
];
export const worldOf = (planet: number): string => WORLDS[planet % WORLDS.length]!;

export function lookOf(_state: TableState, option: { key: string }): { icon: string; ground?: string; tone?: string } | null {
  const [verb = '', rest = ''] = option.key.split(':');
  const terrain = rest.split(',')[0] as Terrain;
  if (terrain in GROUND) return { icon: `terrain-${terrain}` };
  const icons: Record<string, string> = {
    rotate: 'ui-rotate',
    face: 'ui-rotate',
    tile: 'move',
    rover: 'rover',
    land: 'rover',
    jump: 'rover',
    teleport: 'rover',
    cover: 'biomass-patch',
    card: 'civ-card',
    pick: 'civ-card',
    pod: 'lifepod',
    rock: 'meteorite',
    load: 'meteorite',
    mission: 'mission',
    return: 'mission',
    drop: 'mission',
    planet: 'new-world',
    corporation: 'commander',
    end: 'ui-check',
    done: 'ui-check',
    skip: 'ui-close',
    put: 'lifepod',
    synergy: 'synergy',
    energy: 'terrain-energy',
  };
  return icons[verb] ? { icon: icons[verb] } : null;
}
