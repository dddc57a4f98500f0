// What can be agreed at a table, as the switches of a form, and how that is said to the server.

import { say } from '../lib/words.svelte';
import type { GameField, OptionsField } from '../lib/types';

/** The published editions, the newest first. */
export const EDITIONS = ['portal-2025', 'iello-numbered', 'iello-2016', 'classic-2005', 'incan-gold'] as const;
/** Those in which relics are a choice. */
const RELICS_CHOSEN: readonly string[] = ['portal-2025', 'iello-numbered'];
/** Those in which chests are closed unless something else is agreed. */
const CHESTS_CLOSED: readonly string[] = ['incan-gold'];

/** House rules as they stand in a file. */
export type House = Record<string, unknown>;

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
  clock: 0,
  absence: 'bot',
  standIn: '',
  timing: 'shown',
  chat: 'reactions',
  bots: 'natural',
  hints: 'off',
});

function editionOf({ edition, house, relics, chests }: Agreement): unknown {
  if (edition === 'house') return house;
  if (chests === chestsOf(edition)) return edition;
  // Chests are a house rule of their own: the edition as it is, but for this.
  const name = say(`agree-chests-${chests}`);
  return { name, base: edition, chests, ...(relicsAreChosen(edition) ? { relics } : {}) };
}

function gameOf(agreement: Agreement): GameField {
  const { game, race, ends, troll, relics } = agreement;
  if (game === 'troll-dragon') return { name: game, options: { race, ends, troll } } as unknown as GameField;
  const edition = editionOf(agreement);
  const chosen = typeof edition === 'string' && relicsAreChosen(edition) ? { relics } : {};
  return { name: game, edition, ...chosen } as unknown as GameField;
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
    const { race = 'live', ends = 'one-room', troll = 'strict' } = game.options as Partial<Agreement>;
    return { ...rest, race, ends, troll };
  }
  const { edition, relics } = game as unknown as { edition: string | House; relics?: boolean };
  if (typeof edition === 'string')
    return { ...rest, edition, relics: relics ?? false, chests: chestsOf(edition) };
  const onlyChests = Object.keys(edition).every((key) => ['name', 'base', 'chests', 'relics'].includes(key));
  if (onlyChests && 'chests' in edition) {
    const { base, chests } = edition as { base: string; chests: Agreement['chests'] };
    return { ...rest, edition: base, chests, relics: edition.relics === true };
  }
  return { ...rest, edition: 'house', house: edition };
}
