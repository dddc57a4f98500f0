// Diamant, as the screens know it.

import type { Game } from '../game';
import Board from './Board.svelte';
import Choose from './Choose.svelte';
import View from './View.svelte';
import { lobby } from './lobby';
import { narration } from './narration';
import { result } from './result';
import { pageOf } from './page';
import { soundOf } from './sounds';
import { story } from './story';
import { timing } from './timing';

export const diamant: Game<'diamant'> = {
  name: 'diamant',
  secret: true,
  keys: { c: ['continue'], l: ['leave'] },
  Board,
  View,
  Choose,
  bigBoard: () => import('./BigBoard.svelte'),
  phoneCard: () => import('./PhoneCard.svelte'),
  lobby,
  narration,
  timing,
  story,
  result,
  soundOf,
  dangerOf: (game) => (game['cards-left'] > 0 ? game['traps-left'] / game['cards-left'] : 0),
  pageOf,
  rules: () => import('./rules/rules'),
  charts: () => import('./charts/Charts.svelte'),
  review: () => import('./review/Review.svelte'),
  advice: () => import('./advice'),
  practice: () => import('./practice'),
  draws: () => import('./fairness/draws'),
};
