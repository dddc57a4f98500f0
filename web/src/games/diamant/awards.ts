// What a game of Diamant is remembered for: one award of each kind, to whoever did most of it first.

import type { Fact, Replay } from '../../lib/types';

export const AWARDS = ['nerve', 'haul', 'relics', 'loss'] as const;
export type AwardKind = (typeof AWARDS)[number];

export interface Award {
  kind: AwardKind;
  seat: number;
  count: number;
}

const DRAWN = ['treasure-found', 'hazard-met', 'relic-found', 'trap-sprung'];

/** The awards of a finished game; none for what nobody did. */
export function awardsOf({ players, steps }: Replay): Award[] {
  const best: Record<AwardKind, number[]> = { nerve: [], haul: [], relics: [], loss: [] };
  const none = (): number[] => players.map(() => 0);
  for (const kind of AWARDS) best[kind] = none();
  const most = (kind: AwardKind, seat: number, count: number): void => {
    best[kind][seat] = Math.max(best[kind][seat] ?? 0, count);
  };
  let inside: number[] = [];
  let depth = 0;
  for (const { facts, game } of steps) {
    for (const fact of facts as Fact[]) {
      if (DRAWN.includes(fact.fact)) depth += 1;
      if (DRAWN.includes(fact.fact)) for (const seat of inside) most('nerve', seat, depth);
      if (fact.fact === 'came-home')
        for (const seat of fact.leavers) most('haul', seat, fact.carried + fact.share);
      if (fact.fact === 'trap-sprung') for (const seat of fact.caught) most('loss', seat, fact.lost);
      if (fact.fact === 'relic-taken') best.relics[fact.seat] = (best.relics[fact.seat] ?? 0) + fact.worth;
      if (fact.fact === 'expedition-ended') depth = 0;
    }
    inside = game.name === 'diamant' ? game.inside : [];
  }
  return AWARDS.flatMap((kind) => {
    const count = Math.max(...best[kind]);
    return count > 0 ? [{ kind, seat: best[kind].indexOf(count), count }] : [];
  });
}
