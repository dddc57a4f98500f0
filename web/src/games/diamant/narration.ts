// A game of Diamant in sentences.

import { nameOf, names, plain, urgent, type Sentence } from '../../lib/names';
import type { DiamantScene, Fact, Sight } from '../../lib/types';
import { cardName, list, relicName, row, rubies, say, sentences } from '../../lib/words.svelte';
import type { Narration } from '../game';

function tell(fact: Fact, scene: Sight): Sentence[] {
  const game = scene.game?.name === 'diamant' ? scene.game : null;
  switch (fact.fact) {
    case 'expedition-began': {
      const began = plain(say('fact-began', { number: fact.number }));
      const { relic } = fact;
      return relic ? [began, plain(say('fact-relic-added', { relic: relicName(relic) }))] : [began];
    }
    case 'treasure-found': {
      const count = game?.inside.length ?? 0;
      return [plain(say('fact-treasure', { worth: fact.worth, count, each: fact.each, stays: fact.stays }))];
    }
    case 'hazard-met': {
      const harmless = game?.harmless?.includes(fact.hazard);
      return [plain(say(harmless ? 'fact-hazard-harmless' : 'fact-hazard', { hazard: cardName(fact.hazard) }))];
    }
    case 'relic-found':
      return [plain(say('fact-relic', { relic: relicName(fact.relic) }))];
    case 'trap-sprung': {
      const caught = names(scene, fact.caught);
      const trap = { hazard: cardName(fact.hazard), amount: fact.lost, lost: rubies(fact.lost) };
      return [urgent(say('fact-trap', { ...trap, ...caught }))];
    }
    case 'decided':
      return fact.leaving.length === 0 ? [plain(say('fact-all-go-on'))] : [];
    case 'deck-ran-out':
      return [plain(say('fact-deck-out'))];
    case 'came-home': {
      const { share, stays } = fact;
      const home = { ...names(scene, fact.leavers), carried: fact.carried, share, stays };
      const amount = fact.carried + share;
      return [plain(say('fact-home', { ...home, amount, total: rubies(amount) }))];
    }
    case 'relic-taken': {
      const relic = relicName(fact.relic);
      return [plain(say('fact-relic-taken', { name: nameOf(scene, fact.seat), relic, worth: fact.worth }))];
    }
    case 'relic-lost':
      return [plain(say('fact-relic-lost', { relic: relicName(fact.relic) }))];
    case 'expedition-ended': {
      const ended = plain(say('fact-expedition-ended', { bank: fact['to-bank'] }));
      const { removed } = fact;
      return removed ? [ended, plain(say('fact-hazard-out', { hazard: cardName(removed) }))] : [ended];
    }
    case 'rest-named':
      return fact.resting.length > 0 ? [plain(say('fact-resting', names(scene, fact.resting)))] : [];
    default:
      return [];
  }
}

const hazards = (sentence: string, kinds: string[]): string =>
  kinds.length === 0 ? '' : say(sentence, { hazards: list(kinds.map(cardName)) });

/** What the relics on the path would bring, which one was added to the deck, and which one comes next. */
export function relicsOf(game: DiamantScene): string[] {
  const lying = game.path.flatMap(({ worth }) => worth ?? []);
  const worth = lying.reduce((sum, one) => sum + one, 0);
  const { 'added-relic': added, 'next-relic': next } = game;
  return [
    lying.length > 0 ? say('state-relics', { worth }) : '',
    added ? say('state-relic-added', { relic: relicName(added) }) : '',
    next ? say('state-relic-next', { relic: relicName(next) }) : '',
  ].filter((part) => part !== '');
}

/** The hazard cards that have left the game; nothing if there are none. */
export function removedOf(game: Pick<DiamantScene, 'removed'>): string {
  const cards = Object.entries(game.removed ?? {}).map(([hazard, count]) =>
    say('state-removed-cards', { card: cardName(hazard), count }),
  );
  return cards.length === 0 ? '' : say('state-removed', { cards: row(cards) });
}

/** The state of the cave. */
function state(scene: Sight, game: DiamantScene, seat: number | null): string {
  const path = game.path.map((card) => cardName(card.card));
  const inside = names(scene, game.inside);
  const mine = seat === null ? null : game.chests[seat];
  const told = [
    say('state-expedition', { number: game.expedition, total: game.expeditions }),
    path.length === 0 ? say('state-empty') : say('state-path', { path: list(path), rubies: game['on-path'] }),
    hazards(
      'state-met',
      game.met.filter((hazard) => !game.harmless?.includes(hazard)),
    ),
    hazards('state-harmless', game.harmless ?? []),
    ...relicsOf(game),
    removedOf(game),
    inside.count === 0 ? '' : say('state-inside', { ...inside, carried: rubies(game.carried) }),
    mine === null || mine === undefined ? '' : say('state-chest', { amount: rubies(mine) }),
  ];
  return sentences(told.filter((part) => part !== ''));
}

/** The first expedition begins with the game, and its relic is in the deck. */
function began({ 'added-relic': relic }: DiamantScene): string[] {
  return relic ? [say('fact-relic-added', { relic: relicName(relic) })] : [];
}

export const narration: Narration<'diamant'> = { began, fact: tell, state, nobody: 'waiting-card' };
