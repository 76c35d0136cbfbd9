import type { DrawnBoard } from '..';
import Before from './Before.svelte';
import { lookOf } from './look';
import Mine from './Mine.svelte';
import { knowledgePlaces, markOf, morePlaces, ready } from './model';
import PhoneHq from './PhoneHq.svelte';
import PhoneMine from './PhoneMine.svelte';
import PhoneStation from './PhoneStation.svelte';
import Rival from './Rival.svelte';
import Small from './Small.svelte';
import Stage from './Stage.svelte';

const board: DrawnBoard = {
  stage: Stage,
  before: Before,
  mine: Mine,
  rival: Rival,
  small: Small,
  views: [
    {
      id: 'station',
      label: 'aq-tab-station',
      icon: 'octopod',
      view: PhoneStation,
      holds: (place) => /^(sector|area|lock|research|expansion|bay|field)/.test(place),
    },
    { id: 'hq', label: 'aq-tab-hq', icon: 'engineer', view: PhoneHq, holds: (place) => /^(hq|node|space|H\d)/.test(place) },
    { id: 'lab', label: 'aq-tab-lab', icon: 'lab-expansion', view: PhoneMine },
  ],
  mineHolds: (place) => place.startsWith('symbol:'),
  isExtra: (option) => option.verb === 'buy' || option.verb === 'return',
  foresees: knowledgePlaces,
  score: (table, seat) => ({ icon: 'knowledge', n: table.panels.find((panel) => panel.seat === seat)?.summary[0]?.n ?? 0 }),
  ready,
  markOf,
  morePlaces,
  lookOf,
};

export default board;
