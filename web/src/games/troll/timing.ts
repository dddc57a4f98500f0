// How news of Troll & Dragon become beats: dice that roll, a turn that ends, and the race in the hall.

import type { Fact, TrollScene } from '../../lib/types';
import type { Outcome } from '../../timeline/suspense';
import type { Timing } from '../game';

const DICE = { anticipation: 700, reveal: 400 };
/** In a race the next roll is already in somebody's hand. */
const RACED = { anticipation: 300, reveal: 200 };

function outcomeOf(fact: Fact): Outcome | null {
  switch (fact.fact) {
    case 'cave-rolled':
      return { kind: 'cave', faces: fact.roll };
    case 'hall-rolled':
      return { kind: 'treasure', faces: fact.roll };
    case 'dragon-thrown':
      return { kind: 'dragon', faces: fact.throw };
    default:
      return null;
  }
}

function endOf(before: TrollScene, after: TrollScene, _: Fact[], outcome: Outcome | null): TrollScene {
  const { active, cave, hall } = before;
  const rolled = cave && outcome?.kind === 'cave' ? { ...cave, shown: [...outcome.faces] } : cave;
  return { ...after, active, cave: rolled ?? null, hall: hall ?? null, danger: null, over: false };
}

export const timing: Timing<'troll-dragon'> = {
  outcomeOf,
  beforeFace: (_, race) => (race ? RACED : DICE),
  nextChapter: ['turn-passed'],
  fatal: { 'troll-came': 2000, 'dragon-awoke': 2600 },
  home: 'left',
  // Dice that are only taken into the hand show nothing yet.
  silent: ['dice-taken', 'stayed'],
  /** People roll as fast as they can only in the hall. */
  isRace({ game, options }) {
    if (options?.game.name !== 'troll-dragon' || game?.name !== 'troll-dragon' || !game.hall) return false;
    return (options.game.options as { race?: string } | undefined)?.race !== 'step';
  },
  // Whoever throws the dragon dice passes them on; whoever rolls for treasure may roll again, or be out, at any moment.
  busyIn(facts) {
    const taken = facts.flatMap((fact) => (fact.fact === 'dice-taken' ? [fact] : []));
    if (taken.length === 0 || taken.length < facts.length) return null;
    return taken.flatMap(({ by, dice }) => (dice === 'dragon' ? [by] : []));
  },
  endOf,
  staged: (_, frames) => frames,
};
