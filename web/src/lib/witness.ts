// What this browser saw of a deal before anybody could know its secret. It is kept here, where no server can change it.

import type { DealScene, Scene } from './types';

const KEY = 'tacora-deals';
/** The latest ones are kept: a deal takes some two hundred bytes. */
const KEPT = 100;

export interface Witness {
  game: string;
  commitment: string;
  /** How many draws came before the deal, in a game that goes on from another. */
  after: number;
  /** Whether it was seen before the game began. */
  before: boolean;
  /** What this browser added to the deal. */
  nonce: string | null;
}

function all(): Witness[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? (kept as Witness[]) : [];
  } catch {
    return [];
  }
}

function keep(witnesses: Witness[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(witnesses.slice(-KEPT)));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

export function witnessOf(game: string): Witness | null {
  return all().find((witness) => witness.game === game) ?? null;
}

/** Keeps the deal as it was first seen; whatever is said about it later does not count. */
export function keepDeal({ game, commitment, after }: DealScene, phase: Scene['phase']): void {
  const known = all();
  if (game === '' || known.some((witness) => witness.game === game)) return;
  keep([...known, { game, commitment, after: after ?? 0, before: phase !== 'playing', nonce: null }]);
}

/** Keeps what this browser added. */
export function keepNonce(game: string, nonce: string): void {
  keep(all().map((witness) => (witness.game === game ? { ...witness, nonce } : witness)));
}
