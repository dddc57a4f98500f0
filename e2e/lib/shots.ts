// Pictures of a screen in the sizes that people have, none of them wider than its window.

import { expect, type Page } from '@playwright/test';

import { audit, settled } from './axe';

const PHONE = { width: 390, height: 844 };
const SIZES = [PHONE, { width: 1280, height: 800 }, { width: 1920, height: 1080 }];
/** The narrowest phones, and what is left of 1280 pixels at 400 %. */
const NARROW = [360, 320];

/** Everything that is held against every screen: an audit, pictures, and no scrolling sideways. */
export async function inspect(page: Page, name: string): Promise<void> {
  await page.setViewportSize(PHONE);
  await audit(page);
  await pictures(page, name);
  for (const width of NARROW) {
    await page.setViewportSize({ width, height: PHONE.height });
    await expectNoSpill(page, `${name} at ${width}`);
  }
}

/** A picture in each of these sizes; then the window is as it was. */
export async function pictures(page: Page, name: string, sizes = SIZES): Promise<void> {
  const before = page.viewportSize();
  for (const size of sizes) {
    await page.setViewportSize(size);
    await shot(page, `${name}-${size.width}`);
    await expectNoSpill(page, `${name} at ${size.width}`);
  }
  if (before) await page.setViewportSize(before);
}

export async function shot(page: Page, name: string): Promise<void> {
  await settled(page);
  await page.screenshot({ path: `screenshots/${name}.png` });
}

/**
 * Nothing reaches beyond the window: neither the page as a whole nor a single word or button in it, unless it stands in
 * something that can be scrolled to it.
 */
export async function expectNoSpill(page: Page, where: string): Promise<void> {
  const spilt = await page.evaluate(() => {
    const wide = document.documentElement.clientWidth;
    const page = document.documentElement.scrollWidth > wide ? ['the page'] : [];
    const scrolls = (part: Element | null): boolean =>
      part !== null &&
      (['auto', 'scroll'].includes(getComputedStyle(part).overflowX) || scrolls(part.parentElement));
    const parts = [...document.querySelectorAll<HTMLElement>('h1, h2, p, a, button, label, input, li, td, th')]
      .filter((part) => part.checkVisibility() && !part.closest('.visually-hidden, .skip, [aria-hidden]'))
      .filter((part) => part.getBoundingClientRect().right > wide + 1 && !scrolls(part.parentElement))
      .map((part) => part.textContent.trim().slice(0, 40) || part.tagName);
    return [...page, ...parts];
  });
  expect(spilt, where).toEqual([]);
}

/** No button, link or label is too small for what stands in it, and no word in it is cut off. */
export async function expectNothingClipped(page: Page, where: string): Promise<void> {
  const clipped = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, a.button, label, legend, h1, h2, th')]
      .filter((part) => part.checkVisibility() && !part.closest('.visually-hidden, .skip, [aria-hidden]'))
      .filter((part) => getComputedStyle(part).display !== 'inline')
      // What is only to be heard is clipped on purpose.
      .filter((part) => getComputedStyle(part).clipPath === 'none')
      .filter((part) => part.scrollWidth > part.clientWidth + 1 || part.scrollHeight > part.clientHeight + 4)
      .map((part) => part.textContent.trim().slice(0, 40) || part.tagName),
  );
  expect(clipped, where).toEqual([]);
}
