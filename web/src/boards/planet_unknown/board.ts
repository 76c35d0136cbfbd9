import type { DrawnBoard } from '..';
import { lookOf } from './look';
import Mine from './Mine.svelte';
import { ready, score } from './model';
import PhonePlanet from './PhonePlanet.svelte';
import PhoneStation from './PhoneStation.svelte';
import { key } from './placing.svelte';
import Rival from './Rival.svelte';
import Stage from './Stage.svelte';
import Tools from './Tools.svelte';

const board: DrawnBoard = {
  stage: Stage,
  mine: Mine,
  rival: Rival,
  tools: Tools,
  views: [
    { id: 'planet', label: 'pu-tab-planet', icon: 'new-world', view: PhonePlanet },
    { id: 'station', label: 'pu-tab-station', icon: 'ui-rotate', view: PhoneStation },
  ],
  ready,
  score: (table, seat) => ({ icon: 'point', n: score(table, seat) }),
  lookOf,
  key,
};

export default board;
