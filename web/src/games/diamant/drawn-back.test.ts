// What the picture of the cave says to those who hear it, in random games of every edition, compared with the engine
// (testdata/browser).

import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { cleanup, render } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { settings } from '../../lib/settings.svelte';
import type { Told } from '../../lib/table.svelte';
import type { DiamantScene, Fact, News, Sight } from '../../lib/types';
import { cardName } from '../../lib/words.svelte';
import { removedOf } from './narration';
import Explorers from './Explorers.svelte';
import Places from './Places.svelte';
import Stage from './Stage.svelte';

interface Cave {
  path: { card: string; rubies: number }[];
  rubies: number;
  met: string[];
  harmless: string[];
  'relics-on-path': number | null;
  removed: Record<string, number>;
  inside: number[];
  carried: number;
  chests: (number | null)[];
  relics: number[][];
}
interface Played {
  players: string[];
  moments: { facts: Fact[]; game: DiamantScene; engine: Cave }[];
}

const FOLDER = join(process.cwd(), '..', 'testdata', 'browser');
const caves = readdirSync(FOLDER).filter((file) => !file.startsWith('troll'));
const read = (file: string): Played => JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as Played;

beforeEach(() => {
  settings.language = 'en';
});
afterEach(cleanup);

const texts = (selector: string, within: ParentNode = document): string[] =>
  Array.from(within.querySelectorAll(selector), ({ textContent }) => textContent.replace(/\s+/g, ' ').trim());
/** Without the marks that keep directions of writing apart. */
const plain = (text: string): string => text.replace(/[\u2066-\u2069]/g, '');
const count = (text: string, word: string): number => Number(new RegExp(`(\\d+) ${word}`).exec(text)?.[1] ?? 0);
const stones = (text: string): number => count(text, 'rub(?:y|ies)');
const sum = (numbers: number[]): number => numbers.reduce((all, one) => all + one, 0);

function compareStage(game: DiamantScene, engine: Cave, log: Told[]): void {
  const { unmount } = render(Stage, { game, latest: null, log });
  const path = texts('ol .visually-hidden').filter((card) => !card.includes('taken by'));
  expect(path.map((text) => plain(text).split(/, | \(|:/)[0])).toEqual(
    engine.path.map(({ card }) => cardName(card)),
  );
  expect(path.map(stones)).toEqual(engine.path.map(({ rubies }) => rubies));
  const names = (selector: string): string[] => texts(selector).map((text) => plain(text).split(':')[0] ?? '');
  expect(names('.met li:not(.harmless)').toSorted()).toEqual(engine.met.map(cardName).toSorted());
  expect(names('.met .harmless').toSorted()).toEqual(engine.harmless.map(cardName).toSorted());
  const deck = texts('p.hint').join(' ');
  expect(deck.includes(`Anyone leaving alone now takes relics worth ${engine['relics-on-path']}.`)).toBe(
    engine['relics-on-path'] !== null,
  );
  expect(deck).toContain(removedOf({ removed: engine.removed }));
  unmount();
}

function compareHoldings(players: string[], game: DiamantScene, engine: Cave): void {
  const scene = { phase: 'playing', seats: players.map((name) => ({ name })), game } as Sight;
  const list = render(Explorers, { scene, game, seat: null, here: [] });
  players.forEach((_, seat) => {
    const row = document.querySelector(`[data-place="seat/${seat}"]`);
    const [where = ''] = texts('.hint', row ?? document);
    expect(where.startsWith('in the cave')).toBe(engine.inside.includes(seat));
    const [amount = ''] = texts('.amount', row ?? document);
    const chest = engine.chests[seat];
    if (typeof chest === 'number') expect(stones(amount)).toBe(chest);
    else expect(amount).toContain('hidden');
    const [relics = '0'] = texts('.relics [aria-hidden]', row ?? document);
    expect(Number(relics)).toBe(sum(engine.relics[seat] ?? []));
  });
  list.unmount();
  const places = render(Places, { game, seat: null, chest: null });
  const [carried = '', lying = ''] = texts('.places .words');
  expect(stones(lying)).toBe(engine.rubies);
  expect(stones(carried)).toBe(engine.carried);
  places.unmount();
}

// Drawing takes its time: every fourth moment is drawn.
test.each(caves)('the picture of a cave says what lies there: %s', { timeout: 20_000 }, (file) => {
  const { players, moments } = read(file);
  const log: Told[] = [];
  moments.forEach(({ facts, game, engine }, at) => {
    const seats = players.map((name) => ({ name }));
    const before = moments[at - 1];
    const sight = (of: DiamantScene): Sight => ({ phase: 'playing', seats, game: of });
    const news = { type: 'drawn', facts } as News;
    log.push({ id: String(at), news, scene: sight(game), before: before ? sight(before.game) : null });
    if (at % 4 > 0) return;
    compareStage(game, engine, log);
    compareHoldings(players, game, engine);
  });
});
