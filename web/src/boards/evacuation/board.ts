import type { DrawnBoard } from '..';
import { lookOf } from './look';
import Mine from './Mine.svelte';
import { markOf, morePlaces, ready, tabOf, viewOf } from './model';
import PhoneOffers from './PhoneOffers.svelte';
import PhoneProgress from './PhoneProgress.svelte';
import PhoneWorld from './PhoneWorld.svelte';
import Rival from './Rival.svelte';
import Small from './Small.svelte';
import Stage from './Stage.svelte';

const board: DrawnBoard = {
  stage: Stage,
  mine: Mine,
  rival: Rival,
  small: Small,
  views: [
    { id: 'world', label: 'ev-new-world', icon: 'new-world', view: PhoneWorld, holds: (place) => tabOf(place) === 'world' },
    { id: 'progress', label: 'ev-tab-progress', icon: 'satellite', view: PhoneProgress, holds: (place) => tabOf(place) === 'progress' },
    { id: 'offers', label: 'ev-tab-offers', icon: 'shuttle', view: PhoneOffers, holds: (place) => tabOf(place) === 'offers' },
  ],
  ready,
  markOf,
  score: (table, seat) => ({ icon: 'smiley', n: viewOf(table)?.smileys?.[seat] ?? 0 }),
  morePlaces,
  mineHolds: (place) => tabOf(place) === 'mine',
  lookOf,
  whole: true,
};

export default board;
