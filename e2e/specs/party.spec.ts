import { expect, test, type Browser, type Page } from '@playwright/test';

import { audit } from '../lib/axe';
import { unfold } from '../lib/new-table';
import { question } from '../lib/play';
import { pictures } from '../lib/shots';
import { instantBots, shortGames } from '../lib/test';

const PHONES = ['Ada', 'Bo', 'Cy'];
const PHONE = { width: 390, height: 844 };
/** A television, a laptop, and a projector. */
const SCREENS = [
  { width: 1920, height: 1080 },
  { width: 1280, height: 800 },
  { width: 1280, height: 720 },
];

/** A phone of its own that follows the QR code. */
async function join(browser: Browser, link: string, name: string): Promise<Page> {
  const context = await browser.newContext({ viewport: PHONE, locale: 'en-GB' });
  const phone = await context.newPage();
  await phone.goto(link);
  await phone.getByLabel('Your name').fill(name);
  await phone.getByRole('button', { name: 'Sit down' }).click();
  await expect(phone.getByRole('heading', { name })).toBeVisible();
  return phone;
}

/** Nothing of the table is outside the screen. */
async function fits(screen: Page): Promise<void> {
  for (const size of SCREENS) {
    await screen.setViewportSize(size);
    const below = await screen.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    expect(below, `${size.width} × ${size.height}`).toBeLessThanOrEqual(1);
  }
}

test('a party: one screen, three phones and a bot play a whole game', async ({ browser, page: screen }) => {
  await shortGames(screen);
  await screen.setViewportSize({ width: 1920, height: 1080 });
  await screen.goto('/');
  await screen.getByRole('link', { name: 'Use this screen as the table' }).click();
  await audit(screen);
  await unfold(screen);
  await screen.getByRole('button', { name: 'Add Hugo' }).click();
  await screen.getByRole('button', { name: 'Create the table' }).click();
  await expect(screen.getByRole('heading', { name: 'Join with your phone' })).toBeVisible();
  const link = screen.url().replace('/screen', '/card');

  const phones: Page[] = [];
  for (const name of PHONES) phones.push(await join(browser, link, name));
  await expect(screen.locator('li', { hasText: 'Cy' })).toBeVisible();
  await audit(screen);
  await audit(phones[0]!);
  await pictures(screen, 'party-seats', SCREENS);
  await pictures(phones[0]!, 'party-phone-seat', [PHONE]);
  await screen.setViewportSize({ width: 1920, height: 1080 });
  await screen.getByRole('button', { name: 'Start now' }).click();

  const over = screen.getByRole('button', { name: 'Play again' }).first();
  const open = (phone: Page) => question(phone).first();
  await expect(open(phones[0]!)).toBeVisible({ timeout: 30_000 });
  await phones[0]!.getByRole('button', { name: /Continue/ }).click();
  // What was chosen is hidden, and seen only while the card is held.
  const sealed = phones[0]!.getByRole('button', { name: 'Hold to see your choice' });
  await expect(sealed).toBeVisible();
  await expect(phones[0]!.locator('.sealed').getByText('Continue')).toHaveCount(0);
  await sealed.hover();
  await phones[0]!.mouse.down();
  await expect(phones[0]!.locator('.sealed').getByText('Continue')).toBeVisible();
  await phones[0]!.mouse.up();
  await expect(phones[0]!.locator('.sealed').getByText('Continue')).toHaveCount(0);
  await expect(screen.getByText('You’re going deeper')).toHaveCount(0);
  await expect(screen.locator('li', { hasText: 'Ada' })).toContainText('has chosen');
  await audit(screen);
  await audit(phones[1]!);
  await fits(screen);
  await pictures(screen, 'party-cave', SCREENS);
  await pictures(phones[1]!, 'party-phone', [PHONE]);

  const asked = async (): Promise<boolean> => {
    const visible = await Promise.all([over, ...phones.map(open)].map((one) => one.isVisible()));
    return visible.includes(true);
  };
  for (let turn = 0; ; turn++) {
    await expect.poll(asked, { timeout: 60_000 }).toBe(true);
    if (await over.isVisible()) break;
    for (const [seat, phone] of phones.entries()) {
      if (!(await open(phone).isVisible())) continue;
      await phone.getByRole('button', { name: (turn + seat) % 4 === 3 ? /^Leave/ : /^Continue/ }).click();
    }
    if (turn === 4) {
      await fits(screen);
      await pictures(screen, 'party-deep', SCREENS);
    }
  }
  await expect(screen.getByRole('heading', { level: 1 })).toContainText(/wins|Shared victory/);
  await audit(screen);
  await audit(phones[2]!);
  await pictures(screen, 'party-end', SCREENS);
  await over.click();
  await expect(screen.getByRole('heading', { name: /Expedition 1/i })).toBeVisible({ timeout: 15_000 });
});

test('a party of dice: the phones have the buttons, the screen has the dice', async ({
  browser,
  page: screen,
}) => {
  await instantBots(screen);
  await screen.setViewportSize({ width: 1280, height: 720 });
  await screen.goto('/party');
  await screen.getByRole('radio', { name: /^Troll/ }).check();
  await unfold(screen);
  await screen.getByRole('radio', { name: 'Taking turns: one roll, one throw' }).check();
  await screen.getByRole('button', { name: 'Create the table' }).click();
  await expect(screen.getByRole('heading', { name: 'Join with your phone' })).toBeVisible();
  const link = screen.url().replace('/screen', '/card');
  const phones = [await join(browser, link, 'Ada'), await join(browser, link, 'Bo')];
  for (const phone of phones) await phone.getByRole('button', { name: 'I’m ready' }).click();
  await expect(screen.getByRole('heading', { name: /Ada’s turn/ })).toBeVisible();
  await phones[0]!.getByRole('button', { name: 'Roll', exact: true }).click();
  await expect(screen.getByText(/Ada rolls/).first()).toBeVisible();
  await audit(screen);
  await audit(phones[0]!);
  await fits(screen);
  await pictures(screen, 'party-dice', SCREENS);
  await pictures(phones[0]!, 'party-phone-dice', [PHONE]);
});
