// The cards of an edition in the order in which a draw counts them, and what of them comes and goes.
//
// This is the second half of the check: it must not ask the server which cards there were, so it knows the published boxes
// itself. docs/fairness.md and docs/house-editions.md say the same in words.

import { Uncheckable, fields, items } from '../../../fairness/told';

export interface Box {
  /** Every different card that is no relic, in order, and how many there are of it. */
  cards: [card: string, count: number][];
  hazards: string[];
  relics: Relics | null;
  /** Whether one card of a hazard that has sprung a trap leaves the game. */
  oneCopyOut: boolean;
}

export interface Relics {
  /** In the order in which they come into the game. */
  cards: string[];
  atOnce: boolean;
  backIntoDeck: boolean;
}

const TREASURES = [1, 2, 3, 4, 5, 5, 7, 7, 9, 11, 11, 13, 14, 15, 17];
const NUMBERED: Relics = {
  cards: [5, 7, 8, 10, 12].map((worth) => `relic ${worth}`),
  atOnce: false,
  backIntoDeck: false,
};
const PLAIN: Relics = { cards: Array<string>(5).fill('relic'), atOnce: false, backIntoDeck: false };

interface Edition {
  hazards: string[];
  relics: Relics | null;
  /** Whether it has relics when nothing is said. */
  usual: boolean;
}

const EDITIONS = new Map<unknown, Edition>([
  [
    'classic-2005',
    { hazards: ['snake', 'scorpion', 'rockfall', 'gas', 'explosion'], relics: null, usual: false },
  ],
  [
    'iello-2016',
    { hazards: ['spider', 'snake', 'lava', 'boulder', 'ram'], relics: { ...PLAIN, atOnce: true }, usual: true },
  ],
  [
    'iello-numbered',
    { hazards: ['spider', 'snake', 'lava', 'boulder', 'ram'], relics: NUMBERED, usual: false },
  ],
  [
    'portal-2025',
    { hazards: ['scorpion', 'snake', 'lava', 'boulder', 'spikes'], relics: NUMBERED, usual: false },
  ],
  ['incan-gold', { hazards: ['spider', 'snake', 'mummy', 'fire', 'rockfall'], relics: PLAIN, usual: true }],
]);

/** The order of hazards where a house edition lists its own. */
const ALL_HAZARDS = [
  ...['spider', 'snake', 'lava', 'boulder', 'ram', 'scorpion'],
  ...['spikes', 'rockfall', 'gas', 'explosion', 'mummy', 'fire'],
];

function edition(id: unknown): Edition {
  const known = EDITIONS.get(id);
  if (!known) throw new Uncheckable('unknown-edition');
  return known;
}

/** The box that a record was played with. */
export function boxOf(record: Record<string, unknown>): Box {
  if (typeof record.edition === 'string') {
    const { hazards, relics, usual } = edition(record.edition);
    const played = record.relics ?? usual;
    return box(TREASURES, triples(hazards), played === true ? relics : null, true);
  }
  const house = fields(record.edition, 'unknown-edition');
  const base = edition(house.base);
  const treasures = house.treasures === undefined ? TREASURES : numbers(house.treasures);
  const hazards = house.hazards === undefined ? triples(base.hazards) : ownHazards(house.hazards);
  return box(treasures, hazards, houseRelics(house.relics, base), house.sprung !== 'stays');
}

const triples = (hazards: string[]): [string, number][] => hazards.map((hazard) => [hazard, 3]);

function box(
  treasures: number[],
  hazards: [string, number][],
  relics: Relics | null,
  oneCopyOut: boolean,
): Box {
  const worths = [...new Set(treasures)].toSorted((a, b) => a - b);
  const cards = worths.map((worth): [string, number] => [
    String(worth),
    treasures.filter((other) => other === worth).length,
  ]);
  return { cards: [...cards, ...hazards], hazards: hazards.map(([hazard]) => hazard), relics, oneCopyOut };
}

function numbers(value: unknown): number[] {
  return items(value, 'unknown-edition').map((item) => {
    if (!Number.isSafeInteger(item)) throw new Uncheckable('unknown-edition');
    return item as number;
  });
}

function ownHazards(value: unknown): [string, number][] {
  const own = fields(value, 'unknown-edition');
  const counts = numbers(Object.values(own));
  const named = new Map(Object.keys(own).map((hazard, n) => [hazard, counts[n] ?? 0]));
  return ALL_HAZARDS.flatMap((hazard): [string, number][] => {
    const count = named.get(hazard);
    return count === undefined ? [] : [[hazard, count]];
  });
}

function houseRelics(value: unknown, base: Edition): Relics | null {
  if (value === undefined) return base.usual ? base.relics : null;
  if (typeof value === 'boolean') return value ? base.relics : null;
  const own = fields(value, 'unknown-edition');
  const values = numbers(own.values).toSorted((a, b) => a - b);
  return {
    cards: values.map((worth) => (own.worth === 'printed' ? `relic ${worth}` : 'relic')),
    atOnce: own.entry === 'all-at-set-up',
    backIntoDeck: own['left-behind'] === 'back-into-the-deck',
  };
}
