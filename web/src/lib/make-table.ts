// Making a table and sitting down at it, with everything that belongs to this device.

import { connectionTo } from '../live/connect';
import type { Send } from '../live/connection';
import { call, makeTable, me } from './api';
import { commitNonce } from './nonces';
import { settings } from './settings.svelte';
import type { MakeTable, Scene } from './types';
import { keepDeal } from './witness';

/** Carries wishes to a table that nobody listens to yet. */
const sendTo = (code: string): Send => connectionTo(code).send;

/** Looks at the sealed deal and commits to numbers for it, for a game that begins before its table is on the screen. */
async function seal(code: string, people: number): Promise<void> {
  const { scene } = await call<{ scene: Scene }>('GET', `/api/tables/${encodeURIComponent(code)}`);
  keepDeal(scene.deal, scene.phase);
  // Whoever makes a table sits first, and those at the same device beside them.
  const seats = Array.from({ length: people }, (_, seat) => (people > 1 ? seat : undefined));
  await Promise.allSettled(seats.map((seat) => commitNonce(sendTo(code), scene.deal.game, seat)));
}

/** Gives one's seat the explorer that was last chosen on this device. It is no loss if somebody has its colour. */
export async function lookAsBefore(send: Send): Promise<void> {
  const { appearance } = settings;
  if (appearance === null) return;
  await send({ method: 'PUT', path: '/appearance', body: appearance }).catch(() => {});
}

/** Makes a table, seats these others at this device and these bots and, if wished, begins at once. */
export async function makeTableWith(
  wish: MakeTable,
  company: string[],
  start: boolean,
  beside: string[] = [],
): Promise<string> {
  await me();
  const code = await makeTable(wish);
  if (wish.name) await lookAsBefore(sendTo(code));
  for (const name of beside) await call('POST', `/api/tables/${code}/seats`, { name });
  for (const bot of company) await call('POST', `/api/tables/${code}/bots`, { bot });
  if (start) {
    await seal(code, 1 + beside.length);
    await call('POST', `/api/tables/${code}/start`);
  }
  return code;
}
