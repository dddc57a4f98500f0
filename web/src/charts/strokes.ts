// How the lines of a chart differ besides their colour: by dashes, and by the mark at each point.

import { dress } from '../art/explorers/seats';

const DASHES = ['', '9 4', '2 4', '12 4 2 4', '5 5', '14 5', '1 3 6 3', '7 3 1 3 1 3'];

/** Marks round the origin, about ten units wide. */
const MARKS = [
  'M-4 0a4 4 0 1 0 8 0a4 4 0 1 0 -8 0z',
  'M-4 -4h8v8h-8z',
  'M0 -5l5 9h-10z',
  'M0 -5.5l5.5 5.5l-5.5 5.5l-5.5 -5.5z',
  'M0 5l5 -9h-10z',
  'M-1.700 -5h3.400v3.300h3.300v3.400h-3.300v3.300h-3.400v-3.300h-3.300v-3.400h3.300z',
  'M-5 -3l2 -2l3 3l3 -3l2 2l-3 3l3 3l-2 2l-3 -3l-3 3l-2 -2l3 -3z',
  'M0 -6l1.800 4.200l4.200 1.800l-4.200 1.800l-1.800 4.200l-1.800 -4.200l-4.200 -1.800l4.200 -1.800z',
];

export interface Stroke {
  colour: string;
  dash: string;
  mark: string;
}

export function stroke(seat: number): Stroke {
  return {
    colour: dress(seat).lit,
    dash: DASHES[seat % DASHES.length] ?? '',
    mark: MARKS[seat % MARKS.length] ?? '',
  };
}
