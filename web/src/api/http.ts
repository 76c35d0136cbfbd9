// Requests to the server: one function for each thing that can be asked, errors as values that can be shown.
import { fill } from './calling';
import { keepShare, keptShare, newShare } from './entropy';
import type { Address, Answer, Filled, Given, Method, Operation } from './calling';
import type { ApiErrorBody, MeChange, NewTable, StaleProblem, TableState } from './types';

export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly body: ApiErrorBody,
    readonly state: TableState | null = null,
  ) {
    super(body.text);
  }
}

export function cookie(name: string, jar: string = document.cookie): string {
  for (const part of jar.split('; ')) {
    const [key, ...rest] = part.split('=');
    if (key === name) return decodeURIComponent(rest.join('='));
  }
  return '';
}

async function request(method: Method, path: string, body?: unknown): Promise<unknown> {
  const headers: Record<string, string> = { Accept: 'application/json' };
  if (method !== 'get') headers['X-Kolonie-Csrf'] = cookie('kolonie_csrf');
  let payload: string | undefined;
  if (typeof body === 'string') {
    headers['Content-Type'] = 'text/plain; charset=utf-8';
    payload = body;
  } else if (body !== undefined) {
    headers['Content-Type'] = 'application/json';
    payload = JSON.stringify(body);
  }
  let answer: Response;
  try {
    answer = await fetch(path, { method: method.toUpperCase(), headers, body: payload, credentials: 'same-origin' });
  } catch {
    throw new Refused(0, { code: 'offline', text: '', rule: null, field: null });
  }
  const text = await answer.text();
  const data: unknown = text && (answer.headers.get('content-type') ?? '').includes('json') ? JSON.parse(text) : text;
  if (answer.ok) return data;
  const shaped = data as Partial<StaleProblem> | '';
  const error = (shaped && shaped.error) || { code: String(answer.status), text: '', rule: null, field: null };
  throw new Refused(answer.status, error, (shaped && shaped.state) || null);
}

export function call<M extends Method, P extends Address<M>>(method: M, address: P, given: Given<Operation<M, P>>) {
  const filled = given as Filled;
  return request(method, fill(address, filled), filled.body) as Promise<Answer<Operation<M, P>>>;
}

const at = (table_id: string) => ({ table_id });

/** Opens a table or sits down, bound to add to the shuffle; it is told when all seats are filled (`Live`). */
async function seated<T extends { id: string }>(work: (pledge: string | null) => Promise<T>): Promise<T> {
  const share = await newShare();
  const made = await work(share?.pledge ?? null);
  if (share) keepShare(made.id, share);
  return made;
}

/** Opens a table. Where nobody else has to come, what this browser adds to the shuffle is told at once. */
async function create(body: NewTable) {
  const made = await seated((pledge) => call('post', '/api/tables', { body: { ...body, pledge } }));
  const share = keptShare(made.id);
  const mine = body.seats.findIndex((seat) => seat.kind === 'me' || seat.kind === 'hotseat');
  const waits = body.seats.some((seat) => seat.kind === 'open' || seat.kind === 'link');
  if (share && mine >= 0 && !waits && !body.seed) await api.reveal(made.id, mine, share.entropy);
  return made;
}

export const api = {
  me: (fresh = false) => call('get', '/api/me', { query: fresh ? { fresh } : {} }),
  changeMe: (body: MeChange) => call('put', '/api/me', { body }),
  account: (name: string, password: string) => call('post', '/api/account', { body: { name, password } }),
  login: (name: string, password: string) => call('post', '/api/login', { body: { name, password } }),
  logout: () => call('post', '/api/logout', {}),
  changePassword: (old: string, fresh: string) => call('post', '/api/account/password', { body: { old, new: fresh } }),
  askReset: (name: string) => call('post', '/api/reset', { body: { name } }),
  reset: (token: string, password: string) => call('post', '/api/reset/{token}', { path: { token }, body: { password } }),
  sessions: () => call('get', '/api/sessions', {}),
  endSessions: (id: string | null) => call('post', '/api/sessions/end', { body: { id } }),
  data: () => fill('/api/account/data' satisfies Address<'get'>, {}),
  deletion: () => call('get', '/api/account/deletion', {}),
  deleteMe: (password: string | null) => call('post', '/api/account/delete', { body: { password } }),
  confirmMail: (token: string) => call('post', '/api/mail/{token}', { path: { token } }),
  games: () => call('get', '/api/games', {}),
  create,
  tables: (list: 'mine' | 'open' | 'live' | 'finished') => call('get', '/api/tables', { query: { list } }),
  join: (id: string, seat?: number) =>
    seated((pledge) => call('post', '/api/tables/{table_id}/join', { path: at(id), body: { seat, pledge } })),
  joinByLink: (token: string) => seated((pledge) => call('post', '/api/join/{token}', { path: { token }, body: { pledge } })),
  reveal: (id: string, seat: number, entropy: string) =>
    call('post', '/api/tables/{table_id}/reveal', { path: at(id), body: { seat, entropy } }),
  resign: (id: string, seat: number) => call('post', '/api/tables/{table_id}/resign', { path: at(id), body: { seat } }),
  abandon: (id: string, agree: boolean) => call('post', '/api/tables/{table_id}/abandon', { path: at(id), body: { agree } }),
  closeTable: (id: string) => call('post', '/api/tables/{table_id}/close', { path: at(id) }),
  muted: (id: string) => call('get', '/api/tables/{table_id}/muted', { path: at(id) }),
  mute: (id: string, seat: number, muted: boolean) => call('post', '/api/tables/{table_id}/mute', { path: at(id), body: { seat, muted } }),
  report: (id: string, line: number, reason: string) =>
    call('post', '/api/tables/{table_id}/report', { path: at(id), body: { line, reason } }),
  invitation: (token: string) => call('get', '/api/join/{token}', { path: { token } }),
  findRematch: (id: string) => call('get', '/api/tables/{table_id}/rematch', { path: at(id) }),
  rematch: (id: string) => call('post', '/api/tables/{table_id}/rematch', { path: at(id) }),
  leave: (id: string) => call('post', '/api/tables/{table_id}/leave', { path: at(id) }),
  takeover: (id: string, seat: number, bot: string | null) =>
    call('post', '/api/tables/{table_id}/takeover', { path: at(id), body: { seat, bot } }),
  table: (id: string, seat?: number | null) => call('get', '/api/tables/{table_id}', { path: at(id), query: { seat } }),
  wholeLog: (id: string) => call('get', '/api/tables/{table_id}', { path: at(id), query: { log: 'all' } }),
  watch: (token: string) => call('get', '/api/watch/{token}', { path: { token } }),
  move: (id: string, seat: number, number: number, key: string) =>
    call('post', '/api/tables/{table_id}/moves', { path: at(id), body: { seat, number, key } }),
  details: (id: string, seat: number, number: number) =>
    call('get', '/api/tables/{table_id}/decision', { path: at(id), query: { seat, number } }),
  outlook: (id: string, seat: number, number: number, key: string[]) =>
    call('get', '/api/tables/{table_id}/outlook', { path: at(id), query: { seat, number, key } }),
  hint: (id: string, seat: number, number: number, key?: string) =>
    call('post', '/api/tables/{table_id}/hint', { path: at(id), body: { seat, number, ...(key ? { key } : {}) } }),
  coach: (id: string) => call('get', '/api/tables/{table_id}/coach', { path: at(id) }),
  takeBack: (id: string, seat: number, number: number, whole_turn: boolean) =>
    call('post', '/api/tables/{table_id}/take-back', { path: at(id), body: { seat, number, whole_turn } }),
  confirm: (id: string, seat: number) => call('post', '/api/tables/{table_id}/confirm', { path: at(id), body: { seat } }),
  say: (id: string, text: string) => call('post', '/api/tables/{table_id}/chat', { path: at(id), body: { text } }),
  /** With `then`, the table had the seat played these options instead. */
  replay: (id: string, moves: number, seat: number | null, then?: string[]) =>
    call('get', '/api/tables/{table_id}/replay', { path: at(id), query: { at: moves, seat, then } }),
  askAnalysis: (id: string) => call('post', '/api/tables/{table_id}/analysis', { path: at(id) }),
  analysis: (id: string) => call('get', '/api/tables/{table_id}/analysis', { path: at(id) }),
  analysedTurn: (id: string, number: number) => call('get', '/api/tables/{table_id}/analysis/{number}', { path: { ...at(id), number } }),
  record: (id: string) => fill('/api/tables/{table_id}/record.kol' satisfies Address<'get'>, { path: at(id) }),
  upload: (body: string) => call('post', '/api/records', { body }),
  continueFrom: (id: string, moves: number) => call('post', '/api/tables/{table_id}/continue', { path: at(id), body: { at: moves } }),
  rules: (game: string, q = '') => call('get', '/api/rules/{game}', { path: { game }, query: { q: q || null } }),
  stats: () => call('get', '/api/stats', {}),
};
