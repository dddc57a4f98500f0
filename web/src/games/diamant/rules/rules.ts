// The pages with the rules of Diamant: one for every published edition.

import { editions, type Edition } from '../../../lib/editions';
import { cardName, list, say } from '../../../lib/words.svelte';
import type { RulesPages } from '../../game';
import Page from './Page.svelte';
import { relicCards } from './edition';

const about = ({ settings }: Edition): string =>
  list([
    ...settings.hazards.map(({ hazard }) => cardName(hazard)),
    ...(settings.relics ? [say('rules-box-relics', { count: settings.relics.values.length })] : []),
  ]);

export const rules: RulesPages = {
  has: async (page) => (await editions()).some(({ id }) => id === page),
  Page,
  boxes: async () =>
    (await editions()).map((edition) => ({
      page: edition.id,
      about: about(edition),
      cards: [...edition.settings.hazards.map(({ hazard }) => hazard), ...relicCards(edition).slice(-1)],
      dice: [],
    })),
};
