import { beforeEach, expect, test } from 'vitest';

import { settings } from './settings.svelte';
import { narrate, state, waiting, winners } from './narrate';
import type { News, Scene } from './types';

beforeEach(() => {
  settings.language = 'en';
});

const SEATS = [{ name: 'Ada' }, { name: 'Bo' }, { name: 'Cleo' }];

function cave(more: object = {}, question: object | null = null): Scene {
  const game = { name: 'diamant', inside: [0, 1, 2], ...more };
  return { phase: 'playing', seats: SEATS, game, question } as unknown as Scene;
}
const dice = (active: number): Scene =>
  ({ phase: 'playing', seats: SEATS, game: { name: 'troll-dragon', active } }) as unknown as Scene;
const drawn = (...facts: object[]): News => ({ type: 'drawn', facts }) as unknown as News;

test('a sum is explained where it happens', () => {
  const news = drawn({ fact: 'treasure-found', worth: 17, each: 5, stays: 2 });
  expect(narrate({ news, scene: cave(), before: null })).toEqual([
    { text: '17 rubies for 3: 5 each, 2 left on the path.', urgent: false },
  ]);
});

test('a trap cannot wait', () => {
  const news = drawn({ fact: 'trap-sprung', hazard: 'snake', caught: [0, 2], lost: 6 });
  expect(narrate({ news, scene: cave(), before: null })).toEqual([
    { text: 'Trap: snakes! Ada and Cleo lose 6 rubies each.', urgent: true },
  ]);
});

test('a hazard is a warning only while another card of it can come', () => {
  const news = drawn({ fact: 'hazard-met', hazard: 'snake' });
  const told = (more: object) => narrate({ news, scene: cave(more), before: null }).map(({ text }) => text);
  expect(told({})).toEqual(['Hazard: snakes. One more and it’s a trap!']);
  const [harmless] = told({ harmless: ['snake'] });
  expect(harmless).toContain('can no longer trap anyone');
  const path = {
    path: [
      { card: 'snake', rubies: 0 },
      { card: 'lava', rubies: 0 },
    ],
    inside: [],
    chests: [],
  };
  const said = state(cave({ ...path, met: ['lava', 'snake'], harmless: ['snake'] }), null);
  expect(said).toContain('One more of these and it’s a trap: lava.');
  expect(said).toContain('No longer able to trap anyone: snakes.');
});

test('everybody hears which card leaves the game and which relic comes', () => {
  const news = drawn(
    { fact: 'expedition-ended', 'to-bank': 0, removed: 'snake' },
    { fact: 'expedition-began', number: 2, relic: 'relic 7', entering: [0, 1, 2] },
  );
  expect(narrate({ news, scene: cave(), before: null }).map(({ text }) => text)).toEqual([
    'The expedition is over.',
    'One hazard card leaves the game: snakes.',
    'Expedition 2 begins.',
    'Shuffled into the deck: relic 7.',
  ]);
  const deck = { 'added-relic': 'relic 7', 'next-relic': 'relic 8', removed: { snake: 1 } };
  const path = [
    { card: 'relic', rubies: 0, worth: 5 },
    { card: 'relic', rubies: 0, worth: 10 },
  ];
  const said = state(cave({ ...deck, path, met: [], inside: [], chests: [] }), null);
  expect(said).toContain('Anyone leaving alone now takes relics worth 15.');
  expect(said).toContain('Shuffled in for this expedition: relic 7. Next on the pile: relic 8.');
  expect(said).toContain('Out of the game: snakes × 1.');
});

test('who is out is the one who was at play before', () => {
  const news = drawn(
    { fact: 'left', room: 'cave', brought: { diamonds: 5, nuggets: 0 } },
    { fact: 'turn-passed', to: 1 },
  );
  expect(narrate({ news, scene: dice(1), before: dice(0) }).map((line) => line.text)).toEqual([
    'Ada gets out with 5 diamonds.',
    'It’s Bo’s turn.',
  ]);
});

test('when the Dragon wakes, everybody hears who gets what', () => {
  const piece = (diamonds: number, nuggets: number) => ({ diamonds, nuggets });
  const awoke = (hand: number, ...shares: object[]) =>
    narrate({
      news: drawn({ fact: 'dragon-awoke', by: 1, lost: piece(5, 4), 'from-hand': hand, shares }),
      scene: dice(1),
      before: dice(0),
    }).map(({ text }) => text);
  expect(awoke(6, piece(0, 0), piece(6, 2), piece(5, 2))).toEqual([
    'The Dragon is awake! Ada loses 5 diamonds and 4 gold nuggets.',
    'Shared out, with 6 diamonds from the Troll’s Hand: Bo (6 diamonds and 2 gold nuggets) and Cleo (5 diamonds and 2 gold nuggets).',
  ]);
  expect(awoke(0, piece(0, 0), piece(5, 4))[1]).toBe('Shared out: Bo (5 diamonds and 4 gold nuggets).');
  expect(awoke(0, piece(0, 0), piece(0, 0))).toHaveLength(1);
});

test('it is always said who is being waited for', () => {
  const asked = (thinking: number[]) => cave({}, { seats: [0, 1, 2], thinking, waiting: thinking.length });
  expect(waiting(asked([0]), 0)).toBe('Make your choice!');
  expect(waiting(asked([0, 2]), 0)).toBe('You and Cleo are still thinking.');
  expect(waiting(asked([0, 2]), 0, true)).toBe('Cleo is still thinking.');
  expect(waiting(asked([1, 2]), 0)).toBe('Bo and Cleo are still thinking.');
  expect(waiting(cave({}, { seats: [0, 1], waiting: 2 }), 0)).toBe('2 players are still thinking.');
  expect(waiting(cave(), 0)).toBe('Just a moment: here comes the next card.');
  expect(waiting(dice(0), 0)).toBe('Just a moment: the dice are rolling.');
});

test('a tie is explained', () => {
  const told = (standings: object) =>
    narrate({ news: drawn({ fact: 'game-ended' }), scene: cave({ standings }), before: null }).map(
      ({ text }) => text,
    );
  const scores = [25, 25, 4];
  expect(told({ scores, winners: [1], tie: 'nuggets' })).toEqual([
    'Bo wins with 25 points!',
    'It’s a tie on points: whoever has more gold nuggets wins.',
  ]);
  expect(told({ scores, winners: [0, 1], tie: 'shared' })).toHaveLength(2);
  expect(told({ scores: [25, 20, 4], winners: [0] })).toEqual(['Ada wins with 25 points!']);
});

test('a shared victory is called one', () => {
  const over = (won: number[]) => cave({ standings: { scores: [23, 23, 4], winners: won } });
  expect(winners(over([0]))).toBe('Ada wins with 23 points!');
  expect(winners(over([0, 1]))).toBe('Shared victory for Ada and Bo with 23 points!');
});

test('the relic of the first expedition is told when the game begins', () => {
  const news = { type: 'game-began', players: ['Ada', 'Bo', 'Cleo'] } as unknown as News;
  const told = (more: object) => narrate({ news, scene: cave(more), before: null }).map(({ text }) => text);
  expect(told({ 'added-relic': 'relic 5' })).toEqual([
    'The game begins: Ada, Bo and Cleo.',
    'Shuffled into the deck: relic 5.',
  ]);
  expect(told({})).toHaveLength(1);
});

test('how things stand after the end is who has won, and why', () => {
  const standings = { scores: [23, 7, 23], winners: [2], tie: 'nuggets' };
  const over = (game: object): Scene => ({ phase: 'over', seats: SEATS, game }) as unknown as Scene;
  const dice = over({ name: 'troll-dragon', over: true, active: 1, standings });
  expect(state(dice, 0)).toBe(
    'Cleo wins with 23 points! It’s a tie on points: whoever has more gold nuggets wins.',
  );
  const cave = over({ name: 'diamant', over: true, path: [], standings: { scores: [9, 2, 1], winners: [0] } });
  expect(state(cave, 0)).toBe('Ada wins with 9 points!');
});
