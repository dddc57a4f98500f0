/** What tells the eight seats apart: colour, then pattern, then figure (each figure is a drawing of its own). */

export type Pattern = 'strap' | 'stripes' | 'dots' | 'checks' | 'slant' | 'chevrons' | 'waves' | 'crosses';

/** The dress of a seat. Lightness differs too, so the colours stay apart for every kind of colour vision. */
export interface Dress {
  cloth: string;
  lit: string;
  shade: string;
  mark: string;
  skin: string;
  skinShade: string;
  hair: string;
  pattern: Pattern;
}

export const dresses: readonly [Dress, ...Dress[]] = [
  {
    cloth: '#e5384f',
    lit: '#ff7c86',
    shade: '#a11d3b',
    mark: '#5f2a1b',
    skin: '#f2c79b',
    skinShade: '#cf9562',
    hair: '#5a3420',
    pattern: 'strap',
  },
  {
    cloth: '#4aa8ee',
    lit: '#9fd8ff',
    shade: '#2569b4',
    mark: '#f4ead5',
    skin: '#c98a58',
    skinShade: '#9c6236',
    hair: '#4d3a5e',
    pattern: 'stripes',
  },
  {
    cloth: '#f5c542',
    lit: '#ffe9a0',
    shade: '#c98a1b',
    mark: '#7a4a0c',
    skin: '#8d5a38',
    skinShade: '#683d22',
    hair: '#241a1a',
    pattern: 'dots',
  },
  {
    cloth: '#2fa36b',
    lit: '#7fd3a1',
    shade: '#17684a',
    mark: '#0d4634',
    skin: '#f0bf98',
    skinShade: '#cc8f66',
    hair: '#d9622b',
    pattern: 'checks',
  },
  {
    cloth: '#8a63e0',
    lit: '#bfa4ff',
    shade: '#5a39a6',
    mark: '#e2d4ff',
    skin: '#e0a878',
    skinShade: '#b67a4c',
    hair: '#4f3a7c',
    pattern: 'slant',
  },
  {
    cloth: '#f0e8d8',
    lit: '#ffffff',
    shade: '#b9ab90',
    mark: '#7b6c52',
    skin: '#f4cdaa',
    skinShade: '#d39b73',
    hair: '#e9e4da',
    pattern: 'chevrons',
  },
  {
    cloth: '#f08524',
    lit: '#ffbd76',
    shade: '#ab510f',
    mark: '#fff0d2',
    skin: '#a86c43',
    skinShade: '#7d4a2a',
    hair: '#2c1c18',
    pattern: 'waves',
  },
  {
    cloth: '#f19ac4',
    lit: '#ffd0e6',
    shade: '#b85a8c',
    mark: '#7b2557',
    skin: '#6f4630',
    skinShade: '#50301f',
    hair: '#46304a',
    pattern: 'crosses',
  },
];

/** The dress of a seat; seats beyond the eighth start again. */
export function dress(seat: number): Dress {
  return dresses[seat % dresses.length] ?? dresses[0];
}
