// What is agreed at a table, as settings: the box with what the players changed. It reads data and knows no rule.

import type { Edition, EditionSettings, RelicSettings } from '../../../lib/editions';
import type { GameField, Hazard, HouseEdition } from '../../../lib/types';

/** The name of the house rules, if it is played by such. */
export function houseName(game: GameField): string | null {
  return game.name === 'diamant' && typeof game.edition === 'object' ? game.edition.name : null;
}

/** The box as it is played at this table. */
export function editionAtTable(box: Edition, game: GameField): Edition {
  if (game.name !== 'diamant') return box;
  const { edition, relics, chests } = game;
  const house: Partial<HouseEdition> = typeof edition === 'object' ? edition : {};
  const usual = box.settings;
  const settings: EditionSettings = {
    players: house.players ?? usual.players,
    expeditions: house.expeditions ?? usual.expeditions,
    treasures: house.treasures ?? usual.treasures,
    hazards: house.hazards ? hazardCards(house.hazards) : usual.hazards,
    relics: relicsOf(box, house.relics ?? relics),
    sprung: house.sprung ?? usual.sprung,
    'first-decision': house['first-decision'] ?? usual['first-decision'],
    remainder: house.remainder ?? usual.remainder,
    'tie-break': house['tie-break'] ?? usual['tie-break'],
    chests: chests ?? house.chests ?? usual.chests,
  };
  return { ...box, settings };
}

/** The cards of a house edition, as the box lists its own. */
function hazardCards(hazards: NonNullable<HouseEdition['hazards']>): EditionSettings['hazards'] {
  const shown = Object.keys(hazards) as Hazard[];
  return shown.map((hazard) => ({ hazard, copies: hazards[hazard] ?? 0 }));
}

function relicsOf(box: Edition, wanted: HouseEdition['relics']): RelicSettings | null {
  if (typeof wanted === 'object' && wanted !== null)
    return { ...wanted, 'left-behind': wanted['left-behind'] ?? 'out-of-the-game' };
  const played = wanted ?? box.relics === 'always';
  return (played && box.settings.relics) || null;
}
