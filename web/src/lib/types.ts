// The words of the protocol by their own names. Everything here is made from the server's document.

import type { components } from './protocol';

type Schemas = components['schemas'];

export type TableMessage = Schemas['TableMessage'];
export type Scene = Schemas['Scene'];
export type SeatScene = Schemas['SeatScene'];
export type QuestionScene = Schemas['QuestionScene'];
export type DiamantScene = Extract<Schemas['GameScene'], { name: 'diamant' }>;
export type TrollScene = Extract<Schemas['GameScene'], { name: 'troll-dragon' }>;
export type StandingsScene = Schemas['StandingsScene'];
export type PathCard = Schemas['PathCardScene'];
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
export type Person = Schemas['Person'];

/** Who is connected at the moment. It is no part of the story and so not in the document's messages. */
export interface Presence {
  here: boolean[];
  watching: number;
}
