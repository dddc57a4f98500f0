// What can be agreed about a game of Diamant, as the switches of a form, and how that is said to the server.

import type { Edition, EditionSettings } from '../../lib/editions';
import type { GameField, HouseEdition } from '../../lib/types';
import type { AgreementPart } from '../game';
import AgreementForm from './AgreementForm.svelte';

export interface Agreed {
  /** A published edition, or `house`. */
  edition: string;
  /** House rules as somebody wrote them; the server checks them. */
  house: HouseEdition | null;
  /** Whether relics are played with; null where the edition says so. */
  relics: boolean | null;
  /** Whether chests are open; null where the edition says so. */
  chests: EditionSettings['chests'] | null;
}

/** The box that is offered first. */
export const USUAL = 'portal-2025';

const usual = (): Agreed => ({ edition: USUAL, house: null, relics: null, chests: null });

/** Where a house edition is wanted and none is written yet; the server refuses it. */
const EMPTY: HouseEdition = { name: '', base: '' };

function fieldOf({ edition, house, relics, chests }: Agreed): GameField {
  if (edition === 'house') return { name: 'diamant', edition: house ?? EMPTY };
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
  if (typeof edition === 'string') return { edition, house: null, relics, chests };
  // An edition in which only the chests differ was once written as house rules.
  const onlyChests = Object.keys(edition).every((key) => ['name', 'base', 'chests', 'relics'].includes(key));
  if (onlyChests && edition.chests) {
    const own = typeof edition.relics === 'boolean' ? edition.relics : null;
    return { edition: edition.base, house: null, relics: own, chests: edition.chests };
  }
  return { edition: 'house', house: edition, relics: null, chests: null };
}

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
