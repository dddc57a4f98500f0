import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { settings } from '../lib/settings.svelte';
import { Table } from '../lib/table.svelte';
import type { Scene } from '../lib/types';
import ChooseLook from './ChooseLook.svelte';

beforeEach(() => {
  settings.language = 'en';
  settings.appearance = null;
});
afterEach(cleanup);

const BLUE = { colour: 'blue', pattern: 'dots', figure: 'hood' } as const;
const PINK = { colour: 'pink', pattern: 'waves', figure: 'beard' } as const;

function choose(game: string, shared = false): Table {
  const table = new Table('K7QM2XNP4T');
  table.feed.you = { seat: 0 };
  const seats = [{ name: 'Ada', appearance: BLUE }, { name: 'Bo', appearance: PINK }, { name: 'Cy' }];
  const scene = { seats, options: { game: { name: game } } } as unknown as Scene;
  render(ChooseLook, { table, scene, seat: 0, shared });
  return table;
}
const radio = (name: string): HTMLInputElement => screen.getByLabelText<HTMLInputElement>(name);

test('what is worn is checked, and what others have chosen cannot be taken', () => {
  choose('diamant');
  expect(screen.getByText('Choose your explorer')).toBeTruthy();
  expect([radio('blue').checked, radio('dots').checked, radio('hood').checked]).toEqual([true, true, true]);
  expect([radio('red').checked, radio('red').disabled]).toEqual([false, false]);
  expect(radio('pink (taken)').disabled).toBe(true);
  // Cy has not chosen, so their colour is free.
  expect(radio('yellow').disabled).toBe(false);
});

test('a tap changes one thing, and the device remembers it', async () => {
  const table = choose('troll-dragon');
  expect(screen.getByText('Choose your explorer and bag')).toBeTruthy();
  const look = vi.spyOn(table.commands, 'look').mockResolvedValue(true);
  await fireEvent.click(radio('green'));
  expect(look).toHaveBeenCalledExactlyOnceWith({ ...BLUE, colour: 'green' }, undefined);
  await vi.waitFor(() => expect(settings.appearance).toEqual({ ...BLUE, colour: 'green' }));
});

test('what was refused is not remembered, and at a shared device the seat is named', async () => {
  const table = choose('diamant', true);
  expect(screen.getByText(/Choose an explorer for .?Ada/)).toBeTruthy();
  const look = vi.spyOn(table.commands, 'look').mockResolvedValue(false);
  await fireEvent.click(radio('waves'));
  expect(look).toHaveBeenCalledExactlyOnceWith({ ...BLUE, pattern: 'waves' }, 0);
  expect(settings.appearance).toBeNull();
});
