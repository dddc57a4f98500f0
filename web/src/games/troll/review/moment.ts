// One choice with the dice in words: what was done, and what would have brought more.

import type { TrollChoiceReview, TrollReview } from '../../../lib/types';
import { say } from '../../../lib/words.svelte';
import { decimal } from '../../../review/numbers';

export type CostlyMoment = TrollChoiceReview & { turn: number };

/** The choices at these places: turns, and choices in them. */
export const moments = (review: TrollReview, places: number[][]): CostlyMoment[] =>
  places.flatMap(([turn, place]) => {
    const choice = review.turns[turn ?? 0]?.choices[place ?? 0];
    return choice ? [{ ...choice, turn: (turn ?? 0) + 1 }] : [];
  });

/** "Went home with 4 at risk." */
export const happened = ({ choice, risk }: TrollChoiceReview): string =>
  say('review-dice-done', { choice, risk });

/** "Staying was worth 10.7 instead of 4.0." */
export function instead({ best, choice, choices }: TrollChoiceReview): string {
  const worth = (of: string): string => decimal(choices.find((one) => one.choice === of)?.worth ?? 0);
  return say('review-dice-better', { best, 'worth-best': worth(best), worth: worth(choice) });
}

/** "Staying wins 41.9 % instead of 16.4 %." */
export function winsMore({ advised, choice, choices }: TrollChoiceReview): string {
  const win = (of: string): string => decimal(choices.find((one) => one.choice === of)?.win ?? 0);
  return say('review-dice-wins-more', { advised, 'win-advised': win(advised), win: win(choice) });
}
