// Who took which relic of this path: its empty pedestal stays where it lay.

import { nameOf } from '../../lib/narrate';
import type { Told } from '../../lib/table.svelte';
import type { DiamantScene, PathCard, Sight } from '../../lib/types';

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

/** The path of the game with the pedestals of this expedition: those that it names, or those of which the log tells. */
export function withPedestals(
  { path, expedition, pedestals = [] }: Pick<DiamantScene, 'path' | 'expedition' | 'pedestals'>,
  log: readonly Told[],
  scene: Sight | null = null,
): Laid[] {
  const takes = log.flatMap((told) => takesIn(told, expedition));
  if (scene && pedestals.length >= takes.length)
    return pedestals.reduce<Laid[]>((laid, { at, card, seat }) => {
      const taken = { seat, name: nameOf(scene, seat) };
      return laid.toSpliced(at, 0, { card, rubies: 0, taken });
    }, path);
  return takes.reduceRight<Laid[]>((laid, take) => laid.toSpliced(take.at, 0, take.laid), path);
}
