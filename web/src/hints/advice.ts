// A hint in words: what the master does, why, and what every choice is worth. The folder of the game has the words.

export interface Advice {
  master: string;
  reason: string;
  choices: { name: string; worth: string[]; best: boolean }[];
  /** How sure that is, and how dangerous the next card or roll. */
  about: string;
}
