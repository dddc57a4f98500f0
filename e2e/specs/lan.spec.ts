// A living room: plain http on an address of the network, where browsers withhold what they keep for secure pages.

import { BROWSER } from '../playwright.config';
import { audit } from '../lib/axe';
import { unfold } from '../lib/new-table';
import { goHomeThird, playOn, question, standings } from '../lib/play';
import { expect, shortGames, test } from '../lib/test';

const HOST = 'tacora.lan';

test.use({
  launchOptions: { ...BROWSER, args: [...BROWSER.args, `--host-resolver-rules=MAP ${HOST} 127.0.0.1`] },
});

test('everything that is needed to play is there without a secure page', async ({ page, baseURL }) => {
  await shortGames(page);
  const address = new URL(baseURL!);
  address.hostname = HOST;
  await page.goto(address.href);
  expect(await page.evaluate(() => [isSecureContext, 'subtle' in crypto, 'clipboard' in navigator])).toEqual([
    false,
    false,
    false,
  ]);
  // The table is made by the page itself: only the browser knows the way to this host.
  await page.getByRole('link', { name: 'New table' }).click();
  await unfold(page);
  await page.getByRole('button', { name: 'Add Hugo' }).click();
  await page.getByRole('button', { name: 'Add Magda' }).click();
  await page.getByRole('button', { name: 'Create the table' }).click();
  await expect(page.getByText(`http://${HOST}:${address.port}/t/`)).toBeVisible();
  await expect(page.getByRole('img', { name: 'The link as a QR code' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copy the link' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Start now' }).click();
  await expect(question(page).first()).toBeVisible();
  await page.reload();
  await playOn(page, goHomeThird(page));
  await expect(standings(page)).toBeVisible();
  await audit(page);
});
