/** The colours of the cave. They do not follow the page: high contrast is for words, and would wash out a picture. */

export const rock900 = '#0b0f1a';
export const rock700 = '#151c2e';
export const rock500 = '#26304a';
export const ember400 = '#ffb454';
export const ember600 = '#e07a1f';
export const ruby500 = '#e5384f';
export const ice300 = '#9fd8ff';
export const gold400 = '#f5c542';
export const bone100 = '#f4ead5';
export const moss400 = '#7fb069';

/** Tones between those, for facets, fur and rock: light comes from the upper left, so lit is left and shaded is right. */
export const rock400 = '#3a4766';
export const rock300 = '#566488';
export const rubyLit = '#ff8a92';
export const rubyShade = '#a81f42';
export const rubyDeep = '#7c1236';
export const iceLit = '#e9f7ff';
export const iceShade = '#5b9fd6';
export const iceDeep = '#3a74ad';
export const goldLit = '#ffe9a0';
export const goldShade = '#c98a1b';
export const goldDeep = '#8f5a12';
export const boneShade = '#cdbb98';
export const boneDeep = '#94815f';
export const mossShade = '#4f7d46';
export const mossDeep = '#2f5534';
export const flame = '#ff6b2c';
