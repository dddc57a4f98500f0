import { afterEach, expect, test } from 'vitest';

import { called } from './called';
import { settings } from './settings.svelte';

afterEach(() => {
  settings.language = 'en';
});

test('a bot without a name is called what it is, in our language', () => {
  settings.language = 'fr';
  expect(called('bold', 'bold')).toBe('Robot Téméraire');
  expect(called('bold 2', 'bold')).toBe('Robot Téméraire 2');
});

test('everybody else is called by their name', () => {
  settings.language = 'fr';
  expect(called('Hugo', 'hugo')).toBe('Hugo');
  expect(called('bold', null)).toBe('bold');
});
