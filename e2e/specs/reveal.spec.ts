// Nobody learns an outcome before the card or die is visible: whole games, watched change by change on every screen.

import { readFileSync } from 'node:fs';

import type { Page } from '@playwright/test';

import { Feed, type FedMessage } from '../lib/feed';
import { watchKnowledge, type Change, type Seen } from '../lib/knowledge';
import type { Recorded } from '../lib/recording';
import { expect, test } from '../lib/test';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });
test.describe.configure({ timeout: 300_000 });

const DRAWS = /^(treasure-found|hazard-met|relic-found|trap-sprung|cave-rolled|hall-rolled|dragon-thrown)$/;
const FATAL = /^(trap-sprung|troll-came|dragon-awoke)$/;
const OPEN_HAND = /@class=hand (continue|leave)/;
const GOES_HOME = /\bheads? home\b|\bwalking\b/;
const WINNER = /\bwins with\b|Shared victory/;
/** Longer than the beats of any message. */
const ALL = 14_000;

const facts = ({ news }: FedMessage): string[] => (news?.facts ?? []).map(({ fact }) => fact);
const offset = (seen: Seen, change: { at: number } | undefined): number =>
  change ? change.at - seen.arrived : Infinity;
/** The coming card has a place on the path; a first card opens the list of them. */
const PLACE = /^(li@class=(newest)?|li@data-place=(card|null)|ol@class=.*)$/;
/** A card has one back; each kind of dice rolls from either side. */
const BACKS = { diamant: 1, 'troll-dragon': 6 };

function known(changes: Change[]): Change[] {
  return changes.filter(({ what }) => !PLACE.test(what));
}

/** What a screen learned from one message. */
async function learn(page: Page, received: number): Promise<Seen> {
  await page.waitForFunction((count) => window.knowledge.received >= count, received, { polling: 20 });
  await page.clock.runFor(ALL);
  return page.evaluate(() => window.knowledge.seen);
}

/** From here on the page's time passes only when it is told to. */
async function stopTime(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 1000);
}

async function open(page: Page, feed: Feed, path: string, as: 'player' | 'onlooker'): Promise<Page> {
  await page.clock.install({ time: 0 });
  await watchKnowledge(page);
  await feed.tell(page, as);
  await page.goto(path);
  await stopTime(page);
  // Sounds are heard only after a touch.
  await page.evaluate(() => window.dispatchEvent(new Event('touchend')));
  return page;
}

/** A screen with faces: nothing else changes before they are visible, and they have turned before anything follows. */
function expectSuspense(seen: Seen, about: string): void {
  const [face] = seen.faces;
  expect(face, `${about}: a face becomes visible`).toBeTruthy();
  const first = known(seen.outside)[0];
  const early = known(seen.outside).filter(({ at }) => at <= face!.at);
  expect(early, `${about}: known before its face is visible`).toEqual([]);
  expect(first!.at - face!.at, `${about}: time to see the face`).toBeGreaterThanOrEqual(face!.turns);
}

for (const game of ['diamant', 'troll-dragon'] as const satisfies Recorded[]) {
  test(`${game}: no table, big screen or phone knows more than its faces show`, async ({ person }) => {
    const feed = new Feed(game);
    await feed.open();
    const options = { reducedMotion: 'no-preference' } as const;
    const table = await open(await person('Ada', options), feed, '/t/RECORDED00', 'player');
    const screen = await open(await person('Tv', options), feed, '/t/RECORDED00/screen', 'onlooker');
    const phone = await open(await person('Bo', options), feed, '/t/RECORDED00/card', 'player');
    const pages = [table, screen, phone];
    await expect.poll(() => feed.listeners).toBe(3);

    const hidden = new Set<string>();
    const heard = new Set<string>();
    let draws = 0;
    for (const [at, message] of feed.messages.entries()) {
      for (const page of pages) await page.evaluate(() => window.knowledge.reset());
      feed.send(message);
      const [onTable, onScreen, onPhone] = await Promise.all(pages.map((page) => learn(page, at + 1)));
      const told = facts(message);
      const about = `message ${message.id}, ${told.join(', ')}`;

      // Whoever has won is said after everything else.
      const winner = onTable!.outside.find(({ what }) => WINNER.test(what));
      if (told.includes('game-ended')) {
        const other = known(onTable!.outside).find(({ what }) => !WINNER.test(what));
        expect(winner!.at - other!.at, `${about}: the winner comes last`).toBeGreaterThanOrEqual(500);
      } else if (message.news?.type !== 'game-ended') expect(winner).toBeUndefined();

      // Who goes home is seen in the hands first, on the table and on the big screen.
      if (told.includes('came-home') && (message.news?.choices?.length ?? 0) > 1) {
        for (const seen of [onTable!, onScreen!]) {
          const opens = seen.outside.find(({ what }) => OPEN_HAND.test(what));
          const follows = seen.outside.find(({ what }) => GOES_HOME.test(what));
          expect(offset(seen, opens), `${about}: closed hands come first`).toBeGreaterThanOrEqual(300);
          expect(follows!.at - opens!.at, `${about}: hands open before anybody walks`).toBeGreaterThanOrEqual(
            400,
          );
        }
      }
      if (!told.some((fact) => DRAWS.test(fact))) continue;
      draws++;
      expectSuspense(onTable!, `the table, ${about}`);
      expectSuspense(onScreen!, `the big screen, ${about}`);
      expect(offset(onTable!, onTable!.faces[0]), `${about}: time to wait for it`).toBeGreaterThanOrEqual(250);
      // A phone has no face of its own: it waits for the big screen's.
      const face = offset(onScreen!, onScreen!.faces[0]);
      const early = known(onPhone!.outside).filter((change) => offset(onPhone!, change) <= face);
      expect(early, `the phone, ${about}`).toEqual([]);
      // What lies face down looks and sounds the same, whatever it is.
      for (const { what } of onTable!.hidden) hidden.add(what);
      const before = onTable!.sounds.filter(({ at: when }) => when <= onTable!.faces[0]!.at);
      heard.add(before.map(({ what }) => what).join());
      if (told.some((fact) => FATAL.test(fact))) {
        const next = onTable!.outside.findLast(({ what }) => what !== '');
        expect(offset(onTable!, next), `${about}: time to take it in`).toBeGreaterThanOrEqual(1500);
      }
      if (told.some((fact) => /^(troll-came|dragon-awoke)$/.test(fact))) {
        // The dice that took everything stay in the light, and only once they are seen.
        for (const seen of [onTable!, onScreen!]) {
          const lit = seen.outside.find(({ what }) => /@class=slab.*fatal/.test(what));
          expect(lit?.at, `${about}: the fatal dice`).toBeGreaterThan(seen.faces[0]!.at);
        }
      }
    }
    expect(draws).toBeGreaterThan(15);
    expect([...hidden]).toHaveLength(BACKS[game]);
    expect([...heard]).toHaveLength(1);
    feed.close();
  });
}

/** One look of a replay at its usual speed. */
const LOOK = 2000;

for (const name of ['incan-gold', 'troll-dragon']) {
  test(`${name}: a replay that plays by itself tells nothing before it is visible`, async ({ page }) => {
    const { record, replay } = JSON.parse(readFileSync(`../testdata/replays/${name}.json`, 'utf8'));
    const drawn = (step: { facts: { fact: string }[] }): boolean =>
      step.facts.some(({ fact }) => DRAWS.test(fact));
    await page.clock.install({ time: 0 });
    await watchKnowledge(page);
    await page.goto('/replay');
    const buffer = Buffer.from(JSON.stringify(record));
    await page
      .getByLabel('Open a record file')
      .setInputFiles({ name: 'record.json', mimeType: 'application/json', buffer });
    const scrubber = page.getByRole('slider', { name: 'Position in the game' });
    const last = await scrubber.getAttribute('max');
    await stopTime(page);
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await page.clock.runFor(LOOK / 2);
    let draws = 0;
    for (let moment = 1; moment <= Number(last); moment++) {
      await page.evaluate(() => window.knowledge.reset());
      await page.clock.runFor(LOOK);
      await expect(scrubber).toHaveValue(String(moment));
      const seen = await page.evaluate(() => window.knowledge.seen);
      // When a relic is taken, the card before it is the newest again: a face that everybody knows.
      const isKnown = name === 'incan-gold' && seen.hidden.length === 0;
      if (seen.faces.length > 0 && !isKnown) {
        draws++;
        expectSuspense(seen, `moment ${moment}`);
      }
      const winner = seen.outside.find(({ what }) => WINNER.test(what));
      if (moment === Number(last) && replay.steps.at(-1).game.over)
        expect(winner!.at - known(seen.outside)[0]!.at, 'the winner comes last').toBeGreaterThanOrEqual(500);
      else expect(winner).toBeUndefined();
    }
    expect(draws).toBe(replay.steps.filter(drawn).length);
  });
}

/** A table in the recorded game at which the first card has just come. */
async function atFirstCard(page: Page, feed: Feed): Promise<Page> {
  await feed.open();
  await open(page, feed, '/t/RECORDED00', 'player');
  await expect.poll(() => feed.listeners).toBe(1);
  const first = feed.messages.findIndex((message) => facts(message).some((fact) => DRAWS.test(fact)));
  for (const [at, message] of feed.messages.slice(0, first + 1).entries()) {
    feed.send(message);
    await page.waitForFunction((count) => window.knowledge.received >= count, at + 1, { polling: 20 });
  }
  return page;
}
const hazard = (page: Page) => page.locator('.stage').getByText('lava').first();

test('one key shows the card at once, and is no answer', async ({ page }) => {
  const feed = new Feed('diamant');
  await atFirstCard(page, feed);
  const acts: string[] = [];
  page.on('request', (request) => request.url().endsWith('/act') && acts.push(request.url()));
  // A few frames, in which the stage gets its size.
  await page.clock.runFor(100);
  await expect(page.locator('.turning.back')).toBeVisible();
  await page.keyboard.press('c');
  await expect(hazard(page)).toBeVisible();
  await expect(page.locator('.turning.back')).toHaveCount(0);
  expect(acts).toEqual([]);
  feed.close();
});

test('without motion the result is there at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const feed = new Feed('diamant');
  await atFirstCard(page, feed);
  await expect(hazard(page)).toBeVisible();
  feed.close();
});

test('whoever comes to a running game hears of the card that lies there', async ({ page }) => {
  const feed = new Feed('diamant');
  await feed.open();
  await open(page, feed, '/t/RECORDED00', 'player');
  await expect.poll(() => feed.listeners).toBe(1);
  feed.send({ ...feed.messages.find((message) => facts(message).includes('hazard-met'))!, news: undefined });
  await expect(page.getByRole('log')).toContainText('lava');
  feed.close();
});
