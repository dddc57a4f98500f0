// What somebody who does not see the screen hears of a whole game, word for word, in every language.

import type { Page } from '@playwright/test';

import { audit } from '../lib/axe';
import { standings } from '../lib/play';
import { Recording, type Recorded } from '../lib/recording';
import { expect, test } from '../lib/test';
import { asked, heard, listen } from '../lib/transcript';
import { LANGUAGES, word, type Language } from '../lib/words';

/** Plays the recorded game with the keyboard alone; the answer is all that was said and asked. */
async function transcript(page: Page, game: Recorded, language: Language): Promise<string> {
  const recording = new Recording(game);
  await page.clock.install();
  await listen(page);
  await recording.play(page);
  const lines: string[] = [];
  // The others had answered before: this is the end of what can be told without an answer.
  const awaited = page
    .locator('.foot:not(:has([aria-pressed="true"]))')
    .filter({ hasText: word(language, 'waiting-you') });
  for (;;) {
    await expect(async () => {
      await page.clock.runFor(2000);
      await expect(standings(page).or(awaited).first()).toBeVisible({ timeout: 100 });
    }).toPass();
    lines.push(...(await heard(page)));
    const answer = recording.answer;
    if (answer === null) break;
    lines.push(...(await asked(page)), `> ${answer}`);
    await choose(page, answer, language);
  }
  const heading = await page.getByRole('heading', { level: 1 }).innerText();
  await audit(page);
  recording.close();
  openInOrder(lines, language);
  return [...lines, '', `# ${heading}`, ''].join('\n');
}

/** The page loads and connects at the same time, and either may be said first. */
function openInOrder(lines: string[], language: Language): void {
  const said = (name: string): string => `status: ${word(language, name).replaceAll('\u00a0', ' ')}`;
  const [loading, connecting] = [said('loading'), said('line-opening')];
  if (lines[0] === loading && lines[1] === connecting) lines.splice(0, 2, connecting, loading);
}

/** By its letter where it has one, otherwise by Tab and Enter. */
async function choose(page: Page, choice: string, language: Language): Promise<void> {
  const letter = { continue: 'c', roll: 'c', throw: 'c', leave: 'l' }[choice];
  if (letter) return page.keyboard.press(letter);
  await page.getByRole('button', { name: word(language, `act-${choice}`) }).press('Enter');
}

for (const language of LANGUAGES) {
  for (const game of ['diamant', 'troll-dragon'] as const) {
    test.describe(language, () => {
      test.use({ locale: language });
      test(`${game} is heard as it always was`, async ({ page }) => {
        expect(await transcript(page, game, language)).toMatchSnapshot(`${game}-${language}.txt`);
      });
    });
  }
}
