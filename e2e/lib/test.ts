// The test of this folder: bots that need not pretend to think, other people, and eyes on every page.

import {
  expect,
  test as base,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from '@playwright/test';

import { SHORT } from './tables';
import { watch } from './watch';

type Person = (name: string, options?: BrowserContextOptions) => Promise<Page>;

interface Company {
  /** Somebody else, on a device of their own, with this name remembered on it. */
  person: Person;
}

export const test = base.extend<Company>({
  context: async ({ context }, use) => {
    await instantBots(context);
    const complaints = watch(context);
    await use(context);
    expect(complaints).toEqual([]);
  },
  person: async ({ browser }, use) => {
    const all: { context: BrowserContext; complaints: string[] }[] = [];
    await use(async (name, options) => {
      const context = await named(browser, name, options);
      all.push({ context, complaints: watch(context) });
      return context.newPage();
    });
    for (const { context } of all) await context.close();
    expect(all.flatMap(({ complaints }) => complaints)).toEqual([]);
  },
});

export { expect };

async function named(browser: Browser, name: string, options?: BrowserContextOptions): Promise<BrowserContext> {
  const context = await browser.newContext(options);
  await instantBots(context);
  await context.addInitScript((given) => {
    // An empty page, which every tab is at first, keeps nothing.
    if (location.protocol === 'http:' && !localStorage.getItem('tacora'))
      localStorage.setItem('tacora', JSON.stringify({ name: given }));
  }, name);
  return context;
}

/** The bots of a test need not pretend to think, whether a game begins or goes on from another. */
export async function instantBots(where: BrowserContext | Page, short?: object): Promise<void> {
  await where.route('**/api/tables', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    const wish = route.request().postDataJSON();
    const game = { name: 'diamant', edition: 'portal-2025' };
    const options = { game, ...wish.options, ...(short && { game: short }), bots: 'instant' };
    await route.continue({ postData: { ...wish, options } });
  });
}

/** Two expeditions say as much as five. */
export const shortGames = (where: BrowserContext | Page): Promise<void> => instantBots(where, SHORT.cave);
