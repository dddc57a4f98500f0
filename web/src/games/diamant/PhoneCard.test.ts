import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { settings } from '../../lib/settings.svelte';
import { Table } from '../../lib/table.svelte';
import type { DiamantScene, Scene } from '../../lib/types';
import PhoneCard from './PhoneCard.svelte';

beforeEach(() => {
  settings.language = 'en';
});
afterEach(cleanup);

test('the phone shows what the relics on the path are worth, and which cards are out', () => {
  const game = {
    name: 'diamant',
    expedition: 2,
    expeditions: 5,
    path: [
      { card: 'relic', rubies: 0, worth: 5 },
      { card: 'relic', rubies: 0, worth: 10 },
    ],
    inside: [0, 1],
    carried: 3,
    chests: [0, 0],
    relics: [[], []],
    met: [],
    removed: { snake: 1 },
  } as unknown as DiamantScene;
  const seats = [{ name: 'Ada' }, { name: 'Bo' }];
  const table = new Table('K7QM2XNP4T');
  table.feed.you = { seat: 0, actions: ['continue', 'leave'] };
  render(PhoneCard, { table, scene: { phase: 'playing', seats, game } as unknown as Scene, game, seat: 0 });
  expect(
    screen.getByText(/Anyone leaving alone now takes relics worth 15\. Out of the game: snakes × 1\./),
  ).toBeTruthy();
});
