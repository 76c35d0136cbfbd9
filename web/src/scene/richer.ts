// Names and sizes of what a scene holds; what a title leaves out is empty.
import type { Part, Piece, SceneMap, Spot } from '../api/types';

/** A part that wants the width of the table. */
export const isLarge = (part: Part): boolean => part.kind === 'map' || part.kind === 'grid';
/** A map of hexes is drawn without gaps. */
export const isHexes = (part: SceneMap): boolean => part.spots.some((spot) => spot.shape === 'hex');
/** A map whose spots have shapes is drawn as a network; all others are boxes with words. */
export const isNetwork = (part: SceneMap): boolean => part.spots.some((spot) => Boolean(spot.shape));

/** A number as it is printed on things: one is not said, a price has its minus. */
export const printed = (n: number | null): string => (n === null || n === 1 ? '' : n < 0 ? `−${-n}` : String(n));

const counted = (piece: Piece): string => (piece.n === null || piece.n === 1 ? piece.text : `${piece.n} × ${piece.text}`);

/** The whole name of a piece: code, words, and what is on it. */
export function nameOf(piece: Piece, who: (piece: Piece) => string = (p) => p.text): string {
  const named = piece.icon === 'seat' ? who(piece) : counted(piece);
  const marks = piece.marks.map((mark) => (mark.icon === 'seat' ? who(mark) : mark.text));
  return [piece.code ? `${piece.code}: ${named}` : named, piece.hue ?? '', ...piece.tags, ...marks].filter(Boolean).join(', ');
}

/** What is said of a spot of a map, with everything that stands on it. */
export const spotInfo = (spot: Spot) => ({
  name: [spot.text, ...spot.pieces.map((piece) => nameOf(piece as Piece)), spot.note].filter(Boolean).join(', '),
  title: [spot.text, ...spot.pieces.map((piece) => piece.text)].join(' · '),
  detail: [spot.note, ...spot.pieces.map((piece) => piece.detail)].filter(Boolean).join('; '),
  source: spot.pieces[0]?.source ?? '',
});

/** What makes a picture of a map a board: one that is only a miniature says nothing. */
export const boardOf = (label: string, mini: boolean, still = mini) => ({
  'data-board': still ? undefined : '',
  role: mini ? undefined : 'group',
  'aria-label': mini ? undefined : label,
  'aria-hidden': mini ? ('true' as const) : undefined,
  focusable: 'false' as const,
});
