/** What explorers can look like: colour, then pattern, then figure (each figure is a drawing of its own). */

import type { Appearance } from '../../lib/types';

export type Colour = Appearance['colour'];
export type Pattern = Appearance['pattern'];
export type Figure = Appearance['figure'];

/** Cloth in light and shade, and what is drawn on it. Lightness differs too, so the colours stay apart for every kind of colour vision. */
interface Cloth {
  cloth: string;
  lit: string;
  shade: string;
  mark: string;
}

/** Whom the cloth is on. */
interface Wearer {
  skin: string;
  skinShade: string;
  hair: string;
}

export type Dress = Cloth & Wearer & { pattern: Pattern };

const cloths: Record<Colour, Cloth> = {
  red: { cloth: '#e5384f', lit: '#ff7c86', shade: '#a11d3b', mark: '#5f2a1b' },
  blue: { cloth: '#4aa8ee', lit: '#9fd8ff', shade: '#2569b4', mark: '#f4ead5' },
  yellow: { cloth: '#f5c542', lit: '#ffe9a0', shade: '#c98a1b', mark: '#7a4a0c' },
  green: { cloth: '#2fa36b', lit: '#7fd3a1', shade: '#17684a', mark: '#0d4634' },
  violet: { cloth: '#8a63e0', lit: '#bfa4ff', shade: '#5a39a6', mark: '#e2d4ff' },
  white: { cloth: '#f0e8d8', lit: '#ffffff', shade: '#b9ab90', mark: '#7b6c52' },
  orange: { cloth: '#f08524', lit: '#ffbd76', shade: '#ab510f', mark: '#fff0d2' },
  pink: { cloth: '#f19ac4', lit: '#ffd0e6', shade: '#b85a8c', mark: '#7b2557' },
};

const wearers: Record<Figure, Wearer> = {
  hat: { skin: '#f2c79b', skinShade: '#cf9562', hair: '#5a3420' },
  braid: { skin: '#c98a58', skinShade: '#9c6236', hair: '#4d3a5e' },
  miner: { skin: '#8d5a38', skinShade: '#683d22', hair: '#241a1a' },
  beard: { skin: '#f0bf98', skinShade: '#cc8f66', hair: '#d9622b' },
  aviator: { skin: '#e0a878', skinShade: '#b67a4c', hair: '#4f3a7c' },
  helmet: { skin: '#f4cdaa', skinShade: '#d39b73', hair: '#e9e4da' },
  hood: { skin: '#a86c43', skinShade: '#7d4a2a', hair: '#2c1c18' },
  porter: { skin: '#6f4630', skinShade: '#50301f', hair: '#46304a' },
};

/** In the order in which seats get them when nobody has chosen. */
export const colours = Object.keys(cloths) as Colour[];
export const figures = Object.keys(wearers) as Figure[];
export const patterns: readonly Pattern[] = [
  'strap',
  'stripes',
  'dots',
  'checks',
  'slant',
  'chevrons',
  'waves',
  'crosses',
];

/** How the explorer of a seat looks at first; seats beyond the eighth start again. */
export function usual(seat: number): Appearance {
  const place = seat % colours.length;
  return {
    colour: colours[place] ?? 'red',
    pattern: patterns[place] ?? 'strap',
    figure: figures[place] ?? 'hat',
  };
}

/** The dress that an explorer wears. */
export function dressOf({ colour, pattern, figure }: Appearance): Dress {
  return { ...cloths[colour], ...wearers[figure], pattern };
}
