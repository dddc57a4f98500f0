import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { settings } from '../lib/settings.svelte';
import { Table } from '../lib/table.svelte';
import type { Scene } from '../lib/types';
import SeatPowers from './SeatPowers.svelte';

/** Ada is host; Ann sits at the same device, Bo elsewhere, and Kazik is a bot. */
function powers(phase: Scene['phase']): Table {
  const table = new Table('K7QM2XNP4T');
  table.feed.you = { seat: 0, host: true, beside: [{ seat: 1 }] };
  const seats = [{ name: 'Ada', host: true }, { name: 'Ann' }, { name: 'Bo' }, { name: 'Kazik', bot: 'kazik' }];
  for (const wish of ['moveSeat', 'standIn', 'passHost', 'clearSeat'] as const) {
    table.commands[wish] = vi.fn().mockResolvedValue(true);
  }
  render(SeatPowers, { table, scene: { phase, seats } as Scene });
  return table;
}
const names = (): (string | undefined)[] =>
  screen
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label') ?? button.textContent?.trim());

beforeEach(() => {
  settings.language = 'en';
});
afterEach(cleanup);

test('between games the order of seats can be changed, and nobody is stood in for', () => {
  const table = powers('seating');
  expect(names()).toContain('Move Ann up one seat');
  expect(names()).not.toContain('Let a bot play for Bo');
  screen.getByRole('button', { name: 'Move Ann up one seat' }).click();
  expect(table.commands.moveSeat).toHaveBeenCalledExactlyOnceWith(1, 0);
});

test('in a game a bot can play for anybody but the host and bots', () => {
  const table = powers('playing');
  const standIns = names().filter((name) => name?.startsWith('Let a bot'));
  expect(standIns).toEqual(['Let a bot play for Ann', 'Let a bot play for Bo']);
  screen.getByRole('button', { name: 'Let a bot play for Ann' }).click();
  expect(table.commands.standIn).toHaveBeenCalledExactlyOnceWith(1);
});

test('only somebody at another device can become host', () => {
  powers('over');
  expect(names().filter((name) => name?.startsWith('Make'))).toEqual(['Make Bo the host']);
});
