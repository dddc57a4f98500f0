// The words that all sentences about a table are made of: who somebody is, what a treasure is.

import { displayName } from './display-name';
import type { Sight, Treasure } from './types';
import { list, say } from './words.svelte';

export interface Sentence {
  text: string;
  /** Whether it must be heard at once. */
  urgent: boolean;
}

export const plain = (text: string): Sentence => ({ text, urgent: false });
export const urgent = (text: string): Sentence => ({ text, urgent: true });

export function nameOf(scene: Sight, seat: number | null | undefined): string {
  const found = seat === null || seat === undefined ? undefined : scene.seats[seat];
  return found ? displayName(found.name, found.bot) : say('somebody');
}

export function names(scene: Sight, seats: number[]): { names: string; count: number } {
  return { names: list(seats.map((seat) => nameOf(scene, seat))), count: seats.length };
}

export function treasure(amount: Treasure): string {
  return say('treasure', { diamonds: amount.diamonds, nuggets: amount.nuggets });
}
