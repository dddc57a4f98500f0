import '../lib/every-language';
import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, expect, test } from 'vitest';

import { Refusal, Unreachable } from '../lib/api';
import { settings } from '../lib/settings.svelte';
import Problem from './Problem.svelte';

afterEach(() => {
  cleanup();
  settings.language = 'en';
});

const told = (problem: unknown): string => {
  render(Problem, { problem });
  return screen.getByRole('alert').textContent;
};

test('a refusal is explained in the language of whoever is refused', () => {
  settings.language = 'pl';
  expect(told(new Refusal(409, 'table/full', 'every seat is taken'))).toContain('miejsca są zajęte');
});

test('the server’s word alone is enough', () => {
  expect(told('table/name-taken')).toContain('already has that name');
});

test('what nobody foresaw is still said', () => {
  expect(told(new Refusal(409, 'table/something-new', 'the table is upside down'))).toBe(
    'Sorry, that didn’t work. Please try again.',
  );
});

test('an unreachable server is reported as such', () => {
  expect(told(new Unreachable('/api/me'))).toContain('Can’t reach the server');
});
