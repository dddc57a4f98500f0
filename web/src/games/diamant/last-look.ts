// The path as it was when an expedition ended. By the time a trap is told the next expedition has begun, and its
// path is empty; what sprang the trap must still be seen.

import type { Told } from '../../lib/table.svelte';
import type { DiamantScene, Sight } from '../../lib/types';
import { withPedestals, type Laid } from './pedestals';

export interface Look {
  path: Laid[];
  expedition: number;
  met: string[];
  /** Those of them of which no other card can come. */
  harmless: string[];
  trapped: boolean;
}

/** What to show of the path after the latest news: the path of the game, or the last one with the trap on it. */
export function lastLook(
  game: DiamantScene,
  latest: Told | null,
  log: readonly Told[] = [],
  scene: Sight | null = null,
): Look {
  const facts = latest && 'facts' in latest.news ? latest.news.facts : [];
  const trap = facts.find((fact) => fact.fact === 'trap-sprung');
  const before = latest?.before?.game;
  const shown = trap && before?.name === 'diamant' ? before : game;
  const { expedition, met, harmless = [] } = shown;
  const path = withPedestals(shown, log, scene);
  if (!trap) return { path, expedition, met, harmless, trapped: false };
  return { path: [...path, { card: trap.hazard, rubies: 0 }], expedition, met, harmless, trapped: true };
}
