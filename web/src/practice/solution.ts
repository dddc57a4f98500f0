// What the master does in a puzzle and why, and what was done in the game, in words.

import { say } from '../lib/words.svelte';
import { happened, instead } from '../review/dice-moment';
import { chances, cost, master, reason } from '../review/moment';
import { decimal } from '../review/numbers';
import { seatOf, type Puzzle } from './puzzle';

export interface Solution {
  master: string;
  reason: string;
  /** What happened in the game, and what that cost. */
  then: string;
}

export function solutionOf(puzzle: Puzzle): Solution {
  const name = puzzle.names[seatOf(puzzle)] ?? '';
  if ('dice' in puzzle) {
    const { dice } = puzzle;
    const lost = say('review-cost', { loss: decimal(dice.lost) });
    return {
      master: instead(dice),
      reason: '',
      then: say('practice-dice-then', { name, done: happened(dice), cost: lost }),
    };
  }
  const { decision, exact } = puzzle;
  return {
    master: master(decision),
    reason: `${reason(decision)} ${chances(decision)}`,
    then: say('practice-then', { name, choice: decision.choice, cost: cost(decision, exact) }),
  };
}
