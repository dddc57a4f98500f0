// Which sounds a beat makes. Both choices sound alike: a sound must not tell what is sealed. Before a face is visible
// every card sounds like every other, and so do the dice.

import type { News } from '../lib/types';
import type { SoundName } from '../sound/sounds';
import type { Frame } from '../timeline/frames';

const OF_FACT: Partial<Record<string, SoundName>> = {
  'treasure-found': 'gems',
  'hazard-met': 'card',
  'relic-found': 'relic',
  'relic-taken': 'relic',
  'trap-sprung': 'trap',
  'came-home': 'home',
  left: 'home',
  'eye-opened': 'dragon',
  'dragon-awoke': 'dragon',
  'troll-came': 'trap',
};

export function soundsOf({ beat, suspense, told }: Pick<Frame, 'beat' | 'suspense' | 'told'>): SoundName[] {
  if (beat === 'anticipation' && suspense) return [suspense.kind === 'card' ? 'slide' : 'dice'];
  return told ? soundsOfNews(told.news) : [];
}

function soundsOfNews(news: News): SoundName[] {
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
