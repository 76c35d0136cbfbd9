import type { DrawnBoard } from '..';
import Aid from './Aid.svelte';
import { lookOf } from './look';
import Mine from './Mine.svelte';
import { morePlaces, ready } from './model';
import PhoneHand from './PhoneHand.svelte';
import PhoneSea from './PhoneSea.svelte';
import PhoneSlots from './PhoneSlots.svelte';
import Rival from './Rival.svelte';
import Small from './Small.svelte';
import Stage from './Stage.svelte';
import Steps from './Steps.svelte';
import { t } from '../../words/words.svelte';
import { VIEWS } from './views';

const board: DrawnBoard = {
  stage: Stage,
  mine: Mine,
  rival: Rival,
  small: Small,
  aside: Aid,
  views: VIEWS.map((one) => ({ ...one, view: { sea: PhoneSea, slots: PhoneSlots, hand: PhoneHand }[one.id] })),
  ready,
  morePlaces,
  lookOf,
  tools: Steps,
  added: (table) => (table.options.data_era === 'on' ? t('uc-data-era') : ''),
};

export default board;
