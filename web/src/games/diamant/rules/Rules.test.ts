import '../../../lib/every-language';
import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test } from 'vitest';

import '../../../rules/words';

import type { Edition, EditionSettings } from '../../../lib/editions';
import { LANGUAGES } from '../../../lib/languages';
import { settings } from '../../../lib/settings.svelte';
import DiamantRules from './Rules.svelte';
import { editionName } from '../../../rules/edition-name';
import { cardCount, relicCards } from './edition';

beforeEach(() => {
  settings.language = 'en';
});
afterEach(cleanup);

function edition(more: Partial<EditionSettings> = {}, box: Partial<Edition> = {}): Edition {
  return {
    id: 'somebody-elses-box',
    offered: 1,
    relics: 'always',
    age: 8,
    tunnel: 'straight',
    entrances: 'barricades',
    decision: 'two-cards',
    stones: { '1': 60 },
    ...box,
    settings: {
      players: [2, 6],
      expeditions: 3,
      treasures: [1, 4, 4],
      hazards: [{ hazard: 'gas', copies: 2 }],
      relics: {
        entry: 'one-per-expedition',
        worth: 'printed',
        values: [3, 9],
        'left-behind': 'back-into-the-deck',
      },
      sprung: 'stays',
      'first-decision': 'before-first-card',
      remainder: 'card-by-card',
      'tie-break': 'most-relics',
      chests: 'hidden',
      ...more,
    },
  };
}
const text = (): string => document.body.textContent ?? '';

test('the text follows the settings', () => {
  render(DiamantRules, { edition: edition() });
  for (const part of [
    '2 to 6 players',
    '3 expeditions',
    'ages 8 and up',
    '7 cards',
    'gas, 2 cards',
    '3 and 9',
    'Both cards go back into the deck',
    'before the first card is turned over',
    'share the rubies card by card',
    'more relics win',
    'Only you know what’s in your chest',
    'goes back into the deck',
  ]) {
    expect(text()).toContain(part);
  }
});

test('a box without relics says nothing about them but that', () => {
  render(DiamantRules, { edition: edition({ relics: null }, { relics: 'never' }) });
  expect(screen.queryByRole('heading', { name: 'Relics' })).toBeNull();
  expect(text().match(/relic/gi)).toHaveLength(2);
});

test('no message is missing in any language', () => {
  for (const language of LANGUAGES) {
    settings.language = language;
    render(DiamantRules, { edition: edition() });
    expect(text()).not.toMatch(/rules-[a-z]/);
    cleanup();
  }
});

test('a box that we have no words for keeps its own name', () => {
  expect(editionName('somebody-elses-box')).toBe('somebody-elses-box');
  expect(editionName('incan-gold')).toBe('Incan Gold');
});

test('relics that look alike are shown once', () => {
  const alike = {
    entry: 'all-at-set-up',
    worth: 'by-exit',
    values: [5, 10],
    'left-behind': 'out-of-the-game',
  } as const;
  expect(relicCards(edition({ relics: { ...alike, values: [5, 10] } }))).toEqual(['relic']);
  expect(relicCards(edition())).toEqual(['relic 3', 'relic 9']);
  expect(cardCount(edition())).toBe(7);
});
