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
  game: string;
  commitment: string;
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

export function dealOf(record: unknown): Deal {
  const told = fields(record, 'no-record');
  if (told.game !== 'diamant' && told.game !== 'troll-dragon') throw new Uncheckable('no-record');
  const players = texts(told.players, 'no-record');
  if (told.deal === undefined) throw new Uncheckable('no-deal');
  const deal = fields(told.deal, 'bad-deal');
  const nonces = texts(deal.nonces, 'bad-deal').map((nonce) => matching(nonce, hex(32)));
  const after = deal.after ?? 0;
  if (nonces.length !== players.length || !Number.isSafeInteger(after) || (after as number) < 0) {
    throw new Uncheckable('bad-deal');
  }
  const sealed = {
    game: matching(deal.game, /^[!-~]{1,64}$/),
    commitment: matching(deal.commitment, hex(64)),
    nonces,
    after: after as number,
  };
  if (deal.secret === undefined) throw new Uncheckable('no-secret');
  return { ...sealed, secret: matching(deal.secret, hex(64)) };
}
