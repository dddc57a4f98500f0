import { cleanup, render } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { settings } from '../lib/settings.svelte';
import type { Told } from '../lib/table.svelte';
import type { Fact, Sight } from '../lib/types';
import Latest from './Latest.svelte';

beforeEach(() => {
  settings.language = 'en';
});
afterEach(cleanup);

const scene = {
  phase: 'playing',
  seats: [{ name: 'Ada' }, { name: 'Bo' }],
  game: { name: 'diamant', inside: [0, 1] },
} as unknown as Sight;

function said(facts: Fact[]): (string | null)[] {
  const told: Told = { id: '1', news: { type: 'drawn', facts } as Told['news'], scene, before: scene };
  render(Latest, { told });
  return Array.from(document.querySelectorAll('p'), ({ textContent }) =>
    textContent.replace(/[\u2068\u2069]/g, ''),
  );
}

test('with a trap it is said which card leaves the game, even if relics are lost as well', () => {
  const facts = [
    { fact: 'trap-sprung', hazard: 'snake', caught: [0, 1], lost: 3 },
    { fact: 'relic-lost', relic: 'relic' },
    { fact: 'relic-lost', relic: 'relic' },
    { fact: 'expedition-ended', 'to-bank': 2, removed: 'snake' },
    { fact: 'expedition-began', number: 2 },
  ] as unknown as Fact[];
  const lines = said(facts);
  expect(lines).toHaveLength(4);
  expect(lines[0]).toMatch(/^Trap: snakes!/);
  expect(lines[1]).toMatch(/^Lost for good/);
  expect(lines.at(-1)).toBe('One hazard card leaves the game: snakes.');
});

test('otherwise the last three sentences are said', () => {
  const facts = [
    { fact: 'came-home', leavers: [0, 1], carried: 3, share: 1, stays: 0 },
    { fact: 'expedition-ended', 'to-bank': 0 },
    { fact: 'expedition-began', number: 2, relic: 'relic 7' },
  ] as unknown as Fact[];
  expect(said(facts)).toEqual([
    'The expedition is over.',
    'Expedition 2 begins.',
    'Shuffled into the deck: relic 7.',
  ]);
});
