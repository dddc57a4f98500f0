import './every-language';
import { afterEach, expect, test } from 'vitest';

import { displayName, shortName } from './display-name';
import { settings } from './settings.svelte';
import { list, say } from './words.svelte';

afterEach(() => {
  settings.language = 'en';
});

test('a bot without a name is called what it is, in our language', () => {
  settings.language = 'fr';
  expect(displayName('bold', 'bold')).toBe('Robot Téméraire');
  expect(displayName('bold 2', 'bold')).toBe('Robot Téméraire 2');
});

test('everybody else is called by their name', () => {
  settings.language = 'fr';
  expect(displayName('Hugo', 'hugo')).toBe('Hugo');
  expect(displayName('bold', null)).toBe('bold');
});

test('a name that is written from right to left keeps to itself, in a sentence and alone', () => {
  settings.language = 'en';
  expect(displayName('ليلى', null)).toBe('\u2068ليلى\u2069');
  const names = ['דנה', displayName('ليلى', null), 'さくら', '\u{1F48E}'];
  const said = say('fact-resting', { names: list(names), count: 4 });
  expect(said).toBe('\u2068דנה\u2069, \u2068ليلى\u2069, さくら and \u{1F48E} rest at camp.');
});

test('a long name is cut between letters, and what is left of it keeps to itself', () => {
  expect(shortName('Ada', 9)).toBe('Ada');
  expect(shortName('Maximiliana', 9)).toBe('Maximili…');
  expect(shortName('👩‍👩‍👧‍👦'.repeat(9), 9)).toBe('👩‍👩‍👧‍👦'.repeat(9));
  expect(shortName('👩‍👩‍👧‍👦'.repeat(10), 9)).toBe(`${'👩‍👩‍👧‍👦'.repeat(8)}…`);
  const arabic = displayName('عبدالرحمن الطويل', null);
  expect(shortName(arabic, 9)).toMatch(/^\u2068[^\u2068\u2069]{8}…\u2069$/);
});
