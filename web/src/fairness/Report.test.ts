import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { settings } from '../lib/settings.svelte';
import { keepDeal, keepNonce, keepPublished } from '../lib/witness';
import { draws } from '../games/diamant/fairness/draws';
import Report from './Report.svelte';

const PATH = join(process.cwd(), '..', 'testdata', 'fairness', 'records', 'classic-2005.json');
const record = () => JSON.parse(readFileSync(PATH, 'utf8'));

beforeEach(() => {
  settings.language = 'en';
  localStorage.clear();
});
afterEach(cleanup);

const findings = (): string[] =>
  screen.getAllByRole('listitem').map((item) => item.textContent.replace(/\s+/g, ' ').trim());

test('a fair deal fits in every point that is known', () => {
  const told = record();
  render(Report, { record: told, draws, id: told.deal.game });
  expect(screen.getByRole('status').textContent).toBe('Everything that can be checked here fits.');
  expect(findings()[0]).toMatch(/^Can’t be checked here. This browser wasn’t at the table/);
  expect(findings().at(-1)).toBe('Fits. 25 of 25 draws were recalculated, and all of them match the deal.');
});

test('what this browser saw and added is compared', () => {
  const told = JSON.parse(readFileSync(join(dirname(PATH), 'version-2.json'), 'utf8'));
  keepDeal({ game: told.deal.game, commitment: told.deal.commitment }, 'seating');
  keepPublished(told.deal.game, told.deal.commitments, told.deal.bots);
  keepNonce(told.deal.game, told.deal.nonces[0]);
  render(Report, { record: told, draws, id: told.deal.game });
  expect(screen.getByRole('status').textContent).toMatch(/^Everything fits: /);
  expect(findings()[0]).toMatch(/^Fits. The seal is the one this browser saw before/);
  expect(findings()[1]).toMatch(/^Fits. What this browser added/);
  expect(findings()[2]).toMatch(/^Fits. All the other numbers were fixed before/);
});

test('a deal of version 1 says what it does not exclude', () => {
  const told = record();
  render(Report, { record: told, draws, id: told.deal.game });
  expect(findings().some((line) => line.startsWith('Can’t be checked here. This is a version 1 deal'))).toBe(
    true,
  );
});

test('a seal that was exchanged after the game is found out', () => {
  const told = record();
  keepDeal({ game: told.deal.game, commitment: '0'.repeat(64) }, 'seating');
  render(Report, { record: told, draws, id: told.deal.game });
  expect(screen.getByRole('status').textContent).toBe('Something doesn’t fit.');
  expect(findings()[0]).toMatch(/^Doesn’t fit. The seal isn’t the one/);
});

test('a card that was not dealt is named with its place', () => {
  const told = record();
  const dealt = told.expeditions[0].steps[1].card;
  told.expeditions[0].steps[1].card = dealt === '17' ? '15' : '17';
  render(Report, { record: told, draws, id: told.deal.game });
  expect(screen.getByRole('status').textContent).toBe('Something doesn’t fit.');
  expect(findings().at(-1)).toMatch(/^Doesn’t fit. Draw 2 of 25 is wrong. Expedition 1, step 2: /);
});

test('the record of another game proves nothing', () => {
  render(Report, { record: record(), draws, id: 'another' });
  expect(screen.getByRole('status').textContent).toBe('Something doesn’t fit.');
  expect(screen.getByRole('alert').textContent).toMatch(/a different game/);
});

test('a game without a sealed deal is said to be one', () => {
  const told = record();
  delete told.deal;
  render(Report, { record: told, draws, id: null });
  expect(screen.getByRole('status').textContent).toMatch(/^There is nothing to check: /);
});
