// The page with the rules of a game of Diamant.

import type { GameField } from '../../lib/types';

/** The page of its edition; house rules have the page of the edition that they begin from. */
export function pageOf(field: GameField): string {
  if (field.name !== 'diamant') return field.name;
  const edition: string | { base?: string } | null = field.edition;
  return typeof edition === 'string' ? edition : (edition?.base ?? field.name);
}
