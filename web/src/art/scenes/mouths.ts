/** The outlines of the five cave mouths, in a box of 100 × 100. */

export interface Mouth {
  rock: string;
  lit: string;
  shade: string;
  hole: string;
  gate: boolean;
}

const mouths: readonly [Mouth, ...Mouth[]] = [
  {
    rock: 'M2 98 8 52 22 22 48 8 78 20 92 50 98 98Z',
    lit: 'M8 58 12 46 25 25 46 12 32 32 20 44Z',
    shade: 'M78 22 91 52 96 96H80L82 56Z',
    hole: 'M24 98C20 62 28 34 50 34s30 28 26 64Z',
    gate: true,
  },
  {
    rock: 'M2 98 4 62 18 40 20 18 50 6 82 18 80 38 96 60 98 98Z',
    lit: 'M6 64 20 42 23 21 48 10 30 30 22 52Z',
    shade: 'M80 20 77 40 94 62 96 96H80L72 50Z',
    hole: 'M22 98V64L36 40 50 33 66 42 78 62V98Z',
    gate: false,
  },
  {
    rock: 'M2 98 6 44 26 14 50 10 76 8 94 44 98 98Z',
    lit: 'M9 46 28 17 48 13 30 34 16 52Z',
    shade: 'M76 11 92 46 96 96H82L84 56Z',
    hole: 'M20 98V62C20 44 34 33 50 33S80 44 80 62V98Z',
    gate: true,
  },
  {
    rock: 'M2 98 10 60 12 30 36 10 64 8 90 28 88 56 98 98Z',
    lit: 'M14 56 15 32 37 13 50 12 30 32 24 54Z',
    shade: 'M66 11 87 29 86 57 96 96H78Z',
    hole: 'M16 98C24 84 22 66 32 50S56 30 66 44 74 82 86 98Z',
    gate: false,
  },
  {
    rock: 'M2 98 2 70 14 34 38 12 50 4 64 12 86 34 98 70V98Z',
    lit: 'M5 70 17 36 40 14 48 9 34 34 20 56Z',
    shade: 'M64 14 84 36 96 71V96H82L76 52Z',
    hole: 'M25 98 22 70C30 62 28 46 38 40S52 30 60 38 72 60 78 68L75 98Z',
    gate: true,
  },
];

/** The mouth with this number; numbers beyond five start again. */
export function mouth(number: number): Mouth {
  return mouths[(number - 1) % mouths.length] ?? mouths[0];
}
