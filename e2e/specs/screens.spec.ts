// Every screen, in every size, under every light: nothing an audit finds, nothing cut off.

import type { BrowserContextOptions, Locator } from '@playwright/test';

import { audit } from '../lib/axe';
import { showCrowd } from '../lib/crowd';
import { continueButton, leaveButton } from '../lib/play';
import { expectNoSpill, inspect, shot } from '../lib/shots';
import { STILLS } from '../lib/stills';
import { expect, test } from '../lib/test';

for (const [name, visit] of Object.entries(STILLS)) {
  test(`${name} in every size`, async ({ page }) => {
    const leave = await visit(page);
    await inspect(page, name);
    leave();
  });
}

interface Light {
  /** What the device says of itself. */
  device?: BrowserContextOptions;
  /** What was set on the settings screen. */
  kept?: object;
}

const PHONE = { width: 390, height: 844 };
const LIGHTS: Record<string, Light> = {
  // What is left of a small laptop's window at 200 %.
  zoomed: { device: { viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 } },
  largest: { device: { viewport: PHONE }, kept: { size: 'largest' } },
  contrast: { kept: { contrast: 'high' } },
  forced: { device: { forcedColors: 'active' } },
};
const SEEN = [
  'home',
  'new',
  'settings',
  'rules-of-a-box',
  'learn',
  'how-deals-are-made',
  'seating',
  'cave',
  'end',
  'hall',
];

for (const [light, { device, kept }] of Object.entries(LIGHTS)) {
  test.describe(light, () => {
    test.use(device ?? {});
    for (const name of SEEN) {
      test(`${name} ${light}`, async ({ page }) => {
        await page.addInitScript((given) => localStorage.setItem('tacora', JSON.stringify(given)), kept ?? {});
        const leave = await STILLS[name]!(page);
        await shot(page, `${name}-${light}`);
        await expectNoSpill(page, `${name} ${light}`);
        await audit(page);
        leave();
      });
    }
  });
}

test.describe('a device that wants no motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  for (const name of ['home', 'cave', 'trap', 'hall', 'end']) {
    test(`${name} stands still`, async ({ page }) => {
      const leave = await STILLS[name]!(page);
      expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
      leave();
    });
  }
});

test('what is a colour is also a word', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  for (const name of ['cave', 'hall', 'end']) {
    const leave = await STILLS[name]!(page);
    for (const type of ['protanopia', 'deuteranopia', 'tritanopia', 'achromatopsia'] as const) {
      await session.send('Emulation.setEmulatedVisionDeficiency', { type });
      await shot(page, `${name}-${type}`);
    }
    leave();
    await page.unrouteAll();
  }
  const leave = await STILLS['chosen']!(page);
  const explorers = page.getByRole('region', { name: 'Explorers' }).getByRole('listitem');
  for (const explorer of await explorers.all()) await expect(explorer).toHaveText(/in the cave|at camp/);
  await expect(page.getByRole('heading', { name: 'Carried at risk' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Chest safe' })).toBeVisible();
  await expect(page.getByText('lava', { exact: true }).first()).toBeVisible();
  const mark = (button: Locator) =>
    button.locator('.word').evaluate((word) => getComputedStyle(word, '::before').content);
  expect(await mark(leaveButton(page))).toContain('✓');
  expect(await mark(continueButton(page))).toBe('none');
  leave();
});

test('a choice can be read under the pointer', async ({ page }) => {
  for (const game of ['diamant', 'troll-dragon'] as const) {
    const leave = await showCrowd(page, { game, players: 3 });
    await expect(leaveButton(page)).toBeVisible();
    for (const button of await page.locator('.foot button').all()) {
      await button.hover();
      await audit(page);
      expect(await button.evaluate((element) => getComputedStyle(element).backgroundImage)).toContain(
        'gradient',
      );
    }
    leave();
    await page.unroute('**/api/tables/*/events*');
  }
});
