import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, expect, test } from 'vitest';

import Choices from './Choices.svelte';

afterEach(cleanup);

test('one of several can be chosen, and the group says what it is about', async () => {
  const options = [
    { value: 'live', label: 'As fast as you can' },
    { value: 'step', label: 'In turn', hint: 'Suits children' },
  ];
  render(Choices, { legend: 'The race', name: 'race', options, value: 'live' });
  expect(screen.getByRole('group', { name: 'The race' })).toBeTruthy();
  const [live, step] = screen.getAllByRole<HTMLInputElement>('radio');
  expect(live?.checked).toBe(true);
  step?.click();
  expect([live?.checked, step?.checked]).toEqual([false, true]);
  expect(step?.labels?.[0]?.textContent).toContain('Suits children');
});
