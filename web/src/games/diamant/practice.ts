// Moments of Diamant that are decided again.

import { say } from '../../lib/words.svelte';
import type { Practice } from '../game';
import { puzzlesOf, type Puzzle } from './puzzles';
import { chances, cost, master, reason } from './review/moment';
import { better } from './review/weighed';

export const practice: Practice<'diamant', Puzzle> = {
  puzzlesOf,
  seatOf: ({ decision }) => decision.seat,
  choicesOf: () => ['continue', 'leave'],
  isRight: ({ decision }, chosen) => chosen === better(decision),
  solutionOf: ({ decision, exact }, name) => ({
    master: master(decision),
    reason: `${reason(decision)} ${chances(decision)}`,
    then: say('practice-then', { name, choice: decision.choice, cost: cost(decision, exact) }),
  }),
};
