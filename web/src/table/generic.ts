// What the generic table is made of: a title with a drawn board loads none of it at first.
export { default as Glance } from './GenericGlance.svelte';
export { default as Mine } from './GenericMine.svelte';
export { default as Small } from './GenericSmall.svelte';
export { default as Stage } from './GenericStage.svelte';
export { default as Whole } from './GenericWhole.svelte';
