// The WebSocket of a table: whole games over it, and without it where none gets through.

import type { Page } from '@playwright/test';

import { continueButton, goHomeThird, playOn, question, rollOn, sitDown, standings } from '../lib/play';
import { Proxy, type Treatment } from '../lib/proxy';
import { SHORT, calmCave, dice, makeTable } from '../lib/tables';
import { expect, test } from '../lib/test';

interface Frame {
  request?: number;
  operation?: string;
  key?: string;
  status?: number;
}

/** What a page says and hears on its sockets, and what it asks of the table otherwise. */
class Traffic {
  readonly sent: Frame[] = [];
  readonly heard: Frame[] = [];
  readonly asked: string[] = [];

  constructor(page: Page) {
    page.on('websocket', (socket) => {
      socket.on('framesent', ({ payload }) => this.sent.push(JSON.parse(String(payload))));
      socket.on('framereceived', ({ payload }) => this.heard.push(JSON.parse(String(payload))));
    });
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (/^\/api\/tables\/[^/]+\/./.test(pathname))
        this.asked.push(`${request.method()} ${pathname.split('/')[4]}`);
    });
  }
}

/** A proxy before the server of this run, for one test. */
const throughProxy = test.extend<{ treatment: Treatment; between: Proxy }>({
  treatment: ['pass', { option: true }],
  between: async ({ treatment, baseURL }, use) => {
    const proxy = new Proxy(baseURL!, treatment);
    await proxy.open();
    await use(proxy);
    proxy.close();
  },
});

for (const [name, game] of Object.entries(SHORT)) {
  test(`a whole game of the ${name} goes over one socket`, async ({ person }) => {
    const [ada, bo] = await Promise.all([person('Ada'), person('Bo')]);
    const traffic = new Traffic(ada);
    const address = await makeTable(ada, { game, bots: ['cave' === name ? 'hugo' : 'bold'] });
    await ada.goto(address);
    await sitDown(bo, address);
    await ada.getByRole('button', { name: 'Start now' }).click();
    await Promise.all([ada, bo].map((page) => playOn(page, (name === 'cave' ? goHomeThird : rollOn)(page))));
    await expect(standings(bo)).toHaveText((await standings(ada).textContent())!);

    const operations = new Set(traffic.sent.map(({ operation }) => operation));
    expect(operations).toContain('act');
    expect(operations).toContain('start');
    // Every command was answered, each once, in the order of the commands.
    const answers = traffic.heard.filter(({ request }) => request !== undefined);
    expect(answers.map(({ request }) => request)).toEqual(traffic.sent.map(({ request }) => request));
    expect(traffic.asked.filter((what) => /^GET (events)|^(POST|PUT|DELETE)/.test(what))).toEqual([]);
  });
}

for (const treatment of ['refuse', 'close at once'] as const) {
  throughProxy.describe(`behind a proxy that does this to sockets: ${treatment}`, () => {
    throughProxy.use({ treatment });
    throughProxy('a whole game goes over stream and requests', async ({ person, between }) => {
      const ada = await person('Ada', { baseURL: between.origin });
      const traffic = new Traffic(ada);
      await ada.goto(await makeTable(ada, { game: SHORT.cave, bots: ['hugo', 'magda'], start: true }));
      await expect(question(ada).first()).toBeVisible();
      await playOn(ada);
      expect(traffic.sent).toEqual([]);
      expect(traffic.asked).toContain('POST act');
      expect(traffic.asked.filter((what) => what === 'GET events')).toHaveLength(1);
    });
  });
}

throughProxy('a socket that is cut before the answer: one move, one call', async ({ person, between }) => {
  const [ada, bo] = [await person('Ada', { baseURL: between.origin }), await person('Bo')];
  const traffic = new Traffic(ada);
  const address = await makeTable(ada, { game: calmCave, bots: ['hugo'] });
  await ada.goto(address);
  await sitDown(bo, address);
  await ada.getByRole('button', { name: 'Start now' }).click();
  await expect(question(ada).first()).toBeVisible();
  await continueButton(bo).click();

  /** Does something whose answer gets lost; it is done again, under the same key, and the server says yes. */
  async function cutIn(route: string, press: () => Promise<void>): Promise<void> {
    const again = ada.waitForResponse(`**/${route}`);
    await Promise.all([between.cutNextAnswer(), press()]);
    const answer = await again;
    expect(answer.status()).toBe(200);
    expect(answer.request().headers()['idempotency-key']).toBe(traffic.sent.at(-1)?.key);
    await expect(ada.getByRole('banner').getByRole('status')).toHaveText('Connected');
  }

  // The last choice of the question, which opens the next one.
  await cutIn('act', () => continueButton(ada).click());
  await expect(question(bo).first()).toBeVisible();
  await expect(question(ada).first()).toBeVisible();
  const record = await ada.request.get(`/api/tables/${address.split('/').at(-1)}/record`);
  const { expeditions } = (await record.json()) as { expeditions: { steps: object[] }[] };
  // One question is answered, and the next one is open.
  expect(expeditions[0]!.steps).toEqual([{}, expect.objectContaining({ undecided: true })]);

  await ada.getByRole('button', { name: 'More' }).click();
  await cutIn('reactions', () => ada.getByRole('button', { name: 'Wow!' }).click());
  await expect(
    bo.getByRole('region', { name: 'What happened', includeHidden: true }).getByText('Wow!'),
  ).toHaveCount(1);
});
