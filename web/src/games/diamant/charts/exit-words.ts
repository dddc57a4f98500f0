// How an expedition ended for somebody, in words.

import { say } from '../../../lib/words.svelte';
import type { Exit } from './expeditions';

export function exitInWords(exit: Exit | undefined): string {
  switch (exit?.kind) {
    case 'home':
      return say('exit-home', { card: exit.card, amount: exit.amount });
    case 'trap':
      return say('exit-trap', { card: exit.card, lost: exit.lost });
    case 'inside':
      return say('exit-inside', { card: exit.card });
    default:
      return say('where-camp');
  }
}
