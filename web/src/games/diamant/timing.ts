// How news of Diamant become beats: a card that turns, an expedition that ends, and all that is watched together.

import type { DiamantScene, Fact, PathCard } from '../../lib/types';
import type { Outcome } from '../../timeline/suspense';
import type { Timing } from '../game';
import { staged } from './ceremony';

function outcomeOf(fact: Fact): Outcome | null {
  switch (fact.fact) {
    case 'treasure-found':
      return { kind: 'card', faces: [`${fact.worth}`] };
    case 'hazard-met':
    case 'trap-sprung':
      return { kind: 'card', faces: [fact.hazard] };
    case 'relic-found':
      return { kind: 'card', faces: [fact.relic] };
    default:
      return null;
  }
}

/** What lies on the path after these facts: nobody's rubies, and no relic that somebody took. */
function swept(path: PathCard[], facts: Fact[]): PathCard[] {
  const left = path.map((card) => ({ ...card, rubies: 0 }));
  for (const fact of facts) {
    if (fact.fact !== 'relic-taken') continue;
    const place = left.findIndex(({ card }) => card === fact.relic);
    if (place >= 0) left.splice(place, 1);
  }
  return left;
}

function endOf(
  before: DiamantScene,
  after: DiamantScene,
  facts: Fact[],
  outcome: Outcome | null,
): DiamantScene {
  const { expedition, inside, met, harmless } = before;
  const { pedestals } = after.expedition === expedition ? after : before;
  const pile = { 'added-relic': before['added-relic'], 'next-relic': before['next-relic'] };
  const last = outcome?.kind === 'card' ? [{ card: outcome.faces[0], rubies: 0 }] : [];
  const home = outcome ? inside : [];
  const path = [...swept(before.path, facts), ...last];
  // Hidden chests are opened with the result.
  const chests = after.chests.map((chest, seat) => (before.chests[seat] === null ? null : chest));
  return { ...after, ...pile, expedition, met, harmless, pedestals, chests, inside: home, path, over: false };
}

export const timing: Timing<'diamant'> = {
  outcomeOf,
  beforeFace: () => ({ anticipation: 450, reveal: 450 }),
  nextChapter: ['expedition-began', 'rest-named'],
  fatal: { 'trap-sprung': 1600 },
  home: 'came-home',
  silent: [],
  isRace: () => false,
  busyIn: () => null,
  endOf,
  staged,
};
