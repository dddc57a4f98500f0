import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';

import { settings } from '../lib/settings.svelte';
import type { Replay } from '../lib/types';
import cave from '../../../testdata/replays/incan-gold.json';
import ReplayView from './ReplayView.svelte';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('a replay looks like the box that was played: the tunnel turns, and the mouths of the caves are freed', async () => {
  settings.language = 'en';
  settings.sound = false;
  const boxes = [{ id: 'incan-gold', tunnel: 'turns-at-hazards', entrances: 'obstacles' }];
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ editions: boxes })));
  render(ReplayView, { replay: cave.replay as unknown as Replay, source: { game: 'k7Qm2x' } });
  await fireEvent.keyDown(document.body, { key: 'ArrowRight' });
  await vi.waitFor(() => expect(document.querySelector('.frame.path li.camp')).not.toBeNull());
  expect(document.querySelectorAll('header .closed')).toHaveLength(4);
});
