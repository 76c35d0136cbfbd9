// What a table does not show at its first sight comes when it is wanted. Once the table stands it is fetched ahead, so
// that nothing has to be waited for, and a game that outlives the server's next version still has its end.
export const later = {
  lost: () => import('../pages/Lost.svelte'),
  open: () => import('./OpenTable.svelte'),
  result: () => import('../replay/ResultView.svelte'),
  handover: () => import('./Handover.svelte'),
  boards: () => import('./AllBoards.svelte'),
  reel: () => import('./Reel.svelte'),
  end: () => import('./EndDialog.svelte'),
  settings: () => import('./SettingsDialog.svelte'),
  aid: () => import('../guide/AidDialog.svelte'),
};

const AHEAD_MS = 4000;

/** Fetches everything after a while; what fails is asked for again when it is wanted. */
export function fetchAhead(): () => void {
  const timer = setTimeout(() => Object.values(later).forEach((load) => void load().catch(() => {})), AHEAD_MS);
  return () => clearTimeout(timer);
}
