// A family that has never been here: from the first page to the first decision.

import { audit } from '../lib/axe';
import { question } from '../lib/play';
import { expect, test } from '../lib/test';

const PHONE = { width: 390, height: 844 };
const FAMILY = ['Mum', 'Dad', 'Ada', 'Bo'];
/** From the first page to the first decision, in milliseconds. */
const SOON = 60_000;

test('four people on four phones are in the cave within a minute', async ({ person }) => {
  const [mum, ...others] = await Promise.all(FAMILY.map((name) => person(name, { viewport: PHONE })));
  const start = Date.now();
  // Two taps and the table is there.
  await mum!.goto('/');
  await mum!.getByRole('link', { name: 'New table' }).click();
  await mum!.getByRole('button', { name: 'Create the table' }).click();
  await expect(mum!.getByRole('heading', { name: 'Take your seats' })).toBeVisible();
  const code = (await mum!.locator('.code').textContent())!;
  expect(code, 'at home four letters are enough').toMatch(/^[0-9A-Z]{4}$/);
  await Promise.all(
    others.map(async (phone) => {
      await phone.goto('/');
      await phone.getByLabel('Table code').fill(code.toLowerCase());
      await phone.getByRole('button', { name: 'Join', exact: true }).click();
      await phone.getByRole('button', { name: 'Sit down' }).click();
    }),
  );
  for (const name of FAMILY) await expect(mum!.getByRole('listitem').filter({ hasText: name })).toBeVisible();
  await mum!.getByRole('button', { name: 'Start now' }).click();
  for (const phone of [mum!, ...others]) await expect(question(phone).first()).toBeVisible();
  expect(Date.now() - start).toBeLessThan(SOON);
});

test('a television is a table in two taps, and a wrong code leads nowhere', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Use this screen as the table' }).click();
  await page.getByRole('button', { name: 'Create the table' }).click();
  await expect(page.getByRole('heading', { name: 'Join with your phone' })).toBeVisible();
  const code = (await page.locator('.code').textContent())!;
  await page.goto('/');
  const field = page.getByLabel('Table code');
  await field.fill(code === '0000' ? '1111' : '0000');
  await page.getByRole('button', { name: 'Join', exact: true }).click();
  await expect(page.getByText('No table has this code right now.')).toBeVisible();
  await audit(page);
  await field.fill(code);
  await page.getByRole('button', { name: 'Join', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Sit down' })).toBeVisible();
});

test('making a table needs no scrolling on the smallest phones', async ({ page }) => {
  for (const path of ['/new', '/party']) {
    await page.goto(path);
    for (const size of [PHONE, { width: 360, height: 640 }, { width: 844, height: 390 }]) {
      await page.setViewportSize(size);
      const make = await page.getByRole('button', { name: 'Create the table' }).boundingBox();
      expect(make!.y + make!.height, `${path} at ${size.width} × ${size.height}`).toBeLessThanOrEqual(
        size.height,
      );
    }
    const tall = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(tall, `${path} is short`).toBeLessThan(900);
  }
});
