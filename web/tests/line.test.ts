// Moves over a table's line: each answer goes to its move, and a line that breaks leaves none of them waiting.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Refused } from '../src/api/http';
import { LineLost, openLine } from '../src/api/socket';
import type { FromServer } from '../src/api/types';

class FakeSocket {
  static readonly OPEN = 1;
  static last: FakeSocket;
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen = () => {};
  onmessage: (event: { data: string }) => void = () => {};
  onclose: (event: { code: number }) => void = () => {};
  constructor(readonly address: string) {
    FakeSocket.last = this;
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close() {
    this.readyState = 3;
    this.onclose({ code: 1000 });
  }
  tell(message: unknown) {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

function opened() {
  const heard: FromServer[] = [];
  const line = openLine(
    '/api/tables/x/ws',
    (message) => heard.push(message),
    () => {},
  );
  const socket = FakeSocket.last;
  const up = () => {
    socket.readyState = FakeSocket.OPEN;
    socket.onopen();
  };
  return { line, socket, heard, up };
}

const ERROR = { code: 'stale', text: 'no', rule: null, field: null };

describe('the line of a table', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('WebSocket', FakeSocket);
    document.cookie = 'kolonie_csrf=mark';
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('takes no move while it is down', () => {
    const { line, socket } = opened();
    expect(line.move(0, 1, 'a')).toBeNull();
    expect(socket.sent).toEqual([]);
  });

  it('gives each answer to its move and to nobody else', async () => {
    const { line, socket, heard, up } = opened();
    up();
    const first = line.move(0, 1, 'a');
    const second = line.move(0, 2, 'b');
    expect(socket.sent[0]).toEqual({ type: 'move', id: 1, csrf: 'mark', seat: 0, number: 1, key: 'a' });
    socket.tell({ type: 'refused', id: 2, status: 409, error: ERROR, state: { id: 'x' } });
    socket.tell({ type: 'moved', id: 1, number: 2 });
    await expect(first).resolves.toMatchObject({ number: 2 });
    const refused: unknown = await second!.catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(Refused);
    expect(refused).toMatchObject({ status: 409, body: ERROR, state: { id: 'x' } });
    socket.tell({ type: 'pong' });
    expect(heard).toEqual([{ type: 'pong' }]);
  });

  it('tells a move that its answer will not come', async () => {
    const { line, socket, up } = opened();
    up();
    const answer = line.move(0, 1, 'a');
    socket.onclose({ code: 1006 });
    await expect(answer).rejects.toBeInstanceOf(LineLost);
    line.close();
  });
});
