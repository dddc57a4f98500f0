// The pages with rules of all games.

import { NAMES, gameOf } from '../games/any';
import type { Box, RulesPages } from '../games/game';

const all = (): Promise<RulesPages[]> =>
  Promise.all(NAMES.map(async (name) => (await gameOf(name).rules()).rules));

/** The page of this name; null if no game has it. */
export async function pageNamed(name: string): Promise<RulesPages['Page'] | null> {
  for (const rules of await all()) if (await rules.has(name)) return rules.Page;
  return null;
}

/** The boxes of all games. */
export const boxes = async (): Promise<Box[]> =>
  (await Promise.all((await all()).map((rules) => rules.boxes()))).flat();
