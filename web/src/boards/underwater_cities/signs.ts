// What an effect does, as it is printed: icons with numbers and signs between them.
import { iconOf } from '../../scene/looks';

/** One icon, several that stand for one another (drawn as a fan), or a number or sign. */
export interface Token {
  icons: string[];
  text: string;
}
const WORDS: Record<string, string> = { '>': '→', ':': '/' };
/** Kinds of things of which any may be meant: so many of them beside each other are drawn as a fan. */
const FANS: [pattern: RegExp, least: number][] = [
  [/^city-/, 2],
  [/^(farm|desalination|laboratory|data-center|tunnel)$/, 3],
];

/** The tokens of an effect; words without a picture are left out, and no sign stands at the end alone. */
export function tokensOf(signs: string[] | undefined): Token[] {
  const found: Token[] = [];
  const words = signs ?? [];
  for (let i = 0; i < words.length; i++) {
    const sign = words[i]!;
    const icon = iconOf(sign);
    if (icon) {
      const [like, least] = FANS.find(([pattern]) => pattern.test(icon)) ?? [null, 0];
      const fan = [icon];
      const next = () => (words[i + 2 * fan.length - 1] === '/' ? iconOf(words[i + 2 * fan.length] ?? '') : '');
      while (like?.test(next())) fan.push(next());
      if (like && fan.length >= least) {
        found.push({ icons: fan, text: '' });
        i += 2 * fan.length - 2;
      } else found.push({ icons: [icon], text: '' });
    } else if (/^[\d·/≠>:½−+.]+$/.test(sign)) found.push({ icons: [], text: WORDS[sign] ?? sign });
  }
  while (found.length && /^[/→≠]$/.test(found.at(-1)!.text)) found.pop();
  return found;
}

export interface Laid extends Token {
  x: number;
  w: number;
}
export interface Row {
  laid: Laid[];
  width: number;
}
const STEP = 0.56;
const widthOf = (token: Token, size: number) =>
  token.icons.length ? size * (1 + STEP * (token.icons.length - 1)) : token.text.length * size * 0.44 + 1;

/** Tokens side by side for a drawing, in at most two rows of about the same width. */
export function layTokens(tokens: Token[], size: number, most: number): Row[] {
  const whole = tokens.reduce((sum, token) => sum + widthOf(token, size) + 1, 0);
  const rows: Row[] = [{ laid: [], width: 0 }];
  for (const token of tokens) {
    let row = rows.at(-1)!;
    const w = widthOf(token, size);
    if (whole > most && rows.length < 2 && row.width + w > whole / 2 && row.laid.length) rows.push((row = { laid: [], width: 0 }));
    row.laid.push({ ...token, x: row.width, w });
    row.width += w + 1;
  }
  return rows;
}
export const fanStep = (size: number): number => size * STEP;

/** The size of a sign on a metropolis tile, and the width that there is for them. */
export const TILE_SIGN = 18;
const TILE_WIDTH = 88;
/** The size of a number beside the signs. */
export const TILE_TEXT = 14;
/** What is printed on a tile, with numbers of at least a size where that can be. */
export function tileRows(signs: string[] | undefined, least = TILE_TEXT): { rows: Row[]; scale: number } {
  const wanted = Math.max(1, least / TILE_TEXT);
  const rows = layTokens(tokensOf(signs), TILE_SIGN, TILE_WIDTH / wanted);
  return { rows, scale: Math.min(wanted, TILE_WIDTH / Math.max(1, ...rows.map((row) => row.width))) };
}
