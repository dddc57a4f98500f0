// What the browser keeps for the moment when the server cannot be reached, and only that.

import { expect, test, type Page } from '@playwright/test';

import { audit } from '../lib/axe';
import { NewerClient } from '../lib/newer-client';
import { pictures } from '../lib/shots';

test.use({ serviceWorkers: 'allow' });

test('there is a page in the language of the player, and the lesson', async ({
  page,
  context,
  browserName,
}) => {
  expect(browserName).toBe('chromium');
  await page.goto('/settings');
  await page.getByText('Français').click();
  await page.evaluate(() => navigator.serviceWorker.ready);
  // The worker keeps the words that are spoken here, and no others.
  const words = () =>
    page.evaluate(async () => {
      const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
      const requests = (await Promise.all(caches_.map((cache) => cache.keys()))).flat();
      return [...new Set(requests.map(({ url }) => /locale\.([^.]+)\.common/.exec(url)?.[1]).filter(Boolean))];
    });
  await expect.poll(words).toContain('fr');
  expect(await words()).not.toContain('pl');
  await context.setOffline(true);
  await page.goto('/new');
  await expect(page.getByRole('heading', { name: 'Serveur injoignable' })).toBeVisible();
  await audit(page);
  await pictures(page, 'offline');
  await page.getByRole('button', { name: 'Apprendre en jouant' }).click();
  await expect(page.getByText('Bienvenue dans la grotte', { exact: false }).first()).toBeVisible();

  await context.setOffline(false);
  await page.goto('/new');
  await expect(page.getByRole('heading', { name: 'Nouvelle table' })).toBeVisible();
  const kept = await page.evaluate(async () => {
    const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = (await Promise.all(caches_.map((cache) => cache.keys()))).flat();
    return requests.map(({ url }) => new URL(url).pathname);
  });
  expect(kept).toContain('/offline.html');
  expect(kept.filter((path) => path === '/' || path === '/index.html' || path.startsWith('/api'))).toEqual([]);
});

test('the client says how it can be installed', async ({ request }) => {
  const answer = await request.get('/manifest.webmanifest');
  expect(answer.headers()['content-type']).toContain('application/manifest+json');
  const { icons } = await answer.json();
  for (const { src, type } of icons) {
    const icon = await request.get(src);
    expect(icon.ok(), src).toBe(true);
    expect(icon.headers()['content-type']).toBe(type);
  }
  expect((await request.get('/sw.js')).headers()['cache-control']).toContain('no-cache');
});

const keptVersions = (page: Page): Promise<string[]> => page.evaluate(() => caches.keys());

test('a newer client takes the place of the older one at the next visit', async ({
  page,
  context,
  baseURL,
}) => {
  const client = await NewerClient.before(baseURL!);
  await page.goto(client.origin);
  await page.evaluate(() => navigator.serviceWorker.ready);
  const [first] = await keptVersions(page);

  client.update('tacora-of-tomorrow');
  await page.goto(`${client.origin}/new`);
  await expect.poll(() => keptVersions(page)).toEqual(['tacora-of-tomorrow']);
  expect(first).not.toBe('tacora-of-tomorrow');
  const inCharge = () => page.evaluate(() => navigator.serviceWorker.controller?.state);
  await expect.poll(inCharge).toBe('activated');

  await context.setOffline(true);
  await page.goto(`${client.origin}/settings`);
  await expect(page.getByRole('heading', { name: 'Can’t reach the server' })).toBeVisible();
  await client.close();
});
