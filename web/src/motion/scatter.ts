// Stones that fall out of somebody's hands: thrown up, pulled down, and bounced once, as keyframes of a transform.

import type { Point } from './flight';

/** How long a stone falls, in milliseconds. */
export const FALL = 1500;
/** Not more than this many stones are in the air. */
export const MOST_STONES = 72;

const STEPS = 12;
const GRAVITY = 1500;

/** A stone of somebody's hoard: where it is thrown depends only on its number. */
export function fall(from: Point, floor: number, number: number): Keyframe[] {
  const turn = (number * 137.5 * Math.PI) / 180;
  const speed = { x: Math.cos(turn) * (90 + (number % 5) * 45), y: -(260 + (number % 7) * 60) };
  const frames: Keyframe[] = [];
  let [x, y] = [from.x, from.y];
  let bounced = false;
  const step = FALL / 1000 / STEPS;
  for (let n = 0; n <= STEPS; n++) {
    const spin = number % 2 ? 40 * n : -40 * n;
    const seen = n > STEPS - 3 ? (STEPS - n) / 3 : 1;
    frames.push({
      transform: `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) translate(-50%, -50%) rotate(${spin}deg)`,
      opacity: seen,
    });
    x += speed.x * step;
    y += speed.y * step;
    speed.y += GRAVITY * step;
    if (y > floor && !bounced) {
      bounced = true;
      y = floor;
      speed.y *= -0.35;
    }
  }
  return frames;
}
