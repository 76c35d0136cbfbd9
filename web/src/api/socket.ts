// A table's live line: the server sends the state when it opens; it comes back by itself with growing pauses.
import type { FromClient, FromServer } from './types';

export interface Line {
  close(): void;
}

const PING: FromClient = { type: 'ping' };
/** The session is over: the server sends nothing more to this browser. */
const LOGGED_OUT = 4401;
const PAUSES = [500, 1000, 2000, 4000, 8000, 15000];

export function openLine(path: string, hear: (message: FromServer) => void, connected: (yes: boolean) => void): Line {
  let socket: WebSocket | null = null;
  let tries = 0;
  let closed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let beat: ReturnType<typeof setInterval> | undefined;

  const dial = () => {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    socket = new WebSocket(`${scheme}://${location.host}${path}`);
    socket.onopen = () => {
      tries = 0;
      connected(true);
      beat = setInterval(() => socket?.readyState === WebSocket.OPEN && socket.send(JSON.stringify(PING)), 25000);
    };
    socket.onmessage = (event) => hear(JSON.parse(String(event.data)) as FromServer);
    socket.onclose = (event) => {
      clearInterval(beat);
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
    close() {
      closed = true;
      clearTimeout(timer);
      clearInterval(beat);
      socket?.close();
    },
  };
}
