// What must be seen without scrolling, in the windows that people have.

import { expect, type Locator } from '@playwright/test';

export const WINDOWS = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 640, height: 400 },
  { width: 820, height: 1180 },
];

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Where it is; and that nothing lies over its middle. */
export async function seen(part: Locator, about: string): Promise<Box> {
  const { box, covered, width, height } = await part.evaluate((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return {
      box: { left, top, right, bottom },
      covered: !(element.contains(there) || there?.contains(element)),
      width: innerWidth,
      height: innerHeight,
    };
  });
  expect(covered, `${about} is covered`).toBe(false);
  expect(box.right - box.left, `${about} has a width`).toBeGreaterThan(0);
  expect(box.left, `${about} begins in the window`).toBeGreaterThanOrEqual(-1);
  expect(box.top, `${about} begins in the window`).toBeGreaterThanOrEqual(-1);
  expect(box.right, `${about} ends in the window`).toBeLessThanOrEqual(width + 1);
  expect(box.bottom, `${about} ends in the window`).toBeLessThanOrEqual(height + 1);
  return box;
}
