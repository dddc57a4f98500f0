// What can be agreed at a table, as the switches of a form, and how that is said to the server.

import type { GameField, OptionsField } from '../lib/types';

/** The published editions, the newest first. */
export const EDITIONS = ['portal-2025', 'iello-numbered', 'iello-2016', 'classic-2005', 'incan-gold'] as const;
/** Those in which relics are a choice. */
const RELICS_CHOSEN: readonly string[] = ['portal-2025', 'iello-numbered'];
/** Those in which chests are closed unless something else is agreed. */
const CHESTS_CLOSED: readonly string[] = ['incan-gold'];

/** House rules as they stand in a file. */
export type House = Record<string, unknown>;

/** How many dragons the two dragon dice show, as they are called. */
export const DRAGONS = { calm: [1, 1], standard: [1, 2], wild: [2, 2] };

/** Dice of one's own, as they stand in a record. */
export interface Dice {
  cave?: string[];
  treasure?: number[];
  dragon?: number[];
}

export interface Agreement {
  game: GameField['name'];
  /** A published edition, or `house`. */
  edition: string;
  house: House | null;
  relics: boolean;
  chests: 'open' | 'hidden';
  race: string;
  ends: string;
  troll: string;
  /** How lightly the dragon sleeps; `own` for dice that have no name. */
  dragon: keyof typeof DRAGONS | 'own';
  dice: Dice | null;
  clock: number;
  absence: NonNullable<OptionsField['absence']>;
  standIn: string;
  timing: NonNullable<OptionsField['timing']>;
  chat: NonNullable<OptionsField['chat']>;
  bots: NonNullable<OptionsField['bots']>;
  hints: NonNullable<OptionsField['hints']>;
}

export const chestsOf = (edition: string): Agreement['chests'] =>
  CHESTS_CLOSED.includes(edition) ? 'hidden' : 'open';
export const relicsAreChosen = (edition: string): boolean => RELICS_CHOSEN.includes(edition);

export const usual = (): Agreement => ({
  game: 'diamant',
  edition: 'portal-2025',
  house: null,
  relics: false,
  chests: 'open',
  race: 'live',
  ends: 'one-room',
  troll: 'strict',
  dragon: 'standard',
  dice: null,
  clock: 0,
  absence: 'bot',
  standIn: '',
  timing: 'shown',
  chat: 'reactions',
  bots: 'natural',
  hints: 'off',
});

/** The dice, where they are not those of the box. */
function diceOf({ dragon, dice }: Agreement): Dice | null {
  if (dragon === 'own') return dice;
  const { cave, treasure } = dice ?? {};
  const others = { ...(cave ? { cave } : {}), ...(treasure ? { treasure } : {}) };
  const all = dragon === 'standard' ? others : { ...others, dragon: DRAGONS[dragon] };
  return Object.keys(all).length > 0 ? all : null;
}

function dragonOf(dice: Dice | null): Agreement['dragon'] {
  if (!dice?.dragon) return 'standard';
  const faces = dice.dragon.join(' ');
  const known = (['calm', 'standard', 'wild'] as const).find((name) => DRAGONS[name].join(' ') === faces);
  return known ?? 'own';
}

function gameOf(agreement: Agreement): GameField {
  const { game, race, ends, troll, edition, relics, chests } = agreement;
  if (game === 'troll-dragon') {
    const dice = diceOf(agreement);
    return { name: game, options: { race, ends, troll, ...(dice ? { dice } : {}) } } as unknown as GameField;
  }
  if (edition === 'house') return { name: game, edition: agreement.house } as unknown as GameField;
  const agreed = {
    ...(relicsAreChosen(edition) ? { relics } : {}),
    ...(chests === chestsOf(edition) ? {} : { chests }),
  };
  return { name: game, edition, ...agreed } as unknown as GameField;
}

/** What is sent to the server. What has no switch stays as it was. */
export function optionsOf(agreement: Agreement, before?: OptionsField): OptionsField {
  const { clock, standIn, timing, chat, bots, hints } = agreement;
  const absence = agreement.game === 'troll-dragon' ? 'bot' : agreement.absence;
  const kept = before ? { grace: before.grace, interval: before.interval } : {};
  return {
    game: gameOf(agreement),
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
  const others = { clock: clock ?? 0, absence, timing, chat, bots, standIn: standIn ?? '', hints };
  const rest = { ...usual(), ...others, game: game.name };
  if (game.name === 'troll-dragon') {
    const {
      race = 'live',
      ends = 'one-room',
      troll = 'strict',
      dice = null,
    } = game.options as Partial<Agreement>;
    return { ...rest, race, ends, troll, dice, dragon: dragonOf(dice) };
  }
  const { edition, relics, chests } = game as unknown as {
    edition: string | House;
    relics?: boolean;
    chests?: Agreement['chests'];
  };
  if (typeof edition === 'string')
    return { ...rest, edition, relics: relics ?? false, chests: chests ?? chestsOf(edition) };
  // An edition in which only the chests differ was once written as house rules.
  const onlyChests = Object.keys(edition).every((key) => ['name', 'base', 'chests', 'relics'].includes(key));
  if (onlyChests && 'chests' in edition) {
    const { base, chests } = edition as { base: string; chests: Agreement['chests'] };
    return { ...rest, edition: base, chests, relics: edition.relics === true };
  }
  return { ...rest, edition: 'house', house: edition };
}
