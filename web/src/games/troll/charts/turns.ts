// What a replay of Troll & Dragon tells about each turn: how it ended, and the scores after it.

import type { Replay } from '../../../lib/types';

export interface Turn {
  number: number;
  seat: number;
  ended: 'home' | 'troll' | 'dragon' | 'running';
  scores: number[];
}

export function turnsOf({ steps }: Replay): Turn[] {
  const turns: Turn[] = [];
  let ended: Turn['ended'] = 'running';
  steps.slice(1).forEach(({ facts, game }, n) => {
    const before = steps[n]?.game;
    if (game.name !== 'troll-dragon' || before?.name !== 'troll-dragon') return;
    for (const { fact } of facts) {
      if (fact === 'left') ended = 'home';
      if (fact === 'troll-came') ended = 'troll';
      if (fact === 'dragon-awoke') ended = 'dragon';
      if (fact === 'turn-passed' || fact === 'game-ended') {
        turns.push({ number: turns.length + 1, seat: before.active, ended, scores: game.standings.scores });
        ended = 'running';
      }
    }
  });
  return turns;
}

/** How often the turns of each seat ended in each way. */
export function endsOf(turns: Turn[], seats: number): Record<Turn['ended'], number>[] {
  const counts = Array.from({ length: seats }, () => ({ home: 0, troll: 0, dragon: 0, running: 0 }));
  for (const { seat, ended } of turns) {
    const mine = counts[seat];
    if (mine) mine[ended] += 1;
  }
  return counts;
}
