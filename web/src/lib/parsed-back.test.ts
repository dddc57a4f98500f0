// What is said about random games of both kinds and every edition, read back and compared with the engine (testdata/browser).

import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { beforeEach, expect, test } from 'vitest';

import { momentsOf } from '../replay/story';
import { narrate, state } from './narrate';
import { settings } from './settings.svelte';
import type { DiamantScene, Fact, News, Replay, Sight, TrollScene } from './types';
import { cardName, cardOnPath } from './words.svelte';

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
/** Pieces are diamonds and gold nuggets. */
type Pieces = [number, number];
interface Dice {
  active: number;
  beside: Pieces;
  rooms: Pieces;
  hand: number;
  bags: Pieces[];
}
interface Moment<G, E> {
  facts: Fact[];
  game: G;
  engine: E;
}
interface Played<G, E> {
  players: string[];
  moments: Moment<G, E>[];
}

const FOLDER = join(process.cwd(), '..', 'testdata', 'browser');
const files = readdirSync(FOLDER);
const read = <G, E>(file: string): Played<G, E> =>
  JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as Played<G, E>;
const caves = files.filter((file) => !file.startsWith('troll'));
const tables = files.filter((file) => file.startsWith('troll'));

beforeEach(() => {
  settings.language = 'en';
});

const sight = (players: string[], game: DiamantScene | TrollScene): Sight => ({
  phase: game.over ? 'over' : 'playing',
  seats: players.map((name) => ({ name })),
  game,
});
const items = (list: string): string[] => (list === '' ? [] : list.split(/, | and /));
const count = (text: string, word: string): number => Number(new RegExp(`(\\d+) ${word}`).exec(text)?.[1] ?? 0);
const stones = (text: string): number => count(text, 'rub(?:y|ies)');
const pieces = (text: string): Pieces => [count(text, 'diamond'), count(text, 'gold nugget')];
/** What stands between these words, up to the end of the sentence. */
const after = (text: string, start: string): string | null => {
  const at = text.indexOf(start);
  return at < 0 ? null : (text.slice(at + start.length).split(/\.(?: |$)/)[0] ?? '');
};
const sorted = (words: string[]): string[] => words.toSorted();
const names = (players: string[], seats: number[]): string[] => seats.map((seat) => players[seat] ?? '');

function compareCave(players: string[], game: DiamantScene, engine: Cave, seat: number): void {
  const said = state(sight(players, game), seat);
  if (game.over) {
    const scores = engine.chests.map((chest, at) =>
      (engine.relics[at] ?? []).reduce((sum, one) => sum + one, chest ?? 0),
    );
    const best = Math.max(...scores);
    expect(said).toContain(`${players[scores.indexOf(best)] ?? ''} win`);
    expect(said).toContain(`with ${best} points!`);
    return;
  }
  const onPath = after(said, 'On the path: ') ?? '';
  const [path = '', left = ''] = onPath.split(', with ');
  expect(items(path), said).toEqual(engine.path.map(({ card }) => cardName(card)));
  expect(stones(left), said).toBe(engine.rubies);
  const hazards = (start: string): string[] => sorted(items(after(said, start) ?? ''));
  expect(hazards('One more of these and it’s a trap: '), said).toEqual(sorted(engine.met.map(cardName)));
  expect(hazards('No longer able to trap anyone: '), said).toEqual(sorted(engine.harmless.map(cardName)));
  const worth = after(said, 'Anyone leaving alone now takes relics worth ');
  expect(worth === null ? null : Number.parseInt(worth), said).toBe(engine['relics-on-path']);
  const gone = items(after(said, 'Out of the game: ') ?? '').map((card) => card.split(' × '));
  const removed = Object.entries(engine.removed).map(([hazard, copies]) => [cardName(hazard), String(copies)]);
  expect(gone.toSorted(), said).toEqual(removed.toSorted());
  const [inside = '', alone = null] = (after(said, 'In the cave: ') ?? '').split(', carrying ');
  expect(items(inside), said).toEqual(names(players, engine.inside));
  const carried = alone ?? after(said, 'Each carries ');
  expect(carried === null ? 0 : stones(carried), said).toBe(engine.inside.length === 0 ? 0 : engine.carried);
  const chest = after(said, 'In your chest: ');
  expect(chest === null ? null : stones(chest), said).toBe(engine.chests[seat]);
}

test.each(caves)('what is said of a cave is what lies there: %s', (file) => {
  const { players, moments } = read<DiamantScene, Cave>(file);
  expect(moments.length).toBeGreaterThan(20);
  for (const { game, engine } of moments) {
    for (const seat of players.keys()) compareCave(players, game, engine, seat);
    const lying = game.path.map(({ card, rubies }) => ({ card, rubies }));
    expect(lying).toEqual(engine.path);
    expect([game.chests, game.relics, game.removed ?? {}]).toEqual([
      engine.chests,
      engine.relics,
      engine.removed,
    ]);
    for (const card of game.path) {
      const words = cardOnPath(card);
      expect(words).toContain(cardName(card.card));
      expect(stones(words), words).toBe(card.rubies);
    }
  }
});

test.each(caves)('what is told of a cave is what changed in it: %s', (file) => {
  const { players, moments } = read<DiamantScene, Cave>(file);
  let home = 0;
  moments.forEach(({ facts, game, engine }, at) => {
    const earlier = moments[at - 1];
    if (!earlier) return;
    const news = { type: 'drawn', facts } as News;
    const told = narrate({ news, scene: sight(players, game), before: sight(players, earlier.game) });
    for (const { text } of told) {
      const leaving = /^(.*) heads? home with (.*?)(?: each)?(?: \(| from the path|\.)/.exec(text);
      if (leaving) {
        home += 1;
        for (const name of items(leaving[1] ?? '')) {
          const seat = players.indexOf(name);
          const [before, now] = [earlier.engine.chests[seat], engine.chests[seat]];
          if (typeof before === 'number' && typeof now === 'number')
            expect(stones(leaving[2] ?? ''), text).toBe(now - before);
        }
      }
      const relic = /^(.*) takes .*, worth (\d+)\.$/.exec(text);
      if (relic) {
        const seat = players.indexOf(relic[1] ?? '');
        expect(engine.relics[seat], text).toContain(Number(relic[2]));
        expect(engine.relics[seat]?.length).toBeGreaterThan(earlier.engine.relics[seat]?.length ?? 0);
      }
      const stays = /\. (\d+) rub(?:y is|ies are) left on the path\.$/.exec(text);
      const ended = facts.find(({ fact }) => fact === 'expedition-ended');
      const left = ended?.fact === 'expedition-ended' ? ended['to-bank'] : engine.rubies;
      if (stays) expect(Number(stays[1]), text).toBe(left);
    }
  });
  expect(home).toBeGreaterThan(0);
});

test.each(tables)('what is said of the dice is what lies there: %s', (file) => {
  const { players, moments } = read<TrollScene, Dice>(file);
  moments.forEach(({ facts, game, engine }, at) => {
    const scene = sight(players, game);
    const said = state(scene, 0);
    expect(said).toContain(`It’s ${players[engine.active]}’s turn`);
    expect(pieces(after(said, 'Beside the bag: ') ?? ''), said).toEqual(engine.beside);
    const rooms = ['Diamonds in the cave: ', 'Nuggets in the hall: '].map((room) => Number(after(said, room)));
    expect(rooms, said).toEqual(engine.rooms);
    expect(Number(after(said, 'In the Troll’s Hand: ')), said).toBe(engine.hand);
    expect(game.bags.map(({ diamonds, nuggets }) => [diamonds, nuggets])).toEqual(engine.bags);
    const earlier = moments[at - 1];
    if (!earlier || !facts.some(({ fact }) => fact === 'dragon-awoke')) return;
    const news = { type: 'drawn', facts } as News;
    const told = narrate({ news, scene, before: sight(players, earlier.game) });
    const shares = told.find(({ text }) => text.startsWith('Shared out'))?.text ?? '';
    players.forEach((name, seat) => {
      const share = new RegExp(`${name} \\(([^)]*)\\)`).exec(shares)?.[1] ?? '';
      const gained = engine.bags[seat]?.map((now, kind) => now - (earlier.engine.bags[seat]?.[kind] ?? 0));
      expect(pieces(share), shares).toEqual(gained);
    });
    const fromHand = Number(/with (\d+) diamonds? from the Troll’s Hand/.exec(shares)?.[1] ?? 0);
    expect(fromHand, shares).toBe(earlier.engine.hand - engine.hand);
  });
});

test('relics are taken, hazards leave the game and the Dragon wakes in these games', () => {
  const all = caves.flatMap((file) => read<DiamantScene, Cave>(file).moments.map(({ engine }) => engine));
  expect(all.some(({ relics }) => relics.some((own) => own.length > 0))).toBe(true);
  expect(all.some(({ 'relics-on-path': worth }) => worth !== null)).toBe(true);
  expect(all.some(({ removed }) => Object.keys(removed).length > 0)).toBe(true);
  expect(all.some(({ chests }) => chests.includes(null))).toBe(true);
  const thrown = tables.flatMap((file) => read<TrollScene, Dice>(file).moments.flatMap(({ facts }) => facts));
  expect(thrown.some(({ fact }) => fact === 'dragon-awoke')).toBe(true);
});

test('every moment of these games has its place in a replay', () => {
  for (const file of files) {
    const { players, moments } = read<DiamantScene, Cave>(file);
    const replay = { players, steps: moments.map(({ facts, game }) => ({ facts, game })) } as unknown as Replay;
    expect(momentsOf(replay).length, file).toBeGreaterThan(moments.length / 3);
  }
});
