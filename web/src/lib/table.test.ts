import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { Table, pause } from './table.svelte';
import type { News, Scene, TableMessage } from './types';

class FakeSource {
  static all: FakeSource[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onerror: (() => void) | null = null;
  closed = false;
  #listeners = new Map<string, (event: { data: string }) => void>();

  constructor(readonly url: string) {
    FakeSource.all.push(this);
  }
  addEventListener(kind: string, listener: (event: { data: string }) => void): void {
    this.#listeners.set(kind, listener);
  }
  close(): void {
    this.closed = true;
  }
  send(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  tellPresence(presence: unknown): void {
    this.#listeners.get('presence')?.({ data: JSON.stringify(presence) });
  }
}

/** What the server answers, by method and address; everything else is a plain yes. */
let answers: Record<string, (() => Response)[]>;
let asked: { what: string; body: unknown; key: string | null }[];

const json = (status: number, body: unknown): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
const no = (status: number, slug: string) => () => json(status, { slug, message: slug });
const lost = () => {
  throw new TypeError('network');
};

beforeEach(() => {
  vi.useFakeTimers();
  answers = {};
  asked = [];
  FakeSource.all = [];
  vi.stubGlobal('EventSource', FakeSource);
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    const what = `${init.method ?? 'GET'} ${path}`;
    const headers = new Headers(init.headers);
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : null;
    asked.push({ what, body, key: headers.get('idempotency-key') });
    return answers[what]?.shift()?.() ?? json(200, {});
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const source = (): FakeSource => FakeSource.all.at(-1) ?? expect.fail('no stream was opened');
const sent = (what: string) => asked.filter((question) => question.what === what);

function scene(more: Partial<Scene> = {}): Scene {
  return {
    phase: 'playing',
    listing: 'private',
    options: { game: { name: 'troll-dragon' } },
    seats: [{ name: 'Ada' }],
    players: [2, 5],
    deal: { game: 'g', commitment: 'c' },
    question: { number: 17, kind: 'ballot', seats: [0], waiting: 1 },
    ...more,
  } as Scene;
}
const message = (id: string, more: Partial<TableMessage> = {}): TableMessage =>
  ({ id, scene: scene(), you: { seat: 0, actions: ['continue', 'leave'] }, ...more }) as TableMessage;

async function opened(pause = 0): Promise<Table> {
  const table = new Table(
    'K7QM2XNP4T',
    () => {},
    () => pause,
  );
  await table.open();
  source().onopen?.();
  return table;
}

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

test('a message for me alone changes what is mine and leaves the scene', async () => {
  const table = await opened();
  source().send(message('17'));
  source().send({ id: '17.1', you: { seat: 0, choice: 'leave' } });
  expect(table.you.choice).toBe('leave');
  expect(table.scene?.phase).toBe('playing');
});

test('what has changed of the scene is put in its place, and what is gone is gone', async () => {
  const table = await opened();
  source().send(message('17'));
  const before = table.scene;
  source().send({ id: '18', changes: { question: null, phase: 'over' }, you: {} });
  expect(table.scene).toEqual({ ...before, question: null, phase: 'over' });
  expect(table.scene?.seats).toBe(before?.seats);
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
  table.lose();
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
  expect(table.since).toBeGreaterThan(0);
});

test('news is told one after the other, and at once for whoever is in a hurry', async () => {
  const table = await opened(500);
  const began: News = { type: 'game-began', players: ['Ada'] };
  source().send(message('1', { news: began }));
  source().send(message('2', { news: began }));
  source().send(message('3', { news: began }));
  expect(table.log.map((told) => told.id)).toEqual(['1']);
  await vi.advanceTimersByTimeAsync(500);
  expect(table.log.map((told) => told.id)).toEqual(['1', '2']);
  table.hurry();
  await vi.advanceTimersByTimeAsync(0);
  expect(table.log.map((told) => told.id)).toEqual(['1', '2', '3']);
});

test('what shows nothing is not looked at', () => {
  const opened = (...facts: object[]): News => ({ type: 'opened', choices: [], facts }) as unknown as News;
  expect(pause(opened({ fact: 'dice-taken', dice: 'cave', by: 0 }))).toBe(0);
  expect(pause(opened({ fact: 'left', room: 'cave' }, { fact: 'turn-passed', to: 1 }))).toBeGreaterThan(0);
});

test('a choice names the open question and can be changed', async () => {
  const table = await opened();
  source().send(message('17'));
  await table.act('continue');
  await table.act('leave');
  const acts = sent('POST /api/tables/K7QM2XNP4T/act');
  expect(acts.map((act) => act.body)).toEqual([
    { question: 17, choice: 'continue' },
    { question: 17, choice: 'leave' },
  ]);
  expect(acts[0]?.key).toMatch(/^[0-9a-f]{32}$/);
  expect(acts[0]?.key).not.toBe(acts[1]?.key);
});

test('a choice whose answer was lost is sent again under the same key', async () => {
  const table = await opened();
  source().send(message('17'));
  answers['POST /api/tables/K7QM2XNP4T/act'] = [lost];
  const act = table.act('leave');
  expect(table.sending).toBe('leave');
  await vi.advanceTimersByTimeAsync(1000);
  await act;
  const [first, second, ...more] = sent('POST /api/tables/K7QM2XNP4T/act');
  expect(second?.key).toBe(first?.key);
  expect(more).toEqual([]);
});

test('a choice counts as made until the stream has told of it', async () => {
  const table = await opened();
  source().send(message('17'));
  await table.act('continue');
  expect(table.sending).toBe('continue');
  source().send({ id: '17.1', you: { seat: 0, actions: ['continue', 'leave'], choice: 'continue' } });
  expect(table.sending).toBeNull();
  await table.act('leave');
  expect(table.sending).toBe('leave');
  source().send(message('18', { scene: scene({ question: undefined }) }));
  expect(table.sending).toBeNull();
});

test('in a race the same choice can be made again at once', async () => {
  const table = await opened();
  const race = { number: 17, kind: 'race', seats: [0, 1], waiting: 2 } as Scene['question'];
  source().send(message('17', { scene: scene({ question: race }) }));
  await table.act('roll');
  expect(table.sending).toBeNull();
});

test('a refused choice is not sent again, and says why', async () => {
  const table = await opened();
  source().send(message('17'));
  answers['POST /api/tables/K7QM2XNP4T/act'] = [no(409, 'table/stale-choice')];
  await table.act('leave');
  expect(table.refused).toBe('table/stale-choice');
  expect(table.sending).toBeNull();
  expect(sent('POST /api/tables/K7QM2XNP4T/act')).toHaveLength(1);
});

test('a closed table opens nothing again', async () => {
  const table = await opened();
  table.close();
  source().onerror?.();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(FakeSource.all).toHaveLength(1);
});
