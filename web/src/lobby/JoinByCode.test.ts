import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { reachable } from '../lib/reachable.svelte';
import { router } from '../lib/router.svelte';
import { settings } from '../lib/settings.svelte';
import JoinByCode from './JoinByCode.svelte';

beforeEach(() => {
  settings.language = 'en';
  reachable.short = false;
});
afterEach(cleanup);

async function join(code: string): Promise<string | undefined> {
  const go = vi.spyOn(router, 'go').mockImplementation(() => {});
  render(JoinByCode);
  const field = screen.getByLabelText('Table code');
  await fireEvent.input(field, { target: { value: code } });
  await fireEvent.submit(field.closest('form') ?? expect.fail('no form'));
  return go.mock.calls[0]?.[0];
}

test('a code is understood as people say it', async () => {
  expect(await join(' k7qm2-xnp4t ')).toBe('/t/K7QM2XNP4T');
});

test('what cannot be a code is refused, and the field says why', async () => {
  expect(await join('k7qm2')).toBeUndefined();
  const field = screen.getByLabelText('Table code');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  const why = document.getElementById(field.getAttribute('aria-describedby') ?? '');
  expect(why?.textContent).toContain('ten characters');
});

test('at home four letters are enough, and a wrong guess is no table', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    const found = path === '/api/codes/K7QM';
    if (path === '/api/reachable') return Response.json({ codes: 'short' });
    return Response.json(found ? { table: 'K7QM2XNP4T' } : { type: 'table/unknown' }, {
      status: found ? 200 : 404,
    });
  });
  reachable.short = true;
  const go = vi.spyOn(router, 'go').mockImplementation(() => {});
  await join('k7qm');
  await vi.waitFor(() => expect(go).toHaveBeenCalledWith('/t/K7QM2XNP4T'));
  cleanup();
  await join('0000');
  await vi.waitFor(() => expect(screen.getByRole('alert').textContent).toContain('No table'));
  expect(asked.filter((path) => path.startsWith('/api/codes'))).toEqual(['/api/codes/K7QM', '/api/codes/0000']);
});
