// What a replay of Diamant tells about each expedition: the cards, who came out when, and the scores after it.

import type { DiamantScene, Fact, Replay } from '../../../lib/types';

export interface TurnedCard {
  card: string;
  trap: boolean;
}

/** How an expedition ended for one seat. Cards count from 1; whoever stays in the camp saw none. */
export type Exit =
  | { kind: 'home'; card: number; amount: number }
  | { kind: 'trap'; card: number; lost: number }
  | { kind: 'camp' }
  /** The record stops before. */
  | { kind: 'inside'; card: number };

export interface Expedition {
  number: number;
  cards: TurnedCard[];
  exits: Exit[];
  /** The score of every seat when it was over. */
  scores: number[];
}

/** A move of Diamant: the game before it, and its facts. */
export interface CaveMove {
  before: DiamantScene;
  facts: Fact[];
}

export function movesOf({ steps }: Replay): CaveMove[] {
  return steps.slice(1).flatMap(({ facts }, n) => {
    const before = steps[n]?.game;
    return before?.name === 'diamant' ? [{ before, facts }] : [];
  });
}

/** The card that a fact tells of, if it tells of one. */
export function turned(fact: Fact): TurnedCard | null {
  switch (fact.fact) {
    case 'treasure-found':
      return { card: String(fact.worth), trap: false };
    case 'relic-found':
      return { card: fact.relic, trap: false };
    case 'hazard-met':
    case 'trap-sprung':
      return { card: fact.hazard, trap: fact.fact === 'trap-sprung' };
    default:
      return null;
  }
}

export function expeditionsOf(replay: Replay): Expedition[] {
  const first = replay.steps[0]?.game;
  if (first?.name !== 'diamant') return [];
  const scores = replay.players.map(() => 0);
  const open = (number: number, inside: number[]): Expedition => ({
    number,
    cards: [],
    exits: scores.map((_, seat) => (inside.includes(seat) ? { kind: 'inside', card: 0 } : { kind: 'camp' })),
    scores: [],
  });
  const all = [open(first.expedition, first.inside)];
  for (const fact of movesOf(replay).flatMap(({ facts }) => facts)) {
    const now = all.at(-1);
    if (fact.fact === 'expedition-began') all.push(open(fact.number, fact.entering));
    else if (now) tellOne(now, fact, scores);
  }
  return all;
}

function tellOne(now: Expedition, fact: Fact, scores: number[]): void {
  const card = turned(fact);
  if (card) now.cards.push(card);
  const count = now.cards.length;
  const add = (seat: number, amount: number): void => {
    scores[seat] = (scores[seat] ?? 0) + amount;
  };
  switch (fact.fact) {
    case 'came-home':
      for (const seat of fact.leavers) {
        const amount = fact.carried + fact.share;
        add(seat, amount);
        now.exits[seat] = count === 0 ? { kind: 'camp' } : { kind: 'home', card: count, amount };
      }
      break;
    case 'relic-taken': {
      add(fact.seat, fact.worth);
      const exit = now.exits[fact.seat];
      if (exit?.kind === 'home') exit.amount += fact.worth;
      break;
    }
    case 'trap-sprung':
      for (const seat of fact.caught) now.exits[seat] = { kind: 'trap', card: count, lost: fact.lost };
      break;
  }
  for (const exit of now.exits) if (exit.kind === 'inside') exit.card = count;
  now.scores = [...scores];
}
