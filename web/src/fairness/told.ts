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

function numberIn(value: unknown, most: number): number {
  if (!Number.isSafeInteger(value) || (value as number) < 0 || (value as number) > most)
    throw new Uncheckable('bad-deal');
  return value as number;
}

/** Seats in ascending order, each once. */
function seatsIn(value: unknown, players: number): number[] {
  const seats = items(value, 'bad-deal').map((seat) => numberIn(seat, players - 1));
  if (seats.some((seat, place) => place > 0 && seat <= (seats[place - 1] ?? seat)))
    throw new Uncheckable('bad-deal');
  return seats;
}

/** Every restart has dropped at least one seat. */
function checkRestarts(restarts: number, dropped: number): void {
  if (restarts > dropped || (restarts === 0) !== (dropped === 0)) throw new Uncheckable('bad-deal');
}

function commitmentsIn(value: unknown, players: number): (string | null)[] {
  const told = items(value, 'bad-deal');
  if (told.length !== players) throw new Uncheckable('bad-deal');
  return told.map((commitment) => (commitment === null ? null : matching(commitment, hex(64))));
}

export function dealOf(record: unknown): Deal {
  const told = fields(record, 'no-record');
  const players = texts(told.players, 'no-record');
  if (told.deal === undefined) throw new Uncheckable('no-deal');
  const deal = fields(told.deal, 'bad-deal');
  const version = deal.version ?? 1;
  if (version !== 1 && version !== 2) throw new Uncheckable('bad-deal');
  const nonces = texts(deal.nonces, 'bad-deal').map((nonce) => matching(nonce, hex(version === 1 ? 32 : 64)));
  const after = numberIn(deal.after === undefined ? 0 : deal.after, Number.MAX_SAFE_INTEGER);
  if (nonces.length !== players.length) throw new Uncheckable('bad-deal');
  const dropped = deal.dropped === undefined ? [] : seatsIn(deal.dropped, players.length);
  checkRestarts(deal.restarts === undefined ? 0 : numberIn(deal.restarts, 255), dropped.length);
  const later = (deal.bots ?? deal.commitments ?? null) !== null || dropped.length > 0;
  if (version === 1 && later) throw new Uncheckable('bad-deal');
  const sealed = {
    version,
    bots: version === 1 ? [] : seatsIn(deal.bots, players.length),
    commitments: version === 1 ? [] : commitmentsIn(deal.commitments, players.length),
    dropped,
    game: matching(deal.game, /^[!-~]{1,64}$/),
    commitment: matching(deal.commitment, hex(64)),
    nonces,
    after,
  };
  if (deal.secret === undefined) throw new Uncheckable('no-secret');
  return { ...sealed, secret: matching(deal.secret, hex(64)) };
}
