// The draws of a game of Troll & Dragon: every roll and every throw, however many dice are in it.

import type { Deal, Draw } from '../../../fairness/draw';
import { Uncheckable, fields, items } from '../../../fairness/told';

const CAVE = ['diamond', 'diamond', 'key', 'door', 'troll', 'troll'];
const TREASURE = [0, 0, 0, 0, 1, 2];
const DRAGON = [1, 2];

/** The faces of a dragon die: its dragons first, then its blanks. */
const dragonDie = (dragons: number): string[] =>
  Array.from({ length: 6 }, (_, face) => (face < dragons ? 'dragon' : 'blank'));

/** The dice of each kind, each with its six faces. */
function diceOf(record: Record<string, unknown>): Record<'cave' | 'hall' | 'dragon', string[][]> {
  const own = fields(fields(record.options ?? {}, 'bad-story').dice ?? {}, 'bad-story');
  const cave = items(own.cave ?? CAVE, 'bad-story').map(String);
  const treasure = items(own.treasure ?? TREASURE, 'bad-story').map(String);
  const dragons = items(own.dragon ?? DRAGON, 'bad-story').map((count) => dragonDie(Number(count)));
  return { cave: [cave, cave, cave, cave], hall: [treasure, treasure], dragon: dragons };
}

export function* draws(record: Record<string, unknown>, draw: Deal): Generator<Draw> {
  const dice = diceOf(record);
  for (const [n, turn] of items(record.turns, 'bad-story').entries()) {
    for (const [m, one] of items(fields(turn, 'bad-story').steps, 'bad-story').entries()) {
      const step = fields(one, 'bad-story');
      for (const kind of ['cave', 'hall', 'dragon'] as const) {
        if (step[kind] === undefined) continue;
        const told = items(step[kind], 'bad-story').map(String);
        const place = { chapter: 'turn', number: n + 1, step: m + 1 } as const;
        yield { place, ...roll(told, dice[kind], draw) };
      }
    }
  }
}

/** A die that is aside is not in the air. */
function roll(told: string[], dice: string[][], draw: Deal): Omit<Draw, 'place'> {
  const inAir = told.filter((face) => face !== 'aside').length;
  if (told.length > dice.length) throw new Uncheckable('bad-story');
  const outcomes = 6 ** inAir;
  const index = draw(outcomes);
  if (index === null) return { outcomes, index, dealt: told, told };
  const digits = index.toString(6).padStart(inAir, '0');
  let used = 0;
  const dealt = told.map((face, n) =>
    face === 'aside' ? face : (dice[n]?.[Number(digits[used++])] ?? 'unknown'),
  );
  return { outcomes, index, dealt, told };
}
