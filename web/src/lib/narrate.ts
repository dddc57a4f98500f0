// What happened, in sentences: the facts of the protocol told as a rulebook would. What happened in a game its folder tells.

import { gameOf } from '../games/any';
import { nameOf, names, plain, type Sentence } from './names';
import type { News, Sight, Fact } from './types';
import { list, pair, say, sentences } from './words.svelte';

export { nameOf, treasure, type Sentence } from './names';

/** A piece of news between the table before it and the table after it. */
export interface Happening {
  news: News;
  /** The table after it. */
  scene: Sight;
  /** The table before it. */
  before: Sight | null;
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
    case 'game-began': {
      const began = say('news-began', { names: list(news.players.map((_, seat) => nameOf(scene, seat))) });
      const { game } = scene;
      return [began, ...(game ? gameOf(game.name).narration.began(game) : [])].map(plain);
    }
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
  if (fact.fact === 'game-ended') return ended(scene);
  const game = scene.game ?? before?.game;
  return game ? gameOf(game.name).narration.fact(fact, scene, before) : [];
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

/** The state of the game, for those who ask for it. */
export function state(scene: Sight, seat: number | null | undefined): string {
  const { game } = scene;
  if (!game) return say(`phase-${scene.phase}`);
  if (game.over && game.standings) return sentences(ended(scene).map(({ text }) => text));
  return gameOf(game.name).narration.state(scene, game, seat ?? null);
}

/** Who is being waited for, in a sentence. */
export function waiting(scene: Sight, seat: number | null | undefined, chosen = false): string {
  const question = scene.question;
  if (scene.phase !== 'playing') return say(`phase-${scene.phase}`);
  const nobody = scene.game ? say(gameOf(scene.game.name).narration.nobody) : '';
  if (!question) return nobody;
  const thinking = question.thinking;
  if (!thinking) return say('waiting-count', { count: question.waiting });
  const others = thinking.filter((other) => other !== seat);
  if (seat !== null && seat !== undefined && !chosen && thinking.includes(seat)) {
    return others.length === 0 ? say('waiting-you') : say('waiting-you-and', names(scene, others));
  }
  return others.length === 0 ? nobody : say('waiting-for', names(scene, others));
}
