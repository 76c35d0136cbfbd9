// The game after the lessons: against easy bots, with a coach.
import { api } from '../api/http';
import type { CourseInfo } from '../api/types';
import { newPlan, toSend } from '../lobby/plan';
import { complain, gameOf } from '../me.svelte';
import { go } from '../route.svelte';
import { t } from '../words/words.svelte';
import { setCoached } from './coached.svelte';

export async function firstGame(course: CourseInfo): Promise<void> {
  const game = gameOf(course.game);
  if (!game) return;
  try {
    const plan = newPlan(game, 'bots', course.course === game.id ? '' : course.course);
    const easy = (game.bots.find((bot) => bot.name === 'easy') ?? game.bots[0])?.name;
    const seats = plan.seats.slice(0, 2).map((seat) => (seat.kind === 'bot' ? { ...seat, bot: easy } : seat));
    const made = await api.create(toSend({ ...plan, seats }, game, (n) => t('player-n', { n })));
    setCoached(made.id, true);
    go(`/table/${made.id}`);
  } catch (error) {
    complain(error);
  }
}
