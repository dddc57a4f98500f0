// What a record says about its deal and its draws. A file may say anything: whatever is needed here is checked here.

/** Why there is nothing to check, or why it cannot be checked. */
export type Obstacle = 'no-record' | 'no-deal' | 'no-secret' | 'bad-deal' | 'unknown-edition' | 'bad-story';

export class Uncheckable extends Error {
  constructor(readonly obstacle: Obstacle) {
    super(obstacle);
  }
}

type Fields = Record<string, unknown>;

export function fields(value: unknown, obstacle: Obstacle): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Uncheckable(obstacle);
  return value as Fields;
}

export function items(value: unknown, obstacle: Obstacle): unknown[] {
  if (!Array.isArray(value)) throw new Uncheckable(obstacle);
  return value;
}

export function texts(value: unknown, obstacle: Obstacle): string[] {
  return items(value, obstacle).map((item) => {
    if (typeof item !== 'string') throw new Uncheckable(obstacle);
    return item;
  });
}

export interface Deal {
  version: number;
  game: string;
  commitment: string;
  /** The seats of bots; nothing says so in version 1. */
  bots: number[];
  /** How every seat committed to its nonce; null for one that did not. None in version 1. */
  commitments: (string | null)[];
  /** The seats that committed and then did not reveal. */
  dropped: number[];
  nonces: string[];
  /** How many draws of the record came from elsewhere before the first of this deal. */
  after: number;
  secret: string;
}

const hex = (digits: number) => new RegExp(`^[0-9a-f]{${digits}}$`);

function matching(value: unknown, pattern: RegExp): string {
  if (typeof value !== 'string' || !pattern.test(value)) throw new Uncheckable('bad-deal');
  return value;
}

function seatsIn(value: unknown, players: number): number[] {
  return items(value ?? [], 'bad-deal').map((seat) => {
    if (!Number.isSafeInteger(seat) || (seat as number) < 0 || (seat as number) >= players)
      throw new Uncheckable('bad-deal');
    return seat as number;
  });
}

function commitmentsIn(value: unknown, version: number, players: number): (string | null)[] {
  if (version === 1) return [];
  const told = items(value, 'bad-deal');
  if (told.length !== players) throw new Uncheckable('bad-deal');
  return told.map((commitment) => (commitment === null ? null : matching(commitment, hex(64))));
}

export function dealOf(record: unknown): Deal {
  const told = fields(record, 'no-record');
  if (told.game !== 'diamant' && told.game !== 'troll-dragon') throw new Uncheckable('no-record');
  const players = texts(told.players, 'no-record');
  if (told.deal === undefined) throw new Uncheckable('no-deal');
  const deal = fields(told.deal, 'bad-deal');
  const version = deal.version ?? 1;
  if (version !== 1 && version !== 2) throw new Uncheckable('bad-deal');
  const nonces = texts(deal.nonces, 'bad-deal').map((nonce) => matching(nonce, hex(version === 1 ? 32 : 64)));
  const after = deal.after ?? 0;
  if (nonces.length !== players.length || !Number.isSafeInteger(after) || (after as number) < 0) {
    throw new Uncheckable('bad-deal');
  }
  const sealed = {
    version,
    bots: seatsIn(deal.bots, players.length),
    commitments: commitmentsIn(deal.commitments, version, players.length),
    dropped: seatsIn(deal.dropped, players.length),
    game: matching(deal.game, /^[!-~]{1,64}$/),
    commitment: matching(deal.commitment, hex(64)),
    nonces,
    after: after as number,
  };
  if (deal.secret === undefined) throw new Uncheckable('no-secret');
  return { ...sealed, secret: matching(deal.secret, hex(64)) };
}
