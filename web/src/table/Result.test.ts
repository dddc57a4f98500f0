import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { settings } from '../lib/settings.svelte';
import type { Sight, StandingsScene } from '../lib/types';
import Result from './Result.svelte';

beforeEach(() => {
  settings.language = 'en';
});
afterEach(cleanup);

test('the winner of a tie comes first, and it is said why', () => {
  const standings: StandingsScene = { scores: [25, 7, 25], winners: [2], tie: 'nuggets' };
  const seats = [{ name: 'Ada' }, { name: 'Bo' }, { name: 'Cleo' }];
  const bags = [4, 0, 7].map((nuggets) => ({ diamonds: 0, nuggets }));
  const scene = { phase: 'over', seats, game: { name: 'troll-dragon', bags, standings } } as unknown as Sight;
  render(Result, { scene, standings, columns: [] });
  expect(screen.getByRole('heading').textContent).toBe('Cleo wins with 25 points!');
  expect(screen.getByText('It’s a tie on points: whoever has more gold nuggets wins.')).toBeTruthy();
  const names = screen.getAllByRole('rowheader').map((cell) => cell.textContent?.trim());
  expect(names).toEqual(['Cleo', 'Ada', 'Bo']);
});

test('gold nuggets lie along a ruler that counts in threes', () => {
  const standings: StandingsScene = { scores: [13, 7, 3], winners: [0] };
  const seats = [{ name: 'Ada' }, { name: 'Bo' }, { name: 'Cleo' }];
  const bags = [
    { diamonds: 1, nuggets: 4 },
    { diamonds: 7, nuggets: 0 },
    { diamonds: 0, nuggets: 1 },
  ];
  const scene = { phase: 'over', seats, game: { name: 'troll-dragon', bags, standings } } as unknown as Sight;
  render(Result, { scene, standings, columns: [] });
  expect(screen.getByText('Counting nuggets in threes')).toBeTruthy();
  const rows = screen.getAllByRole('listitem', { hidden: true });
  expect(rows.map((row) => row.querySelector('p')?.textContent?.replace(/[\u2068\u2069]/g, ''))).toEqual([
    'Ada: 4 gold nuggets × 3 = 12',
    'Cleo: 1 gold nugget × 3 = 3',
  ]);
  const marks = Array.from(rows[0]?.querySelectorAll('.ruler span') ?? [], (mark) => mark.textContent?.trim());
  expect(marks).toEqual(['3', '6', '9', '12']);
});
