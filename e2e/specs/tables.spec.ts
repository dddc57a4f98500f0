// Making a table, finding one, sitting down and getting up again.

import { unfold } from '../lib/new-table';
import { audit } from '../lib/axe';
import { question } from '../lib/play';
import { SHORT, makeTable } from '../lib/tables';
import { expect, test } from '../lib/test';

test('a table is made as it was wished', async ({ page }) => {
  await page.goto('/new');
  await page.getByLabel('Your name').fill('Ada');
  await unfold(page);
  await page.getByRole('radio', { name: /Five relics without numbers/ }).check();
  await page.getByRole('button', { name: 'Add Hugo' }).dblclick();
  await page.getByRole('button', { name: 'Remove Hugo' }).click();
  await page.getByRole('button', { name: 'Add Renard' }).click();
  await page.getByRole('radio', { name: '30 seconds' }).check();
  await page.getByRole('radio', { name: /rests at camp/ }).check();
  await page.getByRole('radio', { name: /only how many/ }).check();
  const wish = page.waitForRequest(
    (request) => request.url().endsWith('/api/tables') && request.method() === 'POST',
  );
  await page.getByRole('button', { name: 'Create the table' }).click();
  expect((await wish).postDataJSON()).toMatchObject({
    options: { game: { edition: 'iello-2016' }, clock: 30, absence: 'rest', timing: 'hidden' },
    listing: 'private',
    name: 'Ada',
  });
  const seats = page
    .getByRole('list')
    .filter({ hasText: 'Ada' })
    .getByRole('listitem')
    .filter({ hasNotText: 'free' });
  await expect(seats).toHaveText([/Ada.*host/s, /Hugo.*bot/s, /Renard.*bot/s]);
  await page.getByRole('button', { name: 'Start now' }).click();
  await expect(question(page).first()).toBeVisible();
});

test('a private table is found by its link and code alone, a public one in the list', async ({ person }) => {
  const [ada, bo] = await Promise.all(['Ada', 'Bo'].map((name) => person(name)));
  const hidden = await makeTable(ada!, { game: SHORT.cave, name: 'Ada of the hidden table' });
  await makeTable(ada!, { game: SHORT.cave, name: 'Ada of the open table', listing: 'public' });
  await bo!.goto('/');
  await expect(bo!.getByText('Ada of the open table')).toBeVisible();
  await expect(bo!.getByText('Ada of the hidden table')).toHaveCount(0);
  const code = hidden.slice(3);
  await bo!.getByLabel('Table code').fill(`${code.slice(0, 5).toLowerCase()} ${code.slice(5)}`);
  await bo!.getByRole('button', { name: 'Join' }).click();
  await expect(bo!.getByText('Ada of the hidden table')).toBeVisible();
  await expect(bo!).toHaveURL(hidden);
});

test('a code that cannot be one is said to be none', async ({ page }) => {
  await page.goto('/');
  await page.getByLabel('Table code').fill('abc');
  await page.getByRole('button', { name: 'Join' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'four characters' })).toBeVisible();
  await expect(page).toHaveURL('/');
  await audit(page);
});

test('a table that is not there says so, and the way home is there', async ({ page }) => {
  await page.goto('/t/0000000000');
  await expect(page.getByRole('heading', { name: 'This table is gone' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { name: 'Dead end!' })).toBeVisible();
});

test('the host lets a bot go; a guest gets up and sits down again; the focus is never lost', async ({
  person,
}) => {
  const [ada, bo] = await Promise.all(['Ada', 'Bo'].map((name) => person(name)));
  const address = await makeTable(ada!, { game: SHORT.cave, bots: ['hugo'] });
  await ada!.goto(address);
  await bo!.goto(address);
  const nowhere = (page: typeof ada) => page!.evaluate(() => document.activeElement === document.body);
  await bo!.getByRole('button', { name: 'Sit down' }).press('Enter');
  await expect(ada!.getByText('Bo', { exact: true })).toBeVisible();
  await expect(bo!.getByRole('button', { name: 'Stand up' })).toBeVisible();
  await expect.poll(() => nowhere(bo)).toBe(false);
  await ada!.getByRole('button', { name: 'Remove Hugo' }).press('Enter');
  await expect(bo!.getByRole('listitem').filter({ hasText: 'Hugo' })).toHaveCount(0);
  await expect.poll(() => nowhere(ada)).toBe(false);
  await bo!.getByRole('button', { name: 'Stand up' }).press('Enter');
  await expect(bo!.getByRole('button', { name: 'Sit down' })).toBeVisible();
  await expect.poll(() => nowhere(bo)).toBe(false);
  await expect(ada!.getByText('2 more players are needed.')).toBeVisible();
});

test('what is set stays set', async ({ page }) => {
  await page.goto('/settings');
  await page.getByRole('radio', { name: 'Polski' }).check();
  await page.getByRole('radio', { name: 'największa' }).check();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Ustawienia' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-size', 'largest');
  await expect(page.locator('html')).toHaveAttribute('lang', 'pl');
});
