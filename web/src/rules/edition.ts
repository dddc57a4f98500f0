// What a page of rules asks about an edition: its name, its cards, its numbers.

import type { Edition } from '../lib/editions';
import { say } from '../lib/words.svelte';

/** The name of a box; one that we have no words for keeps its own. */
export function editionName(id: string): string {
  const name = say(`edition-${id}`);
  return name.startsWith('edition-') ? id : name;
}

/** One card for each relic that looks different. */
export function relicCards({ settings: { relics } }: Edition): string[] {
  if (!relics) return [];
  return relics.worth === 'printed' ? relics.values.map((value) => `relic ${value}`) : ['relic'];
}

/** How many cards lie in the box. */
export function cardCount({ settings }: Edition): number {
  const hazards = settings.hazards.reduce((sum, { copies }) => sum + copies, 0);
  return settings.treasures.length + hazards + (settings.relics?.values.length ?? 0);
}
