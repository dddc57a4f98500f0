// Who took which relic of this path: its empty pedestal stays where it lay.

import { nameOf } from '../../lib/narrate';
import type { Told } from '../../lib/table.svelte';
import type { PathCard } from '../../lib/types';

/** A card of the path, or the pedestal of a relic that somebody has taken home. */
export interface Laid extends PathCard {
  taken?: { seat: number; name: string };
}

interface Take {
  at: number;
  laid: Laid;
}

function takesIn({ news, scene, before }: Told, expedition: number): Take[] {
  const game = before?.game;
  if (!('facts' in news) || game?.name !== 'diamant' || game.expedition !== expedition) return [];
  const left = game.path.map(({ card }) => card);
  return news.facts.flatMap((fact) => {
    if (fact.fact !== 'relic-taken') return [];
    const at = left.indexOf(fact.relic);
    if (at < 0) return [];
    left.splice(at, 1);
    const taken = { seat: fact.seat, name: nameOf(scene, fact.seat) };
    return [{ at, laid: { card: fact.relic, rubies: 0, taken } }];
  });
}

/** The path with the pedestals of this expedition. */
export function withPedestals(path: PathCard[], expedition: number, log: readonly Told[]): Laid[] {
  const takes = log.flatMap((told) => takesIn(told, expedition));
  return takes.reduceRight<Laid[]>((laid, take) => laid.toSpliced(take.at, 0, take.laid), path);
}
