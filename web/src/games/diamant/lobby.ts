// Everything before a game of Diamant begins.

import { say } from '../../lib/words.svelte';
import type { Lobby } from '../game';
import Picture from './Picture.svelte';
import { USUAL, agreement } from './agreement';

export const lobby: Lobby<'diamant'> = {
  Picture,
  place: 'cave',
  quickHint: 'home-play-diamant',
  quick: { game: { name: 'diamant', edition: USUAL }, company: ['hugo', 'magda', 'renard'] },
  inTurns: false,
  bags: false,
  rests: true,
  cast: ({ characters }) => characters.map(({ id, name }) => ({ id, name, about: say(`character-${id}`) })),
  characters: ({ characters }) => characters,
  agreement,
};
