// Requests to the server: one function for each thing that can be asked, errors as values that can be shown.
import { fill } from './calling';
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

function call<M extends Method, P extends Address<M>>(method: M, address: P, given: Given<Operation<M, P>>) {
  const filled = given as Filled;
  return request(method, fill(address, filled), filled.body) as Promise<Answer<Operation<M, P>>>;
}

const at = (table_id: string) => ({ table_id });

export const api = {
  me: () => call('get', '/api/me', {}),
  changeMe: (body: MeChange) => call('put', '/api/me', { body }),
  account: (name: string, password: string) => call('post', '/api/account', { body: { name, password } }),
  login: (name: string, password: string) => call('post', '/api/login', { body: { name, password } }),
  logout: () => call('post', '/api/logout', {}),
  confirmMail: (token: string) => call('post', '/api/mail/{token}', { path: { token } }),
  games: () => call('get', '/api/games', {}),
  create: (body: NewTable) => call('post', '/api/tables', { body }),
  tables: (list: 'mine' | 'open' | 'live' | 'finished') => call('get', '/api/tables', { query: { list } }),
  join: (id: string, seat?: number) => call('post', '/api/tables/{table_id}/join', { path: at(id), body: { seat } }),
  joinByLink: (token: string) => call('post', '/api/join/{token}', { path: { token }, body: null }),
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
  outlook: (id: string, seat: number, number: number, key: string[]) =>
    call('get', '/api/tables/{table_id}/outlook', { path: at(id), query: { seat, number, key } }),
  takeBack: (id: string, seat: number, number: number, whole_turn: boolean) =>
    call('post', '/api/tables/{table_id}/take-back', { path: at(id), body: { seat, number, whole_turn } }),
  confirm: (id: string, seat: number) => call('post', '/api/tables/{table_id}/confirm', { path: at(id), body: { seat } }),
  say: (id: string, text: string) => call('post', '/api/tables/{table_id}/chat', { path: at(id), body: { text } }),
  replay: (id: string, moves: number, seat: number | null) =>
    call('get', '/api/tables/{table_id}/replay', { path: at(id), query: { at: moves, seat } }),
  record: (id: string) => fill('/api/tables/{table_id}/record.kol' satisfies Address<'get'>, { path: at(id) }),
  upload: (body: string) => call('post', '/api/records', { body }),
  continueFrom: (id: string, moves: number) => call('post', '/api/tables/{table_id}/continue', { path: at(id), body: { at: moves } }),
  rules: (game: string, q = '') => call('get', '/api/rules/{game}', { path: { game }, query: { q: q || null } }),
  stats: () => call('get', '/api/stats', {}),
};
