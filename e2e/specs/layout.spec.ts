// What must be seen while a game is played, in the windows that people have: never below the fold, never behind something.

import type { Locator, Page } from '@playwright/test';

import { audit } from '../lib/axe';
import { showCrowd, type Crowd } from '../lib/crowd';
import { continueButton, leaveButton } from '../lib/play';
import { WINDOWS, seen, type Box } from '../lib/seen';
import { expectNoSpill, shot } from '../lib/shots';
import { calmCave, makeTable } from '../lib/tables';
import { expect, test } from '../lib/test';

const sizeOf = ({ left, top, right, bottom }: Box): number[] => [right - left, bottom - top].map(Math.round);
const scrolls = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
const newest = (page: Page): Locator => page.locator('.newest .card-art');

/** The cave is one scene on a laptop too. */
const SCENES = [...WINDOWS, { width: 1366, height: 768 }];
const LONG = ['Maximilienne-Charlotte-X', 'WWWWWWWWWWWWWWWWWWWWWWWW', '👩‍🚀👩‍🚀👩‍🚀👩‍🚀'];
const CROWDS: Record<string, Crowd> = {
  'three explorers': { game: 'diamant', players: 3, cards: 4 },
  'eight explorers on a long path': { game: 'diamant', players: 8, cards: 15 },
  'a trap for all eight': {
    game: 'diamant',
    players: 8,
    cards: 9,
    facts: [{ fact: 'trap-sprung', hazard: 'ram', caught: [0, 1, 2, 3, 4, 5, 6, 7], lost: 24 }],
  },
  'names of 24 letters': { game: 'diamant', players: 5, cards: 6, names: LONG },
  'a path that turns at every hazard': { game: 'diamant', players: 8, cards: 15, edition: 'classic-2005' },
};

for (const [name, crowd] of Object.entries(CROWDS)) {
  test(`${name}: a game in play is one screen`, async ({ page }) => {
    await page.setViewportSize(WINDOWS[0]!);
    const leave = await showCrowd(page, crowd);
    await expect(continueButton(page)).toBeVisible();
    for (const size of SCENES) {
      const about = `${name} at ${size.width} × ${size.height}`;
      await page.setViewportSize(size);
      expect(await scrolls(page), `${about} scrolls`).toBeLessThanOrEqual(0);
      await expectNoSpill(page, about);
      const card = await seen(newest(page), `the newest card, ${about}`);
      expect(card.bottom - card.top, `${about}: the card is large enough`).toBeGreaterThan(70);
      for (const place of ['carried', 'path', 'chest'])
        await seen(page.locator(`[data-place="${place}"]`), `${place}, ${about}`);
      const explorers = page.getByRole('region', { name: 'Explorers' }).getByRole('listitem');
      await expect(explorers).toHaveCount(crowd.players);
      for (const explorer of await explorers.all()) await seen(explorer, `an explorer, ${about}`);
      const buttons = [continueButton(page), leaveButton(page)];
      const [go, home] = await Promise.all(buttons.map((button) => seen(button, `a choice, ${about}`)));
      expect(sizeOf(home!), 'both choices are alike').toEqual(sizeOf(go!));
      expect(go!.bottom - go!.top, 'a thumb finds it').toBeGreaterThanOrEqual(44);
      const cut = await page
        .locator('.foot .why')
        .evaluateAll((hints) => hints.filter((hint) => hint.scrollHeight > hint.clientHeight + 1).length);
      expect(cut, `what a choice means is cut, ${about}`).toBe(0);
    }
    await audit(page);
    leave();
  });
}

test('the dice and all that may be done with them are one screen', async ({ page }) => {
  await page.setViewportSize(WINDOWS[0]!);
  const leave = await showCrowd(page, { game: 'troll-dragon', players: 5 });
  await expect(leaveButton(page)).toBeVisible();
  for (const size of WINDOWS) {
    const about = `${size.width} × ${size.height}`;
    await page.setViewportSize(size);
    expect(await scrolls(page), about).toBeLessThanOrEqual(0);
    await expectNoSpill(page, about);
    for (const die of await page.locator('.slab .dice svg').all()) await seen(die, `a die, ${about}`);
    await seen(page.locator('.dragon'), `the Dragon, ${about}`);
    const players = page.getByRole('region', { name: 'Bag' }).getByRole('listitem');
    await expect(players).toHaveCount(5);
    for (const player of await players.all()) await seen(player, `a player, ${about}`);
    for (const button of await page.locator('.foot button').all()) await seen(button, `a choice, ${about}`);
    await seen(page.locator('.beside'), `what is at risk, ${about}`);
  }
  await audit(page);
  leave();
});

test('the largest letters and high contrast still fit on a phone', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('tacora', JSON.stringify({ size: 'largest', contrast: 'high' })),
  );
  await page.setViewportSize({ width: 390, height: 844 });
  const leave = await showCrowd(page, { game: 'diamant', players: 4, cards: 5 });
  await seen(newest(page), 'the newest card');
  expect(await scrolls(page)).toBeLessThanOrEqual(0);
  for (const place of ['carried', 'chest']) await seen(page.locator(`[data-place="${place}"]`), place);
  await shot(page, 'cave-largest-contrast');
  leave();
});

test('the largest letters hide neither dice nor players on a phone', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('tacora', JSON.stringify({ size: 'largest' })));
  await page.setViewportSize({ width: 390, height: 844 });
  for (const room of ['cave', 'hall'] as const) {
    const leave = await showCrowd(page, { game: 'troll-dragon', players: 4, room });
    await expect(leaveButton(page)).toBeVisible();
    for (const die of await page.locator('.slab .dice svg').all()) await seen(die, `a die, ${room}`);
    for (const player of await page.getByRole('region', { name: 'Bag' }).getByRole('listitem').all())
      await seen(player, `a player, ${room}`);
    await seen(page.locator('.beside'), `what is at risk, ${room}`);
    expect(await scrolls(page)).toBeLessThanOrEqual(0);
    leave();
    await page.unroute('**/api/tables/*/events*');
  }
});

test('at 400 % the dice and all choices are there without scrolling', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 200 });
  for (const room of ['cave', 'hall'] as const) {
    const leave = await showCrowd(page, { game: 'troll-dragon', players: 4, room });
    await expect(leaveButton(page)).toBeVisible();
    for (const die of await page.locator('.slab .dice svg').all()) await seen(die, `a die, ${room}`);
    for (const button of await page.locator('.foot button').all()) await seen(button, `a choice, ${room}`);
    await expectNoSpill(page, `${room} at 320 × 200`);
    leave();
    await page.unroute('**/api/tables/*/events*');
  }
});

test('at 400 % the newest card and both choices are there without scrolling', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 200 });
  const leave = await showCrowd(page, { game: 'diamant', players: 5, cards: 6 });
  await seen(newest(page), 'the newest card');
  await seen(continueButton(page), 'Continue');
  await seen(leaveButton(page), 'Leave');
  await expectNoSpill(page, '320 × 200');
  leave();
});

test('log, cards, calls and host are in a sheet on a phone, and in a drawer on a laptop', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const leave = await showCrowd(page, { game: 'diamant', players: 5, cards: 6 });
  const wow = page.getByRole('button', { name: 'Wow!' });
  await expect(wow).toBeHidden();
  await page.getByRole('button', { name: 'More' }).click();
  await expect(page.getByRole('region', { name: 'More about this table' })).toBeVisible();
  await expect(wow).toBeVisible();
  await audit(page);
  // Letters are no answers while the cave is not to be seen.
  const acts: string[] = [];
  page.on('request', (request) => request.url().endsWith('/act') && acts.push(request.url()));
  await page.keyboard.press('c');
  expect(acts).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(wow).toBeHidden();
  await expect(page.getByRole('button', { name: 'More' })).toBeFocused();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(wow).toBeHidden();
  await page.getByRole('button', { name: 'More' }).click();
  await expect(wow).toBeVisible();
  const drawer = await page.getByRole('region', { name: 'More about this table' }).boundingBox();
  expect(drawer!.x, 'the cave stays in sight').toBeGreaterThan(640);
  leave();
});

test('no stripe shows where a button has a border', async ({ page }) => {
  const leave = await showCrowd(page, { game: 'diamant', players: 3 });
  for (const button of [continueButton(page), leaveButton(page)])
    await expect(button).toHaveCSS('background-origin', 'border-box');
  await page.goto('/');
  await expect(page.locator('.button.primary').first()).toHaveCSS('background-origin', 'border-box');
  leave();
});

test('a game is seen from its top, however far down among the seats it began', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto(await makeTable(page, { game: calmCave, bots: ['hugo', 'magda'] }));
  await expect(page.getByRole('button', { name: 'Start now' })).toBeVisible();
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await page.evaluate(
    (table) => fetch(`/api/tables/${table}/start`, { method: 'POST' }),
    page.url().slice(-10),
  );
  await expect(continueButton(page)).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await seen(page.getByRole('heading', { level: 1 }), 'the heading');
});

test('every stone of a heap is in its picture', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const cards of [2, 4, 8, 15]) {
    const leave = await showCrowd(page, { game: 'diamant', players: 3, cards });
    const heaps = page.locator('.pile svg:has(ellipse)');
    await expect(heaps.first()).toBeVisible();
    const cut = await heaps.evaluateAll((pictures) =>
      pictures.flatMap((picture) => {
        const { left, right, top, bottom } = picture.getBoundingClientRect();
        return [...picture.querySelectorAll('g')]
          .map((stone) => stone.getBoundingClientRect())
          .filter((s) => s.left < left - 1 || s.right > right + 1 || s.top < top - 1 || s.bottom > bottom + 1);
      }),
    );
    expect(cut, `${cards} cards`).toEqual([]);
    leave();
    await page.unroute('**/api/tables/*/events*');
  }
});

const LOUD = [
  { fact: 'trap-sprung', hazard: 'ram', caught: [0, 1, 3, 4], lost: 24 },
  { fact: 'expedition-ended', 'to-bank': 13, removed: 'ram' },
];

for (const [width, height, path] of [
  [390, 844, '/t/CROWD00000'],
  [1366, 768, '/t/CROWD00000'],
  [1920, 1080, '/t/CROWD00000/screen'],
] as const) {
  test(`at ${width} × ${height} no card shrinks for the words of a trap`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const sizes = [];
    for (const facts of [[{ fact: 'hazard-met', hazard: 'ram' }], LOUD]) {
      const crowd: Crowd = { game: 'diamant', players: 5, cards: 9, facts, onlooker: path.endsWith('screen') };
      const leave = await showCrowd(page, crowd, path);
      await expect(newest(page)).toBeVisible();
      await expect(page.locator('.stage .urgent')).toHaveCount(facts === LOUD ? 1 : 0);
      sizes.push((await newest(page).boundingBox())!.height);
      leave();
      await page.unroute('**/api/tables/*/events*');
    }
    expect(sizes[1]! / sizes[0]!).toBeCloseTo(1, 2);
  });
}

const BIG: Record<string, Crowd> = {
  'four explorers': { game: 'diamant', players: 4, cards: 6, onlooker: true },
  'eight explorers on a long path': { game: 'diamant', players: 8, cards: 15, onlooker: true },
  'five with dice': { game: 'troll-dragon', players: 5, onlooker: true },
};

for (const [name, crowd] of Object.entries(BIG)) {
  test(`${name} fill a television, and nothing on it is too small to read`, async ({ page }) => {
    await page.setViewportSize({ width: 1920, height: 1080 });
    const leave = await showCrowd(page, crowd, '/t/CROWD00000/screen');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('.stage')).toBeVisible();
    expect(await scrolls(page)).toBeLessThanOrEqual(0);
    const small = await page.evaluate(() => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      while (walker.nextNode()) {
        const part = walker.currentNode.parentElement;
        const text = walker.currentNode.textContent?.trim();
        if (!text || !part || part.closest('svg, .visually-hidden, .skip')) continue;
        const hidden = getComputedStyle(part).clipPath !== 'none' || !part.checkVisibility();
        if (!hidden && parseFloat(getComputedStyle(part).fontSize) < 28)
          found.push(`${text}: ${getComputedStyle(part).fontSize}`);
      }
      return found;
    });
    expect(small).toEqual([]);
    // The cave and those who play reach from one side to the other.
    const people = page.getByRole('listitem').filter({ hasText: /Ada|Renard|Minerva|Nelly/ });
    const boxes = await Promise.all((await people.all()).map((person) => person.boundingBox()));
    expect(Math.max(...boxes.map((box) => box!.x + box!.width))).toBeGreaterThan(1600);
    for (const box of boxes) expect(box!.y + box!.height / 2).toBeGreaterThan(540);
    expect((await page.locator('.stage').boundingBox())!.width).toBeGreaterThan(1800);
    for (const figure of await page.locator('.crew .figure').all())
      expect((await figure.boundingBox())!.height, 'a figure is as tall as a hand').toBeGreaterThanOrEqual(180);
    await shot(page, `big-${crowd.game}-${crowd.players}`);
    await audit(page);
    leave();
  });
}

test('a big screen shows how to join only while a seat is free and a phone can follow', async ({ page }) => {
  const code = page.getByRole('img', { name: 'The link as a QR code' });
  await page.route('**/api/reachable', (route) =>
    route.fulfill({ json: { url: 'http://192.168.178.20:7777' } }),
  );
  for (const [players, shown] of [
    [5, 1],
    [8, 0],
  ] as const) {
    const leave = await showCrowd(page, { game: 'diamant', players, onlooker: true }, '/t/CROWD00000/screen');
    await expect(page.getByText(/still thinking/)).toBeVisible();
    await expect(code).toHaveCount(shown);
    leave();
    await page.unroute('**/api/tables/*/events*');
  }
});

test('a page on this computer invites with the address on the network, or says what is missing', async ({
  page,
}) => {
  const code = page.getByRole('img', { name: 'The link as a QR code' });
  await page.route('**/api/reachable', (route) =>
    route.fulfill({ json: { url: 'http://192.168.178.20:7777' } }),
  );
  const table = await makeTable(page, { game: calmCave });
  await page.goto(table);
  await expect(page.getByText(`http://192.168.178.20:7777${table}`)).toBeVisible();
  await expect(code).toBeVisible();
  await page.goto(`${table}/screen`);
  await expect(page.getByText(`http://192.168.178.20:7777${table}/card`)).toBeVisible();
  await expect(code).toBeVisible();
  await page.unroute('**/api/reachable');
  for (const address of [table, `${table}/screen`]) {
    await page.goto(address);
    await expect(page.getByText(/start Tacora with --lan/)).toBeVisible();
    await expect(code).toHaveCount(0);
    await audit(page);
  }
});

for (const game of ['diamant', 'troll-dragon'] as const) {
  test(`a decision card of ${game} is one screen`, async ({ page }) => {
    await page.setViewportSize(WINDOWS[0]!);
    const leave = await showCrowd(page, { game, players: 5, names: LONG }, '/t/CROWD00000/card');
    await expect(leaveButton(page)).toBeVisible();
    for (const size of WINDOWS) {
      const about = `${size.width} × ${size.height}`;
      await page.setViewportSize(size);
      expect(await scrolls(page), about).toBeLessThanOrEqual(0);
      await expectNoSpill(page, about);
      for (const button of await page.locator('button[aria-keyshortcuts]').all()) {
        const box = await seen(button, `a choice, ${about}`);
        expect(box.bottom - box.top, 'a thumb finds it').toBeGreaterThanOrEqual(60);
      }
      for (const amount of await page.locator('dl > div').all()) await seen(amount, `an amount, ${about}`);
    }
    await audit(page);
    leave();
  });
}

for (const players of [3, 8]) {
  for (const [width, height, path] of [
    [1366, 768, '/t/CROWD00000'],
    [1920, 1080, '/t/CROWD00000/screen'],
  ] as const) {
    test(`the result of ${players} is one screen at ${width} × ${height}, and nobody stands in it twice`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      const crowd: Crowd = { game: 'diamant', players, over: true, onlooker: path.endsWith('screen') };
      const leave = await showCrowd(page, crowd, path);
      await seen(page.getByRole('heading', { level: 1 }), 'who has won');
      await seen(page.locator('.result table'), 'the standings');
      const figures = page.locator('.podium .figure');
      await expect(figures).toHaveCount(players);
      for (const figure of await figures.all()) await seen(figure, 'somebody on the steps');
      await seen(page.getByRole('link', { name: 'Home' }).last(), 'the way on');
      await expect(page.getByRole('region', { name: 'Explorers' })).toHaveCount(0);
      await expectNoSpill(page, `${width} × ${height}`);
      await audit(page);
      leave();
    });
  }
}

test.describe('in a language with long words', () => {
  test.use({ locale: 'de-DE' });
  for (const path of ['/t/CROWD00000', '/t/CROWD00000/card']) {
    for (const seat of [0, 2]) {
      test(`${path} for seat ${seat} fits every phone`, async ({ page }) => {
        const names = [LONG[0]!, 'Bo', LONG[0]!.replace('X', 'Y')];
        const leave = await showCrowd(page, { game: 'diamant', players: 8, cards: 6, names, seat }, path);
        await expect(page.locator('.choices, .camp-panel')).toBeVisible();
        for (const size of WINDOWS) {
          const about = `${size.width} × ${size.height}`;
          await page.setViewportSize(size);
          expect(await scrolls(page), about).toBeLessThanOrEqual(0);
          await expectNoSpill(page, about);
          for (const button of await page.locator(':is(.choices, .camp-panel) button').all())
            await seen(button, `a button, ${about}`);
          const wide = await page
            .locator('.place')
            .evaluateAll(
              (places) => places.filter((place) => place.scrollWidth > place.clientWidth + 1).length,
            );
          expect(wide, `amounts fit their places, ${about}`).toBe(0);
        }
        leave();
      });
    }
  }
});

test.describe('while chests open', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });
  test('everybody is in sight, the winner too', async ({ page }) => {
    await page.setViewportSize(WINDOWS[1]!);
    const leave = await showCrowd(page, { game: 'diamant', players: 8 }, '/t/CROWD00000', true);
    await expect(page.locator('.finale.over')).toBeVisible({ timeout: 30_000 });
    for (const size of SCENES) {
      const about = `${size.width} × ${size.height}`;
      await page.setViewportSize(size);
      expect(await scrolls(page), about).toBeLessThanOrEqual(0);
      for (const one of await page.locator('.finale li').all()) {
        const { x, y, width, height } = (await one.boundingBox())!;
        expect(Math.min(x, y), about).toBeGreaterThanOrEqual(-1);
        expect(x + width, about).toBeLessThanOrEqual(size.width + 1);
        expect(y + height, about).toBeLessThanOrEqual(size.height + 1);
      }
    }
    leave();
  });
});
