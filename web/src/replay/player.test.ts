import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { Replay } from '../lib/types';
import cave from '../../../testdata/replays/incan-gold.json';
import { Player } from './player.svelte';
import { chaptersOf, momentsOf } from './story';

const moments = momentsOf(cave.replay as unknown as Replay);
const heard: number[] = [];
const player = (start = 0): Player =>
  new Player(moments, chaptersOf(moments), start, ({ told }) => {
    if (told) heard.push(told.moves);
  });

beforeEach(() => {
  vi.useFakeTimers();
  heard.length = 0;
});
afterEach(() => vi.useRealTimers());

test('it stays between the first moment and the last', () => {
  const one = player(9999);
  expect(one.at).toBe(moments.length - 1);
  one.go(-3);
  expect(one.at).toBe(0);
  one.go(1);
  expect(heard).toEqual([0, 1]);
});

test('it goes on by itself, at the chosen pace, until it is stopped by hand', () => {
  const one = player();
  one.pace = 'fast';
  one.play();
  vi.advanceTimersByTime(2400);
  expect(one.at).toBe(3);
  one.go(1);
  expect(one.playing).toBe(false);
  vi.advanceTimersByTime(60_000);
  expect(one.at).toBe(1);
});

test('it stops at the end, and plays from the beginning when it is there', () => {
  const one = player(moments.length - 2);
  one.play();
  vi.advanceTimersByTime(60_000);
  expect([one.at, one.playing]).toEqual([moments.length - 1, false]);
  one.play();
  expect([one.at, one.playing]).toEqual([0, true]);
  one.pause();
});

test('it turns to the next expedition and back', () => {
  const one = player(3);
  one.turn(1);
  expect(one.chapter?.number).toBe(2);
  one.go(one.at + 2);
  one.turn(-1);
  expect([one.chapter?.number, one.at]).toEqual([2, one.chapters[1]?.at]);
  one.turn(-1);
  expect(one.at).toBe(0);
});
