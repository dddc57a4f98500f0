// The chapters of a replay of Diamant, and the places in them.

import { names } from '../../lib/names';
import type { DiamantScene, Fact } from '../../lib/types';
import { cardName, say } from '../../lib/words.svelte';
import type { Moment } from '../../replay/story';
import { factsIn } from '../../timeline/tempo';
import type { Story } from '../game';

function place(moment: Moment, before: DiamantScene): string {
  const told = factsIn(moment.news)
    .map(cardOf)
    .find((card) => card !== null);
  const number = before.path.length + (before.taken ?? 0) + (told === undefined ? 0 : 1);
  const what = told ?? decision(moment);
  return say('replay-card', { expedition: before.expedition, number, what });
}

function cardOf(fact: Fact): string | null {
  switch (fact.fact) {
    case 'treasure-found':
      return cardName(String(fact.worth));
    case 'hazard-met':
      return cardName(fact.hazard);
    case 'relic-found':
      return cardName(fact.relic);
    case 'trap-sprung':
      return say('replay-trap', { hazard: cardName(fact.hazard) });
    default:
      return null;
  }
}

function decision(moment: Moment): string {
  const leaving = factsIn(moment.news).flatMap((fact) => (fact.fact === 'came-home' ? fact.leavers : []));
  return leaving.length === 0 ? say('replay-all-on') : say('replay-leave', names(moment.scene, leaving));
}

/** Everybody plays in an expedition at once. */
export const story: Story<'diamant'> = { ownerOf: () => null, place };
