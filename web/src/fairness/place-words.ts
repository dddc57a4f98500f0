// A place of a record and what was drawn there, in words.

import { cardName, list, row, say } from '../lib/words.svelte';
import type { Draw } from './draw';

export function placeInWords({ place }: Draw): string {
  return say(`fair-place-${place.chapter}`, { number: place.number, step: place.step });
}

/** A card by its name; the faces of dice as the record writes them, numbers and all. */
export function outcomeInWords({ place }: Draw, faces: string[]): string {
  if (place.chapter === 'expedition') return list(faces.map(cardName));
  return row(faces.map((face) => (/^\d+$/.test(face) ? face : say(`fair-face-${face}`))));
}
