import '../lib/every-language';
import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { LANGUAGES } from '../lib/languages';
import { settings } from '../lib/settings.svelte';
import Offline from './Offline.svelte';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  settings.language = 'en';
});

test.each(LANGUAGES)('says in %s that there is no way to the server', (language) => {
  settings.language = language;
  render(Offline, { play: () => {} });
  expect(screen.getByRole('heading', { level: 1 }).textContent).not.toContain('offline-');
  expect(document.documentElement.lang).toBe(language);
});

test('goes back to where it was as soon as the server answers', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
  const answers = [() => Promise.reject(new TypeError('network')), () => Promise.resolve(new Response('ok'))];
  vi.stubGlobal('fetch', () => answers.shift()?.());
  render(Offline, { play: () => {} });
  await vi.advanceTimersByTimeAsync(5000);
  expect(reload).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(5000);
  expect(reload).toHaveBeenCalledOnce();
});
