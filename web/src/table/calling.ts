// What an option is called on the button that confirms it.
import type { Option, TableState } from '../api/types';
import { findPlaces } from '../scene/layout';

const LONG = 60;

/** A button has no room for a long sentence: where only this option lies on something that has a name, that will do. */
export function calledShortly(option: Option, legal: Map<string, unknown[]>, table: TableState): string {
  const place = option.places[0] ?? '';
  if (option.label.length <= LONG || legal.get(place)?.length !== 1) return option.label;
  const name = findPlaces(table.panels).get(place)?.name;
  return name && name.length < LONG ? name : option.label;
}
