import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { announcer } from '../lib/announcer.svelte';
import { settings } from '../lib/settings.svelte';
import type { Replay } from '../lib/types';
import cave from '../../../testdata/replays/incan-gold.json';
import ReplayView from './ReplayView.svelte';

beforeEach(() => {
  settings.language = 'en';
  settings.sound = false;
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ editions: [] })));
  render(ReplayView, { replay: cave.replay as unknown as Replay, source: { game: 'k7Qm2x' } });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const scrubber = (): HTMLElement => screen.getByRole('slider', { name: 'Position in the game' });

test('it begins at the beginning and goes on by arrow, in words', async () => {
  expect(scrubber().getAttribute('aria-valuetext')).toBe('The beginning');
  await fireEvent.keyDown(document.body, { key: 'ArrowRight' });
  expect(scrubber().getAttribute('aria-valuetext')).toBe('Expedition 1, card 1: fire');
  expect(announcer.polite.at(-1)?.text).toBe('Hazard: fire. One more and it’s a trap!');
});

test('the last moment has the result, and nothing to go on with', async () => {
  await fireEvent.click(screen.getByRole('button', { name: 'To the end' }));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/wins with/);
  expect(screen.getByRole('button', { name: 'Continue from here' }).getAttribute('aria-disabled')).toBe('true');
  expect(screen.getByRole('button', { name: 'One step forward' }).getAttribute('aria-disabled')).toBe('true');
});

test('an expedition can be chosen', async () => {
  await fireEvent.change(screen.getByRole('combobox', { name: 'Go to' }), { target: { value: '3' } });
  expect(scrubber().getAttribute('aria-valuetext')).toMatch('Expedition 3, card 1: ');
  expect(screen.getByText(/\/g\/k7Qm2x\?move=\d+$/)).toBeTruthy();
});

test('charts have their numbers as tables', async () => {
  const tables = await screen.findAllByRole('table', { hidden: true });
  const scores = tables.find((table) => table.querySelector('caption')?.textContent === 'Scores');
  const standings = (cave.replay as unknown as Replay).steps.at(-1)?.game.standings;
  const last = Array.from(scores?.querySelectorAll('tbody tr') ?? [], (row) =>
    Number(row.lastElementChild?.textContent),
  );
  expect(last).toEqual(standings?.scores);
});
