// Moves an element from where it was to where it is now: only its transform, so that nothing is laid out on the way.

import type { Attachment } from 'svelte/attachments';

import { motionAllowed } from '../../motion/allowed';

/** How long a walk between the cave and the camp takes, in milliseconds. */
export const WALK = 950;

/** Walks whenever `place` is another one than before; those who turn back first turn round. */
export function walks(place: () => string): Attachment<HTMLElement> {
  return (element) => {
    let was: { place: string; box: DOMRect } | null = null;
    $effect(() => {
      const now = { place: place(), box: element.getBoundingClientRect() };
      const from = was;
      was = now;
      if (!from || from.place === now.place || !motionAllowed()) return;
      const [x, y] = [from.box.left - now.box.left, from.box.top - now.box.top];
      if (Math.abs(x) + Math.abs(y) < 2) return;
      const moved = element.animate(
        { transform: [`translate(${x}px, ${y}px)`, 'none'] },
        { duration: WALK, easing: 'cubic-bezier(0.45, 0, 0.3, 1)' },
      );
      return () => moved.cancel();
    });
  };
}
