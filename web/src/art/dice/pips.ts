/** Where the nuggets of a treasure die lie on its face. */

const near = 29;
const mid = 48.5;
const far = 68;

const pips: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[mid, mid]],
  [
    [33, 35],
    [64, 62],
  ],
  [
    [near, 30],
    [mid, mid],
    [far, 67],
  ],
  [
    [near + 2, 31],
    [far - 2, 31],
    [near + 2, 66],
    [far - 2, 66],
  ],
  [
    [near, 29],
    [far, 29],
    [mid, mid],
    [near, 68],
    [far, 68],
  ],
  [
    [near, 27],
    [far, 27],
    [near, mid],
    [far, mid],
    [near, 70],
    [far, 70],
  ],
];

/** The places for this many nuggets; a face never shows more than six. */
export function diePips(count: number): readonly (readonly [number, number])[] {
  return pips[Math.min(6, Math.max(0, count))] ?? [];
}
