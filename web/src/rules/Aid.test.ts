import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import './words';

import { settings } from '../lib/settings.svelte';
import Aid from './Aid.svelte';

beforeEach(() => {
  settings.language = 'en';
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('one card says what everything does', () => {
  render(Aid, { points: ['treasure', 'hazard', 'relic', 'continue', 'leave', 'alone'] });
  const points = screen.getAllByRole('listitem').map((item) => item.textContent ?? '');
  expect(points).toHaveLength(6);
  expect(points.every((point) => point.includes(':') && !point.startsWith('aid-'))).toBe(true);
});

test('it is printed by itself', () => {
  const page = document.documentElement.classList;
  const print = vi.fn(() => expect(page.contains('only-aid')).toBe(true));
  vi.stubGlobal('print', print);
  render(Aid, { points: ['treasure'] });
  screen.getByRole('button', { name: 'Print this card' }).click();
  expect(print).toHaveBeenCalledOnce();
  expect(page.contains('only-aid')).toBe(false);
});
