import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { BeatName } from './tempo';
import { Timeline, type Item } from './timeline';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const BEATS: [BeatName, number][] = [
  ['anticipation', 400],
  ['reveal', 400],
  ['consequence', 300],
];

/** What was shown so far, with the time at which it was. */
let shown: string[];
let lasting: number[];
beforeEach(() => {
  shown = [];
  lasting = [];
});

function item(name: string, limit = 5000, beats = BEATS): Item {
  const steps = beats.map(([beat, ms]) => ({
    beat,
    ms,
    show: (real: number) => {
      shown.push(`${name} ${beat}`);
      lasting.push(real);
    },
  }));
  return { steps, limit };
}

test('every beat lasts its time, and messages follow each other', () => {
  const timeline = new Timeline();
  timeline.add(item('one'));
  timeline.add(item('two'));
  expect(shown).toEqual(['one anticipation']);
  vi.advanceTimersByTime(399);
  expect(shown).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(shown).toEqual(['one anticipation', 'one reveal']);
  vi.advanceTimersByTime(400);
  expect(shown.at(-1)).toBe('one consequence');
  vi.advanceTimersByTime(300);
  expect(shown.at(-1)).toBe('two anticipation');
  vi.advanceTimersByTime(5000);
  expect(shown).toHaveLength(6);
  expect(timeline.busy).toBe(false);
});

test('what takes no time is shown at once', () => {
  const timeline = new Timeline(() => 0);
  timeline.add(item('one'));
  expect(shown).toEqual(['one anticipation', 'one reveal', 'one consequence']);
  expect(timeline.busy).toBe(false);
});

test('one skip ends the running message and begins the next one', () => {
  const timeline = new Timeline();
  timeline.add(item('one'));
  timeline.add(item('two'));
  expect(timeline.skip()).toBe(true);
  expect(shown).toEqual(['one anticipation', 'one reveal', 'one consequence', 'two anticipation']);
  timeline.skip();
  expect(shown.at(-1)).toBe('two consequence');
  expect(timeline.skip()).toBe(false);
});

test('a pile of messages is shown faster, in order, and within its limit', () => {
  const timeline = new Timeline();
  for (let n = 0; n < 20; n++) timeline.add(item(String(n), 5000));
  vi.advanceTimersByTime(5100);
  expect(shown).toHaveLength(60);
  expect(shown.at(-1)).toBe('19 consequence');
  expect(lasting.at(-1)).toBeLessThan(300);
});

test('when all is shown it runs at its usual speed again', () => {
  const timeline = new Timeline();
  for (let n = 0; n < 20; n++) timeline.add(item(String(n), 5000));
  vi.advanceTimersByTime(20_000);
  lasting = [];
  timeline.add(item('calm'));
  expect(lasting).toEqual([400]);
});

test('too much to follow is shown at once', () => {
  const timeline = new Timeline();
  timeline.add(item('slow'));
  for (let n = 0; n < 40; n++) timeline.add(item(String(n), 5000));
  expect(shown.length).toBeGreaterThan(90);
  vi.advanceTimersByTime(5000);
  expect(shown.at(-1)).toBe('39 consequence');
});

test('what has no time to wait brings everything before it along', () => {
  const timeline = new Timeline();
  timeline.add(item('slow'));
  timeline.add(item('urgent', 200));
  vi.advanceTimersByTime(200);
  expect(shown.at(-1)).toBe('urgent consequence');
  timeline.add(item('slow'));
  timeline.add(item('now', 0));
  expect(shown.at(-1)).toBe('now consequence');
});

test('a closed timeline shows nothing more', () => {
  const timeline = new Timeline();
  timeline.add(item('one'));
  timeline.close();
  vi.advanceTimersByTime(5000);
  timeline.add(item('two'));
  expect(shown).toEqual(['one anticipation']);
});
