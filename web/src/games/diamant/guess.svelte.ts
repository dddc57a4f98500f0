// Who somebody at the camp thinks gets caught. It is their own: nobody else is told.

import type { Table } from '../../lib/table.svelte';
import type { DiamantScene, Fact } from '../../lib/types';

export class Guess {
  /** The seat that was guessed, or nobody; null while nothing is guessed. */
  made = $state<number | 'nobody' | null>(null);
  /** Whether it was right, once that is known. */
  verdict = $state<'right' | 'wrong' | null>(null);
  #expedition = 0;

  make(guessed: number | 'nobody', expedition: number): void {
    this.made = guessed;
    this.verdict = null;
    this.#expedition = expedition;
  }

  /** Hears what happened in an expedition. */
  hear(facts: readonly Fact[]): void {
    const ended = facts.some(({ fact }) => fact === 'expedition-ended');
    if (!ended || this.made === null) return;
    const caught = facts.flatMap((fact) => (fact.fact === 'trap-sprung' ? fact.caught : []));
    const right = this.made === 'nobody' ? caught.length === 0 : caught.includes(this.made);
    this.verdict = right ? 'right' : 'wrong';
    this.made = null;
  }

  /** What was guessed in another expedition counts no more. */
  follow(expedition: number): void {
    if (expedition !== this.#expedition) this.made = null;
  }
}

/** Whether this explorer is at the camp while others are in the cave. */
export function isHome(game: DiamantScene, seat: number | null): boolean {
  return seat !== null && game.inside.length > 0 && !game.inside.includes(seat);
}

/** The guess of a screen, kept up with its table; to be called where a component is made. */
export function guessOf(table: () => Table): Guess {
  const guess = new Guess();
  $effect(() => {
    const { news } = table().log.at(-1) ?? {};
    if (news && 'facts' in news) guess.hear(news.facts);
  });
  $effect(() => {
    const game = table().scene?.game;
    if (game?.name === 'diamant') guess.follow(game.expedition);
  });
  return guess;
}
