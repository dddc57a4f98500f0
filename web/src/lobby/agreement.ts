// What can be agreed at a table, as the switches of a form, and how that is said to the server.

import { NAMES, gameOf, usualAgreed, type AgreedOf } from '../games/any';
import type { GameName, OptionsField } from '../lib/types';

export interface Agreement {
  game: GameName;
  /** What is agreed about each game; that of the chosen game counts. */
  games: AgreedOf;
  clock: number;
  absence: NonNullable<OptionsField['absence']>;
  standIn: string;
  timing: NonNullable<OptionsField['timing']>;
  chat: NonNullable<OptionsField['chat']>;
  bots: NonNullable<OptionsField['bots']>;
  hints: NonNullable<OptionsField['hints']>;
}

export const usual = (): Agreement => ({
  game: NAMES[0],
  games: usualAgreed(),
  clock: 0,
  absence: 'bot',
  standIn: '',
  timing: 'shown',
  chat: 'reactions',
  bots: 'natural',
  hints: 'off',
});

/** What is sent to the server. What has no switch stays as it was. */
export function optionsOf(agreement: Agreement, before?: OptionsField): OptionsField {
  const { clock, standIn, timing, chat, bots, hints } = agreement;
  const { lobby } = gameOf(agreement.game);
  const absence = lobby.rests ? agreement.absence : 'bot';
  const kept = before ? { grace: before.grace, interval: before.interval } : {};
  return {
    game: lobby.agreement.fieldOf(agreement.games[agreement.game]),
    absence,
    timing,
    chat,
    bots,
    ...kept,
    ...(hints === 'on' ? { hints } : {}),
    ...(clock > 0 ? { clock } : {}),
    ...(standIn === '' ? {} : { 'stand-in': standIn }),
  };
}

/** The switches as they stand for what is agreed. */
export function agreementOf(options: OptionsField): Agreement {
  const { game, clock, absence = 'bot', timing = 'shown', chat = 'reactions', bots = 'natural' } = options;
  const { 'stand-in': standIn = '', hints = 'off' } = options;
  const games = { ...usualAgreed(), [game.name]: gameOf(game.name).lobby.agreement.agreedOf(game) };
  const others = { absence, timing, chat, bots, hints };
  return { game: game.name, games, clock: clock ?? 0, standIn: standIn ?? '', ...others };
}
