// A short game in every language, from the first screen to the last, without a word of English left over.

import type { Page } from '@playwright/test';

import { audit } from '../lib/axe';
import { continueButton, goHomeThird, playOn, standings } from '../lib/play';
import { expectNoSpill, expectNothingClipped } from '../lib/shots';
import { STILLS } from '../lib/stills';
import { SHORT, diamant, makeTable } from '../lib/tables';
import { expect, test } from '../lib/test';
import { LANGUAGES, foreign, word, type Language } from '../lib/words';

/** Everything on the page that is read or heard. */
function texts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const spoken = [...document.querySelectorAll('[aria-label], [title], [placeholder]')].flatMap((element) =>
      ['aria-label', 'title', 'placeholder'].map((name) => element.getAttribute(name) ?? ''),
    );
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      if (!walker.currentNode.parentElement?.closest('script, style, noscript'))
        spoken.push(walker.currentNode.textContent ?? '');
    }
    return spoken.map((text) => text.trim()).filter((text) => text !== '');
  });
}

async function expectNoEnglish(page: Page, language: Language): Promise<void> {
  const { whole, pieces } = foreign(language);
  expect(pieces.length).toBeGreaterThan(30);
  const left = (await texts(page)).filter(
    (text) => whole.has(text) || pieces.some((piece) => text.includes(piece)),
  );
  expect(left, page.url()).toEqual([]);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
}

for (const language of LANGUAGES) {
  test.describe(language, () => {
    test.use({ locale: language });

    test('every screen has room for it on a narrow phone', async ({ context }) => {
      for (const [name, visit] of Object.entries(STILLS)) {
        const page = await context.newPage();
        await page.setViewportSize({ width: 360, height: 740 });
        const leave = await visit(page);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expectNoSpill(page, `${name} in ${language}`);
        await expectNothingClipped(page, `${name} in ${language}`);
        leave();
        await page.close();
      }
    });
  });
}

test('only the language of the reader is fetched, and another when it is chosen', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, locale: 'fr-CA' });
  const page = await context.newPage();
  const fetched = new Set<string>();
  page.on('request', (request) => {
    const language = /\/assets\/locale\.([^.]+)\./.exec(request.url())?.[1];
    if (language) fetched.add(language);
  });
  await page.goto('/settings');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(word('fr', 'settings'));
  expect([...fetched]).toEqual(['fr']);
  for (const language of LANGUAGES)
    await expect(page.getByRole('radio', { name: word(language, 'language-name') })).toBeVisible();
  await page.getByText(word('pl', 'language-name')).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(word('pl', 'settings'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'pl');
  expect([...fetched]).toEqual(['fr', 'pl']);
  await context.close();
});

for (const language of LANGUAGES.filter((tag) => tag !== 'en')) {
  test.describe(language, () => {
    test.use({ locale: language });

    test('every screen speaks it, and a whole game', async ({ page }) => {
      await page.goto('/');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(word(language, 'app-tagline'));
      await expectNoEnglish(page, language);
      for (const path of ['/new', '/settings', '/nowhere']) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectNoEnglish(page, language);
        await audit(page);
      }
      await page.goto('/t/0000000000');
      await expect(page.getByText(word(language, 'line-gone-text'))).toBeVisible();
      await expectNoEnglish(page, language);

      await page.goto(await makeTable(page, { game: diamant('portal-2025'), bots: ['hugo', 'magda'] }));
      await expect(page.getByRole('button', { name: word(language, 'seating-start') })).toBeVisible();
      await expectNoEnglish(page, language);
      await page.getByRole('button', { name: word(language, 'seating-start') }).click();
      await expect(continueButton(page)).toHaveAttribute('aria-disabled', 'false');
      const answer = goHomeThird(page);
      await playOn(page, async (turn) => {
        await expectNoEnglish(page, language);
        await answer(turn);
      });
      await expect(standings(page)).toBeVisible();
      await expectNoEnglish(page, language);
    });

    test('the dice speak it too', async ({ page }) => {
      await page.goto(await makeTable(page, { game: SHORT.dice, bots: ['cautious', 'bold'], start: true }));
      const roll = page.getByRole('button', { name: word(language, 'act-roll'), exact: true });
      await playOn(page, async (turn) => {
        await expectNoEnglish(page, language);
        const open = page.locator('.foot button[aria-disabled="false"]');
        // Whoever throws the dragon dice has no other button.
        const mayRoll = (await roll.count()) > 0 && (await roll.getAttribute('aria-disabled')) === 'false';
        await (turn % 3 === 0 && mayRoll ? roll : open.last()).click();
      });
      await expectNoEnglish(page, language);
    });
  });
}
