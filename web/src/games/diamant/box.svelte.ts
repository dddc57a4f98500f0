// How things look in the box that is played: the tunnel, the entrances, and what is held out to decide. Until that is known, as in most boxes.

import { editions, type Edition } from '../../lib/editions';
import type { GameField } from '../../lib/types';
import { pageOf } from './page';

export interface Box {
  readonly tunnel: Edition['tunnel'];
  readonly entrances: Edition['entrances'];
  readonly decision: Edition['decision'];
}

/** The box of this game, if it matters; to be called where a component is made. */
export function boxOf(game: () => GameField | null): Box {
  let box = $state.raw<Edition | null>(null);
  $effect(() => {
    const played = game();
    if (!played) return;
    const id = pageOf(played);
    editions().then(
      (all) => (box = all.find((edition) => edition.id === id) ?? null),
      () => {}, // A straight path is as good to play on.
    );
  });
  return {
    get tunnel() {
      return box?.tunnel ?? 'straight';
    },
    get entrances() {
      return box?.entrances ?? 'barricades';
    },
    get decision() {
      return box?.decision ?? 'two-cards';
    },
  };
}
