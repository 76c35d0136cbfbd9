import './style/tokens.css';
import './style/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { begin, greet } from './me.svelte';
import sprite from './style/icons.svg?raw';
import { laySprite } from './style/sprite';

laySprite(sprite);
// The frame stands as soon as it has words; what it shows comes when the server has told it.
void begin();
void greet().then(() => mount(App, { target: document.getElementById('app')! }));
