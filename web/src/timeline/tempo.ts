// How long each beat lasts, in milliseconds.
//
// What comes before a face is visible lasts equally long for every outcome: its length must tell nothing.

import type { Fact, News } from '../lib/types';
import type { Drawn } from './suspense';

export const PACES = ['quick', 'normal', 'festive'] as const;
export type Pace = (typeof PACES)[number];
export const FACTOR: Record<Pace, number> = { quick: 0.5, normal: 1, festive: 1.6 };

export type BeatName = 'anticipation' | 'reveal' | 'consequence' | 'rest';

const CARD = { anticipation: 450, reveal: 450 };
const DICE = { anticipation: 700, reveal: 400 };
/** In a race the next roll is already in somebody's hand. */
const RACED = { anticipation: 300, reveal: 200 };

export function beforeFace(kind: Drawn, race: boolean): { anticipation: number; reveal: number } {
  if (kind === 'card') return CARD;
  return race ? RACED : DICE;
}

/** How long the end of a turn or an expedition is looked at. Nobody races any more. */
const FATAL: Partial<Record<string, number>> = {
  'trap-sprung': 1600,
  'troll-came': 2000,
  'dragon-awoke': 2600,
};

/** How long a consequence is looked at before something else may be shown. */
export function consequence(facts: readonly Fact[], race: boolean): number {
  const fatal = Math.max(0, ...facts.map(({ fact }) => FATAL[fact] ?? 0));
  if (fatal > 0) return fatal;
  if (race) return 0;
  if (facts.some(({ fact }) => fact === 'came-home' || fact === 'left')) return 800;
  return drawnOnly(facts) ? 300 : 600;
}

/** How long the next chapter is announced: the next expedition, the next turn. The winner stays anyway. */
export function rest(facts: readonly Fact[], race: boolean): number {
  if (facts.some(({ fact }) => fact === 'game-ended')) return 0;
  return race ? 200 : 500;
}

const SILENT = ['dice-taken', 'stayed'];

/** Whether there is nothing to look at: dice that are only taken into the hand show nothing yet. */
export function showsNothing(facts: readonly Fact[]): boolean {
  return facts.every(({ fact }) => SILENT.includes(fact));
}

function drawnOnly(facts: readonly Fact[]): boolean {
  return facts.every(({ fact }) => /-(found|met|rolled|thrown|opened)$/.test(fact));
}

/** The facts of a piece of news; most kinds have none. */
export function factsIn(news: News | null | undefined): readonly Fact[] {
  return news && 'facts' in news ? news.facts : [];
}
