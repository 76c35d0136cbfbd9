// Whether the page is as narrow as a phone. Only one of the two layouts of a table is ever in the page.
const query = typeof matchMedia === 'function' ? matchMedia('(max-width: 640px)') : null;
let narrow = $state(query?.matches ?? false);
query?.addEventListener?.('change', (event) => (narrow = event.matches));

export const isNarrow = (): boolean => narrow;
