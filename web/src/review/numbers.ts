// Numbers of a review, in the player's language.

import { say, spoken } from '../lib/words.svelte';

const format = (number: number, digits: number, signDisplay: 'auto' | 'exceptZero'): string =>
  new Intl.NumberFormat(spoken(), {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    signDisplay,
  }).format(number);

/** Points, or rubies on average: "12.3". */
export const decimal = (number: number): string => format(number, 1, 'auto');

/** What was won or lost: "+12.3". */
export const signed = (number: number): string => format(number, 1, 'exceptZero');

/** A whole number of per cent. */
export const whole = (number: number): string => format(number, 0, 'auto');

/** A share as a percentage. */
export const percent = (share: number): string => say('percent', { number: whole(100 * share) });
