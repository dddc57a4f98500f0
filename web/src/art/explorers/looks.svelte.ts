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
  const chosen = seats.flatMap(({ appearance }) => (appearance ? [appearance.colour] : []));
  const usually = seats.flatMap(({ appearance }, seat) => (appearance ? [] : [usual(seat).colour]));
  // There are as many colours as seats, so whoever has to give up the usual one finds another here.
  const free = colours.filter((colour) => !chosen.includes(colour) && !usually.includes(colour));
  return seats.map(({ appearance, bot }, seat) => {
    const look = appearance ?? usual(seat);
    const colour = !appearance && chosen.includes(look.colour) ? free.shift() : look.colour;
    return { ...look, colour: colour ?? look.colour, bot: bot ?? undefined };
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
