// The static site: a plain file server has it in a folder, and after one visit it plays without any network.

import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import type { BrowserContext, Page } from '@playwright/test';

import { audit } from '../lib/axe';
import { FileServer } from '../lib/file-server';
import { unfold } from '../lib/new-table';
import { continueButton, goHomeThird, leaveButton, playOn, question, rollOn, standings } from '../lib/play';
import { inspect } from '../lib/shots';
import { expect, test } from '../lib/test';

const SITE = process.env.TACORA_SITE_DIR ?? '../target/site';
const PATH = '/games/cave/';

test.use({ serviceWorkers: 'allow' });

let server: FileServer;
let home: string;
test.beforeEach(async () => {
  server = await FileServer.start(SITE, PATH);
  home = server.origin + PATH;
});
test.afterEach(() => server.close());

/** Comes to the site and stays until it is kept, then goes without a network. */
async function visit(page: Page, context: BrowserContext): Promise<void> {
  await page.goto(home);
  await expect(page.getByLabel('Your name')).toBeVisible();
  await page.evaluate(() => navigator.serviceWorker.ready);
  const kept = () =>
    page.evaluate(async () => {
      const all = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
      return (await Promise.all(all.map((cache) => cache.keys()))).flat().map(({ url }) => url);
    });
  await expect.poll(async () => (await kept()).some((url) => url.endsWith('.wasm'))).toBe(true);
  await expect.poll(async () => (await kept()).some((url) => url.includes('locale.en.common'))).toBe(true);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText('without a server', { exact: false })).toBeVisible();
}

/** Makes a table with these bots, which answer at once, and begins. */
async function begin(page: Page, game: RegExp, bots: string[], beside: string[] = []): Promise<void> {
  await page.getByRole('link', { name: 'New table' }).click();
  await page.getByLabel('Your name').fill('Ada');
  await page.getByRole('radio', { name: game }).check();
  await unfold(page);
  for (const name of beside) {
    await page.getByLabel('Their name').fill(name);
    await page.getByRole('button', { name: 'Add', exact: true }).click();
  }
  for (const bot of bots) await page.getByRole('button', { name: `Add ${bot}` }).click();
  await page.getByRole('radio', { name: 'right away' }).check();
  await page.getByRole('button', { name: 'Create the table' }).click();
  await expect(page).toHaveURL(/#\/t\/LOCAL-/);
  await audit(page);
  await page.getByRole('button', { name: 'Start now' }).click();
}

test('a game of Diamant is played against the strongest bot, studied and checked without a network', async ({
  page,
  context,
}) => {
  await visit(page, context);
  await inspect(page, 'alone-home');
  await page.setViewportSize({ width: 1280, height: 800 });
  await begin(page, /^Diamant/, ['Minerva', 'Hugo']);
  await playOn(page, goHomeThird(page));
  await page.getByRole('link', { name: 'Ask the coach' }).click();
  await expect(page.getByRole('img', { name: 'Chance of winning' })).toBeVisible({ timeout: 60_000 });
  await audit(page);
  await page.getByRole('link', { name: 'Watch it again' }).first().click();
  await expect(page.getByRole('slider', { name: 'Position in the game' })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the record' }).click();
  const record = readFileSync(await (await download).path(), 'utf8');
  expect(JSON.parse(record).players[0]).toBe('Ada');
  await page.getByRole('link', { name: 'Check the deal' }).first().click();
  await expect(page.getByText(/draws/).first()).toBeVisible();
  await audit(page);
});

test('a game of Troll & Dragon is played to its end without a network', async ({ page, context }) => {
  await visit(page, context);
  await begin(page, /^Troll/, ['Bold Bot', 'Clever Bot']);
  await playOn(page, rollOn(page));
  await expect(standings(page)).toBeVisible();
});

test('several people play on one device without a network', async ({ page, context }) => {
  await visit(page, context);
  await begin(page, /^Diamant/, ['Hugo'], ['Bo']);
  const iAm = page.locator('.next').getByRole('button', { name: /^I’m / });
  for (;;) {
    await expect(standings(page).or(iAm).first()).toBeVisible({ timeout: 60_000 });
    if (await standings(page).isVisible()) break;
    await iAm.click();
    await page.getByRole('button', { name: 'Leave', exact: true }).click();
  }
});

test('a game goes on where it was when its page was killed', async ({ page, context }) => {
  await visit(page, context);
  await begin(page, /^Diamant/, ['Hugo', 'Renard']);
  await expect(question(page).first()).toBeVisible({ timeout: 60_000 });
  const found = await page.locator('.path').innerText();
  const address = page.url();
  await page.close({ runBeforeUnload: false });

  const again = await context.newPage();
  await again.goto(home);
  await again.getByRole('link', { name: /Ada, Hugo, Renard|Diamant.*Ada/ }).click();
  expect(again.url()).toBe(address);
  await expect(question(again).first()).toBeVisible({ timeout: 60_000 });
  await expect(again.locator('.path')).toHaveText(found, { useInnerText: true });
  await playOn(again, () => leaveButton(again).click());
});

test('the lesson, the rules and practice are there, and what needs a server says so', async ({
  page,
  context,
}) => {
  await visit(page, context);
  await page.getByRole('link', { name: 'Rules', exact: true }).first().click();
  await expect(page).toHaveURL(/#\/rules$/);
  await page.goto(`${home}#/practice`);
  await page.reload();
  await expect(page.getByRole('heading', { name: /^Moment 1 of \d+$/ })).toBeVisible();
  await page.goto(`${home}#/learn`);
  await page.reload();
  await expect(continueButton(page).or(page.getByRole('button')).first()).toBeVisible();
  await page.goto(`${home}#/devices`);
  await page.reload();
  await expect(page.getByText('This needs a server.')).toBeVisible();
});

test('a browser that cannot load the module says what still works', async ({ page }) => {
  server.missing.add('.wasm');
  await page.goto(home);
  await page.getByRole('button', { name: /Brave the cave/ }).click();
  await expect(
    page.getByText('The part that plays without a server didn’t load.', { exact: false }),
  ).toBeVisible();
});

for (const [game, seed] of [
  ['diamant', 11],
  ['troll', 12],
] as const) {
  test(`a browser gives the same bytes as a program: ${game}`, async ({ page }) => {
    const lines = (kind: string) =>
      readFileSync(`../testdata/alone/${game}.${kind}`, 'utf8').trimEnd().split('\n');
    const files = readdirSync(join(SITE, 'assets'));
    const module = files.find((name) => name.endsWith('.wasm'));
    const masters = files.filter((name) => name.endsWith('.table'));
    await page.goto(home);
    const asked = { seed, requests: lines('requests'), module, masters };
    const answers = await page.evaluate(async ({ seed, requests, module, masters }) => {
      const bytes = async (name: string) => new Uint8Array(await (await fetch(`assets/${name}`)).arrayBuffer());
      const { instance } = await WebAssembly.instantiate(await bytes(module ?? ''));
      const wasm = instance.exports as unknown as {
        memory: WebAssembly.Memory;
        room(length: number): number;
        begin(): number;
        ask(): number;
        answer(): number;
        teach(family: number, players: number): number;
      };
      const write = (text: Uint8Array) => {
        // The memory may grow, and what was there before is another buffer then.
        const at = wasm.room(text.length);
        new Uint8Array(wasm.memory.buffer, at, text.length).set(text);
      };
      write(new Uint8Array(32).fill(seed));
      wasm.begin();
      const told: string[] = [];
      for (const request of requests) {
        for (;;) {
          write(new TextEncoder().encode(request));
          const length = wasm.ask();
          const text = new TextDecoder().decode(new Uint8Array(wasm.memory.buffer, wasm.answer(), length));
          const { needs } = JSON.parse(text);
          if (needs === undefined) {
            told.push(text);
            break;
          }
          const family = ['base', 'numbered', 'all-at-set-up', 'by-exit'].indexOf(needs.slice(0, -2));
          write(await bytes(masters.find((name) => name.startsWith(`${needs}-`)) ?? ''));
          wasm.teach(family, Number(needs.slice(-1)));
        }
      }
      return told;
    }, asked);
    expect(answers).toEqual(lines('answers'));
  });
}
