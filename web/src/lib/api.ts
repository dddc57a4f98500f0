// One door to the server: JSON over fetch, refusals as values, and an identity that is made when one is needed.

import { alone } from './alone.svelte';
import type { Bots, FinishedGame, Hinted, Listed, MakeTable, Person, Problem, Replay, Review } from './types';

/** The server said no; nothing has changed. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly slug: string,
    message: string,
    /** After how many milliseconds it is worth trying again, if waiting helps. */
    readonly retryAfter: number | null = null,
  ) {
    super(message);
  }
}

/** The server could not be reached, so nobody knows whether anything changed. */
export class Unreachable extends Error {}

/** Sixteen random bytes in hexadecimal. `crypto.subtle` and `randomUUID` are missing on plain http; this is not. */
export function randomHex(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function send(method: string, path: string, body?: unknown, key?: string): Promise<Response> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers['content-type'] = 'application/json';
  if (key !== undefined) headers['idempotency-key'] = key;
  try {
    return await fetch(path, {
      method,
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new Unreachable(path);
  }
}

/** What the server says of a refusal; something between may answer in its place, and says less. */
export function refusalOf(status: number, problem: Partial<Problem>): Refusal {
  const { slug = 'server/unknown', message = '', retry_after_ms: after = null } = problem;
  return new Refusal(status, slug, message, after);
}

async function refusal(answer: Response): Promise<Refusal> {
  const problem = await answer.json().catch(() => ({ message: answer.statusText }));
  return refusalOf(answer.status, problem);
}

let guest: Promise<void> | null = null;

/** Makes a new guest; two who ask at once get the same one. */
export function becomeGuest(): Promise<void> {
  guest ??= send('POST', '/api/guests')
    .then(async (answer) => {
      if (!answer.ok) throw await refusal(answer);
    })
    .finally(() => (guest = null));
  return guest;
}

/** Asks this device, as if it were a server. */
async function callDevice<T>(method: string, path: string, body?: unknown, key?: string): Promise<T> {
  return (await import('../local/device')).call(method, path, body, key);
}

/**
 * Asks the server, or this device where there is none. Somebody whom the server does not know, because they are new or it has
 * forgotten, becomes a guest first.
 */
export async function call<T>(method: string, path: string, body?: unknown, key?: string): Promise<T> {
  if (alone.answers(path)) return callDevice(method, path, body, key);
  let answer = await send(method, path, body, key);
  if (answer.status === 401) {
    await becomeGuest();
    answer = await send(method, path, body, key);
  }
  if (answer.status === 404 && path.startsWith('/api/games/') && alone.mayKnow) return callDevice(method, path);
  if (!answer.ok) throw await refusal(answer);
  return answer.status === 204 ? (undefined as T) : ((await answer.json()) as T);
}

export const me = (): Promise<Person> => call('GET', '/api/me');
export const bots = (): Promise<Bots> => call('GET', '/api/bots');
export const publicTables = async (): Promise<Listed[]> =>
  (await call<{ tables: Listed[] }>('GET', '/api/tables')).tables;
/** The tables where one sits: those of the server, and those of this device. */
export async function myTables(): Promise<Listed[]> {
  const mine = '/api/me/tables';
  const { tables } = await call<{ tables: Listed[] }>('GET', mine);
  if (!alone.mayKnow) return tables;
  const here = await callDevice<{ tables: Listed[] }>('GET', mine).catch(() => ({ tables: [] }));
  return [...here.tables, ...tables];
}
export const myGames = async (): Promise<FinishedGame[]> =>
  (await call<{ games: FinishedGame[] }>('GET', '/api/me/games')).games;

/** A record, as docs/record.md has it. The server knows what stands in it. */
export type GameRecord = Record<string, unknown>;

export const recordPath = (id: string): string => `/api/games/${encodeURIComponent(id)}/record`;
export const recordOf = (id: string): Promise<GameRecord> => call('GET', recordPath(id));
export const replayOf = (id: string): Promise<Replay> =>
  call('GET', `/api/games/${encodeURIComponent(id)}/replay`);
export const reviewOf = (id: string): Promise<Review> =>
  call('GET', `/api/games/${encodeURIComponent(id)}/review`);
export const reviewOfRecord = (record: GameRecord): Promise<Review> => call('POST', '/api/reviews', record);
export const replayOfRecord = (record: GameRecord): Promise<Replay> => call('POST', '/api/replays', record);
export const makeTable = async (wish: MakeTable): Promise<string> =>
  (await call<{ table: string }>('POST', '/api/tables', wish)).table;

/** Which of the seats of a device is meant, where it has several. */
export const named = (seat: number | undefined): string => (seat === undefined ? '' : `?seat=${seat}`);

/** What the master would do in this seat, at a table that has hints. */
export const hintAt = (code: string, seat?: number): Promise<Hinted> =>
  call('GET', `/api/tables/${encodeURIComponent(code)}/hint${named(seat)}`);
