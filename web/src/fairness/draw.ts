// One draw: what the sealed deal gives, beside what the record tells.

/** Where a draw stands in a record; both numbers count from 1. */
export interface Place {
  /** Whether it is an expedition or a turn. */
  chapter: 'expedition' | 'turn';
  number: number;
  step: number;
}

export interface Draw {
  place: Place;
  /** Among how many outcomes it was made, and which of them it was; nothing for a draw before the deal. */
  outcomes: number;
  index: number | null;
  /** What that means: a card, or the faces of the dice. Before the deal it is what is told. */
  dealt: string[];
  told: string[];
}

/** A number below so many outcomes; nothing while the deal has not begun. */
export type Deal = (outcomes: number) => number | null;
