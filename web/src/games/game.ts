// What a game offers to the screens. Each game's folder exports one object with this shape; `any.ts` lists them.
//
// What only some screens need is fetched by those screens: such a part is a function that imports it.

import type { Component, Snippet } from 'svelte';

import type { Device } from '../device/device.svelte';
import type { Deal, Draw } from '../fairness/draw';
import type { Advice } from '../hints/advice';
import type { Edition } from '../lib/editions';
import type { Sentence } from '../lib/names';
import type { Table } from '../lib/table.svelte';
import type {
  Bots,
  Choice,
  Fact,
  GameField,
  GameName,
  HintOf,
  Replay,
  Review,
  ReviewOf,
  Scene,
  SceneOf,
  Sight,
} from '../lib/types';
import type { Asker, Shown } from '../live/shown';
import type { Actor } from '../lobby/cast';
import type { Solution } from '../practice/puzzle';
import type { Chapter, Moment } from '../replay/story';
import type { Sound } from '../sound/sounds';
import type { Column } from '../table/columns';
import type { Frame, Part } from '../timeline/frames';
import type { Drawn, Outcome } from '../timeline/suspense';
import type { AgreedOf, PuzzleOf } from './any';

/** A part that is fetched when it is first wanted. */
export type Fetched<T> = () => Promise<T>;
export type FetchedComponent<Props extends object> = Fetched<{ default: Component<Props> }>;

/** What happened and where it stands, in sentences. */
export interface Narration<N extends GameName> {
  /** What is told beside the names when a game begins. */
  began(game: SceneOf<N>): string[];
  fact(fact: Fact, scene: Sight, before: Sight | null): Sentence[];
  /** The state of the game, for those who ask for it. */
  state(scene: Sight, game: SceneOf<N>, seat: number | null): string;
  /** The message that says that nobody is waited for: the next card, the next dice. */
  nobody: string;
}

/** What one explorer turned out to have. */
export interface Opened {
  seat: number;
  chest: number;
  relics: number[];
  score: number;
}

/** What everybody at a table watches together. */
export type Ceremony =
  /** Everybody who was asked holds out a closed hand; `leaving` is set when all hands open. */
  | { kind: 'hands'; seats: number[]; leaving: number[] | null }
  | { kind: 'trap'; caught: number[]; lost: number }
  | { kind: 'triumph'; seat: number; relics: string[]; worth: number }
  /** An expedition is over: who came home by themselves, and who was caught. */
  | { kind: 'camp'; expedition: number; caught: number[] }
  /** The chests are opened one after another, from the last place upwards. */
  | { kind: 'finale'; opened: Opened[]; winners: number[] };

/** How its news become beats, and how long these last. */
export interface Timing<N extends GameName> {
  /** The card or the dice that a fact tells of. */
  outcomeOf(fact: Fact): Outcome | null;
  /** How long the card or the dice are on their way; equally long for every outcome. */
  beforeFace(kind: Drawn, race: boolean): { anticipation: number; reveal: number };
  /** The facts with which the next chapter begins. */
  nextChapter: readonly string[];
  /** How long the facts that take everything are looked at, in milliseconds. */
  fatal: Readonly<Partial<Record<string, number>>>;
  /** The fact that somebody brings something home. */
  home: string;
  /** The facts of which there is nothing to see. */
  silent: readonly string[];
  /** Whether people act as fast as they can, even if no question says so. */
  isRace(sight: Sight & Partial<Pick<Scene, 'options'>>): boolean;
  /** Whose hands are full for a moment, in a race that goes on for everybody else; null where all wait for what comes. */
  busyIn(facts: readonly Fact[]): readonly number[] | null;
  /** The game at the end of a chapter: its consequences are there, and what follows is not there yet. */
  endOf(before: SceneOf<N>, after: SceneOf<N>, facts: Fact[], outcome: Outcome | null): SceneOf<N>;
  /** The frames of a message with all that is celebrated in it. */
  staged<T extends Part>(told: T, frames: Frame<T>[]): Frame<T>[];
}

/** A replay's chapters and the places in them. */
export interface Story<N extends GameName> {
  /** Whose turn a chapter is; null where all play at once. */
  ownerOf(scene: Sight, game: SceneOf<N>): string | null;
  /** Where in the game a moment is, and in a word what happened. */
  place(moment: Moment, before: SceneOf<N>, chapter: Chapter | undefined): string;
}

/** How its result is shown. */
export interface ResultParts<N extends GameName> {
  /** What a score is made of. */
  columns(game: SceneOf<N>): Column[];
  /** What stands below the result. */
  Below: Component<{ scene: Sight; game: SceneOf<N> }> | null;
  /** What the game will be remembered for. */
  awards: FetchedComponent<{ replay: Replay }> | null;
}

/** What is agreed about the game itself, as the switches of a form. */
export interface AgreementPart<Agreed> {
  usual(): Agreed;
  /** What is sent to the server. */
  fieldOf(agreed: Agreed): GameField;
  /** The switches as they stand for what is agreed. */
  agreedOf(field: GameField): Agreed;
  /** What people agree who pass one device round. */
  passedRound(agreed: Agreed): Agreed;
  /** How many can play; 0 while that is not known. */
  most(agreed: Agreed, editions: readonly Edition[]): number;
  Form: Component<{ agreed: Agreed; shared: boolean }, object, 'agreed'>;
}

/** Everything before a game begins. */
export interface Lobby<N extends GameName> {
  /** Its picture on a button. */
  Picture: Component<Record<string, never>>;
  /** The colours of its button. */
  place: 'cave' | 'hall';
  /** What is said on the button that begins a game at once. */
  quickHint: string;
  /** A game of one click, and who sits down in it. */
  quick: { game: GameField; company: readonly string[] };
  /** Whether people play one after another, so that somebody has to start. */
  inTurns: boolean;
  /** Whether everybody has a bag to choose. */
  bags: boolean;
  /** Whether somebody who is away can rest instead of being stood in for. */
  rests: boolean;
  /** Who can be played against. */
  cast(bots: Bots): Actor[];
  /** The bots that have a name of their own, and play for themselves again when a game goes on. */
  characters(bots: Bots): { id: string; name: string }[];
  agreement: AgreementPart<AgreedOf[N]>;
}

/** A box on the page with all of them, drawn by what tells it from the others. */
export interface Box {
  /** The name of its page. */
  page: string;
  about: string;
  cards: string[];
  dice: ('key' | 'door' | 'diamond' | 'troll' | 'dragon')[];
}

/** The pages with its rules. */
export interface RulesPages {
  /** Whether it has a page of this name. */
  has(page: string): Promise<boolean>;
  /** One page, with what is agreed if it is about a table. */
  Page: Component<{ of: string; game: GameField | null }>;
  /** Its boxes, in the order in which they are shown. */
  boxes(): Promise<Box[]>;
}

/** Moments of a game that are decided again. */
export interface Practice<N extends GameName, Puzzle> {
  puzzlesOf(review: ReviewOf<N>, replay: Replay): Puzzle[];
  /** Who has to choose. */
  seatOf(puzzle: Puzzle): number;
  choicesOf(puzzle: Puzzle): Choice[];
  /** Whether nothing would have been better. */
  isRight(puzzle: Puzzle, chosen: Choice): boolean;
  solutionOf(puzzle: Puzzle, name: string): Solution;
}

/** The draws that a record tells of, each beside what the sealed deal gives. */
export type Draws = (record: Record<string, unknown>, draw: Deal) => Generator<Draw>;

/** A game as it is played at a table. */
export interface AtTable<N extends GameName> {
  table: Table;
  device: Device;
  scene: Scene;
  game: SceneOf<N>;
}

/** One moment of a game as it was seen. */
export interface Seen<N extends GameName> {
  shown: Shown;
  scene: Sight;
  game: SceneOf<N>;
  /** Whose eyes these are; nobody's in a replay. */
  seat: number | null;
  /** What is played; null where its box does not matter. */
  played: GameField | null;
  /** What stands after the stage. */
  between?: Snippet;
  /** What stands in place of the stage and of what can be lost. */
  instead?: Snippet | null;
}

export interface Game<N extends GameName = GameName> {
  readonly name: N;
  /** Whether choices are hidden from the others at the same device. */
  readonly secret: boolean;
  /** The choices that one key stands for; the first that may be chosen now is meant. */
  readonly keys: Readonly<Partial<Record<string, readonly Choice[]>>>;
  readonly Board: Component<AtTable<N>>;
  readonly View: Component<Seen<N>>;
  /** The buttons for a choice. */
  readonly Choose: Component<{ asker: Asker; game: SceneOf<N> }>;
  readonly bigBoard: FetchedComponent<{ table: Table; scene: Scene; game: SceneOf<N> }>;
  readonly phoneCard: FetchedComponent<{ table: Table; scene: Scene; game: SceneOf<N>; seat: number }>;
  readonly lobby: Lobby<N>;
  readonly narration: Narration<N>;
  readonly timing: Timing<N>;
  readonly story: Story<N>;
  readonly result: ResultParts<N>;
  /** The sound of a fact. */
  soundOf(fact: Fact): Sound | null;
  /** How likely the next card or dice take everything, as everybody sees it. */
  dangerOf(game: SceneOf<N>): number;
  /** The last part of the address of the page with the rules of this very game. */
  pageOf(field: GameField): string;
  readonly rules: Fetched<{ rules: RulesPages }>;
  readonly charts: FetchedComponent<{ replay: Replay; names: string[]; review: () => Promise<Review> }>;
  readonly review: FetchedComponent<{ review: ReviewOf<N>; id: string }>;
  readonly advice: Fetched<{ adviceOf(hint: HintOf<N>): Advice }>;
  readonly practice: Fetched<{ practice: Practice<N, PuzzleOf[N]> }>;
  readonly draws: Fetched<{ draws: Draws }>;
}
