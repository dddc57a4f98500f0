// What a hand feels: the same for every choice, so that nobody at the table learns which one was made.

import { settings } from './settings.svelte';

export type Touch = 'choice' | 'asked' | 'fatal';

const PATTERNS: Record<Touch, number[]> = {
  choice: [18],
  asked: [12, 60, 12],
  fatal: [140, 60, 220],
};

/** Whether this device can be felt at all. */
export const canBeFelt = (): boolean => typeof navigator !== 'undefined' && 'vibrate' in navigator;

export function feel(touch: Touch): void {
  if (!settings.haptics || document.hidden || !canBeFelt()) return;
  // A page that nobody has touched yet may not.
  if ((navigator as Partial<Navigator>).userActivation?.hasBeenActive === false) return;
  navigator.vibrate(PATTERNS[touch]);
}
