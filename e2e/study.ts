// What the specs about finished games share: a game that is over soon, and what is held against every screen.

import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
];
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** No violation that a program can find, a picture in every size, and nothing wider than its screen. */
export async function inspect(page: Page, name: string): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    // Half a movement has half a contrast.
    await page.evaluate(() =>
      Promise.allSettled(
        document
          .getAnimations()
          .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity)
          .map((animation) => animation.finished),
      ),
    );
    await page.screenshot({ path: `screenshots/${name}-${size.width}.png` });
    const spill = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(spill, `${name} at ${size.width}`).toBeLessThanOrEqual(0);
  }
  const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
  expect(found, name).toEqual([]);
}

/** The bots of a test need not pretend to think, whether a game begins or goes on. */
export async function instantBots(page: Page): Promise<void> {
  await page.route('**/api/tables', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    const wish = route.request().postDataJSON();
    const game = { name: 'diamant', edition: 'portal-2025' };
    await route.continue({ postData: { ...wish, options: { game, ...wish.options, bots: 'instant' } } });
  });
}

/** Answers every question, home on every third, until the game is over. */
export async function playOn(page: Page): Promise<void> {
  const again = page.getByRole('button', { name: 'Play again' });
  const open = page.locator('.foot:not(:has([aria-pressed="true"])) button[aria-disabled="false"]');
  for (let turn = 0; ; turn++) {
    await expect(again.or(open.first())).toBeVisible({ timeout: 60_000 });
    if (await again.isVisible()) return;
    await page.keyboard.press(turn % 3 === 2 ? 'l' : 'c');
  }
}
