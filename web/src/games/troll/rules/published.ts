// Troll & Dragon as it is published. There is one edition, so the server lists no others.

/** From which age on its publisher recommends it. */
export const AGE = 7;
export const PLAYERS = { fewest: 2, most: 5 };
export const PIECES = { diamonds: 60, nuggets: 50 };
export const CAVE_DIE = ['diamond', 'diamond', 'key', 'door', 'troll', 'troll'] as const;
export const TREASURE_DIE = [0, 0, 0, 0, 1, 2] as const;
/** How many dragons the first and the second dragon die show. */
export const DRAGONS = [1, 2] as const;
