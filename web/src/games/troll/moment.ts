// What the latest news make of the scene: who is in it, and what they do.

import type { Happening } from '../../lib/narrate';
import { factsIn } from '../../timeline/tempo';

/** The Troll takes everything, the Dragon opens an eye or wakes, somebody comes through the door or goes home. */
export type Moment = 'troll' | 'eye' | 'awake' | 'entered' | 'left';

const OF_FACT: Partial<Record<string, Moment>> = {
  'troll-came': 'troll',
  'eye-opened': 'eye',
  'dragon-awoke': 'awake',
  'hall-entered': 'entered',
  left: 'left',
};

export function momentOf(told: Pick<Happening, 'news'> | null): Moment | null {
  const moments = factsIn(told?.news).flatMap(({ fact }) => OF_FACT[fact] ?? []);
  return moments.at(-1) ?? null;
}
