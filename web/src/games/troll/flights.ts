// Which stones change hands with a piece of news, as a list; Flights shows them on their way.

import type { GemKind } from '../../art/gems/kind';
import type { Happening } from '../../lib/narrate';
import type { Fact, Treasure } from '../../lib/types';
import { LATER } from '../../motion/flight';
import { factsIn } from '../../timeline/tempo';

/** Where stones lie; an element says so in its data-place. */
export type Place = 'dice' | 'found' | 'hand' | `bag/${number}`;

export interface Flight {
  kind: Exclude<GemKind, 'ruby'>;
  count: number;
  from: Place;
  to: Place;
  /** How long they wait, in milliseconds: first the Troll reaches for them, first the Dragon roars. */
  after: number;
}

/** More stones than this look like no more. */
const MOST = 8;
/** The Troll's arm is over the heap. */
export const REACH = 520;
/** The Dragon has roared. */
export const ROAR = 700;

function stones({ diamonds, nuggets }: Treasure, from: Place, to: Place, after: number): Flight[] {
  const gold = Math.min(nuggets, MOST);
  const kinds = [
    { kind: 'nugget', count: gold, from, to, after },
    { kind: 'diamond', count: Math.min(diamonds, MOST), from, to, after: after + gold * LATER },
  ] as const;
  return kinds.filter(({ count }) => count > 0);
}

function flightsOfFact(fact: Fact, active: number): Flight[] {
  switch (fact.fact) {
    case 'cave-rolled':
      return stones({ diamonds: fact.taken, nuggets: 0 }, 'dice', 'found', 0);
    case 'hall-rolled':
      return stones({ diamonds: 0, nuggets: fact.taken }, 'dice', 'found', 0);
    case 'troll-came':
      return stones({ diamonds: fact.lost, nuggets: 0 }, 'found', 'hand', REACH);
    case 'dragon-awoke':
      return fact.shares.flatMap((share, seat) => stones(share, 'found', `bag/${seat}`, ROAR));
    case 'left':
      return stones(fact.brought, 'found', `bag/${active}`, 0);
    default:
      return [];
  }
}

/** All stones that one piece of news sets in motion. */
export function flightsOf({ news, before }: Pick<Happening, 'news' | 'before'>): Flight[] {
  const active = before?.game?.name === 'troll-dragon' ? before.game.active : 0;
  const facts = factsIn(news);
  // What the Troll takes at once never reaches the heap.
  const taken = facts.some(({ fact }) => fact === 'troll-came') ? facts.slice(1) : facts;
  return taken.flatMap((fact) => flightsOfFact(fact, active));
}
