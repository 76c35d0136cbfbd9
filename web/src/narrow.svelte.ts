// Whether there is room for one board at a time only: on a phone, upright or not, and where everything is shown at twice
// its size. Only one of the two layouts of a table is ever in the page.
const NARROW = '(max-width: 640px), (max-width: 960px) and (max-height: 560px)';
const query = typeof matchMedia === 'function' ? matchMedia(NARROW) : null;
let narrow = $state(query?.matches ?? false);
query?.addEventListener?.('change', (event) => (narrow = event.matches));

export const isNarrow = (): boolean => narrow;
