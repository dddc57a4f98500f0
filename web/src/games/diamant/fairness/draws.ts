// The draws of a game of Diamant: every card that was turned, among those that could still come.

import { boxOf, type Box } from './box';
import type { Deal, Draw } from '../../../fairness/draw';
import { Uncheckable, fields, items, texts } from '../../../fairness/told';

/** The cards that may still come, laid out in a row. */
class Row {
  readonly #order: string[];
  readonly #counts = new Map<string, number>();

  constructor({ cards, relics }: Box) {
    for (const [card, count] of cards) this.#counts.set(card, count);
    this.#order = [...cards.map(([card]) => card), ...new Set(relics?.cards ?? [])];
  }

  get length(): number {
    return [...this.#counts.values()].reduce((sum, count) => sum + count, 0);
  }

  /** The card at this place, counted from 0. */
  at(index: number): string {
    let passed = 0;
    for (const card of this.#order) {
      passed += this.#counts.get(card) ?? 0;
      if (index < passed) return card;
    }
    throw new Uncheckable('bad-story');
  }

  add(card: string): void {
    this.#counts.set(card, (this.#counts.get(card) ?? 0) + 1);
  }

  take(card: string): void {
    const count = this.#counts.get(card) ?? 0;
    if (count === 0) throw new Uncheckable('bad-story');
    this.#counts.set(card, count - 1);
  }
}

export function* draws(record: Record<string, unknown>, draw: Deal): Generator<Draw> {
  const box = boxOf(record);
  const row = new Row(box);
  const waiting = [...(box.relics?.cards ?? [])];
  const players = texts(record.players, 'no-record').length;
  for (const [n, expedition] of items(record.expeditions, 'bad-story').entries()) {
    const told = fields(expedition, 'bad-story');
    for (const relic of waiting.splice(0, box.relics?.atOnce ? waiting.length : 1)) row.add(relic);
    const path: string[] = [];
    let inside = players - items(told.rest ?? [], 'bad-story').length;
    for (const [m, one] of items(told.steps, 'bad-story').entries()) {
      const step = fields(one, 'bad-story');
      if (typeof step.card === 'string') {
        const outcomes = row.length;
        const index = draw(outcomes);
        const dealt = index === null ? step.card : row.at(index);
        const place = { chapter: 'expedition', number: n + 1, step: m + 1 } as const;
        yield { place, outcomes, index, dealt: [dealt], told: [step.card] };
        row.take(dealt);
        path.push(dealt);
      }
      const leaving = items(step.leave ?? [], 'bad-story').length;
      inside -= leaving;
      if (leaving === 1) dropRelics(path);
    }
    comeBack(path, inside, box, row);
  }
}

/** Whoever leaves alone takes every relic on the path. */
function dropRelics(path: string[]): void {
  path.splice(0, path.length, ...path.filter((card) => !card.startsWith('relic')));
}

/** What becomes of the path when an expedition is over. */
function comeBack(path: string[], inside: number, { hazards, relics, oneCopyOut }: Box, row: Row): void {
  const last = path.at(-1);
  const trapped = last !== undefined && hazards.includes(last) && path.indexOf(last) < path.length - 1;
  if (trapped && oneCopyOut) path.pop();
  // Where the deck has run out, somebody who is alone in the cave takes the relics home.
  if (!trapped && inside === 1) dropRelics(path);
  if (!relics?.backIntoDeck) dropRelics(path);
  for (const card of path) row.add(card);
}
