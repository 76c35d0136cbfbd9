// Unit tests speak English and have the sprites in the page.
import { beforeAll } from 'vitest';
import sprite from '../src/style/icons.svg?raw';
import '../src/style/pieces';
import { laySprite } from '../src/style/sprite';
import { speak } from '../src/words/words.svelte';

beforeAll(async () => {
  laySprite(sprite);
  await speak('en');
});
