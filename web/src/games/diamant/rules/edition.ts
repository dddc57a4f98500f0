// What a page of rules asks about an edition: its cards, and how many there are.

import type { Edition } from '../../../lib/editions';

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
