import { readFileSync } from 'node:fs';

import { expect, test, type Page } from '@playwright/test';

import { playOn } from '../lib/play';
import { inspect } from '../lib/shots';
import { instantBots } from '../lib/test';

test.beforeEach(async ({ page }) => {
  await instantBots(page);
});

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const scrubber = (page: Page) => page.getByRole('slider', { name: 'Position in the game' });
const where = (page: Page) => scrubber(page).getAttribute('aria-valuetext');

test('a game is played, charted, watched again, checked and gone on from', async ({ page }) => {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text());
  });
  await page.goto('/');
  await page.getByLabel('Your name').fill('Ada');
  await page.getByRole('button', { name: /Brave the cave/ }).click();
  await playOn(page);

  await expect(page.getByRole('heading', { name: 'How the game went' })).toBeVisible();
  await expect(page.getByRole('img', { name: /^Expedition 1: .* Ada: / })).toBeVisible();
  await expect(page.getByRole('table').filter({ hasText: 'Traps (expected)' }).getByRole('row')).toHaveCount(5);
  await page.getByText('The same as a table').first().click();
  const scores = page.getByRole('table', { name: 'Scores' }).getByRole('row', { name: /^Ada / });
  const standings = page.getByRole('table', { name: 'Standings' }).getByRole('row', { name: /^Ada / });
  const final = await standings.getByRole('cell').last().innerText();
  await expect(scores.getByRole('cell').last()).toHaveText(final);
  await inspect(page, 'end-charts');

  await page.getByRole('link', { name: 'Watch it again' }).press('Enter');
  await expect(page).toHaveURL(/\/g\/[0-9a-f]+$/);
  const game = new URL(page.url()).pathname;
  expect(await where(page)).toBe('The beginning');
  await page.keyboard.press('ArrowRight');
  expect(await where(page)).toMatch(/^Expedition 1, card 1: /);
  await scrubber(page).focus();
  await page.keyboard.press('End');
  await expect(heading(page)).toContainText(/wins|Shared victory/);
  await page.keyboard.press('Home');
  await page.keyboard.press('PageUp');
  expect(await where(page)).toMatch(/^Expedition 2, card 1: /);
  await expect(heading(page)).toHaveText('Expedition 2 of 5');
  await inspect(page, 'replay');

  await page.goto(`${game}/fairness`);
  await expect(page.getByRole('status')).toHaveText('Everything fits: nobody chose these cards or dice.');
  await expect(page.getByRole('listitem').first()).toContainText('this browser saw before the game began');
  await expect(page.getByRole('listitem').last()).toContainText(/(\d+) of \1 draws/);
  await inspect(page, 'fairness');

  await page.goto('/');
  await page.getByRole('link', { name: /^Diamant .* won/ }).click();
  await page.getByRole('combobox', { name: 'Go to' }).selectOption('Expedition 5');
  const card = await where(page);
  await page.getByRole('button', { name: 'Continue from here' }).click();
  await expect(page).toHaveURL(/\/t\//);
  await page.getByRole('button', { name: 'Start now' }).click();
  await expect(heading(page)).toHaveText('Expedition 5 of 5');
  expect(card).toMatch(/^Expedition 5, card 1: /);
  await playOn(page);
  await page.getByRole('link', { name: 'Check the deal' }).click();
  await expect(page.getByRole('status')).toHaveText('Everything fits: nobody chose these cards or dice.');
  await expect(page.getByText(/draws before them came from another game/)).toBeVisible();
  expect(refused).toEqual([]);
});

test('a replay plays by itself and can be stopped', async ({ page }) => {
  await page.clock.install();
  await page.goto('/replay');
  await page.getByLabel('Open a record file').setInputFiles('../testdata/records/troll-dragon.json');
  await expect(scrubber(page)).toBeVisible();
  await page.getByRole('combobox', { name: 'Speed' }).selectOption('fast');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.clock.runFor(5000);
  const reached = await where(page);
  expect(reached).toMatch(/^Turn \d+: /);
  await page.keyboard.press('p');
  await page.clock.runFor(20_000);
  expect(await where(page)).toBe(reached);
  const luck = page.getByRole('table').filter({ hasText: 'From the Dragon' });
  await expect(luck.getByRole('row', { name: /^Lena / })).toContainText('28');
  await inspect(page, 'replay-dice');
});

test('a file that is no record is refused in one sentence', async ({ page }) => {
  await page.goto('/replay');
  await inspect(page, 'replay-file');
  const file = page.getByLabel('Open a record file');
  const problem = page.getByRole('main').getByRole('alert');
  await file.setInputFiles('../README.md');
  await expect(problem).toHaveText(/isn’t a record/);
  const record = JSON.parse(readFileSync('../testdata/records/classic-2005.json', 'utf8'));
  record.expeditions[0].steps[0].card = 'wolf';
  const wolf = { name: 'wolf.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(record)) };
  await file.setInputFiles(wolf);
  await expect(problem).toContainText('Expedition 1, step 1: "wolf" is not a card');
});

test('a card that was exchanged in a file is found', async ({ page }) => {
  const record = JSON.parse(readFileSync('../testdata/fairness/records/classic-2005.json', 'utf8'));
  record.expeditions[0].steps[0].card = '17';
  const buffer = Buffer.from(JSON.stringify(record));
  await page.goto('/fairness');
  await page
    .getByLabel('Open a record file')
    .setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer });
  await expect(page.getByRole('status')).toHaveText('Something doesn’t fit.');
  await expect(page.getByText(/Draw 1 of 25 is wrong. Expedition 1, step 1: /)).toBeVisible();
  await page.getByText('Every draw', { exact: true }).click();
  await inspect(page, 'fairness-fails');
});

test('the replays that the client is tested with are what the server says', async ({ request }) => {
  for (const name of ['incan-gold', 'troll-dragon']) {
    const { record, replay } = JSON.parse(readFileSync(`../testdata/replays/${name}.json`, 'utf8'));
    const answer = await request.post('/api/replays', { data: record });
    expect(await answer.json()).toEqual(replay);
  }
});
