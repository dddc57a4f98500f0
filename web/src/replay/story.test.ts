import { beforeEach, expect, test } from 'vitest';

import { settings } from '../lib/settings.svelte';
import type { Replay } from '../lib/types';
import cave from '../../../testdata/replays/incan-gold.json';
import dice from '../../../testdata/replays/troll-dragon.json';
import { chapterAt, chaptersOf, momentsOf, place, words } from './story';

beforeEach(() => {
  settings.language = 'en';
});

const diamant = momentsOf(cave.replay as unknown as Replay);
const troll = momentsOf(dice.replay as unknown as Replay);

test('every step of a cave is a moment, and each knows its moves', () => {
  expect(diamant).toHaveLength(cave.replay.steps.length);
  expect(diamant.map(({ moves }) => moves)).toEqual(cave.replay.steps.map((_, n) => n));
  expect(diamant.at(-1)?.scene.phase).toBe('over');
});

test('a move of which there is nothing to tell is passed over, and counted', () => {
  expect(troll.length).toBeLessThan(dice.replay.steps.length);
  expect(troll.every((moment) => words(moment) !== '')).toBe(true);
  expect(troll.at(-1)?.moves).toBe(dice.replay.steps.length - 1);
});

test('every expedition is a chapter that begins with its first card', () => {
  const chapters = chaptersOf(diamant);
  expect(chapters.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5]);
  for (const chapter of chapters.slice(1)) {
    const moment = diamant[chapter.at];
    expect(moment && place(moment, chapter)).toMatch(`Expedition ${chapter.number}, card 1:`);
    expect(chapterAt(chapters, chapter.at - 1)?.number).toBe(chapter.number - 1);
  }
});

test('every turn is a chapter with its owner', () => {
  expect(chaptersOf(troll).map(({ number, name }) => [number, name])).toEqual([
    [1, 'A'],
    [2, 'B'],
  ]);
});

test('a moment says where it is and what happened', () => {
  const places = diamant.map((moment, at) => place(moment, chapterAt(chaptersOf(diamant), at)));
  expect(places.slice(0, 3)).toEqual([
    'The beginning',
    'Expedition 1, card 1: fire',
    'Expedition 1, card 1: everyone keeps going',
  ]);
  expect(places.some((text) => /^Expedition \d, card \d+: trap, /.test(text))).toBe(true);
  expect(places.some((text) => /^Expedition \d, card \d+: .* goes? home$/.test(text))).toBe(true);
});
