// Who can be played against, with what is said about them.

import { gameOf } from '../games/any';
import type { Bots, GameName } from '../lib/types';

export interface Actor {
  id: string;
  name: string;
  about: string;
}

export const cast = (bots: Bots | null, game: GameName): Actor[] => (bots ? gameOf(game).lobby.cast(bots) : []);
