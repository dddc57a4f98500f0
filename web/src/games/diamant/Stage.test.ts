import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { settings } from '../../lib/settings.svelte';
import type { DiamantScene, Replay } from '../../lib/types';
import cave from '../../../../testdata/replays/incan-gold.json';
import { momentsOf } from '../../replay/story';
import { factsIn } from '../../timeline/tempo';
import Stage from './Stage.svelte';

beforeEach(() => {
  settings.language = 'en';
});
afterEach(cleanup);

const moments = momentsOf(cave.replay as unknown as Replay);

test('a trap is shown on the path where it struck, though the next expedition has begun', () => {
  const latest = moments.find((moment) => factsIn(moment.news).some(({ fact }) => fact === 'trap-sprung'));
  const game = latest?.scene.game as DiamantScene;
  const before = latest?.before?.game as DiamantScene;
  expect(game.path).toEqual([]);
  render(Stage, { game, latest: latest ?? null });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(`Expedition ${before.expedition} of 5`);
  const cards = Array.from(document.querySelectorAll('ol .visually-hidden'), (card) => card.textContent.trim());
  expect(cards).toHaveLength(before.path.length + 1);
  expect(cards.slice(0, -1)).toContain(cards.at(-1));
});
