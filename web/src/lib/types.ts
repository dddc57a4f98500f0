// The words of the protocol by their own names. Everything here is made from the server's document.

import type { components } from './protocol';

type Schemas = components['schemas'];

export type TableMessage = Schemas['TableMessage'];
export type SocketCommand = Schemas['SocketCommand'];
export type SocketAnswer = Schemas['SocketAnswer'];
/** Why the server said no. */
export type Problem = Schemas['Problem'];
export type Scene = Schemas['Scene'];
/** What is seen of a game: a live scene is such a sight, and so is a moment of a replay. */
export type Sight = Pick<Scene, 'phase' | 'seats' | 'game' | 'question'>;
export type SeatScene = Schemas['SeatScene'];
export type Appearance = Schemas['Appearance'];
export type QuestionScene = Schemas['QuestionScene'];
export type GameName = Schemas['GameField']['name'];
export type SceneOf<N extends GameName> = Extract<Schemas['GameScene'], { name: N }>;
export type DiamantScene = SceneOf<'diamant'>;
export type TrollScene = SceneOf<'troll-dragon'>;
export type Vote = Schemas['Vote'];
export type Credentials = Schemas['Credentials'];
export type NewRecovery = Schemas['NewRecovery'];
export type Door = Schemas['Door'];
export type StandingsScene = Schemas['StandingsScene'];
export type PathCard = Schemas['PathCardScene'];
/** A card in the word of the protocol: a hazard, a relic, or the worth of a treasure. */
export type Card = Schemas['CardWord'];
export type Hazard = Schemas['HazardWord'];
export type Relic = Schemas['RelicWord'];
/** A face of a cave die. */
export type CaveFace = Schemas['FaceWord'];
/** A face of a dragon die. */
export type DragonFace = Schemas['DragonWord'];
export type HouseEdition = Schemas['HouseEdition'];
export type TrollOptions = Schemas['TrollOptions'];
export type RaceWord = Schemas['RaceWord'];
export type EndsWord = Schemas['EndsWord'];
export type TrollWord = Schemas['TrollWord'];
export type Treasure = Schemas['TreasureWord'];
export type You = Schemas['You'];
export type Beside = Schemas['Beside'];
export type News = Schemas['News'];
export type Fact = Schemas['Fact'];
export type Choice = Schemas['Choice'];
export type Reaction = Schemas['Reaction'];
export type OptionsField = Schemas['OptionsField'];
export type GameField = Schemas['GameField'];
export type MakeTable = Schemas['MakeTable'];
export type Listed = Schemas['Listed'];
export type Listing = Schemas['Listing'];
export type Bots = Schemas['Bots'];
export type Replay = Schemas['Replay'];
export type Review = Schemas['Review'];
export type ReviewOf<N extends GameName> = Extract<Review, { game: N }>;
export type DiamantReview = Schemas['DiamantReview'];
export type TrollReview = Schemas['TrollReview'];
export type TrollChoiceReview = Schemas['TrollChoiceReview'];
export type TrollPlayerReview = Schemas['TrollPlayerReview'];
export type PlayerReview = Schemas['PlayerReview'];
export type DecisionReview = Schemas['DecisionReview'];
export type Hinted = Schemas['Hinted'];
export type HintOf<N extends GameName> = Extract<Schemas['Hint'], { game: N }>;
export type Person = Schemas['Person'];
/** What a game came to, as the referee says it: see docs/record.md. The document leaves its inside open. */
export interface Verdict {
  game: GameField['name'];
  players: { name: string; score: number }[];
  winners: number[];
}
export type FinishedGame = Omit<Schemas['FinishedGame'], 'verdict'> & { verdict: Verdict };
export type Reachability = Schemas['Reachable'];
export type DealScene = Schemas['DealScene'];

/** Who is connected at the moment. It is no part of the story and so not in the document's messages. */
export interface Presence {
  here: boolean[];
  watching: number;
}
