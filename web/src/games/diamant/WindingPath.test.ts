import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { settings } from '../../lib/settings.svelte';
import type { PathCard } from '../../lib/types';
import WindingPath from './WindingPath.svelte';

beforeEach(() => {
  settings.language = 'en';
});
afterEach(cleanup);

test('a path that winds is still a list in the order of the cards', () => {
  const path: PathCard[] = [
    { card: '9', rubies: 4 },
    { card: 'snake', rubies: 0 },
    { card: '5', rubies: 0 },
    { card: 'gas', rubies: 0 },
  ];
  render(WindingPath, { path, trapped: false });
  const words = screen
    .getAllByRole('listitem')
    .map((item) => item.querySelector('.visually-hidden')?.textContent?.trim());
  expect(words).toEqual(['treasure 9, 4 rubies here', 'snakes', 'treasure 5', 'gas']);
});
