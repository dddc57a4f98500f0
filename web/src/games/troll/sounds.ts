// The sound of each fact of Troll & Dragon.

import type { Fact } from '../../lib/types';
import type { Sound } from '../../sound/sounds';

export function soundOf(fact: Fact): Sound | null {
  switch (fact.fact) {
    case 'cave-rolled':
    case 'hall-rolled':
      return fact.taken > 0 ? `gems ${fact.taken}` : null;
    case 'eye-opened':
    case 'dragon-awoke':
      return 'dragon';
    case 'troll-came':
      return 'trap';
    case 'left':
      return 'home';
    default:
      return null;
  }
}
