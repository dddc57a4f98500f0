// The picture of a result that people show to their friends is a real picture of it.

import { readFileSync } from 'node:fs';

import { Recording } from '../lib/recording';
import { expect, test } from '../lib/test';

declare global {
  interface Window {
    drawn: { texts: string[]; figures: number };
  }
}

test('the picture of a result is a PNG with every name, score and figure', async ({ page }) => {
  await page.addInitScript(() => {
    window.drawn = { texts: [], figures: 0 };
    const pen = CanvasRenderingContext2D.prototype;
    const { fillText, drawImage } = pen;
    pen.fillText = function (text, ...where) {
      window.drawn.texts.push(text);
      fillText.call(this, text, ...where);
    };
    pen.drawImage = function (this: CanvasRenderingContext2D, ...what: unknown[]) {
      window.drawn.figures++;
      (drawImage as (...all: unknown[]) => void).apply(this, what);
    } as typeof drawImage;
    // Where nothing can be shared the picture is saved.
    Object.defineProperty(navigator, 'canShare', { value: undefined });
  });
  const recording = new Recording('diamant', (message) => message.news?.type === 'game-ended');
  await recording.play(page);
  const share = page.getByRole('button', { name: 'Share a picture' });
  await expect(share).toBeVisible({ timeout: 60_000 });
  const rows = page.locator('.result tbody tr');
  const names = await rows.locator('.who').allInnerTexts();
  const scores = await rows.locator('.score').allInnerTexts();
  expect(names.length).toBe(4);

  const coming = page.waitForEvent('download');
  await share.click();
  const download = await coming;
  expect(download.suggestedFilename()).toBe('tacora.png');
  const path = 'screenshots/shared.png';
  await download.saveAs(path);
  const picture = readFileSync(path);
  expect(picture.subarray(0, 8)).toEqual(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]));
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);

  const { texts, figures } = await page.evaluate(() => window.drawn);
  const plain = texts.map((text) => text.replace(/[\u2066-\u2069]/g, ''));
  for (const text of [...names, ...scores])
    expect(plain).toContain(text.replace(/[\u2066-\u2069]/g, '').trim());
  expect(figures).toBe(4);
  // A browser opens it, and it is not one colour.
  const colours = await page.evaluate(
    async (bytes) => {
      const image = await createImageBitmap(new Blob([new Uint8Array(bytes)], { type: 'image/png' }));
      const pen = new OffscreenCanvas(image.width, image.height).getContext('2d')!;
      pen.drawImage(image, 0, 0);
      const { data } = pen.getImageData(0, 0, image.width, image.height);
      return new Set(new Uint32Array(data.buffer)).size;
    },
    [...picture],
  );
  expect(colours).toBeGreaterThan(1000);
  recording.close();
});
