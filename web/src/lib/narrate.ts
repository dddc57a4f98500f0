// What happened, in sentences: the facts of the protocol told as a rulebook would.

import { displayName } from './display-name';
import type { DiamantScene, Fact, News, Sight, Treasure } from './types';
import { cardName, list, pair, relicName, row, say, sentences, stones } from './words.svelte';

export interface Sentence {
  text: string;
  /** Whether it must be heard at once. */
  urgent: boolean;
}

/** A piece of news between the table before it and the table after it. */
export interface Happening {
  news: News;
  /** The table after it. */
  scene: Sight;
  /** The table before it. */
  before: Sight | null;
}

const plain = (text: string): Sentence => ({ text, urgent: false });
const urgent = (text: string): Sentence => ({ text, urgent: true });

export function nameOf(scene: Sight, seat: number | null | undefined): string {
  const found = seat === null || seat === undefined ? undefined : scene.seats[seat];
  return found ? displayName(found.name, found.bot) : say('somebody');
}

function names(scene: Sight, seats: number[]): { names: string; count: number } {
  return { names: list(seats.map((seat) => nameOf(scene, seat))), count: seats.length };
}

export function treasure(amount: Treasure): string {
  return say('treasure', { diamonds: amount.diamonds, nuggets: amount.nuggets });
}

/** All sentences of one piece of news. What needs none, such as a sealed choice, has none. */
export function narrate({ news, scene, before }: Happening): Sentence[] {
  switch (news.type) {
    case 'drawn':
    case 'opened':
    case 'raced':
      return news.facts.flatMap((fact) => tellFact(fact, scene, before));
    case 'sat':
      return [plain(say('news-sat', { name: news.name }))];
    case 'bot-sat':
      return [plain(say('news-sat', { name: nameOf(scene, news.seat) }))];
    case 'seat-left':
      return [plain(say('news-seat-left', { name: before ? nameOf(before, news.seat) : news.name }))];
    case 'ready-said':
      return [plain(say('news-ready', { name: nameOf(scene, news.seat) }))];
    case 'game-began':
      return [plain(say('news-began', { names: list(news.players.map((_, seat) => nameOf(scene, seat))) }))];
    case 'stand-in-asked':
      return [plain(say('news-vote-asked', { name: nameOf(scene, news.seat) }))];
    case 'stand-in-voted':
      return [
        plain(say(`news-vote-${news.vote}`, { name: nameOf(scene, news.seat), by: nameOf(scene, news.by) })),
      ];
    case 'stand-in-dropped':
      return [plain(say('news-vote-dropped', { name: nameOf(scene, news.seat) }))];
    case 'deal-restarted':
      return [
        plain(say('news-deal-restarted', { names: list(news.dropped.map((seat) => nameOf(scene, seat))) })),
      ];
    case 'stood-in':
      if (news.by === 'bot' && news.why === 'agreed')
        return [plain(say('news-stood-in-agreed', { name: nameOf(scene, news.seat) }))];
      return [plain(say(`news-stood-in-${news.by}`, { name: nameOf(scene, news.seat) }))];
    case 'handed-back':
      return [plain(say('news-back', { name: nameOf(scene, news.seat) }))];
    case 'reacted':
      return [plain(pair(nameOf(scene, news.seat), say(`reaction-${news.reaction}`)))];
    case 'said':
      // What was said is empty once it was removed.
      return news.text ? [plain(pair(nameOf(scene, news.seat), news.text))] : [];
    case 'host-passed':
      return [plain(say('news-host', { name: nameOf(scene, news.seat) }))];
    case 'agreed':
      return [plain(say('news-agreed'))];
    default:
      return [];
  }
}

function tellFact(fact: Fact, scene: Sight, before: Sight | null): Sentence[] {
  const game = scene.game;
  if (game?.name === 'troll-dragon') {
    // Whoever did this was at play before it: afterwards it may be the next one's turn.
    const active = before?.game?.name === 'troll-dragon' ? before.game.active : game.active;
    return tellTroll(fact, scene, nameOf(scene, active));
  }
  switch (fact.fact) {
    case 'expedition-began': {
      const began = plain(say('fact-began', { number: fact.number }));
      const { relic } = fact;
      return relic ? [began, plain(say('fact-relic-added', { relic: relicName(relic) }))] : [began];
    }
    case 'treasure-found': {
      const count = game?.name === 'diamant' ? game.inside.length : 0;
      return [plain(say('fact-treasure', { worth: fact.worth, count, each: fact.each, stays: fact.stays }))];
    }
    case 'hazard-met': {
      const harmless = game?.name === 'diamant' && game.harmless?.includes(fact.hazard);
      return [plain(say(harmless ? 'fact-hazard-harmless' : 'fact-hazard', { hazard: cardName(fact.hazard) }))];
    }
    case 'relic-found':
      return [plain(say('fact-relic', { relic: relicName(fact.relic) }))];
    case 'trap-sprung': {
      const caught = names(scene, fact.caught);
      const trap = { hazard: cardName(fact.hazard), amount: fact.lost, lost: stones(fact.lost) };
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
      return [plain(say('fact-home', { ...home, amount, total: stones(amount) }))];
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
    case 'game-ended':
      return ended(scene);
    default:
      return [];
  }
}

function tellTroll(fact: Fact, scene: Sight, name: string): Sentence[] {
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
      const faces = list(fact.throw.map((face) => say(`dragon-${face}`)));
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
    case 'game-ended':
      return ended(scene);
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

/** Why they have won, if others have as many points; nothing where there is no tie. */
export function tie(scene: Sight): string {
  const how = scene.game?.standings?.tie;
  return how ? say(`tie-${how}`) : '';
}

/** The end of a game. */
function ended(scene: Sight): Sentence[] {
  return [winners(scene), tie(scene)].filter((text) => text !== '').map(plain);
}

/** Who has won, in a sentence. */
export function winners(scene: Sight): string {
  const standings = scene.game?.standings;
  if (!standings) return say('over');
  const [first = 0] = standings.winners;
  return say('winners', { ...names(scene, standings.winners), score: standings.scores[first] ?? 0 });
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

/** The state of the cave or of the dice, for those who ask for it. */
export function state(scene: Sight, seat: number | null | undefined): string {
  const game = scene.game;
  if (!game) return say(`phase-${scene.phase}`);
  if (game.name === 'troll-dragon') {
    const rooms = { diamonds: game.rooms.diamonds, nuggets: game.rooms.nuggets, hand: game.hand };
    return say('state-troll', { name: nameOf(scene, game.active), ...rooms, beside: treasure(game.beside) });
  }
  const path = game.path.map((card) => cardName(card.card));
  const inside = names(scene, game.inside);
  const mine = seat === null || seat === undefined ? null : game.chests[seat];
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
    inside.count === 0 ? '' : say('state-inside', { ...inside, carried: stones(game.carried) }),
    mine === null || mine === undefined ? '' : say('state-chest', { amount: stones(mine) }),
  ];
  return sentences(told.filter((part) => part !== ''));
}

/** Who is being waited for, in a sentence. */
export function waiting(scene: Sight, seat: number | null | undefined, chosen = false): string {
  const question = scene.question;
  if (scene.phase !== 'playing') return say(`phase-${scene.phase}`);
  const nobody = say(scene.game?.name === 'diamant' ? 'waiting-card' : 'waiting-dice');
  if (!question) return nobody;
  const thinking = question.thinking;
  if (!thinking) return say('waiting-count', { count: question.waiting });
  const others = thinking.filter((other) => other !== seat);
  if (seat !== null && seat !== undefined && !chosen && thinking.includes(seat)) {
    return others.length === 0 ? say('waiting-you') : say('waiting-you-and', names(scene, others));
  }
  return others.length === 0 ? nobody : say('waiting-for', names(scene, others));
}
