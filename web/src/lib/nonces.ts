// What this browser adds to a deal: it commits to a random number first and reveals it when all commitments are published.
//
// It never reveals a number for a list of commitments that lacks its own, nor for a second list of the same game.

import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

import type { Send } from '../live/connection';
import { named } from './api';
import type { DealScene } from './types';
import { keepCommitted, keepNonce, keepPublished, witnessOf } from './witness';

/** The commitment to a nonce, as in docs/fairness.md. */
export const commitmentToNonce = (game: string, nonce: string): string =>
  bytesToHex(sha256(concatBytes(utf8ToBytes(`tacora/2/nonce\0${game}\0`), hexToBytes(nonce))));

/** Commits to a new number for the deal of this game. */
export async function commitNonce(send: Send, game: string, seat?: number): Promise<void> {
  const nonce = bytesToHex(crypto.getRandomValues(new Uint8Array(32)));
  const commitment = commitmentToNonce(game, nonce);
  keepCommitted(game, { nonce, commitment });
  await send({ method: 'PUT', path: `/commitment${named(seat)}`, body: { game, commitment } });
}

/** The numbers to reveal now that the commitments of all seats are published: those of these seats, by seat. */
export function noncesToReveal(deal: DealScene, seats: number[]): Map<number, string> {
  const witness = witnessOf(deal.game);
  const published = deal.seats?.map(({ commitment }) => commitment ?? null) ?? null;
  const reveal = new Map<number, string>();
  if (!witness || !published || witness.commitment !== deal.commitment) return reveal;
  if (witness.published && JSON.stringify(witness.published) !== JSON.stringify(published)) return reveal;
  const bots = (deal.seats ?? []).flatMap(({ bot }, seat) => (bot ? [seat] : []));
  for (const seat of seats) {
    const own = witness.committed.find(({ commitment }) => commitment === published[seat]);
    if (own) reveal.set(seat, own.nonce);
  }
  if (reveal.size > 0) keepPublished(deal.game, published, bots);
  return reveal;
}

/** Reveals what this browser has committed to, all at the same time. */
export async function revealNonces(send: Send, deal: DealScene, seats: number[]): Promise<void> {
  const { game } = deal;
  const sent = [...noncesToReveal(deal, seats)].map(([seat, nonce]) => {
    keepNonce(game, nonce);
    const own = named(seats.length > 1 ? seat : undefined);
    return send({ method: 'PUT', path: `/nonce${own}`, body: { game, nonce } });
  });
  await Promise.allSettled(sent);
}
