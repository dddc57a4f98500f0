import { cleanup, render } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { settings } from '../../lib/settings.svelte';
import CaveDice from './CaveDice.svelte';

beforeEach(() => {
  settings.language = 'en';
});
afterEach(cleanup);

/** The dice in words, as they are heard. */
function heard(cave: { free: number; shown: string[]; kept: string[] }): string[] {
  const { container } = render(CaveDice, { cave } as never);
  return Array.from(container.querySelectorAll('.visually-hidden'), (words) => words.textContent);
}

test('what lies there and what is set aside are two lists of words', () => {
  expect(heard({ free: 2, shown: ['diamond', 'door'], kept: ['key'] })).toEqual([
    'diamond and door',
    'key and troll',
  ]);
});

test('before the first roll it is said how many dice there are', () => {
  expect(heard({ free: 4, shown: [], kept: [] })).toEqual(['4']);
});
