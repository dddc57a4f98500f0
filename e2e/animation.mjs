// Makes the animation of the README from a real game: hands that open, cards that turn, and a trap.
//
//   TACORA=path/to/tacora node animation.mjs [file]
//
// Writes ../docs/pictures/play.webp, or the file. It needs img2webp.

import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { chromium } from '@playwright/test';

const FILE = process.argv[2] ?? '../docs/pictures/play.webp';
const SIZE = { width: 1200, height: 720 };
/** The width of the animation, and how long each of its frames is shown, in milliseconds. */
const WIDTH = 720;
const FRAME = 90;
/** What is shown before the second-last choice and after the trap, in milliseconds. */
const BEFORE = 700;
const AFTER = 4300;
const LONGEST = 16_000;
const LIMIT = 2_000_000;

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
const folder = mkdtempSync(join(tmpdir(), 'tacora-animation-'));

/** Goes deeper until a trap. The answer is what was seen, and when, unless there was little to lose or to see. */
async function play(page) {
  const frames = [];
  const watched = await page.context().newCDPSession(page);
  watched.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    frames.push({ at: metadata.timestamp * 1000, data });
    void watched.send('Page.screencastFrameAck', { sessionId }).catch(() => {});
  });
  await page.goto(origin);
  await page.getByRole('button', { name: /^Diamant/ }).click();
  await page.waitForSelector('.play');
  const height = Math.round((WIDTH * SIZE.height) / SIZE.width);
  const shape = { format: 'jpeg', quality: 90, maxWidth: WIDTH, maxHeight: height };
  await watched.send('Page.startScreencast', shape);
  const choices = [];
  /** What can be lost. */
  let carried = 0;
  const next = page.locator('.foot:not(:has([aria-pressed="true"])) button[aria-disabled="false"]').first();
  const trap = page.locator('.slammed');
  for (;;) {
    await next.or(trap).first().waitFor({ timeout: 60_000 });
    if (await trap.isVisible()) break;
    choices.push(Date.now());
    carried = Number(/\d+$/.exec((await page.locator('.place.risk .amount').textContent()) ?? '')?.[0] ?? 0);
    await page
      .getByRole('button', { name: /^Continue/ })
      .click()
      .catch(() => {});
    await page.waitForTimeout(300);
  }
  const trapped = Date.now();
  const path = await page.locator('.path li').count();
  await page.waitForTimeout(AFTER);
  await watched.send('Page.stopScreencast');
  const from = (choices.at(-3) ?? Infinity) - BEFORE;
  const short = trapped + AFTER - from;
  return path >= 4 && carried >= 5 && short <= LONGEST ? { frames, from, to: trapped + AFTER } : null;
}

try {
  let seen = null;
  while (!seen) {
    const context = await browser.newContext({ viewport: SIZE, locale: 'en-GB' });
    seen = await play(await context.newPage());
    await context.close();
  }
  const parts = [];
  for (let at = seen.from, last = null; at <= seen.to; at += FRAME) {
    const frame = seen.frames.findLast((one) => one.at <= at) ?? seen.frames[0];
    if (frame === last) {
      parts[parts.length - 1].ms += FRAME;
      continue;
    }
    const file = join(folder, `${String(parts.length).padStart(4, '0')}.jpg`);
    writeFileSync(file, Buffer.from(frame.data, 'base64'));
    parts.push({ file, ms: FRAME });
    last = frame;
  }
  for (const quality of [70, 60, 50, 40, 30]) {
    const each = parts.flatMap(({ file, ms }) => [
      '-d',
      String(ms),
      '-lossy',
      '-q',
      String(quality),
      '-m',
      '5',
      file,
    ]);
    execFileSync('img2webp', ['-loop', '0', '-kmax', '30', ...each, '-o', FILE], { stdio: 'ignore' });
    if (statSync(FILE).size < LIMIT) break;
  }
  console.log(`${parts.length} frames, ${statSync(FILE).size} bytes`);
} finally {
  rmSync(folder, { recursive: true });
  await browser.close();
  server.kill();
}
