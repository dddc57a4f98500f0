// What the coach knows of a decision, and which choice follows from it.

import type { DecisionReview } from '../../../lib/types';

type Choice = 'continue' | 'leave';

/** What the coach knows of a decision, made or still to be made. Where chests are closed there is no chance of winning. */
export type Weighed = Pick<DecisionReview, 'trap' | 'mix'> &
  Record<Choice, { win?: number | null; rubies: number }>;

/** The choice that wins more often; where nobody can say that, the one that the master makes more often. */
export function better({ continue: goOn, leave, mix }: Weighed): Choice {
  const isBetter =
    typeof goOn.win === 'number' && typeof leave.win === 'number' ? goOn.win >= leave.win : mix >= 0.5;
  return isBetter ? 'continue' : 'leave';
}
