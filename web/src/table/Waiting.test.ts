import { cleanup, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { settings } from '../lib/settings.svelte';
import { Table } from '../lib/table.svelte';
import type { Scene } from '../lib/types';
import type { ConnectionState } from '../live/connection';
import { ServerConnection } from '../live/server-connection.svelte';
import Waiting from './Waiting.svelte';

beforeEach(() => {
  settings.language = 'en';
  vi.useFakeTimers({ now: 1000_000 });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function scene(more: object = {}): Scene {
  const question = { number: 7, seats: [0, 1], thinking: [1], waiting: 1, ...more };
  const seats = [{ name: 'Ada' }, { name: 'Bo' }];
  return { phase: 'playing', seats, game: { name: 'diamant' }, question } as unknown as Scene;
}

function wait(connection: ConnectionState, at = scene()): { line: ServerConnection; said: () => string } {
  const line = new ServerConnection('K7QM2XNP4T');
  const table = new Table('K7QM2XNP4T', undefined, line);
  table.feed.you = { seat: 0 };
  line.state = connection;
  const { container } = render(Waiting, { table, scene: at });
  return { line, said: () => container.textContent.replace(/\s+/g, ' ').trim() };
}

test('while the line is alive it says who is being waited for', () => {
  expect(wait('alive').said()).toBe('Bo is still thinking.');
});

test('a lost line is said instead of what may be no longer true, and the truth when it is back', async () => {
  const { line, said } = wait('reconnecting');
  expect(said()).toBe('Connection lost. Trying again…');
  line.state = 'alive';
  await tick();
  expect(said()).toBe('Bo is still thinking.');
});

test('a clock runs down and never below nothing', async () => {
  const { said } = wait('alive', scene({ deadline: 1007_000 }));
  expect(said()).toBe('Bo is still thinking. 7 s left');
  await vi.advanceTimersByTimeAsync(3000);
  expect(screen.getByRole('timer').textContent).toBe('4 s left');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(screen.getByRole('timer').textContent).toBe('0 s left');
});
