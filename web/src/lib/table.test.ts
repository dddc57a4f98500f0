import { readFileSync } from 'node:fs';

import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { settings } from './settings.svelte';
import { Table } from './table.svelte';
import type { Scene, TableMessage } from './types';

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

async function opened(): Promise<Table> {
  const table = new Table('K7QM2XNP4T');
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

/** A recorded game up to its first card, told to a table as it was. */
function upToFirstCard(): TableMessage[] {
  const lines = readFileSync('../testdata/streams/diamant.ndjson', 'utf8').split('\n').slice(0, 6);
  return lines.map((line) => JSON.parse(line) as TableMessage);
}
const path = (table: Table): string[] =>
  table.scene?.game?.name === 'diamant' ? table.scene.game.path.map(({ card }) => card) : [];

test('nothing of a card is shown, said or asked before its face is visible', async () => {
  const beats: string[] = [];
  const table = new Table('K7QM2XNP4T', ({ beat, told }) => beats.push(`${beat} ${told?.id ?? ''}`.trim()));
  await table.open();
  const messages = upToFirstCard();
  for (const one of messages.slice(0, -1)) source().send(one);
  beats.length = 0;
  const [scene, you, log] = [table.scene, table.you, table.log];
  source().send(messages.at(-1));
  expect(table.suspense).toMatchObject({ kind: 'card', count: 1, faces: null });
  expect([table.scene, table.you, table.log]).toEqual([scene, you, log]);
  expect(beats).toEqual(['anticipation']);
  await vi.advanceTimersByTimeAsync(449);
  expect(table.suspense?.faces).toBeNull();
  await vi.advanceTimersByTimeAsync(1);
  expect(table.suspense?.faces).toEqual(['lava']);
  expect([table.scene, table.you, table.log]).toEqual([scene, you, log]);
  await vi.advanceTimersByTimeAsync(450);
  expect(table.suspense).toBeNull();
  expect(path(table)).toEqual(['lava']);
  expect(table.you.actions).toEqual(['continue', 'leave']);
  expect(beats).toEqual(['anticipation', 'reveal', 'consequence 8']);
});

test('one skip shows the card, and the tap that skipped is not an answer', async () => {
  const table = await opened();
  for (const one of upToFirstCard()) source().send(one);
  table.skip();
  expect(path(table)).toEqual(['lava']);
  await table.act('continue');
  expect(sent('POST /api/tables/K7QM2XNP4T/act')).toEqual([]);
  await vi.advanceTimersByTimeAsync(400);
  await table.act('continue');
  expect(sent('POST /api/tables/K7QM2XNP4T/act')).toHaveLength(1);
});

test('whoever wants no motion sees the result at once', async () => {
  settings.motion = 'none';
  const table = await opened();
  for (const one of upToFirstCard()) source().send(one);
  expect(path(table)).toEqual(['lava']);
  settings.motion = 'system';
});

test('a clock does not wait for a card: its question is shown within a tenth of the time', async () => {
  const table = await opened();
  const messages = upToFirstCard();
  const last = messages.at(-1);
  if (last?.scene?.question) last.scene.question.deadline = Date.now() + 5000;
  for (const one of messages) source().send(one);
  await vi.advanceTimersByTimeAsync(500);
  expect(table.you.actions).toEqual(['continue', 'leave']);
});

test('what was missed is caught up with at once', async () => {
  const table = await opened();
  const messages = upToFirstCard();
  source().send(messages[0]);
  source().onerror?.();
  await vi.advanceTimersByTimeAsync(600);
  for (const one of messages.slice(1)) source().send(one);
  expect(path(table)).toEqual(['lava']);
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

test('a wish that never arrived is a lost line, not a complaint beside a living one', async () => {
  const table = await opened();
  source().send(message('17'));
  expect(table.connection).toBe('alive');
  answers['POST /api/tables/K7QM2XNP4T/act'] = [lost, lost, lost, lost];
  const acted = table.act('leave');
  await vi.advanceTimersByTimeAsync(5000);
  await acted;
  expect(table.refused).toBeNull();
  expect(table.sending).toBeNull();
  expect(FakeSource.all[0]?.closed).toBe(true);
});

test('a closed table opens nothing again', async () => {
  const table = await opened();
  table.close();
  source().onerror?.();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(FakeSource.all).toHaveLength(1);
});
