// Unit tests speak English and have the sprite in the page.
import { beforeAll } from 'vitest';
import sprite from '../src/style/icons.svg?raw';
import { speak } from '../src/words/words.svelte';

beforeAll(async () => {
  const holder = document.createElement('div');
  holder.innerHTML = sprite;
  document.body.prepend(holder);
  await speak('en');
});
