// What is asked of the server for lessons; it keeps nothing of them.
import { call } from '../api/http';

export const courses = () => call('get', '/api/lessons', {});
export const moment = (course: string, lesson: string, answers: string[]) =>
  call('post', '/api/lessons/{course}/{lesson}', { path: { course, lesson }, body: { answers } });
