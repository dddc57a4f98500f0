// Every screen there is, standing still: the same in every run, so that it can be looked at under any light.

import { expect, type Page } from '@playwright/test';

import { Recording, type Recorded } from './recording';
import { SHORT, makeTable } from './tables';
import { wordOn } from './words';

/** Comes to the screen and waits until it is there; the answer tidies up. */
type Still = (page: Page) => Promise<() => void>;

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const nothing = (): void => {};

function address(path: string): Still {
  return async (page) => {
    await page.goto(path);
    await expect(heading(page)).toBeVisible();
    return nothing;
  };
}

/** The recorded game at the first message in which this happened. */
function moment(game: Recorded, text: string): Still {
  return async (page) => {
    const recording = new Recording(game, (message) => JSON.stringify(message).includes(text));
    await page.clock.install();
    await recording.play(page);
    await expect(heading(page)).toBeVisible();
    // Nobody needs to watch how it came to this.
    await page.clock.runFor(30_000);
    return () => recording.close();
  };
}

export const STILLS: Record<string, Still> = {
  home: address('/'),
  new: address('/new'),
  party: address('/party'),
  rules: address('/rules'),
  'rules-of-a-box': address('/rules/incan-gold'),
  learn: address('/learn'),
  'open-a-record': address('/replay'),
  'how-deals-are-made': address('/fairness'),
  settings: address('/settings'),
  'not-found': address('/nowhere/at/all'),
  gone: address('/t/0000000000'),
  help: async (page) => {
    await page.goto('/settings');
    await expect(heading(page)).toBeVisible();
    await page.getByRole('button', { name: await wordOn(page, 'help'), exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    return nothing;
  },
  seating: async (page) => {
    await page.goto(await makeTable(page, { game: SHORT.cave, bots: ['hugo', 'magda', 'renard'] }));
    await expect(heading(page)).toBeVisible();
    await expect(page.getByRole('button', { name: await wordOn(page, 'seating-start') })).toBeVisible();
    return nothing;
  },
  arriving: async (page) => {
    const table = await makeTable(page, { game: SHORT.dice, bots: ['bold'] });
    await page.context().clearCookies();
    await page.goto(table);
    await expect(heading(page)).toBeVisible();
    await expect(page.getByRole('button', { name: await wordOn(page, 'seating-sit') })).toBeVisible();
    return nothing;
  },
  cave: moment('diamant', '"worth":17'),
  chosen: moment('diamant', '"choice":"leave"}}'),
  camp: moment('diamant', '"fact":"relic-taken"'),
  trap: moment('diamant', '"fact":"trap-sprung"'),
  end: moment('diamant', '"type":"game-ended"'),
  dice: moment('troll-dragon', '"fact":"cave-rolled"'),
  hall: moment('troll-dragon', '"fact":"eye-opened"'),
  'dice-end': moment('troll-dragon', '"type":"game-ended"'),
};
