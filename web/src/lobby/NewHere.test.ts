import { cleanup, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { settings } from '../lib/settings.svelte';
import NewHere from './NewHere.svelte';

beforeEach(() => {
  settings.language = 'en';
  settings.taught = false;
  document.body.innerHTML = '<main id="main" tabindex="-1"></main>';
});
afterEach(cleanup);

test('who has finished a game is not new here', () => {
  render(NewHere, { played: 1 });
  expect(screen.queryByRole('link')).toBeNull();
});

test('who declines the lesson is not asked again, and keeps a place on the page', async () => {
  render(NewHere);
  expect(screen.getByRole('link', { name: 'Show me' }).getAttribute('href')).toBe('/learn');
  screen.getByRole('button', { name: 'No, thanks' }).click();
  await tick();
  expect(settings.taught).toBe(true);
  expect(screen.queryByRole('link')).toBeNull();
  expect(document.activeElement?.id).toBe('main');
});
