import { cleanup, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { settings } from '../../lib/settings.svelte';
import { Table } from '../../lib/table.svelte';
import type { DiamantScene, Scene } from '../../lib/types';
import Cover from './Cover.svelte';
import { Device } from '../../device/device.svelte';

const game = { name: 'diamant', path: [], met: [], carried: 3, 'on-path': 1, chests: [null, null] };

function cover(): Device {
  const table = new Table('K7QM2XNP4T');
  const actions = ['continue' as const, 'leave' as const];
  table.feed.you = { seat: 0, actions, chest: 11, beside: [{ seat: 1, actions, chest: 4 }] };
  const scene = { options: {}, seats: [{ name: 'Ada' }, { name: 'Bo' }], game } as unknown as Scene;
  table.feed.scene = scene;
  table.act = vi.fn().mockResolvedValue(undefined);
  const device = new Device(table);
  render(Cover, { device, scene, game: game as unknown as DiamantScene });
  return device;
}

beforeEach(() => {
  settings.language = 'en';
});
afterEach(cleanup);

test('the button of the next person has the focus, and everything else is out of reach', () => {
  const other = document.createElement('button');
  const live = document.createElement('div');
  live.setAttribute('aria-live', 'polite');
  document.body.append(other, live);
  cover();
  expect(document.activeElement?.textContent?.trim()).toBe('I’m Ada');
  expect([other.hasAttribute('inert'), live.hasAttribute('inert')]).toEqual([true, false]);
  cleanup();
  expect(other.hasAttribute('inert')).toBe(false);
  other.remove();
  live.remove();
});

test('a closed chest is open to its owner alone', async () => {
  const device = cover();
  expect(document.body.textContent).not.toContain('11 rubies');
  device.take(0);
  await tick();
  expect(screen.getByText('11 rubies')).toBeTruthy();
  expect(document.activeElement?.textContent).toBe('Ada: keep going or head home?');
});

test('once a choice is made nothing tells which', async () => {
  const device = cover();
  device.take(0);
  await tick();
  screen.getByRole('button', { name: 'Leave' }).click();
  await tick();
  expect(document.body.textContent?.trim()).toBe('Locked in.');
});
