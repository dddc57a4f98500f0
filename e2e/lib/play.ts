// Playing, as anybody does it: sit down, answer what is asked, until it is over.

import { expect, type Locator, type Page } from '@playwright/test';

/** A question that is open to this page and not yet answered by it. */
export const question = (page: Page): Locator =>
  page.locator(':is(.foot, .decision):not(:has([aria-pressed="true"])) button[aria-disabled="false"]');
/** The standings: the game is over. */
export const standings = (page: Page): Locator => page.locator('.result table').first();
export const continueButton = (page: Page): Locator => page.locator('button[aria-keyshortcuts="c"]');
export const leaveButton = (page: Page): Locator => page.locator('button[aria-keyshortcuts="l"]');

/** Comes to the table and takes a seat. */
export async function sitDown(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByRole('button', { name: 'Sit down' }).click();
  await expect(page.getByRole('button', { name: 'Stand up' })).toBeVisible();
}

/** Answers every question until the game is over. */
export async function playOn(
  page: Page,
  answer: (turn: number) => Promise<void> = goHomeThird(page),
): Promise<void> {
  for (let turn = 0; ; turn++) {
    await expect(standings(page).or(question(page)).first()).toBeVisible({ timeout: 60_000 });
    if (await standings(page).isVisible()) return;
    await answer(turn);
  }
}

/** Goes on twice and then home. */
export function goHomeThird(page: Page): (turn: number) => Promise<void> {
  return (turn) => (turn % 3 === 2 ? leaveButton(page) : continueButton(page)).click();
}

/** In the dice game: whatever is offered first, and out on every third turn. In a live race a button may be gone before it is pressed. */
export function rollOn(page: Page): (turn: number) => Promise<void> {
  return async (turn) => {
    const open = question(page);
    await (turn % 3 === 2 ? open.last() : open.first()).click({ timeout: 5000 }).catch(() => {});
  };
}
