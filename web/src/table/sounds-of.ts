// Which sounds a beat makes. Both choices sound alike: a sound must not tell what is sealed. Before a face is visible
// every card sounds like every other, and so do the dice.

import { gameOf } from '../games/any';
import type { Sound } from '../sound/sounds';
import type { Frame, Part } from '../timeline/frames';

export function soundsOf({ beat, suspense, told }: Pick<Frame, 'beat' | 'suspense' | 'told'>): Sound[] {
  if (beat === 'anticipation' && suspense) return [suspense.kind === 'card' ? 'slide' : 'dice'];
  return told ? soundsOfNews(told) : [];
}

function soundsOfNews({ news, scene }: Part): Sound[] {
  switch (news.type) {
    case 'game-began':
      return ['start'];
    case 'game-ended':
      return ['end'];
    case 'answered':
      return ['choice'];
    case 'drawn':
    case 'opened':
    case 'raced': {
      const game = scene.game && gameOf(scene.game.name);
      return game ? news.facts.flatMap((fact) => game.soundOf(fact) ?? []).slice(-1) : [];
    }
    default:
      return [];
  }
}
