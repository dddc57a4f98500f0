// The costliest moments of a game.

const MOST = 8;

/** At most one of each opening of choices, in the order of the game. */
export function costliest<T extends { moves: number }>(moments: T[], cost: (moment: T) => number): T[] {
  const costly = moments.toSorted((one, other) => cost(other) - cost(one));
  const once = costly.filter(({ moves }, n) => costly.findIndex((one) => one.moves === moves) === n);
  return once.slice(0, MOST).toSorted((one, other) => one.moves - other.moves);
}
