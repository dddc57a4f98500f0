import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { settings } from '../../lib/settings.svelte';
import type { PathCard } from '../../lib/types';
import Path from './Path.svelte';

beforeEach(() => {
  settings.language = 'en';
});
afterEach(cleanup);

test('the path is a list in the order of the cards, each in words', () => {
  const path: PathCard[] = [
    { card: '9', rubies: 4 },
    { card: 'snake', rubies: 0 },
    { card: 'relic 5', rubies: 0 },
  ];
  render(Path, { path, expedition: 1, trapped: false });
  const words = screen
    .getAllByRole('listitem')
    .map((item) => item.querySelector('.visually-hidden')?.textContent?.trim());
  expect(words).toEqual(['treasure 9, 4 rubies here', 'snakes', 'relic 5']);
});

test('a relic without a number shows what it would bring now', () => {
  const path: PathCard[] = [{ card: 'relic', rubies: 0, worth: 10 }];
  render(Path, { path, expedition: 1, trapped: false });
  expect(screen.getByText('relic, worth 10 now')).toBeTruthy();
  expect(screen.getByText('10')).toBeTruthy();
});

test('before the first card there is the entrance', () => {
  render(Path, { path: [], expedition: 2, trapped: false });
  expect(screen.queryByRole('listitem')).toBeNull();
  expect(screen.getByText('The explorers are going in.')).toBeTruthy();
});
