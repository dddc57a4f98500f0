// One decision in words: what was done, what the master does, and why.

import type { DecisionReview } from '../../../lib/types';
import { say } from '../../../lib/words.svelte';
import { decimal, whole } from '../../../review/numbers';
import { better, type Weighed } from './weighed';

/** Where it was: "Expedition 2, card 5". */
export const place = ({ expedition, cards }: DecisionReview): string =>
  say('review-place', { expedition, cards });

/** "You left with 9 in hand. Chance of a trap: 12%." */
export const said = (decision: DecisionReview, name: string, you: boolean): string =>
  say('review-said', {
    who: you ? 'you' : 'other',
    name,
    choice: decision.choice,
    carried: decision.carried,
    trap: whole(100 * decision.trap),
  });

/** "The master goes on 8 times in 10." */
export const master = ({ mix }: Weighed): string => {
  const tenths = Math.round(10 * mix);
  return say('review-master', { tenths, all: tenths === 0 ? 'none' : tenths === 10 ? 'all' : 'some' });
};

/** Why the better choice is better. */
export function reason(decision: Weighed): string {
  const goOn = decision.continue.rubies;
  const leave = decision.leave.rubies;
  const rubies = { more: decimal(goOn), held: decimal(leave) };
  if (better(decision) === 'continue') {
    if (decision.trap === 0) return say('review-why-safe');
    return say(goOn >= leave ? 'review-why-more' : 'review-why-behind', rubies);
  }
  return say(goOn >= leave ? 'review-why-enough' : 'review-why-less', rubies);
}

/** What both choices are worth. */
export const chances = ({ continue: goOn, leave }: DecisionReview): string =>
  say('review-chances', { continue: decimal(goOn.win), leave: decimal(leave.win) });

/** What the choice cost, and how sure that is. */
export const cost = ({ loss, error }: DecisionReview, exact: boolean): string =>
  exact
    ? say('review-cost', { loss: decimal(loss) })
    : say('review-cost-estimated', { loss: decimal(loss), error: decimal(2 * error) });
