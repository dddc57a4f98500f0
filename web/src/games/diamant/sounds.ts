// The sound of each fact of Diamant.

import type { Fact } from '../../lib/types';
import type { Sound } from '../../sound/sounds';

export function soundOf(fact: Fact): Sound | null {
  switch (fact.fact) {
    case 'treasure-found':
      return `gems ${fact.worth}`;
    case 'hazard-met':
      return `hazard ${fact.hazard}`;
    case 'relic-found':
    case 'relic-taken':
      return 'relic';
    case 'trap-sprung':
      return 'trap';
    case 'came-home':
      return 'home';
    default:
      return null;
  }
}
