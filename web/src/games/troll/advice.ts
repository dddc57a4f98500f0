// A hint in a game of Troll & Dragon, told as the review tells such a moment.

import type { Advice } from '../../hints/advice';
import type { HintOf } from '../../lib/types';
import { say } from '../../lib/words.svelte';
import { decimal, whole } from '../../review/numbers';

export function adviceOf({ choices, danger }: HintOf<'troll-dragon'>): Advice {
  const [best] = choices;
  const risk = typeof danger === 'number' ? `${say('hints-danger', { danger: whole(100 * danger) })} ` : '';
  return {
    master: best ? say('hints-dice-best', { best: best.choice, worth: decimal(best.worth) }) : '',
    reason: '',
    choices: choices.map((one) => ({
      name: say(one.choice === 'leave' ? 'act-out' : `act-${one.choice}`),
      worth: [say('hints-dice-worth', { worth: decimal(one.worth) })],
      best: one === best,
    })),
    about: risk + say('hints-dice-about'),
  };
}
