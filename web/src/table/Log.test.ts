import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { settings } from '../lib/settings.svelte';
import type { Told } from '../lib/table.svelte';
import Log from './Log.svelte';

beforeEach(() => {
  settings.language = 'en';
});
afterEach(cleanup);

const told = (id: string, news: object): Told =>
  ({ id, news, scene: { seats: [{ name: 'Ada' }] }, before: null }) as unknown as Told;

test('the newest stands first, and what needs no sentence has none', () => {
  render(Log, {
    log: [
      told('1', { type: 'sat', seat: 0, name: 'Ada' }),
      told('2', { type: 'answered', seat: 0 }),
      told('3', { type: 'reacted', seat: 0, reaction: 'wow' }),
    ],
  });
  expect(screen.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
    'Ada: Wow!',
    'Ada sits down.',
  ]);
});

test('nobody stops at a log in which nothing stands', () => {
  render(Log, { log: [] });
  expect(document.querySelector('[tabindex]')).toBeNull();
  cleanup();
  render(Log, { log: [told('1', { type: 'sat', seat: 0, name: 'Ada' })] });
  expect(document.querySelector('[tabindex="0"]')).toBeTruthy();
});
