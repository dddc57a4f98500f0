// The screen on which a table is made: what most people need not change is folded.

import { expect, type Page } from '@playwright/test';

/** Shows everything that can be chosen. */
export async function unfold(page: Page): Promise<void> {
  const fold = page.getByRole('main').locator('details');
  await fold.locator('summary').click();
  await expect(fold).toHaveAttribute('open', '');
}
