// The card that is on its way to the path.

import type { Card, PathCard } from '../../lib/types';
import type { Suspense } from '../../timeline/suspense';

/** The coming card, with its face once that is visible; null when no card is coming. */
export function nextCard(suspense: Suspense | null): { card: PathCard | null } | null {
  if (suspense?.kind !== 'card') return null;
  return { card: suspense.faces ? { card: String(suspense.faces[0]) as Card, rubies: 0 } : null };
}
