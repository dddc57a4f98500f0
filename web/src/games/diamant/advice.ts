// A hint in a game of Diamant, told as the review tells such a moment.

import type { Advice } from '../../hints/advice';
import type { HintOf } from '../../lib/types';
import { say } from '../../lib/words.svelte';
import { decimal, whole } from '../../review/numbers';
import { master, reason } from './review/moment';
import { better } from './review/weighed';

export function adviceOf(hint: HintOf<'diamant'>): Advice {
  const choice = (word: 'continue' | 'leave'): Advice['choices'][number] => {
    const { win, rubies } = hint[word];
    const wins = typeof win === 'number' ? [say('hints-wins', { win: decimal(win) })] : [];
    return {
      name: say(`act-${word}`),
      worth: [...wins, say(`hints-rubies-${word}`, { rubies: decimal(rubies) })],
      best: better(hint) === word,
    };
  };
  return {
    master: master(hint),
    reason: reason(hint),
    choices: [choice('continue'), choice('leave')],
    about: `${say('hints-trap', { trap: whole(100 * hint.trap) })} ${certainty(hint)}`,
  };
}

function certainty({ exact, error }: HintOf<'diamant'>): string {
  if (exact) return say('hints-exact');
  // Where chests are closed, nobody is told how likely anybody wins.
  return typeof error === 'number'
    ? say('hints-estimated', { error: decimal(2 * error) })
    : say('hints-closed');
}
