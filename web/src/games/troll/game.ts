// Troll & Dragon, as the screens know it.

import type { Game } from '../game';
import Board from './Board.svelte';
import Choose from './Choose.svelte';
import View from './View.svelte';
import { lobby } from './lobby';
import { narration } from './narration';
import { result } from './result';
import { soundOf } from './sounds';
import { story } from './story';
import { timing } from './timing';

export const troll: Game<'troll-dragon'> = {
  name: 'troll-dragon',
  secret: false,
  keys: { c: ['roll', 'throw', 'stay'], l: ['leave'] },
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
  dangerOf: ({ danger }) => (danger ? danger.ways / Math.max(1, danger.outcomes) : 0),
  pageOf: ({ name }) => name,
  rules: () => import('./rules/rules'),
  charts: () => import('./charts/Charts.svelte'),
  review: () => import('./review/Review.svelte'),
  advice: () => import('./advice'),
  practice: () => import('./practice'),
  draws: () => import('./fairness/draws'),
};
