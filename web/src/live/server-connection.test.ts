import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import {
  FakeSource,
  answers,
  asked,
  fakeServer,
  lost,
  message,
  no,
  opened,
  realServer,
  sent,
  source,
} from './fake-server';

beforeEach(fakeServer);
afterEach(realServer);

test('shows what the stream says', async () => {
  const table = await opened();
  expect(source().url).toBe('/api/tables/K7QM2XNP4T/events?scene=changes');
  source().send(message('17'));
  source().tellPresence({ here: [true], watching: 2 });
  expect(table.connection).toBe('alive');
  expect(table.scene?.question?.number).toBe(17);
  expect(table.you.actions).toEqual(['continue', 'leave']);
  expect(table.presence.watching).toBe(2);
});

test('a lost line is said at once and resumed after the last message', async () => {
  const table = await opened();
  source().send(message('17'));
  source().onerror?.();
  expect(table.connection).toBe('reconnecting');
  await vi.advanceTimersByTimeAsync(600);
  expect(source().url).toBe('/api/tables/K7QM2XNP4T/events?scene=changes&after=17');
  source().onopen?.();
  expect(table.connection).toBe('alive');
});

test('a device without a network says so at once', async () => {
  const table = await opened();
  table.line.lose();
  expect(table.connection).toBe('reconnecting');
  expect(source().closed).toBe(true);
});

test('a server that is down is asked again and again', async () => {
  const table = await opened();
  answers['GET /api/me'] = [lost, lost];
  source().onerror?.();
  await vi.advanceTimersByTimeAsync(600);
  expect(table.connection).toBe('reconnecting');
  expect(FakeSource.all).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(FakeSource.all).toHaveLength(2);
});

test('a table that is not there is said to be gone', async () => {
  const table = await opened();
  answers['GET /api/tables/K7QM2XNP4T'] = [no(404, 'table/unknown')];
  source().onerror?.();
  await vi.advanceTimersByTimeAsync(600);
  expect(table.connection).toBe('gone');
});

test('somebody whom the server has forgotten becomes a new guest before the stream opens', async () => {
  answers['GET /api/me'] = [no(401, 'person/unknown')];
  await opened();
  expect(asked.map((question) => question.what)).toEqual(['GET /api/me', 'POST /api/guests', 'GET /api/me']);
});

test('a silent line is felt for a pulse', async () => {
  const table = await opened();
  answers['GET /health'] = [lost];
  await vi.advanceTimersByTimeAsync(31_000);
  expect(sent('GET /health').length).toBeGreaterThan(0);
  expect(FakeSource.all.length).toBeGreaterThan(1);
  expect(table.line.since).toBeGreaterThan(0);
});

test('a closed table opens nothing again', async () => {
  const table = await opened();
  table.close();
  source().onerror?.();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(FakeSource.all).toHaveLength(1);
});
