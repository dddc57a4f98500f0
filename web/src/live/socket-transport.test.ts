import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { Table } from '../lib/table.svelte';
import {
  FakeSocket,
  FakeSource,
  answers,
  fakeServer,
  lost,
  message,
  no,
  realServer,
  sent,
  socket,
  source,
} from './fake-server';

const ACT = 'POST /api/tables/K7QM2XNP4T/act';
const ADDRESS = `${location.origin.replace('http', 'ws')}/api/tables/K7QM2XNP4T/socket?scene=changes`;

beforeEach(() => {
  fakeServer();
  FakeSocket.getThrough = true;
});
afterEach(realServer);

/** A table whose socket has brought its first message. */
async function connected(): Promise<Table> {
  const table = new Table('K7QM2XNP4T');
  await table.open();
  socket().tell(message('17'));
  return table;
}

test('messages, presence, wishes and answers share one socket', async () => {
  const table = await connected();
  expect(socket().url).toBe(ADDRESS);
  socket().tell({ here: [true], watching: 2 });
  expect(table.connection).toBe('alive');
  expect(table.you.actions).toEqual(['continue', 'leave']);
  expect(table.presence.watching).toBe(2);
  const acted = table.act('leave');
  const [command] = socket().sent;
  expect(command).toMatchObject({ operation: 'act', body: { question: 17, choice: 'leave' } });
  expect(command?.key).toMatch(/^[0-9a-f]{32}$/);
  expect(table.sending).toBe('leave');
  socket().agree();
  await acted;
  expect(FakeSource.all).toEqual([]);
  expect(sent(ACT)).toEqual([]);
});

test('a refusal over a socket has the slug of the route, and is not repeated', async () => {
  const table = await connected();
  const acted = table.act('leave');
  socket().tell({ request: 0, status: 409, problem: { slug: 'table/stale-choice', message: 'No.' } });
  await acted;
  expect(table.refused).toBe('table/stale-choice');
  expect(table.sending).toBeNull();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(socket().sent).toHaveLength(1);
});

test('whoever asks too soon waits as long as the server says', async () => {
  const table = await connected();
  const acted = table.act('leave');
  const problem = { slug: 'table/too-soon', message: 'Wait.', retry_after_ms: 700 };
  socket().tell({ request: 0, status: 429, problem });
  await vi.advanceTimersByTimeAsync(699);
  expect(socket().sent).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  socket().agree();
  await acted;
  expect(socket().sent.map(({ key }) => key)).toEqual([expect.anything(), socket().sent[0]?.key]);
});

test('a wish whose answer was lost with the socket is sent again under the same key', async () => {
  const table = await connected();
  const acted = table.act('leave');
  const cut = socket();
  cut.onclose?.();
  expect(table.connection).toBe('reconnecting');
  await vi.advanceTimersByTimeAsync(500);
  await acted;
  expect(sent(ACT).map(({ key }) => key)).toEqual([cut.sent[0]?.key]);
  expect(socket().url).toBe(`${ADDRESS}&after=17`);
  socket().tell(message('18'));
  expect(table.connection).toBe('alive');
  expect(FakeSource.all).toEqual([]);
});

test('before the first message a wish is a request', async () => {
  const table = new Table('K7QM2XNP4T');
  await table.open();
  await table.commands.react('wow');
  expect(sent('POST /api/tables/K7QM2XNP4T/reactions')).toHaveLength(1);
  expect(socket().sent).toEqual([]);
});

test('where upgrades are refused the stream is there at once, and stays', async () => {
  FakeSocket.getThrough = false;
  const table = new Table('K7QM2XNP4T');
  await table.open();
  source().send(message('17'));
  expect(table.connection).toBe('alive');
  await table.act('leave');
  expect(sent(ACT)).toHaveLength(1);
  source().onerror?.();
  await vi.advanceTimersByTimeAsync(600);
  expect(source().url).toContain('/events?scene=changes&after=17');
  expect(FakeSocket.all).toHaveLength(1);
});

test('a socket that is closed before its first message is as good as none', async () => {
  const table = new Table('K7QM2XNP4T');
  await table.open();
  socket().onclose?.();
  source().send(message('17'));
  expect(table.connection).toBe('alive');
  expect(socket().closed).toBe(true);
});

test('sockets that break as soon as they are there are left for the stream', async () => {
  const table = await connected();
  socket().onclose?.();
  await vi.advanceTimersByTimeAsync(500);
  socket().tell(message('18'));
  socket().onclose?.();
  await vi.advanceTimersByTimeAsync(500);
  expect(source().url).toContain('/events?scene=changes&after=18');
  source().send(message('19'));
  expect(table.connection).toBe('alive');
  expect(FakeSocket.all).toHaveLength(2);
});

test('sockets that last are opened again and again', async () => {
  await connected();
  for (let night = 0; night < 3; night++) {
    await vi.advanceTimersByTimeAsync(6000);
    socket().onclose?.();
    await vi.advanceTimersByTimeAsync(500);
    socket().tell(message(`2${night}`));
  }
  expect(FakeSocket.all).toHaveLength(4);
  expect(FakeSource.all).toEqual([]);
});

test('a proxy that swallows the handshake costs four seconds', async () => {
  const table = new Table('K7QM2XNP4T');
  await table.open();
  await vi.advanceTimersByTimeAsync(4000);
  source().send(message('17'));
  // What comes too late is not told twice.
  socket().tell(message('17'));
  socket().tell(message('18', { news: { type: 'game-began' } as never }));
  expect(table.connection).toBe('alive');
  expect(table.log).toEqual([]);
});

test('a browser that forbids sockets gets the stream', async () => {
  vi.stubGlobal('WebSocket', function forbid() {
    throw new DOMException('forbidden', 'SecurityError');
  });
  const table = new Table('K7QM2XNP4T');
  await table.open();
  await vi.advanceTimersByTimeAsync(0);
  source().send(message('17'));
  expect(table.connection).toBe('alive');
});

test('a socket that takes wishes and answers none is left for the stream', async () => {
  const table = await connected();
  const acted = table.act('leave');
  const mute = socket();
  await vi.advanceTimersByTimeAsync(11_000);
  await acted;
  expect(mute.closed).toBe(true);
  expect(sent(ACT).map(({ key }) => key)).toEqual([mute.sent[0]?.key]);
  expect(source().url).toContain('/events?scene=changes&after=17');
  expect(FakeSocket.all).toHaveLength(1);
});

test('a server that was away is asked for a socket again', async () => {
  const table = await connected();
  FakeSocket.getThrough = false;
  socket().onclose?.();
  await vi.advanceTimersByTimeAsync(600);
  expect(FakeSocket.all).toHaveLength(2);
  source().onerror?.();
  expect(table.connection).toBe('reconnecting');
  FakeSocket.getThrough = true;
  await vi.advanceTimersByTimeAsync(1100);
  expect(FakeSocket.all).toHaveLength(3);
  socket().tell(message('18'));
  expect(table.connection).toBe('alive');
});

test('a table that was removed is said to be gone', async () => {
  const table = await connected();
  answers['GET /api/tables/K7QM2XNP4T'] = [no(404, 'table/unknown')];
  socket().onclose?.();
  await vi.advanceTimersByTimeAsync(600);
  expect(table.connection).toBe('gone');
});

test('somebody whom the server has forgotten becomes a new guest, and the wish is carried then', async () => {
  const table = await connected();
  const acted = table.act('leave');
  answers['GET /api/me'] = [no(401, 'person/unknown')];
  socket().tell({ request: 0, status: 401, problem: { slug: 'person/unknown', message: 'Who?' } });
  await vi.advanceTimersByTimeAsync(600);
  await acted;
  expect(sent('POST /api/guests')).toHaveLength(1);
  expect(sent(ACT)).toHaveLength(1);
  expect(FakeSocket.all).toHaveLength(2);
});

test('a table that is left closes its socket, and what is on its way still arrives', async () => {
  const table = await connected();
  answers[ACT] = [lost];
  const acted = table.act('leave');
  table.close();
  await vi.advanceTimersByTimeAsync(5000);
  await acted;
  expect(socket().closed).toBe(true);
  expect(FakeSocket.all).toHaveLength(1);
  expect(sent(ACT).map(({ key }) => key)).toEqual([socket().sent[0]?.key, socket().sent[0]?.key]);
});
