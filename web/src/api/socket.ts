// A table's live line: the server sends the state when it opens; it comes back by itself with growing pauses.
import { Refused, cookie } from './http';
import type { FromClient, FromServer } from './types';

export interface Line {
  close(): void;
  /** Asks for the whole table again. */
  hello(seen: number): void;
  /** Plays a move; throws `Refused` as a request does. Null if the line is down: then a request has to do it. */
  move(seat: number, number: number, key: string): Promise<unknown> | null;
}

type Answer = Extract<FromServer, { type: 'moved' | 'refused' }>;

const PING: FromClient = { type: 'ping' };
/** The session is over: the server sends nothing more to this browser. */
const LOGGED_OUT = 4401;
const PAUSES = [500, 1000, 2000, 4000, 8000, 15000];

/** The line broke before the move was answered: it may be kept or not. The same move again does no harm. */
export class LineLost extends Error {}

export function openLine(path: string, hear: (message: FromServer) => void, connected: (yes: boolean) => void): Line {
  let socket: WebSocket | null = null;
  let tries = 0;
  let closed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let beat: ReturnType<typeof setInterval> | undefined;
  let asked = 0;
  const waiting = new Map<number, { done: (answer: Answer) => void; lost: () => void }>();

  const heard = (message: FromServer) => {
    if (message.type !== 'moved' && message.type !== 'refused') return hear(message);
    waiting.get(message.id)?.done(message);
    waiting.delete(message.id);
  };

  const dial = () => {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    socket = new WebSocket(`${scheme}://${location.host}${path}`);
    socket.onopen = () => {
      tries = 0;
      connected(true);
      beat = setInterval(() => socket?.readyState === WebSocket.OPEN && socket.send(JSON.stringify(PING)), 25000);
    };
    socket.onmessage = (event) => heard(JSON.parse(String(event.data)) as FromServer);
    socket.onclose = (event) => {
      clearInterval(beat);
      for (const each of waiting.values()) each.lost();
      waiting.clear();
      if (closed) return;
      if (event.code === LOGGED_OUT) {
        location.assign('/');
        return;
      }
      connected(false);
      timer = setTimeout(dial, PAUSES[Math.min(tries++, PAUSES.length - 1)]);
    };
  };
  dial();
  return {
    hello(seen) {
      const hello: FromClient = { type: 'hello', seen };
      if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(hello));
    },
    move(seat, number, key) {
      if (socket?.readyState !== WebSocket.OPEN) return null;
      const id = ++asked % 1_000_000;
      const move: FromClient = { type: 'move', id, csrf: cookie('kolonie_csrf'), seat, number, key };
      socket.send(JSON.stringify(move));
      return new Promise((resolve, reject) => {
        waiting.set(id, {
          done: (answer) => {
            if (answer.type === 'moved') resolve(answer);
            else reject(new Refused(answer.status, answer.error, answer.state ?? null));
          },
          lost: () => reject(new LineLost()),
        });
      });
    },
    close() {
      closed = true;
      clearTimeout(timer);
      clearInterval(beat);
      socket?.close();
    },
  };
}
