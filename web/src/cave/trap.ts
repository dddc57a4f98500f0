// The path at the end of which a trap was sprung. The scene after it is already that of the next expedition.

import type { Happening } from '../lib/telling';
import type { Fact, PathCard } from '../lib/types';

export interface Trapped {
  expedition: number;
  path: PathCard[];
}

export function trapOf(latest: Happening | null): Trapped | null {
  const facts: Fact[] = latest && 'facts' in latest.news ? latest.news.facts : [];
  const sprung = facts.find((fact) => fact.fact === 'trap-sprung');
  const game = latest?.before?.game;
  if (!sprung || game?.name !== 'diamant') return null;
  return { expedition: game.expedition, path: [...game.path, { card: sprung.hazard, rubies: 0 }] };
}
