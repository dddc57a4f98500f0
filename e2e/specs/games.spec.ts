// People and bots play whole games together, each on a screen of their own, and all see the same end.

import type { Page } from '@playwright/test';

import { audit } from '../lib/axe';
import {
  goHomeThird,
  leaveButton,
  continueButton,
  playOn,
  question,
  rollOn,
  sitDown,
  standings,
} from '../lib/play';
import { calmCave, diamant, dice, makeTable, type Wish } from '../lib/tables';
import { expect, test } from '../lib/test';

/** The standings as they are shown. */
const result = (page: Page): Promise<string[]> => standings(page).getByRole('row').allInnerTexts();

interface Evening extends Wish {
  people: string[];
}

const EVENINGS: Record<string, Evening> = {
  'the newest box with relics': {
    game: { name: 'diamant', edition: 'portal-2025', relics: true },
    people: ['Ada', 'Bo'],
    bots: ['hugo', 'renard'],
  },
  'the first box, people only, chests and thinking hidden': {
    game: diamant('classic-2005', { expeditions: 2, chests: 'hidden' }),
    people: ['Ada', 'Bo', 'Cleo'],
    options: { timing: 'hidden' },
  },
  'a full table of eight': {
    game: diamant('incan-gold'),
    people: ['Ada', 'Bo', 'Cleo'],
    bots: ['hugo', 'magda', 'renard', 'nelly', 'suzette'],
  },
  'the dice in turn': { game: dice('step'), people: ['Ada', 'Bo'], bots: ['bold'] },
  'the dice as fast as they can': {
    game: dice('live'),
    people: ['Ada', 'Bo'],
    bots: ['cautious'],
    options: { interval: 100 },
  },
};

for (const [name, { people, ...wish }] of Object.entries(EVENINGS)) {
  test(`a whole game: ${name}`, async ({ person }) => {
    const [host, ...guests] = await Promise.all(people.map((who) => person(who)));
    const address = await makeTable(host!, wish);
    await host!.goto(address);
    for (const guest of guests) await sitDown(guest, address);
    await host!.getByRole('button', { name: 'Start now' }).click();

    const everybody = [host!, ...guests];
    const diced = JSON.stringify(wish.game).includes('troll');
    await Promise.all(everybody.map((page) => playOn(page, (diced ? rollOn : goHomeThird)(page))));
    await audit(host!);

    const results = await Promise.all(everybody.map(result));
    for (const seen of results) expect(seen).toEqual(results[0]);
    expect(results[0]).toHaveLength(1 + people.length + (wish.bots?.length ?? 0));
    await expect(host!.getByRole('heading', { level: 1 })).toContainText(/wins|Shared victory/);

    // Once more, with everybody where they were.
    for (const page of everybody) await page.getByRole('button', { name: 'Play again' }).click();
    await expect(question(everybody[0]!).or(everybody[0]!.locator('.stage')).first()).toBeVisible();
  });
}

test('one click on the first screen is a game', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: /Brave the cave/ }).click();
  await expect(question(page).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Expedition 1 of 5' })).toBeVisible();
});

test('a choice can be changed until the last one is in', async ({ person }) => {
  const [ada, bo, cleo] = await Promise.all(['Ada', 'Bo', 'Cleo'].map((name) => person(name)));
  const address = await makeTable(ada!, { game: calmCave });
  await ada!.goto(address);
  await sitDown(bo!, address);
  await sitDown(cleo!, address);
  await ada!.getByRole('button', { name: 'Start now' }).click();

  await leaveButton(ada!).click();
  await expect(leaveButton(ada!)).toHaveAttribute('aria-pressed', 'true');
  await expect(ada!.getByText('You can change your mind')).toBeVisible();
  await expect(bo!.getByText('You and Cleo are still thinking.')).toBeVisible();
  await continueButton(ada!).click();
  await expect(continueButton(ada!)).toHaveAttribute('aria-pressed', 'true');
  await expect(leaveButton(ada!)).toHaveAttribute('aria-pressed', 'false');

  await continueButton(bo!).dblclick();
  await expect(cleo!.getByText('Make your choice!')).toBeVisible();
  await leaveButton(cleo!).click();
  // Ada changed her mind, Bo's second click was not a second choice, and Cleo went home alone.
  for (const page of [ada!, bo!, cleo!]) {
    await expect(page.getByText(/^Cleo heads home/).first()).toBeAttached();
    await expect(page.getByRole('listitem').filter({ hasText: 'Ada' }).first()).toContainText('in the cave');
  }
  await expect(question(bo!).first()).toBeVisible();
  await expect(cleo!.getByText('You’re safe at camp.')).toBeVisible();
  await expect(leaveButton(cleo!)).toHaveCount(0);
});

test('where there is a clock it is shown, and nobody waits for ever', async ({ person }) => {
  const [ada, bo] = await Promise.all(['Ada', 'Bo'].map((name) => person(name)));
  const address = await makeTable(ada!, { game: calmCave, bots: ['hugo'], options: { clock: 5 } });
  await ada!.goto(address);
  await sitDown(bo!, address);
  await ada!.getByRole('button', { name: 'Start now' }).click();
  await expect(ada!.getByRole('timer')).toHaveText(/^[1-5] s left$/);
  await continueButton(ada!).click();
  await expect(ada!.getByText('Bo is still thinking.')).toBeVisible();
  await expect(ada!.getByText('Bo is away. A bot is playing for them.').first()).toBeAttached();
});

test('whoever only looks on sees the game and no buttons', async ({ person }) => {
  const [ada, onlooker] = await Promise.all(['Ada', 'Zoe'].map((name) => person(name)));
  const address = await makeTable(ada!, { game: calmCave, bots: ['hugo', 'magda'], start: true });
  await ada!.goto(address);
  await onlooker!.goto(address);
  await expect(onlooker!.getByText('You’re watching.')).toBeVisible();
  await expect(onlooker!.locator('.foot button')).toHaveCount(0);
  await expect(onlooker!.getByText('Ada is still thinking.')).toBeVisible();
  await leaveButton(ada!).click();
  await expect(
    onlooker!.getByText(/^Ada (heads home|and \w+ head home)|^Ada, .* head home/).first(),
  ).toBeAttached();
});
