// One choice with the dice in words: what was done, and what would have brought more.

import type { DiceChoiceReview, DicePlayerReview, TrollReview } from '../lib/types';
import { say } from '../lib/words.svelte';
import { decimal } from './numbers';

export type DiceMoment = DiceChoiceReview & { turn: number };

/** The costliest choices of a player, the costliest first. */
export const costly = (review: TrollReview, player: DicePlayerReview): DiceMoment[] =>
  player.costliest.flatMap(([turn, place]) => {
    const choice = review.turns[turn ?? 0]?.choices[place ?? 0];
    return choice ? [{ ...choice, turn: (turn ?? 0) + 1 }] : [];
  });

/** "Went home with 4 at risk." */
export const happened = ({ choice, risk }: DiceChoiceReview): string =>
  say('review-dice-done', { choice, risk });

/** "Staying was worth 10.7 instead of 4.0." */
export function instead({ best, choice, choices }: DiceChoiceReview): string {
  const worth = (of: string): string => decimal(choices.find((one) => one.choice === of)?.worth ?? 0);
  return say('review-dice-better', { best, 'worth-best': worth(best), worth: worth(choice) });
}
