// What people call across the table, seen at their figures for a moment.

import { untrack } from 'svelte';

import type { Told } from '../../lib/table.svelte';
import { say } from '../../lib/words.svelte';

/** How long a bubble is seen, in milliseconds. */
const SEEN = 3500;

export interface Bubbles {
  /** What this seat has just called; null when nothing. */
  of(seat: number): string | null;
}

/** The bubbles of a table; to be called where a component is made. What was called before it came up is over. */
export function bubblesOf(log: () => readonly Told[]): Bubbles {
  let open = $state.raw<{ id: string; seat: number; text: string }[]>([]);
  let last = untrack(() => log().at(-1)?.id);
  $effect(() => {
    const all = log();
    const from = all.findIndex(({ id }) => id === last) + 1;
    last = all.at(-1)?.id;
    for (const { id, news } of all.slice(from)) {
      if (news.type !== 'reacted' && news.type !== 'said') continue;
      const text = news.type === 'reacted' ? say(`reaction-${news.reaction}`) : (news.text ?? '');
      const { seat } = news;
      if (text === '' || typeof seat !== 'number') continue;
      untrack(() => (open = [...open.filter((other) => other.seat !== seat), { id, seat, text }]));
      setTimeout(() => (open = open.filter((other) => other.id !== id)), SEEN);
    }
  });
  return { of: (seat) => open.find((bubble) => bubble.seat === seat)?.text ?? null };
}
