// What the specs of people in one room share.

import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

export const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
];

/** No violation of WCAG 2.2 AA that a program can find. */
export async function audit(page: Page): Promise<void> {
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
  const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)).toEqual([]);
}

/** A picture in every size, none of them wider than its screen. */
export async function pictures(page: Page, name: string, sizes = SIZES): Promise<void> {
  const before = page.viewportSize();
  for (const size of sizes) {
    await page.setViewportSize(size);
    await page.screenshot({ path: `screenshots/${name}-${size.width}.png` });
    const spill = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(spill, `${name} at ${size.width}`).toBeLessThanOrEqual(0);
  }
  if (before) await page.setViewportSize(before);
}

/** The bots of a test need not pretend to think. */
export async function quickBots(page: Page): Promise<void> {
  await page.route('**/api/tables', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    const body = route.request().postDataJSON();
    body.options.bots = 'instant';
    await route.continue({ postData: body });
  });
}

/** Everything that the page has said by itself, from now on. */
export async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    document.addEventListener('DOMContentLoaded', () => {
      new MutationObserver((changes) => {
        for (const { addedNodes, target } of changes) {
          const region = (target instanceof Element ? target : target.parentElement)?.closest(
            '[aria-live], [role="status"], [role="alert"], [role="log"]',
          );
          if (region) for (const node of addedNodes) heard.push(node.textContent ?? '');
        }
      }).observe(document.body, { childList: true, subtree: true, characterData: true });
    });
  });
  return () => page.evaluate(() => (window as unknown as { heard: string[] }).heard);
}
