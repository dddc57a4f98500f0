import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { settings } from '../lib/settings.svelte';
import { Table } from '../lib/table.svelte';
import type { Scene } from '../lib/types';
import StandInVote from './StandInVote.svelte';

/** Ada has asked whether a bot should play for Bo; this seat looks at it. */
function look(seat: number, agreed: number[]): Table {
  const table = new Table('K7QM2XNP4T');
  table.feed.you = { seat };
  table.commands.voteOnStandIn = vi.fn().mockResolvedValue(true);
  const seats = [{ name: 'Ada', host: true }, { name: 'Bo' }, { name: 'Cy' }];
  const vote = { seat: 1, agreed, earliest: 0, until: 0 };
  render(StandInVote, { table, scene: { phase: 'playing', seats, 'stand-in-vote': vote } as unknown as Scene });
  return table;
}

beforeEach(() => {
  settings.language = 'en';
});
afterEach(cleanup);

test('another player agrees, and can change their mind', () => {
  const table = look(2, [0]);
  expect(screen.getByText('Agreed: Ada')).toBeTruthy();
  screen.getByRole('button', { name: 'Yes, let a bot play' }).click();
  expect(table.commands.voteOnStandIn).toHaveBeenCalledExactlyOnceWith(1, 'agree');
  cleanup();
  const later = look(2, [0, 2]);
  screen.getByRole('button', { name: 'No, wait for Bo' }).click();
  expect(later.commands.voteOnStandIn).toHaveBeenCalledExactlyOnceWith(1, 'refuse');
});

test('the player in question says that they are here', () => {
  const table = look(1, [0]);
  screen.getByRole('button', { name: 'I’m here' }).click();
  expect(table.commands.voteOnStandIn).toHaveBeenCalledExactlyOnceWith(1, 'refuse');
});
