// Who can be played against, with what is said about them.

import type { Bots, GameField } from '../lib/types';
import { say } from '../lib/words.svelte';

export interface Actor {
  id: string;
  name: string;
  about: string;
}

export function cast(bots: Bots | null, game: GameField['name']): Actor[] {
  if (!bots) return [];
  if (game === 'diamant') {
    return bots.characters.map(({ id, name }) => ({ id, name, about: say(`character-${id}`) }));
  }
  return bots['troll-dragon'].map((id) => ({ id, name: say(`new-bot-${id}`), about: say(`bot-${id}`) }));
}
