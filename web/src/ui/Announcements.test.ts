import { cleanup, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, expect, test } from 'vitest';

import { announcer } from '../lib/announcer.svelte';
import Announcements from './Announcements.svelte';

afterEach(cleanup);

const lines = (): string[] =>
  Array.from(screen.getByRole('log').querySelectorAll('p'), (line) => line.textContent);

test('news is added in turn, and what cannot wait is said apart', async () => {
  render(Announcements);
  announcer.news([
    { text: 'Trap: snakes!', urgent: true },
    { text: 'The expedition is over.', urgent: false },
  ]);
  await tick();
  expect(lines()).toEqual(['The expedition is over.']);
  expect(screen.getByRole('alert').textContent.trim()).toBe('Trap: snakes!');
});

test('the last news can be heard again, the urgent part too', async () => {
  render(Announcements);
  announcer.repeat();
  await tick();
  expect(lines().at(-1)).toBe('Trap: snakes! The expedition is over.');
});

test('the same news twice is two lines', async () => {
  render(Announcements);
  announcer.say('Ada: Wow!');
  announcer.say('Ada: Wow!');
  await tick();
  expect(lines().slice(-2)).toEqual(['Ada: Wow!', 'Ada: Wow!']);
});

test('what leads to an alert is said with it, not after it', async () => {
  render(Announcements);
  announcer.news([
    { text: 'Ada rolls troll and troll.', urgent: false },
    { text: 'Here comes the Troll!', urgent: true },
    { text: 'It’s Bo’s turn.', urgent: false },
  ]);
  await tick();
  expect(screen.getByRole('alert').textContent.trim()).toBe('Ada rolls troll and troll. Here comes the Troll!');
  expect(lines().slice(-1)).toEqual(['It’s Bo’s turn.']);
  expect(lines()).not.toContain('Ada rolls troll and troll.');
});
