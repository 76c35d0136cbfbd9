// A stand-in for the server while none runs: recorded positions of real games, the same words, no rules.
// Tables are named after the recordings: /table/aquasphere-4-130. Moves are accepted and change nothing.
import { createServer } from 'node:http';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const home = dirname(fileURLToPath(import.meta.url));
const dist = join(home, '..', 'dist');
const types = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml', '.woff2': 'font/woff2' };
const me = { id: 'mock', name: 'Ondřej', guest: true, language: 'en', theme: 'dark' };
const about = { en: 'Program bots, research the deep sea.', cs: 'Programuj boty, zkoumej hlubiny.' };

function recorded(name, extra = {}) {
  const path = join(home, 'tables', `${name}.${me.language}.json`);
  return existsSync(path) ? { ...JSON.parse(readFileSync(path, 'utf8')), id: name, ...extra } : null;
}

const games = () => [{ id: 'aquasphere', title: 'AquaSphere', about: about[me.language], min_seats: 2, max_seats: 4, bots: [{ name: 'random', label: 'Random' }, { name: 'greedy', label: 'Greedy' }], settings: [] }];
const listed = (id, status, your_turn) => ({ id, game: 'aquasphere', title: 'AquaSphere', seats: ['Ondřej', 'Nautil', 'Jonáš', 'Kelpie'].map((name, seat) => ({ seat, name, kind: seat ? 'bot' : 'me', online: true, to_act: seat === 0 })), mode: 'live', status, your_turn, updated: Date.now() / 1000 - 600 });

function answer(method, path, body) {
  if (path === '/api/me') return method === 'PUT' ? Object.assign(me, JSON.parse(body)) : me;
  if (path === '/api/games') return games();
  if (path.startsWith('/api/rules/')) return [{ id: 'AQ-8.03', section: '8. Turn', text: 'In a turn a player does exactly one of these.', reconstructed: true, public: false }];
  if (path === '/api/stats') return { all: [], mine: [], recent: [] };
  const table = /^\/api\/tables\/([\w-]+)(\/\w[\w-]*)?$/.exec(path);
  if (table) return table[2] && method === 'POST' ? { number: 1 } : recorded(table[1]);
  if (path === '/api/tables') return method === 'POST' ? { id: 'aquasphere-4-1', seat_links: [], spectator_url: '/watch/x' } : null;
  return null;
}

createServer((request, response) => {
  const url = new URL(request.url, 'http://mock');
  let body = '';
  request.on('data', (part) => (body += part));
  request.on('end', () => {
    if (url.pathname.startsWith('/api/')) {
      const list = url.searchParams.get('list');
      const data = list ? (list === 'mine' ? [listed('aquasphere-4-130', 'running', true)] : list === 'finished' ? [listed('aquasphere-4-end', 'finished', false)] : []) : answer(request.method, url.pathname, body);
      response.writeHead(data ? 200 : 404, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify(data ?? { error: { code: 'missing', text: '', rule: null, field: null } }));
      return;
    }
    const file = join(dist, url.pathname);
    const found = extname(file) && existsSync(file) ? file : join(dist, 'index.html');
    response.writeHead(200, { 'Content-Type': types[extname(found)] ?? 'application/octet-stream' });
    response.end(readFileSync(found));
  });
}).listen(Number(process.env.PORT ?? 8123), () => console.log(`mock on http://127.0.0.1:${process.env.PORT ?? 8123}`));
