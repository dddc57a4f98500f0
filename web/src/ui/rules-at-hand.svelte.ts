// Whose rules are meant on this screen: those of the table, or of the box that is being chosen.

import { gameOf } from '../games/any';
import type { GameField } from '../lib/types';

class RulesAtHand {
  /** The last part of the address of their page; nothing where no game is meant. */
  of = $state<string | null>(null);
  /** What is agreed there, so that the page tells of this very game. */
  game = $state.raw<GameField | null>(null);

  /** These rules are meant from now on. */
  mean(game: GameField | null): void {
    this.of = game && gameOf(game.name).pageOf(game);
    this.game = game;
  }
}

export const rulesAtHand = new RulesAtHand();
