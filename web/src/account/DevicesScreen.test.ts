import { cleanup, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { settings } from '../lib/settings.svelte';
import DevicesScreen from './DevicesScreen.svelte';

const at = Date.UTC(2026, 9, 18);
const device = (id: number, label: string, current: boolean) => ({ id, label, since: at, seen: at, current });

let devices = [device(1, 'Firefox, Android', true), device(2, 'Safari, iPhone', false)];
let recovery: object[] = [];
const asked: string[] = [];

beforeEach(() => {
  settings.language = 'en';
  devices = [device(1, 'Firefox, Android', true), device(2, 'Safari, iPhone', false)];
  recovery = [];
  asked.length = 0;
  vi.stubGlobal('fetch', async (path: string, { method }: { method: string }) => {
    asked.push(`${method} ${path}`);
    if (method === 'DELETE' && path.endsWith('/2')) devices = devices.filter(({ id }) => id !== 2);
    if (method === 'DELETE' && path.endsWith('/2')) return new Response(null, { status: 204 });
    if (method === 'POST') {
      recovery = [{ id: 3, since: at, until: at + 86_400_000 }];
      return new Response(JSON.stringify({ id: 3, since: at, until: at, code: 'tr_abc' }), { status: 201 });
    }
    return new Response(JSON.stringify({ devices, tokens: [], recovery }));
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('another device is signed out, and this one is not offered', async () => {
  render(DevicesScreen);
  const button = await screen.findByRole('button', { name: 'Sign out Safari, iPhone' });
  expect(screen.queryByRole('button', { name: 'Sign out Firefox, Android' })).toBeNull();
  button.click();
  await waitFor(() => expect(screen.queryByText('Safari, iPhone')).toBeNull());
  expect(asked).toContain('DELETE /api/me/credentials/2');
  expect(screen.getByRole('status').textContent).toContain('no longer use');
});

test('a recovery link is shown as text and as a picture, with its code behind the hash', async () => {
  render(DevicesScreen);
  (await screen.findByRole('button', { name: 'Make a link' })).click();
  expect(await screen.findByText(/\/recover#tr_abc$/)).toBeTruthy();
  expect(screen.getByRole('img', { name: 'The recovery link as a QR code' })).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Revoke this link' })).toBeTruthy();
});
