// What can be agreed about a game of Diamant, as the switches of a form, and how that is said to the server.

import type { Edition } from '../../lib/editions';
import type { GameField, HouseEdition } from '../../lib/types';
import type { AgreementPart } from '../game';
import AgreementForm from './AgreementForm.svelte';

/** House rules as they stand in a file. */
export type House = Record<string, unknown>;

export interface Agreed {
  /** A published edition, or `house`. */
  edition: string;
  house: House | null;
  /** Whether relics are played with; null where the edition says so. */
  relics: boolean | null;
  /** Whether chests are open; null where the edition says so. */
  chests: 'open' | 'hidden' | null;
}

/** The box that is offered first. */
export const USUAL = 'portal-2025';

const usual = (): Agreed => ({ edition: USUAL, house: null, relics: null, chests: null });

function fieldOf({ edition, house, relics, chests }: Agreed): GameField {
  if (edition === 'house') return { name: 'diamant', edition: house as unknown as HouseEdition };
  return {
    name: 'diamant',
    edition,
    ...(relics === null ? {} : { relics }),
    ...(chests === null ? {} : { chests }),
  };
}

function agreedOf(field: GameField): Agreed {
  if (field.name !== 'diamant') return usual();
  const { edition, relics = null, chests = null } = field;
  if (typeof edition === 'string') return { edition, house: null, relics, chests: openOrHidden(chests) };
  const house: House = edition;
  // An edition in which only the chests differ was once written as house rules.
  const onlyChests = Object.keys(house).every((key) => ['name', 'base', 'chests', 'relics'].includes(key));
  if (onlyChests && typeof house.base === 'string' && 'chests' in house) {
    const own = typeof house.relics === 'boolean' ? house.relics : null;
    return { edition: house.base, house: null, relics: own, chests: openOrHidden(house.chests) };
  }
  return { edition: 'house', house, relics: null, chests: null };
}

const openOrHidden = (chests: unknown): Agreed['chests'] =>
  chests === 'open' || chests === 'hidden' ? chests : null;

/** How many can play, by the box or by the house rules that begin from it. */
function most({ edition, house }: Agreed, editions: readonly Edition[]): number {
  const own = house?.players;
  if (edition === 'house' && Array.isArray(own) && typeof own[1] === 'number') return own[1];
  const box = editions.find(({ id }) => id === (edition === 'house' ? house?.base : edition)) ?? editions[0];
  return box?.settings.players[1] ?? 0;
}

export const agreement: AgreementPart<Agreed> = {
  usual,
  fieldOf,
  agreedOf,
  passedRound: (agreed) => agreed,
  most,
  Form: AgreementForm,
};
