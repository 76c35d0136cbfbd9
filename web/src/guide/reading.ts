// Guides and the tables of their pictures: each asked for once in each language.
import type { GuideInfo, GuidePiece, TableState } from '../api/types';
import { call } from '../api/http';
import { language } from '../words/words.svelte';

const guides = new Map<string, Promise<GuideInfo>>();
const scenes = new Map<string, Promise<TableState>>();

function once<T>(kept: Map<string, Promise<T>>, name: string, ask: () => Promise<T>): Promise<T> {
  const key = `${name}/${language()}`;
  let found = kept.get(key);
  if (!found) {
    found = ask();
    kept.set(key, found);
    // What failed is asked for again.
    found.catch(() => kept.delete(key));
  }
  return found;
}

export const guideOf = (game: string) => once(guides, game, () => call('get', '/api/guides/{game}', { path: { game } }));
export const sceneOf = (game: string) => once(scenes, game, () => call('get', '/api/guides/{game}/scene', { path: { game } }));

export const plainOf = (pieces: GuidePiece[]): string =>
  pieces
    .filter((piece) => piece.kind === 'text' || piece.kind === 'strong')
    .map((piece) => piece.text)
    .join('');

export interface Part extends GuidePiece {
  /** Of an icon: the number before it and the word after it, which stay on its line. */
  before: string;
  after: string;
}

/** The pieces, with icons between the number and the word that belong to them. Browsers break lines beside any picture. */
export function together(pieces: GuidePiece[]): Part[] {
  const parts = pieces.map((piece): Part => ({ ...piece, before: '', after: '' }));
  parts.forEach((part, i) => {
    if (part.kind !== 'icon') return;
    const [last, next] = [parts[i - 1], parts[i + 1]];
    if (last?.kind === 'text') {
      part.before = /\S*\u00a0$/.exec(last.text)?.[0] ?? '';
      last.text = last.text.slice(0, last.text.length - part.before.length);
    }
    if (next?.kind === 'text') {
      part.after = /^\S*/.exec(next.text)?.[0] ?? '';
      next.text = next.text.slice(part.after.length);
    }
  });
  return parts;
}
