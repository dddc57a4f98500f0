import { expect, test } from 'vitest';

import type { Fact } from '../../lib/types';
import { Guess } from './guess.svelte';

const ended = { fact: 'expedition-ended', 'to-bank': 0 } as unknown as Fact;
const trap = { fact: 'trap-sprung', hazard: 'lava', caught: [1, 2], lost: 4 } as unknown as Fact;

test('a guess is right when that explorer is caught', () => {
  const guess = new Guess();
  guess.make(2, 1);
  guess.hear([{ fact: 'decided', leaving: [] } as unknown as Fact]);
  expect(guess.verdict).toBeNull();
  guess.hear([trap, ended]);
  expect(guess.verdict).toBe('right');
  expect(guess.made).toBeNull();
});

test('nobody is right when all come home', () => {
  const guess = new Guess();
  guess.make('nobody', 1);
  guess.hear([ended]);
  expect(guess.verdict).toBe('right');
  guess.make('nobody', 2);
  guess.hear([trap, ended]);
  expect(guess.verdict).toBe('wrong');
});

test('a guess of another expedition is forgotten', () => {
  const guess = new Guess();
  guess.make(1, 1);
  guess.follow(2);
  expect(guess.made).toBeNull();
});
