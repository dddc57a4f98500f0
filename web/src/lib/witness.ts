// What this browser saw of a deal before anybody could know its secret. It is kept here, where no server can change it.

import type { DealScene, Scene } from './types';

const KEY = 'tacora-deals';
/** The latest ones are kept: a deal takes up to two kilobytes. */
const KEPT = 100;

export interface Witness {
  game: string;
  commitment: string;
  /** How many draws came before the deal, in a game that goes on from another. */
  after: number;
  /** Whether it was seen before the game began. */
  before: boolean;
  /** What this browser has committed to, one for each of its seats. */
  committed: Committed[];
  /** How all seats had committed when this browser revealed its own numbers; null if it revealed none. */
  published: (string | null)[] | null;
  /** Which of these seats were bots. */
  bots: number[];
  /** What this browser revealed, one for each of its seats. */
  nonces: string[];
}

export interface Committed {
  nonce: string;
  commitment: string;
}

/** For a browser that keeps nothing: what was seen since the page was opened. */
let memory: Witness[] = [];

function all(): Witness[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    if (kept === null) return memory;
    if (!Array.isArray(kept)) return [];
    // What an earlier version has kept lacks what it did not know of.
    return (kept as Witness[]).map((witness) => ({ ...EMPTY, ...witness }));
  } catch {
    return memory;
  }
}

const EMPTY = { committed: [], published: null, bots: [], nonces: [] };

function keep(witnesses: Witness[]): void {
  const kept = witnesses.slice(-KEPT);
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
    memory = [];
  } catch {
    // A browser that keeps nothing still plays, and takes part in a fair deal.
    memory = kept;
  }
}

function change(game: string, changed: (witness: Witness) => Partial<Witness>): void {
  keep(all().map((witness) => (witness.game === game ? { ...witness, ...changed(witness) } : witness)));
}

export function witnessOf(game: string): Witness | null {
  return all().find((witness) => witness.game === game) ?? null;
}

/** Keeps the deal as it was first seen; whatever is said about it later does not count. */
export function keepDeal({ game, commitment, after }: DealScene, phase: Scene['phase']): void {
  const known = all();
  if (game === '' || known.some((witness) => witness.game === game)) return;
  keep([...known, { game, commitment, after: after ?? 0, before: phase !== 'playing', ...EMPTY }]);
}

/** Keeps what this browser has committed to. */
export function keepCommitted(game: string, committed: Committed): void {
  change(game, (witness) => ({ committed: [...witness.committed, committed] }));
}

/** Keeps how all seats have committed, as it was first seen. */
export function keepPublished(game: string, published: (string | null)[], bots: number[]): void {
  change(game, (witness) => (witness.published ? {} : { published, bots }));
}

/** Keeps what this browser has revealed. */
export function keepNonce(game: string, nonce: string): void {
  change(game, ({ nonces }) => ({ nonces: nonces.includes(nonce) ? nonces : [...nonces, nonce] }));
}
