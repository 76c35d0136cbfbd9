// Pieces of the games: comes with whatever looks up how something looks; other pages do without.
import source from './pieces.svg?raw';
import { laySprite } from './sprite';

laySprite(source);
