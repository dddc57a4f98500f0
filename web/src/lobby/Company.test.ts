import { cleanup, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { settings } from '../lib/settings.svelte';
import Company from './Company.svelte';

beforeEach(() => {
  settings.language = 'en';
});
afterEach(cleanup);

const CAST = [
  { id: 'hugo', name: 'Hugo', about: 'Hugo bolts.' },
  { id: 'magda', name: 'Magda', about: 'Magda stays.' },
];
const counts = (): string[] => screen.getAllByRole('status').map((count) => count.textContent);
async function press(name: string): Promise<void> {
  screen.getByRole('button', { name }).click();
  await tick();
}

test('bots are added and sent away one by one, up to the last seat', async () => {
  render(Company, { cast: CAST, company: [], most: 3 });
  await press('Add Hugo');
  await press('Add Hugo');
  await press('Add Magda');
  expect(counts()).toEqual(['2', '1']);
  await press('Add Magda');
  expect(counts(), 'the table is full').toEqual(['2', '1']);
  await press('Remove Hugo');
  expect(counts()).toEqual(['1', '1']);
  expect(screen.getByRole('button', { name: 'Add Magda' }).getAttribute('aria-disabled')).toBe('false');
});

test('nobody can be sent away who is not there', async () => {
  render(Company, { cast: CAST, company: ['magda'], most: 3 });
  await press('Remove Hugo');
  expect(counts()).toEqual(['0', '1']);
});
