import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { settings } from '../lib/settings.svelte';
import { Table } from '../lib/table.svelte';
import type { Scene } from '../lib/types';
import BigSeating from './BigSeating.svelte';

beforeEach(() => {
  settings.language = 'en';
  vi.stubGlobal('fetch', () => new Promise(() => {}));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function seating(game: unknown, host: boolean, most = 5): Table {
  const table = new Table('K7QM2XNP4T');
  table.feed.you = { host };
  const seats = [{ name: 'Ada' }, { name: 'Bo' }];
  render(BigSeating, {
    table,
    scene: { phase: 'seating', seats, players: [2, most], options: { game } } as unknown as Scene,
  });
  return table;
}

test('on the big screen, too, one tap lets the youngest start', () => {
  const table = seating({ name: 'troll-dragon', options: {} }, true);
  expect(screen.getByText('starts')).toBeTruthy();
  const move = vi.spyOn(table.commands, 'moveSeat').mockResolvedValue(true);
  screen.getByRole('button', { name: 'Let Bo start' }).click();
  expect(move).toHaveBeenCalledExactlyOnceWith(1, 0);
});

test('nobody starts a game in which all choose at the same time', () => {
  seating({ name: 'diamant', edition: 'portal-2025' }, true);
  expect(screen.queryByText('starts')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Let Bo start' })).toBeNull();
});

test('whoever is not the host cannot move seats', () => {
  seating({ name: 'troll-dragon', options: {} }, false);
  expect(screen.queryByRole('button', { name: 'Let Bo start' })).toBeNull();
});

test('the board that says how to join is there only while a seat is free', () => {
  seating({ name: 'diamant', edition: 'portal-2025' }, true, 3);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Join with your phone');
  cleanup();
  seating({ name: 'diamant', edition: 'portal-2025' }, true, 2);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Diamant');
  expect(screen.queryByText('Join with your phone')).toBeNull();
});
