// What is looked at before and beside a game is there without scrolling, in the windows that people have.

import { audit } from '../lib/axe';
import { showCrowd } from '../lib/crowd';
import { continueButton, leaveButton } from '../lib/play';
import { WINDOWS, seen } from '../lib/seen';
import { expectNothingClipped, expectNoSpill, shot } from '../lib/shots';
import { SHORT, makeTable } from '../lib/tables';
import { expect, test } from '../lib/test';
import { word } from '../lib/words';

const LAPTOP = { width: 1366, height: 768 };

for (const language of ['en', 'de', 'fr', 'pl', 'ja']) {
  test(`both games begin on the first screen (${language})`, async ({ page }) => {
    await page.addInitScript(
      (given) => localStorage.setItem('tacora', JSON.stringify({ language: given })),
      language,
    );
    await page.goto('/');
    const begin = page.getByText(word(language, 'home-play'), { exact: true });
    await expect(begin).toHaveCount(2);
    for (const size of [...WINDOWS, LAPTOP]) {
      await page.setViewportSize(size);
      const about = `${size.width} × ${size.height}`;
      for (const button of await begin.all()) await seen(button, `a game, ${about}`);
      await seen(page.getByRole('heading', { level: 1 }), `the heading, ${about}`);
      await expectNoSpill(page, about);
      await expectNothingClipped(page, about);
    }
  });
}

test('the lesson is one screen, with its guide above the choice', async ({ page }) => {
  await page.goto('/learn');
  const next = page.getByRole('button', { name: 'Next' });
  const asked = page.getByRole('button', { name: 'Choose below' });
  for (let press = 0; press < 6 && !(await asked.isVisible()); press++) await next.click();
  for (const size of [...WINDOWS, LAPTOP]) {
    await page.setViewportSize(size);
    const about = `${size.width} × ${size.height}`;
    const guide = await seen(asked, `the guide, ${about}`);
    for (const button of [continueButton(page), leaveButton(page)]) {
      const choice = await seen(button, `a choice, ${about}`);
      expect(guide.bottom, `the guide stands above, ${about}`).toBeLessThanOrEqual(choice.top);
    }
    const explorers = page.getByRole('region', { name: 'Explorers' }).getByRole('listitem');
    for (const explorer of await explorers.all()) await seen(explorer, `an explorer, ${about}`);
    await expectNoSpill(page, about);
  }
  await audit(page);
});

test('nothing lies over the way on from a practised moment', async ({ page }) => {
  await page.goto('/practice');
  await leaveButton(page).click();
  for (const size of [...WINDOWS, LAPTOP]) {
    await page.setViewportSize(size);
    const next = page.getByRole('button', { name: 'Next moment' });
    await next.scrollIntoViewIfNeeded();
    await seen(next, `${size.width} × ${size.height}`);
  }
});

test('four choices with dice stand in full rows, and every name at the table can be read', async ({ page }) => {
  await page.setViewportSize(WINDOWS[0]!);
  const leave = await showCrowd(page, { game: 'troll-dragon', players: 5, room: 'cave' });
  await expect(leaveButton(page)).toBeVisible();
  for (const size of [...WINDOWS, LAPTOP]) {
    await page.setViewportSize(size);
    const about = `${size.width} × ${size.height}`;
    const buttons = await page.locator('.foot button').all();
    expect(buttons).toHaveLength(4);
    const tops = (await Promise.all(buttons.map((button) => seen(button, `a choice, ${about}`)))).map(
      ({ top }) => Math.round(top),
    );
    const rows = [...new Set(tops)].map((row) => tops.filter((top) => top === row).length);
    expect([...new Set(rows)], `rows of the same length, ${about}`).toHaveLength(1);
    const cut = await page
      .getByRole('region', { name: 'Bag' })
      .locator('.who strong')
      .evaluateAll((names) => names.filter((name) => name.scrollWidth > name.clientWidth).length);
    expect(cut, `names are cut, ${about}`).toBe(0);
  }
  await audit(page);
  leave();
});

test('who opens a table that cannot be reached is told so, with a way home', async ({ page }) => {
  await page.route('**/api/**', (route) => route.abort());
  await page.setViewportSize(WINDOWS[0]!);
  await page.goto('/t/K7QM2XNP4T');
  await expect(page.getByRole('heading', { name: 'Can’t reach the server' })).toBeVisible();
  await expectNoSpill(page, 'no server');
  // The news in the header takes no room from the way to help and settings.
  const settings = await seen(page.getByRole('link', { name: 'Settings' }), 'settings');
  const home = await seen(page.getByRole('banner').getByRole('link').first(), 'the way home');
  expect(settings.top).toBeLessThan(home.bottom);
  await audit(page);
  await shot(page, 'no-server');
});

test('how to join a party with dice is not hidden by those who have joined', async ({ page }) => {
  await page.route('**/api/reachable', (route) =>
    route.fulfill({ json: { url: 'http://192.168.178.20:7777' } }),
  );
  const bots = ['bold', 'cautious', 'bold'];
  await page.goto(`${await makeTable(page, { game: SHORT.dice, bots })}/screen`);
  await expect(page.getByRole('listitem').filter({ hasText: 'Bot' })).toHaveCount(3);
  for (const size of [
    { width: 1920, height: 1080 },
    { width: 1280, height: 720 },
  ]) {
    await page.setViewportSize(size);
    const about = `${size.width} × ${size.height}`;
    const link = await seen(page.getByText(/^http:.*\/card$/), `the link, ${about}`);
    for (const name of await page.getByRole('listitem').locator('.figure').all()) {
      const figure = await seen(name, `an explorer, ${about}`);
      expect(figure.top, `below the link, ${about}`).toBeGreaterThanOrEqual(link.bottom);
    }
    for (const button of await page.getByRole('button').all()) await seen(button, `a button, ${about}`);
  }
});
