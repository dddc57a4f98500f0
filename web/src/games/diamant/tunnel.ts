// A path that turns at every hazard and never runs into itself or the camp, laid out on a grid.
//
// It never goes up again: it runs along a row, turns down at a hazard, and at the next one turns to the side where
// there is more room. So each row and each column between rows is used once.

export type Heading = 'left' | 'right' | 'down';

export interface Spot {
  /** Column and row, counted from 0. The camp has the spot before the first card. */
  column: number;
  row: number;
  /** Which way the path goes after this card. */
  heading: Heading;
}

export interface Tunnel {
  camp: { column: number; row: number };
  spots: Spot[];
  columns: number;
  rows: number;
}

const STEP: Record<Heading, [number, number]> = { left: [-1, 0], right: [1, 0], down: [0, 1] };

/** Where each card of a path lies; the path turns after those that are hazards, and begins in this direction. */
export function tunnel(hazards: boolean[], begins: 'right' | 'down' = 'right'): Tunnel {
  const spots: Spot[] = [];
  let [column, row, least, most] = [0, 0, 0, 0];
  let heading: Heading = begins;
  for (const hazard of hazards) {
    const [right, down] = STEP[heading];
    column += right;
    row += down;
    least = Math.min(least, column);
    most = Math.max(most, column);
    if (hazard) heading = heading !== 'down' ? 'down' : column - least > most - column ? 'left' : 'right';
    spots.push({ column, row, heading });
  }
  return {
    camp: { column: -least, row: 0 },
    spots: spots.map((spot) => ({ ...spot, column: spot.column - least })),
    columns: most - least + 1,
    rows: row + 1,
  };
}
