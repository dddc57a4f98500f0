// A game of Troll & Dragon in sentences.

import { nameOf, plain, treasure, urgent, type Sentence } from '../../lib/names';
import type { Fact, Sight, TrollScene } from '../../lib/types';
import { list, say } from '../../lib/words.svelte';
import type { Narration } from '../game';

/** Whoever did this was at play before it: afterwards it may be the next one's turn. */
function activeIn(scene: Sight, before: Sight | null): number | null {
  if (before?.game?.name === 'troll-dragon') return before.game.active;
  return scene.game?.name === 'troll-dragon' ? scene.game.active : null;
}

function tell(fact: Fact, scene: Sight, name: string): Sentence[] {
  switch (fact.fact) {
    case 'cave-rolled': {
      const roll = list(fact.roll.map((face) => say(`die-${face}`)));
      return [plain(say('fact-cave-rolled', { name, roll, taken: fact.taken }))];
    }
    case 'kept':
      return [plain(say('fact-kept', { name, find: say(`die-${fact.find}`) }))];
    case 'troll-came':
      return [urgent(say('fact-troll', { name, lost: fact.lost }))];
    case 'hall-entered':
      return [plain(say('fact-hall', { name, thrower: nameOf(scene, fact.thrower) }))];
    case 'hall-rolled':
      return [plain(say('fact-hall-rolled', { name, taken: fact.taken }))];
    case 'dragon-thrown': {
      const thrown = fact.throw.filter((face) => face !== 'aside');
      const faces = list(thrown.map((face) => say(`dragon-${face}`)));
      return [plain(say('fact-dragon-thrown', { name: nameOf(scene, fact.by), faces }))];
    }
    case 'eye-opened':
      return [urgent(say('dragon-one-eye'))];
    case 'dragon-awoke':
      return [urgent(say('fact-dragon-awoke', { name, lost: treasure(fact.lost) })), ...shared(fact, scene)];
    case 'left':
      return [plain(say('fact-left', { name, brought: treasure(fact.brought) }))];
    case 'turn-passed':
      return [plain(say('fact-turn', { name: nameOf(scene, fact.to) }))];
    default:
      return [];
  }
}

/** Who gets what when the Dragon has woken, and how much of it was in the Troll's Hand. */
function shared(fact: Extract<Fact, { fact: 'dragon-awoke' }>, scene: Sight): Sentence[] {
  const shares = fact.shares.flatMap((share, seat) =>
    share.diamonds + share.nuggets > 0
      ? [say('fact-dragon-share', { name: nameOf(scene, seat), share: treasure(share) })]
      : [],
  );
  if (shares.length === 0) return [];
  return [plain(say('fact-dragon-shares', { shares: list(shares), hand: fact['from-hand'] }))];
}

/** The state of the dice. */
function state(scene: Sight, game: TrollScene): string {
  const rooms = { diamonds: game.rooms.diamonds, nuggets: game.rooms.nuggets, hand: game.hand };
  return say('state-troll', { name: nameOf(scene, game.active), ...rooms, beside: treasure(game.beside) });
}

export const narration: Narration<'troll-dragon'> = {
  began: () => [],
  fact: (fact, scene, before) => tell(fact, scene, nameOf(scene, activeIn(scene, before))),
  state,
  nobody: 'waiting-dice',
};
