// Tables that are there without a click, so that a test can begin where it has something to say.

import { expect, type Page } from '@playwright/test';

/** Real games that are over soon. */
export const SHORT = {
  cave: diamant('portal-2025', { expeditions: 2 }),
  dice: dice('step'),
};

export function diamant(base: string, more: object = {}): object {
  return { name: 'diamant', edition: { name: 'A short evening', base, expeditions: 1, ...more } };
}

/** A cave in which two questions are asked before anything can happen to anybody: the first card is never a trap. */
export const calmCave = diamant('classic-2005', { expeditions: 2, 'first-decision': 'before-first-card' });

export function dice(race: 'step' | 'live', more: object = {}): object {
  return { name: 'troll-dragon', options: { race, stock: { diamonds: 10, nuggets: 8 }, ...more } };
}

export interface Wish {
  game: object;
  name?: string;
  bots?: string[];
  options?: object;
  listing?: 'public' | 'private';
  start?: boolean;
}

/** Makes a table for whoever looks at this page; the answer is its address. */
export async function makeTable(page: Page, wish: Wish): Promise<string> {
  const { game, name = 'Ada', bots = [], options = {}, listing = 'private', start = false } = wish;
  const ask = async (path: string, data?: object): Promise<{ table: string }> => {
    const answer = await page.request.post(path, { data });
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
    return answer.json().catch(() => ({}));
  };
  if (!(await page.request.get('/api/me')).ok()) await ask('/api/guests');
  const { table } = await ask('/api/tables', { options: { game, bots: 'instant', ...options }, listing, name });
  for (const bot of bots) await ask(`/api/tables/${table}/bots`, { bot });
  if (start) await ask(`/api/tables/${table}/start`);
  return `/t/${table}`;
}
