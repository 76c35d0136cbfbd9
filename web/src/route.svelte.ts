// Where we are. Links are plain anchors; `follow` keeps them inside the page.
export interface Place {
  path: string;
  query: URLSearchParams;
}

const read = (): Place => ({ path: location.pathname, query: new URLSearchParams(location.search) });

let place = $state.raw<Place>(read());

export function here(): Place {
  return place;
}

export function go(url: string, replace = false): void {
  if (replace) history.replaceState(null, '', url);
  else history.pushState(null, '', url);
  const before = place.path;
  place = read();
  if (place.path !== before) scrollTo(0, 0);
}

export function follow(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest?.('a[href]');
  if (!(link instanceof HTMLAnchorElement) || event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || link.target || link.hasAttribute('download')) return;
  if (link.origin !== location.origin || link.pathname.startsWith('/api/')) return;
  event.preventDefault();
  if (link.hash && link.pathname === location.pathname) document.querySelector<HTMLElement>(link.hash)?.focus();
  else go(link.pathname + link.search);
}

export function listen(): () => void {
  const changed = () => (place = read());
  addEventListener('popstate', changed);
  return () => removeEventListener('popstate', changed);
}
