import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { announcer } from '../lib/announcer.svelte';
import { settings } from '../lib/settings.svelte';
import { Table } from '../lib/table.svelte';
import type { Choice, Scene, You } from '../lib/types';
import * as sounds from '../sound/sounds';
import { Device, SEALED } from './device.svelte';

const BOTH: Choice[] = ['continue', 'leave'];

/** Ada on seat 0 and Bo on seat 2 share this device; Cy sits elsewhere. */
function shared(you: Partial<You> = {}): { device: Device; act: ReturnType<typeof vi.fn> } {
  const table = new Table('K7QM2XNP4T');
  table.feed.you = { seat: 0, actions: BOTH, beside: [{ seat: 2, actions: BOTH }], ...you };
  table.feed.scene = {
    seats: [{ name: 'Ada' }, { name: 'Cy' }, { name: 'Bo' }],
    game: { name: 'diamant' },
  } as unknown as Scene;
  const act = vi.fn().mockResolvedValue(undefined);
  table.act = act;
  return { device: new Device(table), act };
}

beforeEach(() => {
  vi.useFakeTimers();
  settings.language = 'en';
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('nothing of one’s own is shown until somebody has the device in hand', () => {
  const { device } = shared({ chest: 12, choice: 'leave' });
  expect(device.you).toEqual({});
  device.take(0);
  expect(device.you).toMatchObject({ seat: 0, actions: BOTH, chest: 12 });
  expect(device.you.choice, 'what was chosen before is not shown again').toBeNull();
});

test('no key decides while nobody has the device in hand', () => {
  const { device, act } = shared();
  device.choose('leave');
  expect(act).not.toHaveBeenCalled();
});

test('the device goes round those who have not chosen, in the order of seats', () => {
  const { device, act } = shared();
  expect(device.next).toBe(0);
  device.take(0);
  device.choose('leave');
  expect(act).toHaveBeenCalledExactlyOnceWith('leave', 0);
  device.table.feed.you = { seat: 0, actions: BOTH, choice: 'leave', beside: [{ seat: 2, actions: BOTH }] };
  vi.advanceTimersByTime(SEALED);
  expect([device.next, device.covered]).toEqual([2, true]);
  expect(device.others, 'Ada may think again').toEqual([0]);
});

test.each(BOTH)('whatever is chosen, the same is seen, heard and said for as long: %s', (choice) => {
  const play = vi.spyOn(sounds, 'play').mockImplementation(() => {});
  const say = vi.spyOn(announcer, 'say');
  const { device } = shared();
  device.take(2);
  device.choose(choice);
  expect([device.sealed, device.holder, device.covered]).toEqual([true, null, true]);
  expect(play.mock.calls).toEqual([['choice']]);
  expect(say.mock.calls).toEqual([['Locked in.']]);
  vi.advanceTimersByTime(SEALED - 1);
  expect(device.sealed).toBe(true);
  vi.advanceTimersByTime(1);
  expect(device.sealed).toBe(false);
});

test('when something else is asked, nobody has the device in hand any more', () => {
  const { device } = shared();
  device.follow(7);
  device.take(0);
  device.follow(7);
  expect(device.holder).toBe(0);
  device.follow(9);
  expect([device.holder, device.covered]).toEqual([null, false]);
});

test('somebody who is stood in for is not waited for, and may come back', () => {
  const { device } = shared();
  const seats = [{ name: 'Ada', 'stand-in': 'bot' }, { name: 'Cy' }, { name: 'Bo' }];
  device.table.feed.scene = { ...device.table.scene, seats } as Scene;
  expect([device.next, device.others]).toEqual([2, [0]]);
});

test('a device of one’s own needs no privacy', () => {
  const { device } = shared({ beside: [], choice: 'leave' });
  expect([device.shared, device.secret, device.you.choice]).toEqual([false, false, 'leave']);
});
