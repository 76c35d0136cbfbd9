// Where the parts of any title's scene go: what is large into the middle, common things beside it, one's own below.
import type { Panel, Part, TableState, Track } from '../api/types';
import { isLarge } from './richer';

export interface Layout {
  /** What fills the middle, and whose it is (null: everybody's). */
  centre: Part[];
  owner: number | null;
  /** Common tracks, when the middle is somebody's own. */
  strip: Track[];
  /** The other common parts. */
  beside: Part[];
  /** The seat's parts that are not in the middle. */
  mine: Part[];
  panel: Panel | undefined;
}

export function layOut(table: Pick<TableState, 'panels'>, seat: number): Layout {
  const common = table.panels.filter((panel) => panel.seat === null).flatMap((panel) => panel.parts);
  const panel = table.panels.find((p) => p.seat === seat);
  const own = panel?.parts ?? [];
  const shared = common.filter(isLarge);
  const small = common.filter((part) => !isLarge(part));
  if (shared.length || !own.some(isLarge)) {
    return { centre: shared, owner: null, strip: [], beside: small, mine: own, panel };
  }
  return {
    centre: own.filter(isLarge),
    owner: seat,
    panel,
    strip: small.filter((part) => part.kind === 'track'),
    beside: small.filter((part) => part.kind !== 'track'),
    mine: own.filter((part) => !isLarge(part)),
  };
}

/** All places that a part shows. */
export function placesIn(part: Part): string[] {
  const found: string[] = [];
  if (part.kind === 'zone') found.push(part.place, ...part.pieces.map((p) => p.place));
  else if (part.kind === 'track') for (const space of part.spaces) found.push(space.place, ...space.pieces.map((p) => p.place));
  else if (part.kind === 'grid') for (const cell of part.cells) found.push(cell.place, ...cell.pieces.map((p) => p.place));
  else if (part.kind === 'map') for (const spot of part.spots) found.push(spot.place, ...spot.pieces.map((p) => p.place));
  return found.filter(Boolean);
}

export interface Found {
  part: Part;
  seat: number | null;
  icon: string;
  colour: string;
  note: string;
  name: string;
}

/** Every place of the table with the part it lies in: options are grouped and pictured by it. */
export function findPlaces(panels: Panel[]): Map<string, Found> {
  const found = new Map<string, Found>();
  for (const panel of panels)
    for (const part of panel.parts) {
      const add = (place: string, icon = '', colour = '', note = '', name = '') => {
        if (place && !found.has(place)) found.set(place, { part, seat: panel.seat, icon, colour, note, name });
      };
      if (part.kind === 'zone') {
        for (const piece of part.pieces) add(piece.place, piece.icon, piece.colour, '', piece.text);
        add(part.place);
      } else if (part.kind === 'track') {
        for (const space of part.spaces) {
          add(space.place, space.icon, space.colour);
          for (const p of space.pieces) add(p.place, p.icon, p.colour);
        }
      } else if (part.kind === 'map') {
        for (const spot of part.spots) {
          add(spot.place, spot.pieces[0]?.icon, spot.colour, spot.note);
          for (const p of spot.pieces) add(p.place, p.icon, p.colour);
        }
      } else if (part.kind === 'grid') {
        for (const cell of part.cells) {
          add(cell.place, cell.icon, cell.colour);
          for (const p of cell.pieces) add(p.place, p.icon, p.colour);
        }
      }
    }
  return found;
}
