// The line to the table: it may break in any way, and the page says so, mends it, and misses nothing.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Page } from '@playwright/test';

import { audit } from '../lib/axe';
import { continueButton, leaveButton, playOn, question, sitDown, standings } from '../lib/play';
import { OwnServer } from '../lib/server';
import { SHORT, calmCave, makeTable } from '../lib/tables';
import { expect, test } from '../lib/test';

/** What happened, which may be behind a button. */
const log = (page: Page) =>
  page
    .getByRole('region', { name: 'What happened', includeHidden: true })
    .getByRole('listitem', { includeHidden: true });
const said = async (page: Page): Promise<string[]> => (await log(page).allTextContents()).reverse();
/** Both were told the same since the game began, each thing once. */
async function expectSameStory(one: Page, other: Page): Promise<void> {
  const since = (all: string[]): string[] => {
    const begins = all.findIndex((text) => text.trim().startsWith('The game begins'));
    expect(begins, 'the story has a beginning').toBeGreaterThanOrEqual(0);
    return all.slice(begins);
  };
  await expect.poll(async () => since(await said(one))).toEqual(since(await said(other)));
}
/** What the header says of the line. */
const line = (page: Page) => page.getByRole('banner').getByRole('status');

/** Ada, Bo and Cleo, with the first card on the table. */
async function threeInTheCave(person: (name: string) => Promise<Page>): Promise<[Page, Page, Page]> {
  const [ada, bo, cleo] = await Promise.all([person('Ada'), person('Bo'), person('Cleo')]);
  const address = await makeTable(ada, { game: calmCave });
  await ada.goto(address);
  await sitDown(bo, address);
  await sitDown(cleo, address);
  await ada.getByRole('button', { name: 'Start now' }).click();
  for (const page of [ada, bo, cleo]) await expect(question(page).first()).toBeVisible();
  return [ada, bo, cleo];
}

test('after a reload in the middle the table is as it was', async ({ person }) => {
  const [ada, bo, cleo] = await threeInTheCave(person);
  await leaveButton(ada).click();
  await expect(bo.getByText('You and Cleo are still thinking.')).toBeVisible();
  await ada.reload();
  await expect(leaveButton(ada)).toHaveAttribute('aria-pressed', 'true');
  await expect(ada.getByText('Bo and Cleo are still thinking.')).toBeVisible();
  await continueButton(bo).click();
  await continueButton(cleo).click();
  await expect(ada.getByText('You’re safe at camp.')).toBeVisible();
  await audit(ada);
});

test('whoever had no network is told exactly what was missed', async ({ person }) => {
  const [ada, bo, cleo] = await threeInTheCave(person);
  await continueButton(ada).click();
  await ada.context().setOffline(true);
  await expect(line(ada)).toHaveText('Connection lost. Trying again…');
  await expect(ada.locator('.foot')).toContainText('Connection lost');
  await continueButton(bo).click();
  await leaveButton(cleo).click();
  await expect(question(bo).first()).toBeVisible();
  await continueButton(bo).click();
  await expect(bo.getByText('Ada is still thinking.')).toBeVisible();

  await ada.context().setOffline(false);
  await expect(line(ada)).toHaveText('Connected');
  await expect(ada.getByText('Make your choice!')).toBeVisible();
  await expectSameStory(ada, bo);
});

test('a page that slept wakes up where the others are', async ({ person }) => {
  const [ada, bo, cleo] = await threeInTheCave(person);
  const session = await ada.context().newCDPSession(ada);
  await continueButton(ada).click();
  await expect(continueButton(ada)).toHaveAttribute('aria-pressed', 'true');
  await session.send('Page.setWebLifecycleState', { state: 'frozen' });
  await continueButton(bo).click();
  await leaveButton(cleo).click();
  await expect(question(bo).first()).toBeVisible();
  await session.send('Page.setWebLifecycleState', { state: 'active' });
  await expect(ada.getByText('You and Bo are still thinking.')).toBeVisible();
  await expectSameStory(ada, bo);
});

test('one person in two tabs is one seat with one choice', async ({ person }) => {
  const [ada, bo, cleo] = await threeInTheCave(person);
  const second = await ada.context().newPage();
  await second.goto(ada.url());
  await expect(question(second).first()).toBeVisible();
  await leaveButton(ada).click();
  await expect(leaveButton(second)).toHaveAttribute('aria-pressed', 'true');
  await continueButton(second).click();
  await expect(continueButton(ada)).toHaveAttribute('aria-pressed', 'true');
  await ada.close();
  await leaveButton(bo).click();
  await leaveButton(cleo).click();
  await expect(second.getByText(/^Bo and Cleo head home/).first()).toBeAttached();
  await expect(second.getByText('Make your choice!')).toBeVisible();
});

test('an open page heals when the server was killed and is back', async ({ person }) => {
  const data = mkdtempSync(join(tmpdir(), 'tacora-'));
  const server = new OwnServer(data);
  await server.start();
  try {
    const ada = await person('Ada', { baseURL: server.origin });
    await ada.goto(await makeTable(ada, { game: SHORT.cave, bots: ['hugo', 'magda'], start: true }));
    await expect(question(ada).first()).toBeVisible();
    let loads = 0;
    ada.on('load', () => loads++);
    for (let crash = 0; crash < 2; crash++) {
      const before = await said(ada);
      await server.kill();
      await expect(line(ada)).toHaveText('Connection lost. Trying again…');
      // A choice that is made while nobody listens is carried out when somebody does.
      await continueButton(ada).click();
      await server.start();
      await expect(line(ada)).toHaveText('Connected');
      await expect.poll(async () => (await said(ada)).length).toBeGreaterThan(before.length);
      expect((await said(ada)).slice(0, before.length)).toEqual(before);
      await expect(question(ada).or(standings(ada)).first()).toBeVisible();
    }
    await playOn(ada);
    expect(loads, 'pages loaded anew').toBe(0);
  } finally {
    await server.kill();
    rmSync(data, { recursive: true });
  }
});
