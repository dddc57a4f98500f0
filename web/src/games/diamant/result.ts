// The result of a game of Diamant.

import type { DiamantScene } from '../../lib/types';
import { say } from '../../lib/words.svelte';
import type { ResultParts } from '../game';

const columns = ({ chests, relics }: DiamantScene) => [
  { name: say('column-chest'), values: chests.map((chest) => (chest === null ? '–' : String(chest))) },
  { name: say('column-relics'), values: relics.map((worths) => worths.join(' + ') || '–') },
];

export const result: ResultParts<'diamant'> = {
  columns,
  Below: null,
  awards: () => import('./Awards.svelte'),
};
