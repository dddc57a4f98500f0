import type { Page } from '@playwright/test';

import { unfold } from '../lib/new-table';
import { leaveButton, question, standings } from '../lib/play';
import { inspect } from '../lib/shots';
import { SHORT, calmCave, diamant, makeTable } from '../lib/tables';
import { expect, test } from '../lib/test';
import { heard, listen } from '../lib/transcript';

const ASK = 'What would the master do?';
const hints = { options: { hints: 'on' } };

/** At the end of the page nothing lies half behind the choice. */
async function inspectEnd(page: Page, name: string): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await inspect(page, name);
}

test('a host agrees on hints, all see it, and whoever has to decide asks by keyboard', async ({
  page,
  person,
}) => {
  await listen(page);
  await page.goto('/new');
  await page.getByLabel('Your name').fill('Ada');
  await unfold(page);
  const offered = page.getByRole('switch', { name: 'Hints for beginners' });
  await expect(offered).not.toBeChecked();
  await page.getByRole('switch', { name: /List this table publicly/ }).check();
  await expect(offered, 'a public table has none').toHaveCount(0);
  await page.getByRole('switch', { name: /List this table publicly/ }).uncheck();
  await offered.check();
  for (const bot of ['Hugo', 'Suzette']) await page.getByRole('button', { name: `Add ${bot}` }).click();
  await inspect(page, 'hints-new');
  await page.getByRole('button', { name: 'Create the table' }).click();
  await expect(page.getByText('Hints are on')).toBeVisible();
  await inspect(page, 'hints-seating');

  const onlooker = await person('Zoe');
  await onlooker.goto(page.url());
  await expect(onlooker.getByText('Hints are on')).toBeVisible();
  await page.getByRole('button', { name: 'Start now' }).click();
  await expect(onlooker.getByText('You’re watching.')).toBeVisible();
  await expect(onlooker.getByText('Hints are on')).toBeVisible();
  await expect(onlooker.getByRole('button', { name: ASK })).toHaveCount(0);

  await expect(question(page).first()).toBeVisible();
  await page.keyboard.press('h');
  const answer = page.getByRole('region', { name: ASK });
  await expect(answer).toContainText(/The master (always )?(keeps going|leaves)/);
  await expect(answer.getByRole('listitem')).toContainText([/Continue.*wins [\d.]+%/, /Leave.*wins [\d.]+%/]);
  await expect(answer).toContainText(/estimates, ± [\d.]+/);
  expect((await heard(page)).filter((said) => /^polite: The master/.test(said))).toHaveLength(1);
  await inspectEnd(page, 'hints-cave');

  // The same key hides it, and what was chosen can still be weighed again.
  await page.keyboard.press('h');
  await expect(answer).toHaveCount(0);
  await page.getByRole('button', { name: ASK }).press('Enter');
  await expect(answer).toBeVisible();
  await expect(page.getByRole('button', { name: ASK })).toBeFocused();
});

test('on a phone the cave is seen beside the answer, and the reason is a tap away', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(await makeTable(page, { game: calmCave, bots: ['renard', 'hugo'], start: true, ...hints }));
  await expect(question(page).first()).toBeVisible();
  await page.getByRole('button', { name: ASK }).click();
  const answer = page.getByRole('region', { name: ASK });
  await expect(answer.getByRole('listitem')).toContainText([/wins [\d.]+%/, /wins [\d.]+%/]);
  expect((await answer.boundingBox())?.height, 'a fifth of the screen at most').toBeLessThan(844 / 5);
  await inspect(page, 'hints-phone');
  await expect(answer.getByText(/estimates, ±/)).toBeHidden();
  await answer.getByText('Why? And how sure is that?').click();
  await expect(answer.getByText(/estimates, ±/)).toBeVisible();
});

test('an answer is gone with its question', async ({ page }) => {
  await page.goto(await makeTable(page, { game: calmCave, bots: ['renard', 'hugo'], start: true, ...hints }));
  await expect(question(page).first()).toBeVisible();
  await page.getByRole('button', { name: ASK }).click();
  const answer = page.getByRole('region', { name: ASK });
  await expect(answer).toBeVisible();
  await leaveButton(page).click();
  await expect(answer).toHaveCount(0);
  await expect(page.getByRole('button', { name: ASK }).or(standings(page)).first()).toBeVisible();
});

test('two at the base deck are told exactly', async ({ page }) => {
  const game = diamant('classic-2005', { players: [2, 8], expeditions: 5 });
  await page.goto(await makeTable(page, { game, bots: ['renard'], start: true, ...hints }));
  await expect(question(page).first()).toBeVisible();
  await page.keyboard.press('h');
  await expect(page.getByRole('region', { name: ASK })).toContainText('All numbers are exact');
});

test('closed chests stay closed', async ({ page }) => {
  const game = diamant('portal-2025', { chests: 'hidden', expeditions: 2 });
  await page.goto(await makeTable(page, { game, bots: ['renard', 'hugo'], start: true, ...hints }));
  await expect(question(page).first()).toBeVisible();
  await page.keyboard.press('h');
  const answer = page.getByRole('region', { name: ASK });
  await expect(answer).toContainText('The chests are closed');
  await expect(answer).not.toContainText('wins');
});

test('dice are weighed too', async ({ page }) => {
  await page.goto(
    await makeTable(page, { game: SHORT.dice, bots: ['bold', 'cautious'], start: true, ...hints }),
  );
  const ask = page.getByRole('button', { name: ASK });
  await expect(ask, 'the first roll is no choice').toHaveAttribute('aria-disabled', 'true');
  await expect(async () => {
    await question(page).first().click({ timeout: 1000 });
    await expect(ask).toHaveAttribute('aria-disabled', 'false', { timeout: 1000 });
  }).toPass();
  await page.keyboard.press('h');
  const answer = page.getByRole('region', { name: ASK });
  await expect(answer).toContainText(/worth [\d.]+ on average/);
  await expect(answer.getByRole('listitem')).not.toHaveCount(0);
  await inspectEnd(page, 'hints-dice');
});
