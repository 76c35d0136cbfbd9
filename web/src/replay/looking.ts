// What pages share that look at a game again: the drawing of its board, where nothing can be chosen, and links from it.
import { api } from '../api/http';
import { complain, say } from '../me.svelte';
import { go } from '../route.svelte';
import { Choosing, provideChoosing } from '../table/choosing.svelte';
import { Drawn, provideDrawn } from '../table/drawn.svelte';
import { provideRules, Rules } from '../table/rules.svelte';
import { t } from '../words/words.svelte';

/** To be called while a page is made: what its boards, its log and its rules ask for. */
export function provideLooking(): { drawn: Drawn; rules: Rules } {
  const [drawn, rules] = [new Drawn(), new Rules()];
  provideChoosing(new Choosing());
  provideDrawn(drawn);
  provideRules(rules);
  return { drawn, rules };
}

export async function share(link: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(link);
    say(t('copied'));
  } catch {
    say(link);
  }
}

/** A new table that goes on from a moment of this one. */
export async function continueFrom(id: string, at: number): Promise<void> {
  try {
    go(`/table/${(await api.continueFrom(id, at)).id}`);
  } catch (error) {
    complain(error);
  }
}
