// What a piece of news sets in motion, as a list; what it looks like is somebody else's business.

import type { Told } from '../../lib/table.svelte';
import type { Fact } from '../../lib/types';

/** Where something can fly from or to; an element says so in its data-place. */
export type Place = 'card' | 'carried' | 'path' | 'chest' | `seat/${number}`;

export type Move =
  | { kind: 'fly'; what: 'ruby'; count: number; from: Place; to: Place }
  | { kind: 'fly'; what: 'relic'; card: string; count: 1; from: Place; to: Place }
  | { kind: 'home'; at: Place }
  /** What everybody who was caught drops. */
  | { kind: 'trap'; at: Place[]; count: number };

/** More stones than this look like no more. */
const MOST = 4;

function fly(count: number, from: Place, to: Place): Move[] {
  return count > 0 ? [{ kind: 'fly', what: 'ruby', count: Math.min(count, MOST), from, to }] : [];
}

function movesOfFact(fact: Fact, inside: number[], mine: number | null): Move[] {
  switch (fact.fact) {
    case 'treasure-found':
      return inside.flatMap((seat) => fly(fact.each, 'card', seat === mine ? 'carried' : `seat/${seat}`));
    case 'came-home':
      return fact.leavers.flatMap((seat): Move[] => {
        const own = seat === mine;
        const to: Place = own ? 'chest' : `seat/${seat}`;
        const brought = own ? fly(fact.carried, 'carried', to) : [];
        return [...brought, ...fly(fact.share, 'path', to), { kind: 'home', at: `seat/${seat}` }];
      });
    case 'relic-taken': {
      const to: Place = fact.seat === mine ? 'chest' : `seat/${fact.seat}`;
      return [{ kind: 'fly', what: 'relic', card: fact.relic, count: 1, from: 'card', to }];
    }
    case 'trap-sprung':
      return [{ kind: 'trap', at: fact.caught.map((seat): Place => `seat/${seat}`), count: fact.lost }];
    default:
      return [];
  }
}

/** Everything that one piece of news sets in motion. */
export function movesOf({ news, scene }: Told, mine: number | null): Move[] {
  if (!('facts' in news) || scene.game?.name !== 'diamant') return [];
  const { inside } = scene.game;
  return news.facts.flatMap((fact) => movesOfFact(fact, inside, mine));
}
