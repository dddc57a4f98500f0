// This browser's part in the fair deal of a table: it keeps what it saw, commits to numbers and reveals them.

import { commitNonce, revealNonces } from '../lib/nonces';
import type { DealScene, Scene, TableMessage } from '../lib/types';
import { keepDeal } from '../lib/witness';
import type { Send } from './connection';

export class Deal {
  /** Kept when all commitments up to now have arrived or failed. */
  committed: Promise<unknown> = Promise.resolve();
  /** What was last heard of the deal, whether it is shown yet or not. */
  #deal: { phase: Scene['phase']; deal: DealScene } | null = null;
  /** For which seats of which deals this browser has committed. */
  #sent: string[] = [];

  constructor(private readonly send: Send) {}

  /** Takes part in a fair deal as soon as the message is here, however long its news wait to be shown. */
  hear({ scene, changes, you }: TableMessage): void {
    const phase = scene?.phase ?? changes?.phase ?? this.#deal?.phase;
    const deal = scene?.deal ?? changes?.deal ?? this.#deal?.deal;
    if (!phase || !deal) return;
    const asked = deal.seats && deal !== this.#deal?.deal;
    if (deal.game !== this.#deal?.deal.game) keepDeal(deal, phase);
    this.#deal = { phase, deal };
    if (phase === 'playing' || deal.game === '') return;
    const own = [you.seat, ...(you.beside ?? []).map(({ seat }) => seat)];
    const seats = own.filter((seat) => typeof seat === 'number');
    if (asked) void revealNonces(this.send, deal, seats);
    if (deal.seats) return;
    const sent = seats
      .filter((seat) => !deal.dropped?.includes(seat) && !this.#sent.includes(`${deal.game}/${seat}`))
      .map((seat) => {
        this.#sent.push(`${deal.game}/${seat}`);
        return commitNonce(this.send, deal.game, seats.length > 1 ? seat : undefined);
      });
    if (sent.length > 0) this.committed = Promise.allSettled([this.committed, ...sent]);
  }
}
