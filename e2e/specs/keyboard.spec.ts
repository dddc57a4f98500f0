// A whole game with nothing but keys, from the address bar on. Nothing here sets the focus by script.

import type { Page } from '@playwright/test';

import { audit } from '../lib/axe';
import { showCrowd } from '../lib/crowd';
import { question, standings } from '../lib/play';
import { calmCave, diamant, makeTable } from '../lib/tables';
import { expect, test } from '../lib/test';
import { heard, listen } from '../lib/transcript';

interface Focus {
  name: string;
  /** Whether it can be seen where the focus is. */
  seen: boolean;
  nowhere: boolean;
}

function focus(page: Page): Promise<Focus> {
  return page.evaluate(() => {
    const element = document.activeElement;
    const nowhere = element === null || element === document.body;
    if (nowhere) return { name: '', seen: false, nowhere };
    // A radio button shows the focus round its label.
    const ring = [element, element.closest('label')].some(
      (shown) => shown && getComputedStyle(shown).outlineStyle !== 'none',
    );
    const box = element.getBoundingClientRect();
    const x = Math.min(Math.max(box.x + box.width / 2, 1), innerWidth - 1);
    const y = Math.min(Math.max(box.y + box.height / 2, 1), innerHeight - 1);
    const top = document.elementFromPoint(x, y);
    const uncovered = element.contains(top) || top?.contains(element) === true;
    const label =
      element.getAttribute('aria-label') ?? element.closest('label')?.textContent ?? element.textContent;
    return { name: label?.replace(/\s+/g, ' ').trim() ?? '', seen: ring && uncovered, nowhere };
  });
}

/** Goes forward with Tab until the focus is on something of this name; everything on the way must be visible. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  for (let step = 0; step < 80; step++) {
    await page.keyboard.press('Tab');
    const { name: found, seen, nowhere } = await focus(page);
    if (nowhere) continue;
    expect(seen, `the focus is seen on "${found}"`).toBe(true);
    if (typeof name === 'string' ? found === name : name.test(found)) return;
  }
  throw new Error(`no way to ${name}`);
}

async function expectFocusSomewhere(page: Page): Promise<void> {
  await expect.poll(async () => (await focus(page)).nowhere).toBe(false);
}

test('the first Tab offers the way past the header', async ({ page }) => {
  await page.goto('/');
  // The page is there as soon as its language is.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  expect((await focus(page)).seen).toBe(true);
});

test('a table is made and a whole game played with keys alone', async ({ page }) => {
  await page.route('**/api/tables', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    const wish = route.request().postDataJSON();
    wish.options.game = diamant('portal-2025', { expeditions: 2 });
    wish.options.bots = 'instant';
    await route.continue({ postData: wish });
  });
  await listen(page);
  await page.goto('/');
  await tabTo(page, 'New table');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/new');
  await expectFocusSomewhere(page);
  await tabTo(page, 'Choose the edition, the bots and the house rules');
  await page.keyboard.press('Enter');
  await tabTo(page, 'Add Hugo');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Space');
  await tabTo(page, 'Create the table');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Start now' })).toBeVisible();
  await expectFocusSomewhere(page);
  await tabTo(page, 'Start now');
  await page.keyboard.press('Enter');
  await expect(question(page).first()).toBeVisible();
  await expectFocusSomewhere(page);

  // The state of the cave, the last news, and the help.
  await heard(page);
  await page.keyboard.press('s');
  await expect.poll(() => heard(page)).toContainEqual(expect.stringContaining('polite: Expedition 1 of 2.'));
  await page.keyboard.press('r');
  await expect.poll(() => heard(page)).toHaveLength(1);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await page.keyboard.press('c');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectFocusSomewhere(page);

  for (let turn = 0; ; turn++) {
    await expect(standings(page).or(question(page)).first()).toBeVisible();
    if (await standings(page).isVisible()) break;
    if (turn === 1) {
      await tabTo(page, /^Continue/);
      await page.keyboard.press('Enter');
    } else await page.keyboard.press(turn % 4 === 3 ? 'l' : 'c');
    await expectFocusSomewhere(page);
  }
  await expectFocusSomewhere(page);
  await audit(page);
  await tabTo(page, 'Play again');
  await page.keyboard.press('Enter');
  await expect(question(page).first()).toBeVisible();
  await expectFocusSomewhere(page);
});

test('each question brings the keyboard to the decision, and the cave stays where it is', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(await makeTable(page, { game: calmCave, bots: ['hugo', 'magda'], start: true }));
  await expect(question(page).first()).toBeVisible();
  const decision = page.getByRole('region', { name: 'Your decision' });
  const cave = page.getByRole('heading', { level: 1 });
  const before = await cave.boundingBox();
  // Nobody has touched a key yet, so nothing was focused by itself.
  await expect(decision).not.toBeFocused();
  await page.keyboard.press('c');
  await expect(page.getByRole('listitem').filter({ has: page.locator('.card-art') })).toHaveCount(1);
  await expect(question(page).first()).toBeVisible();
  await expect(decision).toBeFocused();
  await page.keyboard.press('Tab');
  expect((await focus(page)).name).toMatch(/^Continue/);
  expect(Math.abs((await cave.boundingBox())!.y - before!.y)).toBeLessThan(20);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('the decision comes right after the stage', async ({ page }) => {
  const leave = await showCrowd(page, { game: 'diamant', players: 5 });
  const decision = page.getByRole('region', { name: 'Your decision' });
  await expect(decision).toBeVisible();
  expect(await decision.evaluate((region) => region.previousElementSibling?.matches('.stage, .air'))).toBe(
    true,
  );
  leave();
});

test('single letters do nothing for whoever switched them off', async ({ page }) => {
  await page.goto('/settings');
  await tabTo(page, /Single-letter shortcuts/);
  await page.keyboard.press('Space');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
