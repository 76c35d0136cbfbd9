import type { DrawnBoard } from '..';
import { lookOf } from './look';
import Mine from './Mine.svelte';
import { ready, score, tileOf } from './model';
import OptionTile from './OptionTile.svelte';
import PhonePlanet from './PhonePlanet.svelte';
import PhoneStation from './PhoneStation.svelte';
import { key, placingOf } from './placing.svelte';
import Rival from './Rival.svelte';
import Small from './Small.svelte';
import Stage from './Stage.svelte';
import Tools from './Tools.svelte';

const board: DrawnBoard = {
  stage: Stage,
  mine: Mine,
  rival: Rival,
  small: Small,
  tools: Tools,
  views: [
    { id: 'planet', label: 'pu-tab-planet', icon: 'new-world', view: PhonePlanet, holds: (place) => place.startsWith('cell:') },
    {
      id: 'station',
      label: 'pu-tab-station',
      icon: 'ui-rotate',
      view: PhoneStation,
      holds: (place) => /^(stack|section|deck|mission)/.test(place),
    },
  ],
  mineHolds: (place) => place.startsWith('track:'),
  foresees: (_table, change) => (change.track ? [`track:${change.seat}:${change.what}.${change.after}`] : []),
  picture: OptionTile,
  pictured: (table, option) => tileOf(table, option) >= 0,
  laid: (choosing) => placingOf(choosing).active,
  ready,
  score: (table, seat) => ({ icon: 'point', n: score(table, seat) }),
  lookOf,
  key,
};

export default board;
