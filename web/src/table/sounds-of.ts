// Which sounds a piece of news makes. Both choices sound alike: a sound must not tell what is sealed.

import type { News } from '../lib/types';
import type { SoundName } from '../sound/sounds';

const OF_FACT: Partial<Record<string, SoundName>> = {
  'treasure-found': 'gems',
  'hazard-met': 'card',
  'relic-found': 'relic',
  'relic-taken': 'relic',
  'trap-sprung': 'trap',
  'came-home': 'home',
  left: 'home',
  'cave-rolled': 'dice',
  'hall-rolled': 'dice',
  'dragon-thrown': 'dice',
  'eye-opened': 'dragon',
  'dragon-awoke': 'dragon',
  'troll-came': 'trap',
};

export function soundsOf(news: News): SoundName[] {
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
      return news.facts.flatMap((fact) => OF_FACT[fact.fact] ?? []).slice(-1);
    default:
      return [];
  }
}
