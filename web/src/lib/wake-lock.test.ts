import { afterEach, expect, test, vi } from 'vitest';

import { stayAwake } from './wake-lock';

afterEach(() => stayAwake(false));

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

test('the screen stays awake as long as it is wanted', async () => {
  const release = vi.fn(async () => {});
  const request = vi.fn(async () => ({ release, addEventListener: () => {} }));
  vi.stubGlobal('navigator', { wakeLock: { request } });
  stayAwake(true);
  await settled();
  stayAwake(true);
  await settled();
  expect(request).toHaveBeenCalledTimes(1);
  stayAwake(false);
  expect(release).toHaveBeenCalledTimes(1);
});

test('a device that cannot stay awake plays all the same', async () => {
  vi.stubGlobal('navigator', {});
  stayAwake(true);
  await settled();
  vi.stubGlobal('navigator', { wakeLock: { request: () => Promise.reject(new Error('no power')) } });
  stayAwake(true);
  await settled();
});
