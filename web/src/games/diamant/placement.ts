// Where everybody stands: who is home at the left by the camp, who is in the cave at the right, the front one last.
//
// Each explorer has a place in one row, and another in two rows for narrow windows. Nobody shares one.

export interface Spot {
  /** In one row, counted from 0 at the camp. */
  slot: number;
  /** In two rows, the upper one being further into the cave. */
  column: number;
  row: 0 | 1;
}

/** The place of every seat. */
export function placement(seats: number, inside: readonly number[]): Spot[] {
  const all = Array.from({ length: seats }, (_, seat) => seat);
  const home = all.filter((seat) => !inside.includes(seat));
  const cave = all.filter((seat) => inside.includes(seat));
  const order = [...home, ...cave.toReversed()];
  const half = halfOf(seats);
  return all.map((seat) => {
    const slot = order.indexOf(seat);
    const upper = slot >= seats - half;
    return { slot, row: upper ? 0 : 1, column: upper ? slot - (seats - half) : slot };
  });
}

/** How many stand in the longer of two rows. */
export function halfOf(seats: number): number {
  return Math.ceil(seats / 2);
}
