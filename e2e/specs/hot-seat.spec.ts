import { expect, test, type Page } from '@playwright/test';

import { unfold } from '../lib/new-table';
import { audit } from '../lib/axe';
import { pictures } from '../lib/shots';
import { shortGames } from '../lib/test';
import { heard, listen } from '../lib/transcript';

const NAMES = ['Ada', 'Bo', 'Cy'];

/** Makes a table for three people at this device and one bot. */
async function makeTable(page: Page, game: RegExp, bot: string): Promise<void> {
  await page.goto('/new');
  await page.getByLabel('Your name').fill('Ada');
  await page.getByRole('radio', { name: game }).check();
  await unfold(page);
  for (const name of NAMES.slice(1)) {
    await page.getByLabel('Their name').fill(name);
    await page.getByRole('button', { name: 'Add', exact: true }).click();
  }
  await page.getByRole('button', { name: `Add ${bot}` }).click();
}

async function begin(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Create the table' }).click();
  await expect(page.getByText('on this device').first()).toBeVisible();
  await audit(page);
  await pictures(page, 'hot-seat-seats');
  await page.getByRole('button', { name: 'Start now' }).click();
}

test('three people and a bot play a whole game of Diamant on one device', async ({ page }) => {
  await shortGames(page);
  await listen(page);
  await makeTable(page, /^Diamant/, 'Hugo');
  await audit(page);
  await pictures(page, 'hot-seat-new');
  await begin(page);

  const iAm = page.locator('.next').getByRole('button', { name: /^I’m / });
  const over = page.getByRole('button', { name: 'Play again' });
  const goOn = page.getByRole('button', { name: 'Continue' });
  const leave = page.getByRole('button', { name: 'Leave', exact: true });
  const pictured = new Set<string>();
  const once = async (name: string): Promise<void> => {
    if (pictured.has(name)) return;
    pictured.add(name);
    await audit(page);
    await pictures(page, `hot-seat-${name}`);
  };

  for (let turn = 0; ; turn++) {
    await expect(over.or(iAm).first()).toBeVisible({ timeout: 60_000 });
    if (await over.isVisible()) break;
    const covered = await page.getByRole('dialog', { name: 'Pass the device on' }).isVisible();
    await once(covered ? 'cover' : 'board');
    if (covered) await expect(iAm, 'the next person needs no search').toBeFocused();
    // Nobody has the device in hand, so no key decides anything.
    await page.keyboard.press('l');
    await expect(page.getByText('Locked in.', { exact: true }).and(page.locator('.sealed'))).toHaveCount(0);
    await iAm.click();
    await expect(page.getByRole('heading', { name: /keep going or head home\?/ })).toBeFocused();
    await once('choice');
    if (turn % 5 > 2) await (turn % 2 ? page.keyboard.press('l') : leave.click());
    else await (turn % 2 ? page.keyboard.press('c') : goOn.click());
    await expect(page.getByRole('heading', { name: /keep going or head home\?/ })).toHaveCount(0);
    await expect(page.locator('.sealed')).toHaveCount(0);
  }

  await expect(page.getByRole('heading', { level: 1 })).toContainText(/wins|Shared victory/);
  await audit(page);
  const said = await heard(page);
  expect(said).toContain('polite: Locked in.');
  expect(
    said.filter((text) => /You’re going deeper|You’re heading home/.test(text)),
    'a choice is never said aloud',
  ).toEqual([]);
});

test('whoever has chosen may think again, and nothing tells what was chosen', async ({ page }) => {
  await shortGames(page);
  await makeTable(page, /^Diamant/, 'Hugo');
  await begin(page);
  await page.getByRole('button', { name: 'I’m Ada' }).click();
  await page.getByRole('button', { name: 'Leave', exact: true }).click();
  const again = page.getByRole('button', { name: 'I’m Ada' });
  await expect(again).toBeVisible();
  await again.click();
  const choices = page.locator('.choices button');
  await expect(choices).toHaveCount(2);
  const looks = await choices.evaluateAll((buttons) =>
    buttons.map((button) => button.getAttribute('aria-pressed')),
  );
  expect(looks).toEqual([null, null]);
  await page.getByRole('button', { name: 'Continue' }).click();
  for (const name of ['Bo', 'Cy']) {
    await page.getByRole('button', { name: `I’m ${name}` }).click();
    await page.getByRole('button', { name: 'Leave', exact: true }).click();
  }
  await expect(page.getByText(/Bo(,| and) .*heads? home/).first()).toBeVisible({ timeout: 15_000 });
  await expect(page.locator('.crew li', { hasText: 'Ada' })).toContainText('in the cave');
});

test('three people race the Dragon live, each with buttons and keys of their own', async ({ page }) => {
  await page.route('**/api/tables', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    const body = route.request().postDataJSON();
    body.options.game.options.stock = { diamonds: 8, nuggets: 4 };
    body.options.interval = 100;
    body.options.bots = 'instant';
    await route.continue({ postData: body });
  });
  await makeTable(page, /^Troll/, 'Bold Bot');
  await expect(page.getByRole('radio', { name: 'Taking turns: one roll, one throw' })).toBeChecked();
  await page.getByRole('radio', { name: 'As fast as you can' }).check();
  await begin(page);
  const over = page.getByRole('button', { name: 'Play again' });
  const person = page.locator('.person');
  let pictured = false;
  for (let turn = 0; turn < 2_000; turn++) {
    await expect(over.or(person).first()).toBeVisible({ timeout: 60_000 });
    if (await over.isVisible()) break;
    if (!pictured && turn > 3) {
      pictured = true;
      await audit(page);
      await pictures(page, 'hot-seat-dice');
    }
    const enter = page.getByRole('button', { name: 'Open the door' });
    if (await enter.isVisible()) await enter.click({ timeout: 2000 }).catch(() => {});
    else await page.keyboard.press(turn % 4 === 3 ? 'l' : turn % 4 === 1 ? 'd' : 'c');
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)));
  }
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/wins|Shared victory/);
});
