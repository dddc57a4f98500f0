/** How everybody at a table looks: as they have chosen, and the others so that no two have the same colour. */

import type { Appearance } from '../../lib/types';
import { colours, usual } from './wardrobe';

/** What is known of a seat. */
export interface Seated {
  appearance?: Appearance | null;
  bot?: string | null;
}

/** An appearance and, if a bot has the seat, whose head it has. */
export interface Look extends Appearance {
  bot?: string | undefined;
}

/** The looks of all seats. Whoever has not chosen has the usual colour of the seat, or the first that nobody else has. */
export function looksOf(seats: readonly Seated[]): Look[] {
  const taken = new Set(seats.flatMap(({ appearance }) => (appearance ? [appearance.colour] : [])));
  return seats.map(({ appearance, bot }, seat) => {
    const look = appearance ?? usual(seat);
    if (!appearance && taken.has(look.colour)) {
      const later = new Set(
        seats.flatMap((other, at) => (at > seat && !other.appearance ? [usual(at).colour] : [])),
      );
      const free = colours.filter((colour) => !taken.has(colour));
      look.colour = free.find((colour) => !later.has(colour)) ?? free[0] ?? look.colour;
    }
    taken.add(look.colour);
    return { ...look, bot: bot ?? undefined };
  });
}

class Looks {
  /** The seats of the table that is on the screen. */
  #seats = $state.raw<readonly Seated[]>([]);
  #all = $derived(looksOf(this.#seats));

  of(seat: number): Look {
    return this.#all[seat] ?? usual(seat);
  }
  /** Every explorer looks as the seats of this table do, as long as the component lives that calls this. */
  follow(seats: () => readonly Seated[]): void {
    $effect.pre(() => {
      this.#seats = seats();
    });
    $effect.pre(() => () => {
      this.#seats = [];
    });
  }
}

/** How the explorers look at the table that is on the screen. */
export const looks = new Looks();
