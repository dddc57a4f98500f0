// Which sounds a beat makes. Both choices sound alike: a sound must not tell what is sealed. Before a face is visible
// every card sounds like every other, and so do the dice.

import type { Fact, News } from '../lib/types';
import type { Sound } from '../sound/sounds';
import type { Frame } from '../timeline/frames';

const OF_FACT: Partial<Record<string, Sound>> = {
  'relic-found': 'relic',
  'relic-taken': 'relic',
  'trap-sprung': 'trap',
  'came-home': 'home',
  left: 'home',
  'eye-opened': 'dragon',
  'dragon-awoke': 'dragon',
  'troll-came': 'trap',
};

function soundOf(fact: Fact): Sound | null {
  switch (fact.fact) {
    case 'treasure-found':
      return `gems ${fact.worth}`;
    case 'cave-rolled':
    case 'hall-rolled':
      return fact.taken > 0 ? `gems ${fact.taken}` : null;
    case 'hazard-met':
      return `hazard ${fact.hazard}`;
    default:
      return OF_FACT[fact.fact] ?? null;
  }
}

export function soundsOf({ beat, suspense, told }: Pick<Frame, 'beat' | 'suspense' | 'told'>): Sound[] {
  if (beat === 'anticipation' && suspense) return [suspense.kind === 'card' ? 'slide' : 'dice'];
  return told ? soundsOfNews(told.news) : [];
}

function soundsOfNews(news: News): Sound[] {
  switch (news.type) {
    case 'game-began':
      return ['start'];
    case 'game-ended':
      return ['end'];
    case 'answered':
      return ['choice'];
    case 'drawn':
    case 'opened':
    case 'raced':
      return news.facts.flatMap((fact) => soundOf(fact) ?? []).slice(-1);
    default:
      return [];
  }
}
