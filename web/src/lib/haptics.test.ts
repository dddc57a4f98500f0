import { beforeEach, expect, test, vi } from 'vitest';

import { canBeFelt, feel } from './haptics';
import { settings } from './settings.svelte';

beforeEach(() => {
  settings.haptics = true;
});

test('a choice is felt, unless this is not wanted', () => {
  const vibrate = vi.fn();
  vi.stubGlobal('navigator', { vibrate });
  feel('choice');
  expect(vibrate).toHaveBeenCalledTimes(1);
  settings.haptics = false;
  feel('fatal');
  expect(vibrate).toHaveBeenCalledTimes(1);
});

test('a page that nobody has touched stays still', () => {
  const vibrate = vi.fn();
  vi.stubGlobal('navigator', { vibrate, userActivation: { hasBeenActive: false } });
  feel('asked');
  expect(vibrate).not.toHaveBeenCalled();
});

test('what cannot be felt is no error', () => {
  vi.stubGlobal('navigator', {});
  expect(canBeFelt()).toBe(false);
  expect(() => feel('asked')).not.toThrow();
});
