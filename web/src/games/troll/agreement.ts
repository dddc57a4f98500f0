// What can be agreed about a game of Troll & Dragon, as the switches of a form, and how that is said to the server.

import type { GameField, TrollOptions } from '../../lib/types';
import type { AgreementPart } from '../game';
import AgreementForm from './AgreementForm.svelte';
import { PLAYERS } from './rules/published';

/** How many dragons the two dragon dice show, as they are called. */
const DRAGONS = { calm: [1, 1], standard: [1, 2], wild: [2, 2] };
/** Their names, from the deepest sleep to the lightest. */
export const NAMED = ['calm', 'standard', 'wild'] as const satisfies readonly (keyof typeof DRAGONS)[];

/** Dice of one's own, as they stand in a record. */
type Dice = NonNullable<TrollOptions['dice']>;

export interface Agreed {
  race: NonNullable<TrollOptions['race']>;
  ends: NonNullable<TrollOptions['ends']>;
  troll: NonNullable<TrollOptions['troll']>;
  /** How lightly the dragon sleeps; `own` for dice that have no name. */
  dragon: keyof typeof DRAGONS | 'own';
  dice: Dice | null;
}

const usual = (): Agreed => ({
  race: 'live',
  ends: 'one-room',
  troll: 'strict',
  dragon: 'standard',
  dice: null,
});

/** The dice, where they are not those of the box. */
function diceOf({ dragon, dice }: Agreed): Dice | null {
  if (dragon === 'own') return dice;
  const { cave, treasure } = dice ?? {};
  const others = { ...(cave ? { cave } : {}), ...(treasure ? { treasure } : {}) };
  const all = dragon === 'standard' ? others : { ...others, dragon: DRAGONS[dragon] };
  return Object.keys(all).length > 0 ? all : null;
}

function dragonOf(dice: Dice | null): Agreed['dragon'] {
  if (!dice?.dragon) return 'standard';
  const faces = dice.dragon.join(' ');
  const known = NAMED.find((name) => DRAGONS[name].join(' ') === faces);
  return known ?? 'own';
}

function fieldOf(agreed: Agreed): GameField {
  const { race, ends, troll } = agreed;
  const dice = diceOf(agreed);
  return { name: 'troll-dragon', options: { race, ends, troll, ...(dice ? { dice } : {}) } };
}

function agreedOf(field: GameField): Agreed {
  if (field.name !== 'troll-dragon') return usual();
  const { race, ends, troll, dice = null } = field.options ?? {};
  return {
    race: race ?? 'live',
    ends: ends ?? 'one-room',
    troll: troll ?? 'strict',
    dice,
    dragon: dragonOf(dice),
  };
}

export const agreement: AgreementPart<Agreed> = {
  usual,
  fieldOf,
  agreedOf,
  // People who pass a device round do not race on it, unless they choose to.
  passedRound: (agreed) => ({ ...agreed, race: 'step' }),
  most: () => PLAYERS.most,
  Form: AgreementForm,
};
