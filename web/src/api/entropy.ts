// What this browser adds to the shuffle, so that nobody else can have chosen the deck: random bytes that only
// their hash is told of until all seats are filled. They are kept here, to check the deck after the game.

export interface Share {
  pledge: string;
  entropy: string;
}

export async function sha256(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return hex(new Uint8Array(hash));
}

const hex = (bytes: Uint8Array): string => [...bytes].map((b) => b.toString(16).padStart(2, '0')).join('');

/** A new share; nothing where the browser hashes only on secure pages. */
export async function newShare(): Promise<Share | null> {
  if (!globalThis.crypto?.subtle) return null;
  const entropy = hex(crypto.getRandomValues(new Uint8Array(32)));
  return { pledge: await sha256(`kolonie/${entropy}`), entropy };
}

const place = (table: string) => `kolonie.share.${table}`;

export function keepShare(table: string, share: Share): void {
  try {
    localStorage.setItem(place(table), JSON.stringify(share));
  } catch {
    /* private mode: the table is dealt without it */
  }
}

export function keptShare(table: string): Share | null {
  try {
    return JSON.parse(localStorage.getItem(place(table)) ?? 'null') as Share | null;
  } catch {
    return null;
  }
}

/** Whether shuffle key and shares are those that were committed to, and this browser's own is among them. */
export async function sharesHold(
  seed: string,
  commitment: string,
  shares: readonly { pledge: string; entropy: string | null }[],
  own: Share | null,
): Promise<boolean> {
  if ((await sha256(`kolonie/${seed}`)) !== commitment) return false;
  for (const { pledge, entropy } of shares) if (entropy && (await sha256(`kolonie/${entropy}`)) !== pledge) return false;
  return own === null || shares.some((share) => share.pledge === own.pledge && share.entropy === own.entropy);
}
