// Moments of Troll & Dragon that are decided again.

import type { Choice } from '../../lib/types';
import { say } from '../../lib/words.svelte';
import { decimal } from '../../review/numbers';
import type { Practice } from '../game';
import { puzzlesOf, type Puzzle } from './puzzles';
import { happened, instead } from './review/moment';

/** Two numbers that differ by less are the same. */
const EQUAL = 1e-6;

export const practice: Practice<'troll-dragon', Puzzle> = {
  puzzlesOf,
  seatOf: ({ game }) => game.active,
  choicesOf: ({ dice }) => dice.choices.map(({ choice }) => choice as Choice),
  isRight({ dice }, chosen) {
    const worth = (of: string): number => dice.choices.find(({ choice }) => choice === of)?.worth ?? 0;
    return worth(chosen) > worth(dice.best) - EQUAL;
  },
  solutionOf({ dice }, name) {
    const lost = say('review-cost', { loss: decimal(dice.lost) });
    return {
      master: instead(dice),
      reason: '',
      then: say('practice-dice-then', { name, done: happened(dice), cost: lost }),
    };
  },
};
