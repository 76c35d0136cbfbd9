import type { DrawnBoard } from '..';
import { lookOf } from './look';
import Mine from './Mine.svelte';
import { markOf, morePlaces, ready } from './model';
import PhoneHq from './PhoneHq.svelte';
import PhoneMine from './PhoneMine.svelte';
import PhoneStation from './PhoneStation.svelte';
import Rival from './Rival.svelte';
import Stage from './Stage.svelte';

const board: DrawnBoard = {
  stage: Stage,
  mine: Mine,
  rival: Rival,
  views: [
    { id: 'station', label: 'aq-tab-station', icon: 'octopod', view: PhoneStation },
    { id: 'hq', label: 'aq-tab-hq', icon: 'engineer', view: PhoneHq },
    { id: 'lab', label: 'aq-tab-lab', icon: 'lab-expansion', view: PhoneMine },
  ],
  ready,
  markOf,
  morePlaces,
  lookOf,
};

export default board;
