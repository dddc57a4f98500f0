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
  const scene = { phase: 'over', seats, game: { name: 'troll-dragon', standings } } as unknown as Sight;
  render(Result, { scene, standings, columns: [] });
  expect(screen.getByRole('heading').textContent).toBe('Cleo wins with 25 points!');
  expect(screen.getByText('It’s a tie on points: whoever has more gold nuggets wins.')).toBeTruthy();
  const names = screen.getAllByRole('rowheader').map((cell) => cell.textContent?.trim());
  expect(names).toEqual(['Cleo', 'Ada', 'Bo']);
});
