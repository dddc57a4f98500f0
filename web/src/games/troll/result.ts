// The result of a game of Troll & Dragon.

import type { TrollScene } from '../../lib/types';
import { say } from '../../lib/words.svelte';
import type { ResultParts } from '../game';
import NuggetRuler from './NuggetRuler.svelte';

const columns = ({ bags }: TrollScene) => [
  { name: say('column-diamonds'), values: bags.map((bag) => String(bag.diamonds)) },
  { name: say('column-nuggets'), values: bags.map((bag) => String(bag.nuggets)) },
];

export const result: ResultParts<'troll-dragon'> = { columns, Below: NuggetRuler, awards: null };
