// The ways through the lesson as records that the referee can judge.

/** The seats of the lesson; the first is the pupil's, whose name the screen knows better. */
const PLAYERS = ['You', 'Nelly', 'Hugo', 'Magda'];

/** @param {object[]} steps */
export const recordOf = (steps) => ({
  format: 'tacora-record/1',
  game: 'diamant',
  edition: 'portal-2025',
  players: PLAYERS,
  expeditions: [{ steps }],
});
