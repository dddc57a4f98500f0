// What is agreed at a table, as settings: the box with what the players changed. It reads data and knows no rule.

import type { Edition, EditionSettings, RelicSettings } from '../../../lib/editions';
import type { GameField } from '../../../lib/types';

/** House rules as they stand in a file: settings, some of them in shorter words. */
type House = Partial<Omit<EditionSettings, 'relics' | 'hazards'>> & {
  name: string;
  base: string;
  hazards?: Record<string, number>;
  relics?: boolean | (Omit<RelicSettings, 'left-behind'> & Partial<RelicSettings>);
};

/** What a game of Diamant says about its rules. */
interface DiamantField {
  edition: string | House;
  relics?: boolean | null;
  chests?: EditionSettings['chests'] | null;
}

/** The name of the house rules, if it is played by such. */
export function houseName(game: GameField): string | null {
  const { edition } = game as unknown as DiamantField;
  return typeof edition === 'object' ? edition.name : null;
}

/** The box as it is played at this table. */
export function editionAtTable(box: Edition, game: GameField): Edition {
  const { edition, relics, chests } = game as unknown as DiamantField;
  const house: Partial<House> = typeof edition === 'object' ? edition : {};
  const { hazards, relics: own, ...others } = house;
  const settings: EditionSettings = {
    ...box.settings,
    ...others,
    ...(chests ? { chests } : {}),
    ...(hazards ? { hazards: Object.entries(hazards).map(([hazard, copies]) => ({ hazard, copies })) } : {}),
    relics: relicsOf(box, own ?? relics),
  };
  return { ...box, settings };
}

function relicsOf(box: Edition, wanted: House['relics'] | null): RelicSettings | null {
  if (typeof wanted === 'object' && wanted !== null) return { 'left-behind': 'out-of-the-game', ...wanted };
  const played = wanted ?? box.relics === 'always';
  return played ? box.settings.relics : null;
}
