import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { router } from '../lib/router.svelte';
import { settings } from '../lib/settings.svelte';
import JoinByCode from './JoinByCode.svelte';

beforeEach(() => {
  settings.language = 'en';
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
  expect(why?.textContent).toContain('ten letters');
});
