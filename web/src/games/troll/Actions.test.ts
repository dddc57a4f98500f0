import { cleanup, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { settings } from '../../lib/settings.svelte';
import { Table } from '../../lib/table.svelte';
import type { You } from '../../lib/types';
import Actions from './Actions.svelte';

beforeEach(() => {
  settings.language = 'en';
});
afterEach(cleanup);

function offer(you: You, interval: number | null = null) {
  const table = new Table('K7QM2XNP4T');
  table.feed.you = you;
  const act = vi.spyOn(table, 'act').mockResolvedValue();
  render(Actions, { table, interval });
  return act;
}
const names = (): string[] => screen.queryAllByRole('button').map((button) => button.textContent.trim());

test('what may be done is offered in one order, however the server lists it', () => {
  offer({ seat: 0, actions: ['leave', 'enter', 'keep-door', 'roll'] });
  expect(names()).toEqual(['Roll', 'Keep door', 'Open the door', 'I’m out!']);
});

test('out of turn the two that are always there do nothing', () => {
  const act = offer({ seat: 0 });
  expect(names()).toEqual(['Roll', 'I’m out!']);
  for (const button of screen.getAllByRole('button')) {
    expect(button.getAttribute('aria-disabled')).toBe('true');
    button.click();
  }
  expect(act).not.toHaveBeenCalled();
});

test('a button does what it says', () => {
  const act = offer({ seat: 0, actions: ['roll', 'leave'] });
  screen.getByRole('button', { name: 'I’m out!' }).click();
  expect(act).toHaveBeenCalledExactlyOnceWith('leave');
});

test('whoever only looks on has no buttons', () => {
  offer({});
  expect(names()).toEqual([]);
});

test('whoever has the dragon dice can throw them and nothing else', () => {
  const act = offer({ seat: 1, actions: ['throw'] });
  expect(names()).toEqual(['Throw the dragon dice']);
  screen.getByRole('button').click();
  expect(act).toHaveBeenCalledExactlyOnceWith('throw');
});

test('in a race a roll shows when the hand is full again, and leaving never waits', async () => {
  const act = offer({ seat: 0, actions: ['roll', 'leave'] }, 800);
  const cooling = (name: string) => screen.getByRole('button', { name }).querySelector('.cooling');
  expect(cooling('Roll')).toBeNull();
  screen.getByRole('button', { name: 'Roll' }).click();
  await tick();
  expect(cooling('Roll')).not.toBeNull();
  expect(cooling('I’m out!')).toBeNull();
  screen.getByRole('button', { name: 'I’m out!' }).click();
  expect(act.mock.calls).toEqual([['roll'], ['leave']]);
});
