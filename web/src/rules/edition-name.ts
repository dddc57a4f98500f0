// The name of a box on a page of rules.

import { say } from '../lib/words.svelte';

/** The name of a box; one that we have no words for keeps its own. */
export function editionName(id: string): string {
  const name = say(`edition-${id}`);
  return name.startsWith('edition-') ? id : name;
}
