// A server for the tests of a table: streams, sockets and answers under the control of the test.

import { readFileSync } from 'node:fs';

import { expect, vi } from 'vitest';

import { Table } from '../lib/table.svelte';
import type { Scene, SocketCommand, TableMessage } from '../lib/types';

/** A stream that says what a test wants it to say. */
export class FakeSource {
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

/** A WebSocket that says what a test wants it to say. Unless a test wants sockets, none gets through. */
export class FakeSocket {
  static all: FakeSocket[] = [];
  static getThrough = false;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  closed = false;
  readonly sent: SocketCommand[] = [];

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
    if (!FakeSocket.getThrough) queueMicrotask(() => this.onclose?.());
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as SocketCommand);
  }
  close(): void {
    this.closed = true;
  }
  tell(frame: unknown): void {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }
  /** Says yes to the last command. */
  agree(): void {
    this.tell({ request: this.sent.at(-1)?.request, status: 200, done: { message: 18 } });
  }
}

/** What the server answers, by method and address; everything else is a plain yes. */
export let answers: Record<string, (() => Response)[]> = {};
/** What it was asked. */
export const asked: { what: string; body: unknown; key: string | null }[] = [];

const json = (status: number, body: unknown): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
export const no = (status: number, slug: string) => () => json(status, { slug, message: slug });
export const lost = () => {
  throw new TypeError('network');
};

/** Puts this server in place of the real one, for one test. */
export function fakeServer(): void {
  answers = {};
  asked.length = 0;
  FakeSource.all = [];
  FakeSocket.all = [];
  FakeSocket.getThrough = false;
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('EventSource', FakeSource);
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    const what = `${init.method ?? 'GET'} ${path}`;
    const headers = new Headers(init.headers);
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : null;
    asked.push({ what, body, key: headers.get('idempotency-key') });
    return answers[what]?.shift()?.() ?? json(200, {});
  });
}

export function realServer(): void {
  vi.useRealTimers();
  vi.unstubAllGlobals();
}

export const source = (): FakeSource => FakeSource.all.at(-1) ?? expect.fail('no stream was opened');
export const socket = (): FakeSocket => FakeSocket.all.at(-1) ?? expect.fail('no socket was opened');
export const sent = (what: string) => asked.filter((question) => question.what === what);

export function scene(more: Partial<Scene> = {}): Scene {
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
export const message = (id: string, more: Partial<TableMessage> = {}): TableMessage =>
  ({ id, scene: scene(), you: { seat: 0, actions: ['continue', 'leave'] }, ...more }) as TableMessage;

export async function opened(): Promise<Table> {
  const table = new Table('K7QM2XNP4T');
  await table.open();
  source().onopen?.();
  return table;
}

/** A recorded game up to its first card, told to a table as it was. */
export function upToFirstCard(): TableMessage[] {
  const lines = readFileSync('../testdata/streams/diamant.ndjson', 'utf8').split('\n').slice(0, 6);
  return lines.map((line) => JSON.parse(line) as TableMessage);
}
export const path = (table: Table): string[] =>
  table.scene?.game?.name === 'diamant' ? table.scene.game.path.map(({ card }) => card) : [];
