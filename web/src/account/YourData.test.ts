import { cleanup, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { settings } from '../lib/settings.svelte';
import YourData from './YourData.svelte';

const asked: { method: string; path: string; body: unknown }[] = [];
let answer = (): Response => new Response(null, { status: 204 });

beforeEach(() => {
  settings.language = 'en';
  settings.name = 'Ada';
  asked.length = 0;
  answer = () => new Response(null, { status: 204 });
  vi.stubGlobal('fetch', async (path: string, { method, body }: { method: string; body?: string }) => {
    asked.push({ method, path, body: body ? JSON.parse(body) : undefined });
    if (method === 'GET')
      return new Response(JSON.stringify({ id: '00c0ffee00c0ffee', name: 'Ada', program: false }));
    return answer();
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const deletions = () => asked.filter(({ method }) => method === 'DELETE');

test('the data is a file to download', () => {
  render(YourData, { ondeleted: () => {} });
  const link = screen.getByRole('link', { name: 'Download my data' });
  expect(link.getAttribute('href')).toBe('/api/me/export');
  expect(link.getAttribute('download')).toBe('tacora-export.json');
});

test('an account is deleted only after a confirmation, with its own id', async () => {
  const ondeleted = vi.fn();
  render(YourData, { ondeleted });
  screen.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = await screen.findByRole('dialog', { name: 'Delete your account?' });
  expect(deletions()).toEqual([]);
  screen.getByRole('button', { name: 'Keep my account' }).click();
  await waitFor(() => expect((dialog as HTMLDialogElement).open).toBe(false));
  expect(deletions()).toEqual([]);

  screen.getByRole('button', { name: 'Delete my account' }).click();
  screen.getByRole('button', { name: 'Delete for good' }).click();
  await waitFor(() => expect(ondeleted).toHaveBeenCalledOnce());
  expect(settings.name).toBe('');
  expect(deletions()).toEqual([{ method: 'DELETE', path: '/api/me', body: { confirm: '00c0ffee00c0ffee' } }]);
});

test('what goes wrong is said in the dialog, which stays open', async () => {
  answer = () =>
    new Response(JSON.stringify({ slug: 'server/store', message: 'no' }), {
      status: 503,
      headers: { 'content-type': 'application/json' },
    });
  const ondeleted = vi.fn();
  render(YourData, { ondeleted });
  screen.getByRole('button', { name: 'Delete my account' }).click();
  screen.getByRole('button', { name: 'Delete for good' }).click();
  const dialog = await screen.findByRole('dialog', { name: 'Delete your account?' });
  await waitFor(() => expect(dialog.querySelector('[role=alert]')).not.toBeNull());
  expect(ondeleted).not.toHaveBeenCalled();
});
