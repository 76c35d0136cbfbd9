// What an effect does, as it is printed: icons with numbers and signs between them.
import { iconOf } from '../../scene/looks';

export interface Token {
  icon: string;
  text: string;
}
const WORDS: Record<string, string> = { '>': '→', ':': '/' };

/** The tokens of an effect; words without a picture are left out, and no sign stands at the end alone. */
export function tokensOf(signs: string[] | undefined): Token[] {
  const found: Token[] = [];
  for (const sign of signs ?? []) {
    const icon = iconOf(sign);
    if (icon) found.push({ icon, text: '' });
    else if (/^[\d·/≠>:½]+$/.test(sign)) found.push({ icon: '', text: WORDS[sign] ?? sign });
  }
  while (found.length && /^[/→≠]$/.test(found.at(-1)!.text)) found.pop();
  return found;
}

export interface Laid extends Token {
  x: number;
  w: number;
}
/** Tokens side by side for a drawing; returns them with the width of the whole. */
export function layTokens(tokens: Token[], size: number): { laid: Laid[]; width: number } {
  let x = 0;
  const laid = tokens.map((token) => {
    const w = token.icon ? size : token.text.length * size * 0.46 + 1;
    const one = { ...token, x, w };
    x += w + 1;
    return one;
  });
  return { laid, width: Math.max(0, x - 1) };
}
