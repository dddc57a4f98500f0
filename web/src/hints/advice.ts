// A hint in words: what the master does, why, and what every choice is worth. A moment is told as the review tells it.

import type { DiamantHint, Hinted, TrollHint } from '../lib/types';
import { say } from '../lib/words.svelte';
import { master, reason } from '../review/moment';
import { decimal, whole } from '../review/numbers';
import { better } from '../review/weighed';

export interface Advice {
  master: string;
  reason: string;
  choices: { name: string; worth: string[]; best: boolean }[];
  /** How sure that is, and how dangerous the next card or roll. */
  about: string;
}

export const adviceOf = (hint: Hinted['hint']): Advice =>
  hint.game === 'diamant' ? inTheCave(hint) : withDice(hint);

function inTheCave(hint: DiamantHint): Advice {
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

function certainty({ exact, error }: DiamantHint): string {
  if (exact) return say('hints-exact');
  // Where chests are closed, nobody is told how likely anybody wins.
  return typeof error === 'number'
    ? say('hints-estimated', { error: decimal(2 * error) })
    : say('hints-closed');
}

function withDice({ choices, danger }: TrollHint): Advice {
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
