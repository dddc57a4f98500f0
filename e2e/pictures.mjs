// Takes the pictures of the README from real games, with the program as it is.
//
//   TACORA=path/to/tacora node pictures.mjs [folder]
//
// Writes cave.png, phone.png, device.png and party.png into ../docs/pictures, or into the folder.

import { spawn } from 'node:child_process';
import { join } from 'node:path';

import { chromium } from '@playwright/test';

const FOLDER = process.argv[2] ?? '../docs/pictures';
const LAPTOP = { width: 1366, height: 768 };
const PHONE = { width: 390, height: 844 };
const TELEVISION = { width: 1920, height: 1080 };

const server = spawn(
  process.env.TACORA ?? '../target/debug/tacora',
  ['serve', '--port', '0', '--memory', '--no-limits'],
  { stdio: ['ignore', 'pipe', 'inherit'] },
);
const origin = await new Promise((resolve) => {
  let said = '';
  server.stdout.on('data', (piece) => {
    said += String(piece);
    const found = /http:\/\/[^\s]+:\d+/.exec(said);
    if (found) resolve(found[0]);
  });
});
const browser = await chromium.launch({
  executablePath: process.env.TACORA_BROWSER ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});

const visit = async (viewport, path) => {
  const context = await browser.newContext({ viewport, locale: 'en-GB' });
  const page = await context.newPage();
  await page.goto(origin + path);
  return page;
};
/** Waits until the numbers have stopped counting, so that a picture shows one moment. */
const keep = async (page, name) => {
  await page.waitForTimeout(1500);
  await page.screenshot({ path: join(FOLDER, `${name}.png`) });
};
const question = (page) =>
  page.locator(':is(.foot, .decision):not(:has([aria-pressed="true"])) button[aria-disabled="false"]').first();

/** Goes deeper until this many cards are on the path of one expedition; a trap on the way only starts the next one. */
async function goDeep(pages, cards, table) {
  for (;;) {
    for (const page of pages) await question(page).waitFor({ timeout: 60_000 });
    if ((await table.locator('ol.path > li, .path li').count()) >= cards) return;
    for (const page of pages) await page.getByRole('button', { name: /^Continue/ }).click();
  }
}

async function alone(viewport, name, cards) {
  const page = await visit(viewport, '/');
  await page.getByRole('button', { name: /^Diamant/ }).click();
  await goDeep([page], cards, page);
  await keep(page, name);
  await page.context().close();
}

/** Two people and two bots at one phone: the first has chosen, and hands it on. */
async function device() {
  const page = await visit(PHONE, '/new');
  await page.getByLabel('Your name').fill('Ada');
  await page.getByRole('main').locator('details summary').click();
  await page.getByLabel('Their name').fill('Bo');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  for (const bot of ['Hugo', 'Magda']) await page.getByRole('button', { name: `Add ${bot}` }).click();
  await page.getByRole('button', { name: 'Create the table' }).click();
  await page.getByRole('button', { name: 'Start now' }).click();
  const next = page.locator('.next').getByRole('button', { name: /^I’m / });
  await next.click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.locator('.next').getByRole('button', { name: 'I’m Bo' }).waitFor();
  await keep(page, 'device');
  await page.context().close();
}

async function party() {
  const screen = await visit(TELEVISION, '/party');
  await screen.getByRole('button', { name: 'Create the table' }).click();
  await screen.getByRole('heading', { name: 'Join with your phone' }).waitFor();
  const path = new URL(screen.url()).pathname.replace('/screen', '/card');
  const phones = [];
  for (const name of ['Ada', 'Bo', 'Cy', 'Dee']) {
    const phone = await visit(PHONE, path);
    await phone.getByLabel('Your name').fill(name);
    await phone.getByRole('button', { name: 'Sit down' }).click();
    await phone.getByRole('heading', { name }).waitFor();
    phones.push(phone);
  }
  await screen.getByRole('button', { name: 'Start now' }).click();
  await goDeep(phones, 4, screen);
  await phones[0].getByRole('button', { name: /^Continue/ }).click();
  await keep(screen, 'party');
}

try {
  await alone(LAPTOP, 'cave', 5);
  await alone(PHONE, 'phone', 4);
  await device();
  await party();
} finally {
  await browser.close();
  server.kill();
}
