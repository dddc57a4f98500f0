/** What the explorer of a seat wears: what tells the eight seats apart. */

import { looks } from './looks.svelte';
import { dressOf, type Dress, type Pattern } from './wardrobe';

export type { Dress, Pattern };

export function dress(seat: number): Dress {
  return dressOf(looks.of(seat));
}
