// All that a coached table needs, in one piece that is fetched when it is wanted.
import { speakIn } from '../words/words.svelte';
import { Coaching } from './coaching.svelte';
import type { Live } from '../table/live.svelte';
import CoachTalk from './CoachTalk.svelte';
import CoachWarning from './CoachWarning.svelte';

export interface AtTable {
  coach: Coaching;
  Talk: typeof CoachTalk;
  Warning: typeof CoachWarning;
}

export async function coachFor(live: Live, id: string, game: string): Promise<AtTable> {
  await speakIn('learn');
  return { coach: new Coaching(live, id, game), Talk: CoachTalk, Warning: CoachWarning };
}
