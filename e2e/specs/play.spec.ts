import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';

const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
];

/** No violation of WCAG 2.2 AA that a program can find. */
async function audit(page: Page): Promise<void> {
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
  const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)).toEqual([]);
}

/** A picture in every size, none of them wider than its screen. */
async function pictures(page: Page, name: string): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await page.screenshot({ path: `screenshots/${name}-${size.width}.png` });
    const spill = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(spill, `${name} at ${size.width}`).toBeLessThanOrEqual(0);
  }
}

test.beforeEach(async ({ page }) => {
  // The bots of a test need not pretend to think.
  await page.route('**/api/tables', async (route) => {
    const body = route.request().postDataJSON();
    if (route.request().method() !== 'POST') return route.fallback();
    body.options.bots = 'instant';
    await route.continue({ postData: body });
  });
});

/** Answers every question until the game is over. */
async function playOn(page: Page, answer: (turn: number) => Promise<void>): Promise<void> {
  const again = page.getByRole('button', { name: 'Play again' });
  const open = page.locator('button[aria-keyshortcuts="c"][aria-disabled="false"]');
  for (let turn = 0; ; turn++) {
    await expect(again.or(open).first()).toBeVisible({ timeout: 60_000 });
    if (await again.isVisible()) return;
    await answer(turn);
    await page.waitForTimeout(50);
  }
}

test('a whole game against bots by mouse', async ({ page }) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).hostname !== '127.0.0.1') foreign.push(request.url());
  });
  const refused: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text());
  });

  await page.goto('/');
  await audit(page);
  await pictures(page, 'home');
  await page.getByRole('button', { name: /Dare the cave/ }).click();

  const leave = page.getByRole('button', { name: /Leave/ });
  const goOn = page.getByRole('button', { name: /Continue/ });
  await expect(goOn).toHaveAttribute('aria-disabled', 'false', {
    timeout: 20_000,
  });
  await audit(page);
  await pictures(page, 'cave');
  await playOn(page, (turn) => (turn % 4 === 3 ? leave : goOn).click({ timeout: 2000 }).catch(() => {}));

  await expect(page.getByRole('heading', { level: 1 })).toContainText(/wins|Shared victory/);
  await expect(page.getByRole('table', { name: 'Standings' }).getByRole('row')).toHaveCount(5);
  await audit(page);
  await pictures(page, 'end');
  expect(foreign).toEqual([]);
  expect(refused).toEqual([]);
});

test('a whole game against bots by keyboard', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  await page.getByLabel('Your name').focus();
  await page.keyboard.type('Ada');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await playOn(page, (turn) => page.keyboard.press(turn % 4 === 3 ? 'l' : 'c'));

  const focused = await page.evaluate(() => document.activeElement !== document.body);
  expect(focused, 'something has the focus').toBe(true);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/wins|Shared victory/);
});
