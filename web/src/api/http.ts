// Requests to the server: one function per address of the contract, errors as values that can be shown.
import type {
  ApiErrorBody, Created, GameInfo, ListedTable, Me, NewTable, Rule, Stats, TableState,
} from './types';

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

async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = { Accept: 'application/json' };
  if (method !== 'GET') headers['X-Kolonie-Csrf'] = cookie('kolonie_csrf');
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
    answer = await fetch(path, { method, headers, body: payload, credentials: 'same-origin' });
  } catch {
    throw new Refused(0, { code: 'offline', text: '', rule: null, field: null });
  }
  const text = await answer.text();
  const data: unknown = text && (answer.headers.get('content-type') ?? '').includes('json') ? JSON.parse(text) : text;
  if (answer.ok) return data as T;
  const shaped = data as { error?: ApiErrorBody; state?: TableState };
  const error = shaped?.error ?? { code: String(answer.status), text: '', rule: null, field: null };
  throw new Refused(answer.status, error, shaped?.state ?? null);
}

const get = <T>(path: string) => request<T>('GET', path);
const post = <T>(path: string, body: unknown = {}) => request<T>('POST', path, body);

export const api = {
  me: () => get<Me>('/api/me'),
  changeMe: (change: Partial<Pick<Me, 'name' | 'language' | 'theme' | 'mail'>>) => request<Me>('PUT', '/api/me', change),
  account: (name: string, password: string) => post<Me>('/api/account', { name, password }),
  login: (name: string, password: string) => post<Me>('/api/login', { name, password }),
  logout: () => post<Me>('/api/logout'),
  confirmMail: (token: string) => post(`/api/mail/${token}`),
  games: () => get<GameInfo[]>('/api/games'),
  create: (table: NewTable) => post<Created>('/api/tables', table),
  tables: (list: 'mine' | 'open' | 'finished') => get<ListedTable[]>(`/api/tables?list=${list}`),
  join: (id: string, seat?: number) => post<{ id: string; seat: number }>(`/api/tables/${id}/join`, seat === undefined ? {} : { seat }),
  joinByLink: (token: string) => post<{ id: string; seat: number }>(`/api/join/${token}`),
  leave: (id: string) => post(`/api/tables/${id}/leave`),
  takeover: (id: string, seat: number, bot: string | null) => post(`/api/tables/${id}/takeover`, { seat, bot }),
  table: (id: string, seat?: number | null) => get<TableState>(`/api/tables/${id}${seat == null ? '' : `?seat=${seat}`}`),
  wholeLog: (id: string) => get<TableState>(`/api/tables/${id}?log=all`),
  watch: (token: string) => get<TableState>(`/api/watch/${token}`),
  move: (id: string, seat: number, number: number, key: string) => post<{ number: number }>(`/api/tables/${id}/moves`, { seat, number, key }),
  takeBack: (id: string, seat: number, whole_turn: boolean) => post(`/api/tables/${id}/take-back`, { seat, whole_turn }),
  confirm: (id: string, seat: number) => post(`/api/tables/${id}/confirm`, { seat }),
  say: (id: string, text: string) => post(`/api/tables/${id}/chat`, { text }),
  replay: (id: string, at: number, seat: number | null) =>
    get<TableState>(`/api/tables/${id}/replay?at=${at}${seat === null ? '' : `&seat=${seat}`}`),
  record: (id: string) => `/api/tables/${id}/record.kol`,
  upload: (text: string) => post<{ id: string }>('/api/records', text),
  continueFrom: (id: string, at: number) => post<{ id: string }>(`/api/tables/${id}/continue`, { at }),
  rules: (game: string, query = '') => get<Rule[]>(`/api/rules/${game}${query ? `?q=${encodeURIComponent(query)}` : ''}`),
  stats: () => get<Stats>('/api/stats'),
};
