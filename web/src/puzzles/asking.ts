// What is asked of the server for puzzles; it keeps nothing of an attempt.
import { call } from '../api/http';

export const shelves = () => call('get', '/api/puzzles', {});
export const attempt = (game: string, number: number, answers: string[]) =>
  call('post', '/api/puzzles/{game}/{number}', { path: { game, number }, body: { answers } });
export const solution = (game: string, number: number) => call('get', '/api/puzzles/{game}/{number}/solution', { path: { game, number } });
