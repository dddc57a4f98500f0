import { cleanup, render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { settings } from '../lib/settings.svelte';
import { Table } from '../lib/table.svelte';
import type { Scene, You } from '../lib/types';
import Seating from './Seating.svelte';

beforeEach(() => {
  settings.language = 'en';
  vi.stubGlobal(
    'fetch',
    async () => new Response(JSON.stringify({ characters: [], 'troll-dragon': [], onlookers: [] })),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const ADA = { name: 'Ada', host: true };
const HUGO = { name: 'Hugo', bot: 'hugo' };
const DIAMANT = { name: 'diamant', edition: 'portal-2025' };
const BO = { name: 'Bo', ready: true };

function sit(you: You, seats: object[], game: object = DIAMANT): Table {
  const table = new Table('K7QM2XNP4T');
  table.feed.you = you;
  table.presence = { here: [true, true, false], watching: 2 };
  const scene = { phase: 'seating', options: { game }, seats, players: [3, 5] } as unknown as Scene;
  render(Seating, { table, scene });
  return table;
}
/** The seats, not what the host may do about them further down. */
const seats = (): string[] => {
  const [list] = screen.getAllByRole('list');
  return within(list as HTMLElement)
    .getAllByRole('listitem')
    .map((seat) => seat.textContent.replace(/\s+/g, ' ').trim());
};

test('every seat says who sits there and how they are', () => {
  sit({ seat: 0, host: true }, [ADA, HUGO, BO]);
  expect(seats()).toEqual([
    'Ada you · host',
    'Hugo bot ✕ Remove Hugo',
    'Bo away · ready ✕ Remove Bo',
    'free seat',
    'free seat',
  ]);
  expect(screen.getByText('2 people are watching.')).toBeTruthy();
});

test('where people take turns, the first seat starts, and one tap lets the youngest sit there', () => {
  const table = sit({ seat: 0, host: true }, [ADA, BO], { name: 'troll-dragon', options: {} });
  expect(screen.getByText(/The first seat starts/)).toBeTruthy();
  expect(seats()[0]).toBe('Ada you · starts · host');
  const move = vi.spyOn(table.commands, 'moveSeat').mockResolvedValue(true);
  screen.getByRole('button', { name: 'Let Bo start' }).click();
  expect(move).toHaveBeenCalledExactlyOnceWith(1, 0);
  cleanup();

  sit({ seat: 0, host: true }, [ADA, BO]);
  expect(screen.queryByText(/The first seat starts/)).toBeNull();
});

test('the host begins when there are enough, and not before', () => {
  const few = sit({ seat: 0, host: true }, [ADA, HUGO]);
  const start = vi.spyOn(few.commands, 'start').mockResolvedValue(true);
  screen.getByRole('button', { name: 'Start now' }).click();
  expect(start).not.toHaveBeenCalled();
  expect(screen.getByText('One more player is needed.')).toBeTruthy();
  cleanup();

  const enough = sit({ seat: 0, host: true }, [ADA, HUGO, BO]);
  const begin = vi.spyOn(enough.commands, 'start').mockResolvedValue(true);
  screen.getByRole('button', { name: 'Start now' }).click();
  expect(begin).toHaveBeenCalledOnce();
});

test('a guest is ready or gets up, and sends nobody away', () => {
  sit({ seat: 2 }, [ADA, HUGO, BO]);
  expect(screen.getByRole('button', { name: 'I’m ready' }).getAttribute('aria-pressed')).toBe('true');
  expect(screen.queryByRole('button', { name: /Let/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Start now' })).toBeNull();
});

test('whoever has no seat can take one under their name', () => {
  settings.name = '  Cleo ';
  const table = sit({}, [ADA, HUGO]);
  const take = vi.spyOn(table.commands, 'sit').mockResolvedValue(true);
  screen.getByRole('button', { name: 'Sit down' }).click();
  expect(take).toHaveBeenCalledExactlyOnceWith('Cleo');
});
