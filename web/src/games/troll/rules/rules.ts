// The page with the rules of Troll & Dragon. There is one edition.

import { say } from '../../../lib/words.svelte';
import type { RulesPages } from '../../game';
import Rules from './Rules.svelte';

const NAME = 'troll-dragon';

export const rules: RulesPages = {
  has: async (page) => page === NAME,
  Page: Rules,
  boxes: async () => [
    {
      page: NAME,
      about: say(`game-${NAME}-hint`),
      cards: [],
      dice: ['key', 'door', 'diamond', 'troll', 'dragon'],
    },
  ],
};
