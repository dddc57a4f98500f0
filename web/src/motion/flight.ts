// The way of one stone from place to place: an arc, as a throw makes it.

export interface Point {
  x: number;
  y: number;
}

/** How long one stone flies, and how long after the one before it, in milliseconds. All together take less than a second. */
export const FLIGHT = 620;
export const LATER = 60;

/** The middle of an element; nothing if it is not to be seen. */
export function middleOf(place: string): Point | null {
  const box = document.querySelector(`[data-place="${place}"]`)?.getBoundingClientRect();
  if (!box || box.width === 0) return null;
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

/** The arc between two points as keyframes. */
export function arc(from: Point, to: Point): Keyframe[] {
  const top = Math.min(from.y, to.y) - 40;
  const over = { x: (from.x + to.x) / 2, y: (top + Math.min(from.y, to.y)) / 2 };
  const at = ({ x, y }: Point, scale: number): string =>
    `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${scale})`;
  return [
    { transform: at(from, 0.5), opacity: 0 },
    { transform: at(from, 1), opacity: 1, offset: 0.12 },
    { transform: at(over, 1.15), opacity: 1, offset: 0.5 },
    { transform: at(to, 0.8), opacity: 1, offset: 0.92 },
    { transform: at(to, 0.3), opacity: 0 },
  ];
}
