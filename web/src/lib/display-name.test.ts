import './every-language';
import { afterEach, expect, test } from 'vitest';

import { displayName } from './display-name';
import { settings } from './settings.svelte';

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
