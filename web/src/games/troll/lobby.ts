// Everything before a game of Troll & Dragon begins.

import type { GameField } from '../../lib/types';
import { say } from '../../lib/words.svelte';
import type { Lobby } from '../game';
import Picture from './Picture.svelte';
import { agreement } from './agreement';

/** Nobody races bots before they have seen the game. */
const step: GameField = agreement.fieldOf({ ...agreement.usual(), race: 'step' });

export const lobby: Lobby<'troll-dragon'> = {
  Picture,
  place: 'hall',
  quickHint: 'home-play-troll',
  quick: { game: step, company: ['cautious', 'bold'] },
  inTurns: true,
  bags: true,
  rests: false,
  cast: (bots) =>
    bots['troll-dragon'].map((id) => ({ id, name: say(`new-bot-${id}`), about: say(`bot-${id}`) })),
  characters: () => [],
  agreement,
};
