// How long each beat lasts, in milliseconds.
//
// What comes before a face is visible lasts equally long for every outcome: its length must tell nothing.

import type { Timing } from '../games/game';
import type { Fact, GameName, News } from '../lib/types';

export const PACES = ['quick', 'normal', 'festive'] as const;
export type Pace = (typeof PACES)[number];
export const FACTOR: Record<Pace, number> = { quick: 0.5, normal: 1, festive: 1.6 };

export type BeatName = 'anticipation' | 'reveal' | 'consequence' | 'rest';

/** What the tempo asks of a game. */
type Asked = Pick<Timing<GameName>, 'fatal' | 'home' | 'silent'>;

/** How long a consequence is looked at before something else may be shown. */
export function consequence({ fatal, home }: Asked, facts: readonly Fact[], race: boolean): number {
  const longest = Math.max(0, ...facts.map(({ fact }) => fatal[fact] ?? 0));
  if (longest > 0) return longest;
  if (race) return 0;
  if (facts.some(({ fact }) => fact === home)) return 800;
  return drawnOnly(facts) ? 300 : 600;
}

/** How long the next chapter is announced: the next expedition, the next turn. The winner stays anyway. */
export function rest(facts: readonly Fact[], race: boolean): number {
  if (facts.some(({ fact }) => fact === 'game-ended')) return 0;
  return race ? 200 : 500;
}

/** Whether there is nothing to look at. */
export function showsNothing({ silent }: Asked, facts: readonly Fact[]): boolean {
  return facts.every(({ fact }) => silent.includes(fact));
}

function drawnOnly(facts: readonly Fact[]): boolean {
  return facts.every(({ fact }) => /-(found|met|rolled|thrown|opened)$/.test(fact));
}

/** The facts of a piece of news; most kinds have none. */
export function factsIn(news: News | null | undefined): readonly Fact[] {
  return news && 'facts' in news ? news.facts : [];
}
