// What is seen one at a time where there is no room for everything, and which places lie where.
export type ViewId = 'sea' | 'slots' | 'hand';
export interface OneView {
  id: ViewId;
  label: string;
  icon: string;
  holds(place: string): boolean;
}
export const VIEWS: OneView[] = [
  { id: 'sea', label: 'uc-tab-sea', icon: 'city-purple', holds: (place) => /^(site|tile|stock):/.test(place) },
  { id: 'slots', label: 'uc-tab-slots', icon: 'ui-grid', holds: (place) => /^(slot|additional):|^copy$/.test(place) },
  { id: 'hand', label: 'uc-tab-hand', icon: 'card', holds: (place) => /^(card|contract):|^specials$/.test(place) },
];

/** The view where something can be chosen; sites before slots before cards. */
export function viewFor(places: Iterable<string>): ViewId | null {
  const all = [...places];
  return VIEWS.find((view) => all.some((place) => view.holds(place)))?.id ?? null;
}
