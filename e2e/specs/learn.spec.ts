import { readFileSync } from 'node:fs';

import { expect, test, type Page } from '@playwright/test';

import { audit } from '../lib/axe';
import { pictures } from '../lib/shots';

const LEARN = '../web/src/learn';

test.describe('the lesson', () => {
  test('is what the engine tells about its records', async ({ request }) => {
    const { recordOf } = await import(`../${LEARN}/record.js`);
    const { replays } = await import(`../${LEARN}/replays.ts`);
    const records = JSON.parse(readFileSync(`${LEARN}/records.json`, 'utf8'));
    for (const [way, steps] of Object.entries(records)) {
      const answer = await request.post('/api/replays', {
        data: recordOf(steps),
      });
      expect(await answer.json(), `${way}: \`npm run lesson\` writes it anew`).toEqual(replays[way]);
    }
  });

  /** Presses Enter until the guide asks for a choice. */
  async function toChoice(page: Page): Promise<void> {
    const asked = page.getByRole('button', { name: 'Choose below' });
    for (let press = 0; press < 6 && !(await asked.isVisible()); press++) await page.keyboard.press('Enter');
    await expect(asked).toBeVisible();
  }

  test('can be taken by keyboard to its end, and every choice be tried', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Show me' }).press('Enter');
    const next = page.getByRole('button', { name: 'Next' });
    await next.focus();
    await toChoice(page);
    await audit(page);
    await pictures(page, 'learn-choice');

    await page.keyboard.press('l');
    await expect(page.getByText(/You went home alone/).first()).toBeVisible();
    await expect(next).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Back to my last choice' })).toBeFocused();
    await page.keyboard.press('Enter');

    for (const choice of ['Continue', 'Continue', 'Leave']) {
      await toChoice(page);
      await page.getByRole('button', { name: new RegExp(`^${choice}`) }).press('Enter');
    }
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toContainText('Trap: snakes!');
    await expect(page.getByText(/What’s in your chest is safe/).first()).toBeVisible();
    await audit(page);
    await pictures(page, 'learn-trap');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('link', { name: 'Play a real game' })).toBeVisible();

    await page.goto('/');
    await expect(page.getByRole('link', { name: 'Learn by playing' })).toBeVisible();
    await expect(page.getByText('New here?')).toHaveCount(0);
  });
});

test.describe('the rules', () => {
  test('of every box are there, and follow its settings', async ({ page, request }) => {
    const { editions } = await (await request.get('/api/editions')).json();
    await page.goto('/rules');
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(editions.length + 1);
    await audit(page);
    await pictures(page, 'rules');
    for (const { id, settings, relics } of editions) {
      await page.goto(`/rules/${id}`);
      const [fewest, most] = settings.players;
      await expect(page.getByText(`${fewest} to ${most} players`)).toBeVisible();
      await expect(page.getByRole('img', { name: /^treasure/ })).toHaveCount(settings.treasures.length);
      await expect(page.getByRole('heading', { name: 'Relics', exact: true })).toHaveCount(
        relics === 'never' ? 0 : 1,
      );
      await audit(page);
      await pictures(page, `rules-${id}`);
    }
  });

  test('of Troll & Dragon are those of the engine', async ({ page, request }) => {
    const record = {
      format: 'tacora-record/1',
      game: 'troll-dragon',
      players: ['A', 'B'],
      turns: [],
    };
    const { steps } = await (await request.post('/api/replays', { data: record })).json();
    const { diamonds, nuggets } = steps[0].game.rooms;
    await page.goto('/rules/troll-dragon');
    await expect(page.getByText(`${diamonds} diamonds, worth 1 each`)).toBeVisible();
    await expect(page.getByText(`${nuggets} gold nuggets, worth 3 each`)).toBeVisible();
    await audit(page);
    await pictures(page, 'rules-troll-dragon');
  });

  test('open above a table, which is not lost', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: /Brave the cave/ }).click();
    await expect(page.getByRole('heading', { name: /Expedition 1/ })).toBeVisible({ timeout: 20_000 });
    const address = page.url();
    await page.getByRole('button', { name: 'Rules of this game' }).click();
    const dialog = page.getByRole('dialog', { name: 'Rules of this game' });
    await expect(dialog.getByRole('heading', { name: 'Traps' })).toBeVisible();
    await audit(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    expect(page.url()).toBe(address);
    await expect(page.getByRole('heading', { name: /Expedition/ })).toBeVisible();
  });

  test('can be printed without what belongs to the screen', async ({ page }) => {
    await page.goto('/rules/portal-2025');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Diamant');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
    await page.screenshot({
      path: 'screenshots/rules-print.png',
      fullPage: true,
    });
  });
});

test.describe('motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  const moving = (page: Page): Promise<number> =>
    page.evaluate(() => {
      const ends = document.getAnimations().map(({ effect }) => Number(effect?.getComputedTiming().endTime));
      return ends.filter((end) => end > 0 && end !== Infinity).length;
    });
  const turnFirstCard = async (page: Page): Promise<void> => {
    await page.goto('/learn');
    const next = page.getByRole('button', { name: 'Next' });
    await next.click();
    await next.click();
  };

  test('is completed by any key and leaves nothing behind', async ({ page }) => {
    await turnFirstCard(page);
    expect(await moving(page)).toBeGreaterThan(0);
    await page.keyboard.press('Shift');
    await expect.poll(() => moving(page)).toBe(0);
    await expect(page.locator('.air > *')).toHaveCount(0);
    await expect(page.getByText('9 rubies for 4: 2 each, 1 left on the path.').first()).toBeVisible();
  });

  test('is not there where it is not wanted', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await turnFirstCard(page);
    expect(await moving(page)).toBe(0);
    await expect(page.locator('.air > *')).toHaveCount(0);
  });
});
