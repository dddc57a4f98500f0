import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { settings } from '../../lib/settings.svelte';
import { Table } from '../../lib/table.svelte';
import type { You } from '../../lib/types';
import Decision from './Decision.svelte';

beforeEach(() => {
  settings.language = 'en';
});
afterEach(cleanup);

function decide(you: You, inside = [0, 1]) {
  const table = new Table('K7QM2XNP4T');
  table.feed.you = you;
  const act = vi.spyOn(table, 'act').mockResolvedValue();
  render(Decision, { table, inside, carried: 3 });
  return act;
}
const button = (name: RegExp): HTMLElement => screen.getByRole('button', { name });

test('both choices can be made while they are asked for', () => {
  const act = decide({ seat: 0, actions: ['continue', 'leave'] });
  button(/Leave/).click();
  expect(act).toHaveBeenCalledExactlyOnceWith('leave');
});

test('a sealed choice is marked, and can be changed', () => {
  const act = decide({ seat: 0, actions: ['continue', 'leave'], choice: 'leave' });
  expect(button(/Leave/).getAttribute('aria-pressed')).toBe('true');
  expect(screen.getByRole('status').textContent).toContain('You can change your mind');
  button(/Leave/).click();
  expect(act).not.toHaveBeenCalled();
  button(/Continue/).click();
  expect(act).toHaveBeenCalledExactlyOnceWith('continue');
});

test('in the camp the buttons stay where they are and do nothing', () => {
  const act = decide({ seat: 0 }, [1]);
  expect(button(/Continue/).getAttribute('aria-disabled')).toBe('true');
  button(/Continue/).click();
  expect(act).not.toHaveBeenCalled();
  expect(screen.getByRole('status').textContent).toContain('safe at camp');
  expect(button(/Leave/).textContent, "another player's amount").not.toContain('3');
});

test('whoever only looks on has no buttons', () => {
  decide({});
  expect(screen.queryByRole('button')).toBeNull();
});
