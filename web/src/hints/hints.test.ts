import '../review/words';

import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { settings } from '../lib/settings.svelte';
import { Table } from '../lib/table.svelte';
import type { Hinted, Scene } from '../lib/types';
import Hints from './Hints.svelte';
import { gameOf } from '../games/any';

const CAVE = {
  game: 'diamant',
  exact: false,
  tries: 4000,
  trap: 0.071,
  continue: { win: 33.1, rubies: 9.04 },
  leave: { win: 23.3, rubies: 8 },
  mix: 0.8,
  error: 0.21,
} as unknown as Hinted['hint'];
const DICE = {
  game: 'troll-dragon',
  danger: 0.04,
  choices: [
    { choice: 'keep-door', worth: 6.3 },
    { choice: 'leave', worth: 1 },
  ],
} as unknown as Hinted['hint'];

beforeEach(() => {
  settings.language = 'en';
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const adviceOf = async (hint: Hinted['hint']) => (await gameOf(hint.game).advice()).adviceOf(hint);

test('a hint says what the master does, what each choice is worth and how sure that is', async () => {
  const told = await adviceOf(CAVE);
  expect(told.master).toBe('The master keeps going 8 times in 10.');
  expect(told.choices).toEqual([
    {
      name: 'Continue',
      worth: ['wins 33.1% of the time', '9.0 rubies in hand after one more card, on average'],
      best: true,
    },
    { name: 'Leave', worth: ['wins 23.3% of the time', '8.0 rubies brought home'], best: false },
  ]);
  expect(told.about).toBe('Chance of a trap: 7%. Chances of winning are estimates, ± 0.4.');
  expect((await adviceOf({ ...CAVE, exact: true, error: 0 } as Hinted['hint'])).about).toContain('exact');
});

test('where chests are closed nothing is said of winning', async () => {
  const closed = { ...CAVE, continue: { rubies: 9 }, leave: { rubies: 8 }, mix: 0.3, error: undefined };
  const told = await adviceOf(closed as unknown as Hinted['hint']);
  expect(told.choices.map(({ worth, best }) => [worth.length, best])).toEqual([
    [1, false],
    [1, true],
  ]);
  expect(told.about).toContain('The chests are closed');
});

test('the best of the dice stands first', async () => {
  const told = await adviceOf(DICE);
  expect(told.master).toBe('Best: keep the door – worth 6.3 on average.');
  expect(told.choices.map(({ name, best }) => [name, best])).toEqual([
    ['Keep door', true],
    ['I’m out!', false],
  ]);
  expect(told.about).toContain('4%');
});

function scene(question: object, game: object = { name: 'diamant' }): Scene {
  return { options: { hints: 'on' }, question, game } as unknown as Scene;
}

async function asked(first: Scene, then: Scene): Promise<HTMLElement> {
  vi.stubGlobal('fetch', async () => Response.json({ question: 7, hint: CAVE }));
  const table = new Table('K7QM2XNP4T');
  table.feed.you = { seat: 0, actions: ['continue', 'leave'] };
  const { rerender } = render(Hints, { table, scene: first, seat: 0 });
  const button = screen.getByRole('button', { name: 'What would the master do?' });
  await fireEvent.click(button);
  await vi.waitFor(() => expect(button.getAttribute('aria-expanded')).toBe('true'));
  await rerender({ scene: then });
  await tick();
  return button;
}

test('an answer stands until something else is asked', async () => {
  const stays = await asked(scene({ number: 7, kind: 'ballot' }), scene({ number: 7, kind: 'ballot' }));
  expect(stays.getAttribute('aria-expanded')).toBe('true');
  cleanup();
  const goes = await asked(scene({ number: 7, kind: 'ballot' }), scene({ number: 8, kind: 'ballot' }));
  expect(goes.getAttribute('aria-expanded')).toBe('false');
});

test('in a race, whose question stays the same, it goes with the next dice', async () => {
  const race = { number: 7, kind: 'race' };
  const goes = await asked(scene(race, { name: 'troll-dragon' }), scene(race, { name: 'troll-dragon' }));
  expect(goes.getAttribute('aria-expanded')).toBe('false');
});
