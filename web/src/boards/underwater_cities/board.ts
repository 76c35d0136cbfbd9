import type { DrawnBoard } from '..';
import Aid from './Aid.svelte';
import { lookOf } from './look';
import Mine from './Mine.svelte';
import { morePlaces, ready } from './model';
import PhoneHand from './PhoneHand.svelte';
import PhoneSea from './PhoneSea.svelte';
import PhoneSlots from './PhoneSlots.svelte';
import Rival from './Rival.svelte';
import Stage from './Stage.svelte';
import Steps from './Steps.svelte';

const board: DrawnBoard = {
  stage: Stage,
  mine: Mine,
  rival: Rival,
  aside: Aid,
  views: [
    { id: 'sea', label: 'uc-tab-sea', icon: 'city-purple', view: PhoneSea, holds: (place) => /^(site|tile|stock):/.test(place) },
    { id: 'slots', label: 'uc-tab-slots', icon: 'ui-grid', view: PhoneSlots, holds: (place) => /^(slot|additional):|^copy$/.test(place) },
    { id: 'hand', label: 'uc-tab-hand', icon: 'card', view: PhoneHand, holds: (place) => /^(card|contract):|^specials$/.test(place) },
  ],
  ready,
  morePlaces,
  lookOf,
  tools: Steps,
};

export default board;
