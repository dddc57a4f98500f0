import { expect, test, type Page } from '@playwright/test';

import { leaveButton, playOn, rollOn } from '../lib/play';
import { inspect } from '../lib/shots';
import { SHORT, makeTable } from '../lib/tables';
import { instantBots } from '../lib/test';

test.beforeEach(async ({ page }) => {
  await instantBots(page);
});

/** Plays a game in which Ada runs home at once, whatever lies there. */
async function runHome(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByLabel('Your name').fill('Ada');
  await page.getByRole('button', { name: /Brave the cave/ }).click();
  await playOn(page, () => leaveButton(page).click());
}

test('the coach says what a game was worth, and its moments are practised by keyboard', async ({ page }) => {
  await runHome(page);
  await page.getByRole('link', { name: 'Ask the coach' }).press('Enter');
  await expect(page).toHaveURL(/\/g\/[0-9a-f]+\/review$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The coach');
  await expect(page.getByRole('img', { name: 'Chance of winning' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Ada: decisions and luck' })).toBeVisible();
  const moments = page.getByRole('region', { name: 'The costliest moments' }).getByRole('listitem');
  await expect(moments.first()).toContainText(/You left with (\d+|nothing) in hand\. Chance of a trap: \d+%\./);
  await expect(moments.first()).toContainText(/The master (always )?keeps going/);
  await inspect(page, 'review');

  // The parts add up, as far as they are printed.
  const points = async (name: string): Promise<number> => {
    const row = page
      .getByRole('region', { name: 'Decisions and luck', exact: true })
      .getByRole('row', { name });
    return Number((await row.getByRole('cell').first().innerText()).replace('−', '-'));
  };
  const parts = ['Equal share', 'Own decisions', 'Others’ decisions', 'Luck with the cards', 'Luck with guessing'];
  const numbers = await Promise.all(parts.map(points));
  expect(numbers.reduce((sum, number) => sum + number, 0)).toBeCloseTo(await points('Result'), 0);

  await moments
    .first()
    .getByRole('link', { name: /See this moment/ })
    .press('Enter');
  await expect(page).toHaveURL(/\/g\/[0-9a-f]+\?move=\d+$/);
  await expect(page.getByRole('slider', { name: 'Position in the game' })).not.toHaveAttribute(
    'aria-valuetext',
    'The beginning',
  );
  await page.goBack();

  await page.getByRole('link', { name: 'Practise moments like these' }).press('Enter');
  await expect(page.getByRole('heading', { name: /^Moment 1 of \d+$/ })).toBeVisible();
  await inspect(page, 'practice');
  await page.keyboard.press('l');
  await expect(page.getByRole('heading', { name: /^Moment 1 of \d+$/ })).toBeFocused();
  await expect(page.getByText(/Just what the master would do|The master would choose differently/)).toBeVisible();
  await inspect(page, 'practice-answer');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: /Next moment|Start again/ })).toBeFocused();
});

test('whoever has not played yet practises moments of both games that come with the client', async ({ page }) => {
  await page.goto('/practice');
  await expect(page.getByRole('heading', { name: 'Moment 1 of 12' })).toBeVisible();
  await page.getByRole('button', { name: /^Continue/ }).click();
  for (let moment = 2; moment <= 9; moment++) {
    await page.getByRole('button', { name: 'Next moment' }).click();
    await expect(page.getByRole('heading', { name: `Moment ${moment} of 12` })).toBeFocused();
    if (moment < 9) await page.keyboard.press('c');
  }
  // The ninth is the first with dice.
  await inspect(page, 'practice-dice');
  await page.keyboard.press('l');
  await expect(page.getByText('The master would choose differently.')).toBeVisible();
  await expect(page.getByText(/was worth [\d.]+ instead of [\d.]+\./)).toBeVisible();
  await inspect(page, 'practice-dice-answer');
});

test('there is no review of a game that nobody knows', async ({ page }) => {
  await page.goto('/g/00ff/review');
  await expect(page.getByRole('heading', { name: 'We can’t find that game' })).toBeVisible();
  await inspect(page, 'review-unknown');
});

test('the coach knows the dice too', async ({ page }) => {
  await page.goto(await makeTable(page, { game: SHORT.dice, bots: ['bold', 'cautious'], start: true }));
  await playOn(page, rollOn(page));
  await page.getByRole('link', { name: 'Ask the coach' }).press('Enter');
  await expect(page.getByRole('heading', { name: /^Ada: accuracy \d+$/ })).toBeVisible();
  const luck = page.getByRole('table').getByRole('row', { name: /^Ada / });
  await expect(luck).toBeVisible();
  await inspect(page, 'review-dice');
  await page.getByRole('radio', { name: 'Bold Bot' }).check();
  await expect(page.getByRole('heading', { name: /^Bold Bot: accuracy \d+$/ })).toBeVisible();
});
