// Made from web/protocol/openapi.json by `npm run protocol`. Do not edit.

export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * @description What becomes of the seat of somebody who is away.
         * @enum {string}
         */
        Absence: "bot" | "rest";
        /** @description An answer to what the table asks. */
        Act: {
            /** @description What you choose. */
            choice: components["schemas"]["Choice"];
            /**
             * Format: int32
             * @description The number of the question, from the scene.
             */
            question: number;
        };
        /** @description A bot to sit down. */
        AddBot: {
            /** @description The word for the bot, such as `renard` or `turn:6`. */
            bot: string;
        };
        /** @description A token to make. */
        AddToken: {
            /** @description What you call it. */
            label: string;
            /** @description What it allows: `play` or `watch`. */
            right: components["schemas"]["TokenRight"];
        };
        /** @description How the explorer of a seat looks. */
        Appearance: {
            /** @description The colour of coat and bag. */
            colour: components["schemas"]["Colour"];
            /** @description Who wears them. */
            figure: components["schemas"]["Figure"];
            /** @description The pattern on coat and bag. */
            pattern: components["schemas"]["Pattern"];
        };
        /** @description What only the person on another seat of the same device may see. */
        Beside: {
            /** @description What they may choose now. */
            actions?: components["schemas"]["Choice"][];
            /**
             * Format: int32
             * @description What is in their chest, where chests are hidden from the others.
             */
            chest?: number | null;
            choice?: components["schemas"]["Choice"] | null;
            /**
             * Format: int32
             * @description Their seat.
             */
            seat: number;
        };
        /** @description Who can be played against. */
        Bots: {
            /** @description Those with a name and a character, for Diamant, from the easiest to the hardest to beat. */
            characters: components["schemas"]["CharacterOfBot"][];
            /** @description One example of every strategy for Diamant. */
            diamant: string[];
            /** @description Every bot of Troll & Dragon. */
            "troll-dragon": string[];
        };
        /** @description A turn in the cave. */
        CaveScene: {
            /**
             * Format: int32
             * @description How many dice are free.
             */
            free: number;
            /** @description What is set aside. */
            kept: string[];
            /** @description What the free dice show. */
            shown: string[];
            /** @description `arriving`, `rolling` or `choosing`. */
            step: string;
        };
        /** @description Somebody to play against. What is said about them is in the sentences of the client. */
        CharacterOfBot: {
            id: string;
            name: string;
        };
        /**
         * @description What may be said at the table.
         * @enum {string}
         */
        Chat: "reactions" | "words";
        /**
         * @description A choice in either game.
         * @enum {string}
         */
        Choice: "continue" | "leave" | "roll" | "keep-key" | "keep-door" | "enter" | "stay" | "throw";
        /** @description What a choice is worth while the others choose as the master would. */
        ChoiceWorth: {
            /**
             * Format: double
             * @description Rubies: brought home by leaving, or in hand after one more card. Relics count what they are worth.
             */
            rubies: number;
            /**
             * Format: double
             * @description The chance of winning, in points.
             */
            win: number;
        };
        /** @description A recovery code. */
        Code: {
            /** @description The code. */
            code: string;
        };
        /**
         * @description A colour of coats and bags.
         * @enum {string}
         */
        Colour: "red" | "blue" | "yellow" | "green" | "violet" | "white" | "orange" | "pink";
        /** @description A commitment to the nonce that you will reveal. */
        CommitNonce: {
            /**
             * @description SHA-256 of `tacora/2/nonce`, a zero byte, the id of the game, a zero byte and the 32 bytes of the nonce: 64
             *     lower-case hexadecimal digits.
             */
            commitment: string;
            /** @description The id of the game, as it stands in `scene.deal.game`. */
            game: string;
        };
        /** @description What opens your account. */
        Credentials: {
            /** @description The browsers in which you are known. */
            devices: components["schemas"]["Device"][];
            /** @description The recovery links that nobody has used yet: at most one. */
            recovery: components["schemas"]["RecoveryLine"][];
            /** @description The tokens of your programs. */
            tokens: components["schemas"]["TokenLine"][];
        };
        /** @description Everybody's chance of winning at a moment. */
        CurvePoint: {
            /**
             * Format: int32
             * @description How many moves had been made.
             */
            moves: number;
            /** @description The chances of all seats, in points. */
            shares: number[];
        };
        /** @description Ways to lose everything beside the bag, among equally likely outcomes of the dice. */
        DangerScene: {
            /**
             * Format: int32
             * @description How many outcomes there are.
             */
            outcomes: number;
            /**
             * Format: int32
             * @description How many outcomes take everything.
             */
            ways: number;
        };
        /** @description A sealed deal. */
        DealScene: {
            /** @description How many draws of a game that goes on from a record came before this deal. */
            after?: number;
            /** @description The SHA-256 of the secret. */
            commitment: string;
            /** @description The seats that committed to a nonce for the coming game and did not reveal it. */
            dropped?: number[];
            /** @description The id of the game. */
            game: string;
            /**
             * @description How the seats have committed to their nonces, from the moment when all of them are asked to reveal until the game
             *     begins.
             */
            seats?: components["schemas"]["DealSeatScene"][] | null;
        };
        /** @description What one seat adds to the deal. */
        DealSeatScene: {
            /** @description Whether a bot sits there, which adds nothing. */
            bot?: boolean;
            /** @description How the seat has committed to a nonce. */
            commitment?: string | null;
        };
        /** @description One decision of one player. */
        DecisionReview: components["schemas"]["MomentReview"] & {
            /** @description What was chosen. */
            choice: string;
            /** @description What going on was worth. */
            continue: components["schemas"]["ChoiceWorth"];
            /**
             * Format: double
             * @description The standard error of the loss, in points; 0 where values are exact.
             */
            error: number;
            /** @description What leaving was worth. */
            leave: components["schemas"]["ChoiceWorth"];
            /**
             * Format: double
             * @description What the choice cost compared with the master's mix, in points.
             */
            loss: number;
            /**
             * Format: double
             * @description With which chance the master would have gone on, from 0 to 1.
             */
            mix: number;
            /**
             * Format: int32
             * @description How many moves had been made before: the step of the replay that shows the moment.
             */
            moves: number;
            /**
             * Format: int32
             * @description Who decided.
             */
            seat: number;
            /**
             * Format: double
             * @description What the worse choice costs, in points: how critical the moment was.
             */
            stakes: number;
        };
        /** @description The confirmation that an account is to be deleted. */
        DeleteAccount: {
            /**
             * @description Your own id, as `GET /api/me` shows it: so nobody deletes an account by accident.
             * @example 00c0ffee00c0ffee
             */
            confirm: string;
        };
        /** @description A browser in which you are known. */
        Device: {
            /** @description Whether it is the one that asks. */
            current: boolean;
            /**
             * Format: int64
             * @description Its number, by which it can be signed out.
             */
            id: number;
            /**
             * @description The browser and its system, as it named itself; empty if it did not.
             * @example Firefox, Android
             */
            label: string;
            /**
             * Format: int64
             * @description The day on which it was last used: its first millisecond since 1970.
             */
            seen: number;
            /**
             * Format: int64
             * @description When it became yours, in milliseconds since 1970.
             */
            since: number;
        };
        /** @description Something that happened in Diamant. */
        DiamantFact: {
            entering: number[];
            /** @enum {string} */
            fact: "expedition-began";
            /** Format: int32 */
            number: number;
            relic?: string | null;
        } | {
            /** @enum {string} */
            fact: "rest-named";
            resting: number[];
        } | {
            /** Format: int32 */
            each: number;
            /** @enum {string} */
            fact: "treasure-found";
            /** Format: int32 */
            stays: number;
            /** Format: int32 */
            worth: number;
        } | {
            /** @enum {string} */
            fact: "hazard-met";
            hazard: string;
        } | {
            /** @enum {string} */
            fact: "relic-found";
            relic: string;
        } | {
            caught: number[];
            /** @enum {string} */
            fact: "trap-sprung";
            hazard: string;
            /** Format: int32 */
            lost: number;
        } | {
            /** @enum {string} */
            fact: "decided";
            leaving: number[];
        } | {
            /** @enum {string} */
            fact: "deck-ran-out";
            leaving: number[];
        } | {
            /** Format: int32 */
            carried: number;
            /** @enum {string} */
            fact: "came-home";
            leavers: number[];
            /** Format: int32 */
            share: number;
            /** Format: int32 */
            stays: number;
        } | {
            /** @enum {string} */
            fact: "relic-taken";
            relic: string;
            /** Format: int32 */
            seat: number;
            /** Format: int32 */
            worth: number;
        } | {
            /** @enum {string} */
            fact: "relic-lost";
            relic: string;
        } | {
            /** @enum {string} */
            fact: "expedition-ended";
            removed?: string | null;
            /** Format: int32 */
            "to-bank": number;
        } | {
            /** @enum {string} */
            fact: "game-ended";
        };
        /** @description A decision that is still to be made, with what the review will say of it. */
        DiamantHint: components["schemas"]["MomentReview"] & {
            /** @description What going on is worth. */
            continue: components["schemas"]["HintedChoice"];
            /**
             * Format: double
             * @description The standard error of the difference between the two chances of winning, in points; 0 where they are exact.
             */
            error?: number | null;
            /** @description Whether every value is exact. Otherwise they are estimated. */
            exact: boolean;
            /** @description What leaving is worth. */
            leave: components["schemas"]["HintedChoice"];
            /**
             * Format: double
             * @description With which chance the master goes on, from 0 to 1.
             */
            mix: number;
            /** @description Whether the master was taught another game and this is the nearest: then estimates are rougher than their errors say. */
            "nearest-game": boolean;
            /** @description What the master does and why, by the code of the language: `en`, `fr`, `pl`. */
            said: {
                [key: string]: string;
            };
            /**
             * Format: int32
             * @description How often every choice was tried, where chances of winning are estimated.
             */
            tries?: number | null;
        };
        /** @description A game of Diamant, reviewed. */
        DiamantReview: {
            /** @description Everybody's chance of winning from the beginning to the end. */
            curve: components["schemas"]["CurvePoint"][];
            /** @description Every decision, in the order of the game. */
            decisions: components["schemas"]["DecisionReview"][];
            /** @description Whether every value is exact. Otherwise they are estimated. */
            exact: boolean;
            /** @description Whether the master was taught another game and this is the nearest: then estimates are rougher than their errors say. */
            "nearest-game": boolean;
            /** @description Everybody, in the order of seats. */
            players: components["schemas"]["PlayerReview"][];
            /**
             * Format: int32
             * @description How often every choice was tried, where values are estimated.
             */
            tries?: number | null;
        };
        /** @description A game of Diamant as somebody who only watches sees it. */
        DiamantScene: {
            /** @description The relic that was shuffled in for this expedition, where they come one by one. */
            "added-relic"?: string | null;
            /**
             * Format: int32
             * @description How many cards that is.
             */
            "cards-left": number;
            /**
             * Format: int32
             * @description What each of those in the cave carries.
             */
            carried: number;
            /** @description What is in every chest; nothing for those that are hidden. */
            chests: (number | null)[];
            /**
             * Format: int32
             * @description Which expedition it is, counted from 1.
             */
            expedition: number;
            /**
             * Format: int32
             * @description How many there are.
             */
            expeditions: number;
            /** @description Those of them of which no other card can come: they can trap nobody any more. */
            harmless?: string[];
            /** @description Who is in the cave. */
            inside: number[];
            /** @description The cards that may still come in this expedition, with their number. */
            "may-come": {
                [key: string]: number;
            };
            /** @description The hazards of this expedition: another card of their kind would make a trap. */
            met: string[];
            /** @description The relic on top of a face-up pile: it is shuffled in for the next expedition. */
            "next-relic"?: string | null;
            /**
             * Format: int32
             * @description The rubies on the path.
             */
            "on-path": number;
            /** @description Whether the game is over. */
            over: boolean;
            /** @description The cards that lie on the path, in order. A relic that somebody has taken home is no longer there. */
            path: components["schemas"]["PathCardScene"][];
            /** @description What the relics of every seat are worth. */
            relics: number[][];
            /** @description How many cards of each hazard have left the game. */
            removed: {
                [key: string]: number;
            };
            /** @description Who stays in the camp from the next expedition on. */
            resting?: number[];
            standings?: components["schemas"]["StandingsScene"] | null;
            /**
             * Format: int32
             * @description How many relics of this path were taken home.
             */
            taken?: number;
            /**
             * Format: int32
             * @description How many of them would be a trap now.
             */
            "traps-left": number;
        };
        /** @description A wish was carried out and is written down. */
        Done: {
            /**
             * Format: int32
             * @description The number of the last message to everybody when the wish had been carried out.
             */
            message: number;
        };
        /**
         * @description Whether newcomers may come to a private table.
         * @enum {string}
         */
        Door: "open" | "closed";
        /** @description The published editions of Diamant. */
        Editions: {
            editions: Record<string, never>[];
        };
        /** @description Something that happened in Diamant or in Troll & Dragon, with its numbers. */
        Fact: components["schemas"]["DiamantFact"] | components["schemas"]["TrollFact"];
        /**
         * @description A figure, named after what tells it apart.
         * @enum {string}
         */
        Figure: "hat" | "braid" | "miner" | "beard" | "aviator" | "helmet" | "hood" | "porter";
        /** @description A finished game. */
        FinishedGame: {
            /**
             * Format: int64
             * @description When it ended, in milliseconds since 1970.
             */
            ended: number;
            /** @description Its id. */
            id: string;
            /** @description Where it was played. */
            table: string;
            /** @description What it came to, as the referee says it. */
            verdict: Record<string, never>;
        };
        /** @description What is played. */
        GameField: {
            /**
             * @description `open` or `hidden`: whether the others see what is in a chest. Without it as the edition has it; house rules say
             *     it inside `edition`.
             */
            chests?: string | null;
            /**
             * @description The id of a published edition, or house rules as an object.
             * @example portal-2025
             */
            edition: string | Record<string, never>;
            /** @enum {string} */
            name: "diamant";
            /** @description With or without relics, where the edition leaves a choice. */
            relics?: boolean | null;
        } | {
            /** @enum {string} */
            name: "troll-dragon";
            /** @description What differs from the published game: `ends`, `troll`, `race`, `stock`, `dice`. */
            options?: Record<string, never>;
        };
        /** @description Finished games, the latest first. */
        GameList: {
            games: components["schemas"]["FinishedGame"][];
        };
        /** @description A game as everybody sees it. */
        GameScene: (components["schemas"]["DiamantScene"] & {
            /** @enum {string} */
            name: "diamant";
        }) | (components["schemas"]["TrollScene"] & {
            /** @enum {string} */
            name: "troll-dragon";
        });
        /** @description A turn in the hall. */
        HallScene: {
            /**
             * Format: int32
             * @description The dragon die that was set aside, 0 or 1: one eye is open.
             */
            aside?: number | null;
            /** @description `racing`, `choosing`, `searching`, `deciding`, `waiting` or `throwing`. */
            step: string;
            /**
             * Format: int32
             * @description Who has the dragon dice.
             */
            thrower: number;
        };
        /** @description What the master would do, for somebody who is asked: it comes from what that seat may see and from nothing else. */
        Hint: (components["schemas"]["DiamantHint"] & {
            /** @enum {string} */
            game: "diamant";
        }) | (components["schemas"]["TrollHint"] & {
            /** @enum {string} */
            game: "troll-dragon";
        });
        /** @description What the master would do, and the question that it answers. */
        Hinted: {
            /** @description What the choices are worth. */
            hint: components["schemas"]["Hint"];
            /**
             * Format: int32
             * @description The number of the question.
             */
            question: number;
        };
        /** @description What a choice is worth while the others choose as the master would. */
        HintedChoice: {
            /**
             * Format: double
             * @description Rubies: brought home by leaving, or in hand after one more card. Relics count what they are worth.
             */
            rubies: number;
            /**
             * Format: double
             * @description The chance of winning, in points. Where chests are closed there is none: it would tell what is in them.
             */
            win?: number | null;
        };
        /**
         * @description Whether people may ask what the master would do.
         * @enum {string}
         */
        Hints: "off" | "on";
        /** @description A table as a list shows it. */
        Listed: {
            /**
             * Format: int64
             * @description When anything but a move of a game last changed, in milliseconds since 1970.
             */
            at: number;
            /** @description What is known of it. */
            sign: components["schemas"]["Sign"];
            /**
             * @description Its code.
             * @example K7QM2XNP4T
             */
            table: string;
        };
        /**
         * @description Whether a table is shown in the lobby.
         * @enum {string}
         */
        Listing: "private" | "public";
        /** @description A table that was made. */
        Made: {
            /**
             * @description Its code.
             * @example K7QM2XNP4T
             */
            table: string;
        };
        /** @description A table to make. */
        MakeTable: {
            from?: components["schemas"]["Moment"] | null;
            /** @description Whether the lobby shows it. */
            listing?: components["schemas"]["Listing"];
            /** @description The name with which the maker sits down at once. */
            name?: string | null;
            options?: components["schemas"]["OptionsField"] | null;
        };
        /** @description A moment of a record. */
        Moment: {
            /** @description The id of a finished game of this server. */
            game?: string | null;
            /**
             * Format: int32
             * @description How many of its moves have been made: cards, decisions, rolls and throws, each counted as one.
             */
            moves: number;
            /** @description Or a record. */
            record?: Record<string, never> | null;
        };
        /** @description What lies before those who decide. */
        MomentReview: {
            /**
             * Format: int32
             * @description How many cards lie on the path.
             */
            cards: number;
            /**
             * Format: int32
             * @description What each of them carries.
             */
            carried: number;
            /**
             * Format: int32
             * @description Which expedition it is, counted from 1.
             */
            expedition: number;
            /**
             * Format: int32
             * @description How many are inside.
             */
            inside: number;
            /**
             * Format: int32
             * @description The rubies that lie on the path.
             */
            path: number;
            /**
             * Format: int32
             * @description The relics that lie on the path.
             */
            relics: number;
            /**
             * Format: double
             * @description The chance that the next card is a trap, from 0 to 1.
             */
            trap: number;
        };
        /** @description Another place in the order of seats. */
        MoveSeat: {
            /**
             * Format: int32
             * @description The number of the place, counted from 0.
             */
            to: number;
        };
        /** @description A name. */
        Named: {
            /** @description 1 to 40 characters that can be shown. */
            name: string;
        };
        /** @description A recovery code that was made. */
        NewRecovery: components["schemas"]["RecoveryLine"] & {
            /** @description The code, good once and for a day. It is shown only now. */
            code: string;
        };
        /** @description A token that was made. */
        NewToken: components["schemas"]["TokenLine"] & {
            /** @description What it opens with: it is shown only now. */
            token: string;
        };
        /** @description What happened, as everybody is told. The scene after it has the rest. */
        News: {
            /** @enum {string} */
            type: "made";
        } | {
            /** @enum {string} */
            type: "deal-sealed";
        } | {
            name: string;
            /** Format: int32 */
            seat: number;
            /** @enum {string} */
            type: "sat";
        } | {
            name: string;
            /** Format: int32 */
            seat: number;
            /** @enum {string} */
            type: "bot-sat";
        } | {
            name: string;
            /** Format: int32 */
            seat: number;
            /** @enum {string} */
            type: "seat-left";
        } | {
            /** Format: int32 */
            from: number;
            /** Format: int32 */
            to: number;
            /** @enum {string} */
            type: "moved";
        } | {
            /** Format: int32 */
            seat: number;
            /** @enum {string} */
            type: "appearance-chosen";
        } | {
            /** @enum {string} */
            type: "agreed";
        } | {
            listing: components["schemas"]["Listing"];
            /** @enum {string} */
            type: "listed";
        } | {
            /** Format: int32 */
            seat?: number | null;
            /** @enum {string} */
            type: "host-passed";
        } | {
            /** Format: int32 */
            seat: number;
            /** @enum {string} */
            type: "ready-said";
        } | {
            /** @enum {string} */
            type: "commitments-published";
        } | {
            dropped: number[];
            /** @enum {string} */
            type: "deal-restarted";
        } | {
            deal?: Record<string, never>;
            players: string[];
            /** @enum {string} */
            type: "game-began";
        } | {
            facts: components["schemas"]["Fact"][];
            /** @enum {string} */
            type: "drawn";
        } | {
            /** Format: int32 */
            seat?: number | null;
            /** @enum {string} */
            type: "answered";
        } | {
            choices: components["schemas"]["SeatChoice"][];
            facts: components["schemas"]["Fact"][];
            /** @enum {string} */
            type: "opened";
        } | {
            choice: components["schemas"]["Choice"];
            facts: components["schemas"]["Fact"][];
            /** Format: int32 */
            seat: number;
            /** @enum {string} */
            type: "raced";
        } | {
            by: components["schemas"]["StandIn"];
            /** Format: int32 */
            seat: number;
            /** @enum {string} */
            type: "stood-in";
            why: components["schemas"]["Reason"];
        } | {
            /** Format: int32 */
            seat: number;
            /** @enum {string} */
            type: "stand-in-asked";
        } | {
            /** Format: int32 */
            by?: number | null;
            /** Format: int32 */
            seat: number;
            /** @enum {string} */
            type: "stand-in-voted";
            vote: components["schemas"]["Vote"];
        } | {
            /** Format: int32 */
            seat: number;
            /** @enum {string} */
            type: "stand-in-dropped";
        } | {
            /** Format: int32 */
            seat: number;
            /** @enum {string} */
            type: "handed-back";
        } | {
            deal: Record<string, never>;
            /** @enum {string} */
            type: "game-ended";
        } | {
            /** @enum {string} */
            type: "woken";
        } | {
            reaction: components["schemas"]["Reaction"];
            /** Format: int32 */
            seat?: number | null;
            /** @enum {string} */
            type: "reacted";
        } | {
            /** Format: int32 */
            seat?: number | null;
            text: string;
            /** @enum {string} */
            type: "said";
        };
        /** @description What is agreed, as somebody wrote it. */
        OptionsField: {
            /** @description What becomes of the seat of somebody who is away. */
            absence?: components["schemas"]["Absence"];
            /** @description How long bots seem to think. */
            bots?: components["schemas"]["Tempo"];
            /** @description What may be said at the table. */
            chat?: components["schemas"]["Chat"];
            /**
             * Format: int32
             * @description Seconds for a decision, 5 to 3600; without it nothing is timed.
             */
            clock?: number | null;
            /** @description What is played. */
            game: components["schemas"]["GameField"];
            /**
             * Format: int32
             * @description Seconds without a connection after which somebody counts as away, 5 to 3600.
             */
            grace?: number;
            /** @description Whether people may ask what the master would do. Not at tables that the lobby shows. */
            hints?: components["schemas"]["Hints"];
            /**
             * Format: int32
             * @description Milliseconds between two rolls or two throws of a live race, 100 to 10000.
             */
            interval?: number;
            /** @description The bot that plays for people who are away; without it the one that is usual for the game. */
            "stand-in"?: string | null;
            /** @description Whether the others see who has chosen already. */
            timing?: components["schemas"]["Timing"];
        };
        /**
         * @description A part of the server that may be ill.
         * @enum {string}
         */
        Part: "store" | "bus" | "shutdown";
        /** @description A card on the path. */
        PathCardScene: {
            /** @description The card: the worth of a treasure, the name of a hazard, or a relic. */
            card: string;
            /**
             * Format: int32
             * @description The rubies that lie on it.
             */
            rubies: number;
            /**
             * Format: int32
             * @description What a relic would be worth to somebody who leaves alone now.
             */
            worth?: number | null;
        };
        /**
         * @description A pattern of coats and bags.
         * @enum {string}
         */
        Pattern: "strap" | "stripes" | "dots" | "checks" | "slant" | "chevrons" | "waves" | "crosses";
        /** @description Who is connected. */
        People: {
            /** @description Whether newcomers may come to a private table. Sending somebody away closes it. */
            door: components["schemas"]["Door"];
            /** @description Those of them who have no seat, without the host. */
            onlookers: string[];
            people: string[];
        };
        /** @description Somebody. */
        Person: {
            /**
             * @description Their number, 16 hexadecimal digits.
             * @example 00c0ffee00c0ffee
             */
            id: string;
            /** @description The name they last gave; empty before. */
            name: string;
            /** @description Whether a program made this identity for itself. */
            program: boolean;
        };
        /**
         * @description How far a table is.
         * @enum {string}
         */
        PhaseWord: "seating" | "playing" | "over";
        /** @description How somebody played, and what the result is made of: `result` − `fair` = `own` + `others` + `cards` + `guessing`. */
        PlayerReview: {
            /**
             * Format: double
             * @description From 0 to 100: 100·exp(−0.35 · the mean loss of the decisions that mattered).
             */
            accuracy: number;
            /**
             * Format: double
             * @description The luck of the cards, in points.
             */
            cards: number;
            /** @description The costliest decisions, at most three, by their place in the list of all. */
            costliest: number[];
            /**
             * Format: int32
             * @description How many decisions there were.
             */
            decisions: number;
            /**
             * Format: double
             * @description The standard error of the skill loss; 0 where values are exact.
             */
            error: number;
            /**
             * Format: double
             * @description What everybody has before the first card, in points.
             */
            fair: number;
            /**
             * Format: double
             * @description The luck of guessing, in points: what came of choosing at once with the others.
             */
            guessing: number;
            /**
             * Format: int32
             * @description How many of them mattered: one choice was better by half a point or more.
             */
            mattered: number;
            /** @description The name. */
            name: string;
            /**
             * Format: double
             * @description What the decisions of the others changed, in points.
             */
            others: number;
            /**
             * Format: double
             * @description What one's own decisions changed, in points. At most 0 where values are exact.
             */
            own: number;
            /**
             * Format: double
             * @description What came of it, in points: 100 for the win, a part of it when it is shared.
             */
            result: number;
            /**
             * Format: int32
             * @description The score.
             */
            score: number;
            /**
             * Format: double
             * @description What the decisions cost together, in points.
             */
            "skill-loss": number;
        };
        /** @description A refusal on the wire. It says nothing about the inside of the server. */
        Problem: {
            /** @description What is wrong, for people, in English. */
            message: string;
            /**
             * Format: int32
             * @description After how many milliseconds it is worth trying again, if waiting helps.
             */
            retry_after_ms?: number | null;
            /**
             * @description What is wrong, for programs: it never changes.
             * @example table/stale-choice
             * @enum {string}
             */
            slug: "game/no-review" | "game/too-long" | "game/unknown" | "person/banned" | "person/may-only-watch" | "person/not-confirmed" | "person/not-owner" | "person/too-many-tokens" | "person/unknown" | "person/unknown-code" | "person/unknown-id" | "person/unknown-token" | "request/already-done" | "request/body" | "request/cross-site" | "request/key" | "request/key-reused" | "request/malformed" | "request/mark" | "request/media-type" | "request/method" | "request/no-such-path" | "request/path" | "request/query" | "request/too-long" | "request/too-many" | "request/under-way" | "server/closing" | "server/deadline" | "server/fault" | "server/full" | "server/store" | "table/bad-commitment" | "table/bad-name" | "table/bad-nonce" | "table/bad-options" | "table/bad-record" | "table/bad-text" | "table/colour-taken" | "table/door-closed" | "table/dropped-from-deal" | "table/full" | "table/game-is-on" | "table/game-too-long" | "table/hints-from-record" | "table/hints-in-public" | "table/hints-off" | "table/history-full" | "table/illegal-choice" | "table/name-taken" | "table/no-game" | "table/no-such-seat" | "table/nobody-there" | "table/not-asked" | "table/not-host" | "table/not-revealing" | "table/not-seated" | "table/not-your-seat" | "table/nothing-asked" | "table/nothing-to-weigh" | "table/oneself" | "table/reactions-only" | "table/removed" | "table/stale-choice" | "table/stale-deal" | "table/still-playing" | "table/storage-full" | "table/too-many" | "table/too-soon" | "table/unknown" | "table/unknown-bot" | "table/wrong-nonce" | "table/wrong-players";
        };
        /** @description A program that is new here. */
        Program: components["schemas"]["Person"] & {
            /** @description What opens this identity: it is shown only now. */
            token: string;
        };
        /**
         * @description How a question is answered.
         * @enum {string}
         */
        QuestionKind: "ballot" | "race";
        /** @description What is asked now. */
        QuestionScene: {
            /**
             * Format: int64
             * @description When the clock runs out, in milliseconds since 1970.
             */
            deadline?: number | null;
            /** @description Whether all answer in secret, or whoever is first. */
            kind: components["schemas"]["QuestionKind"];
            /**
             * Format: int32
             * @description The number that an answer names.
             */
            number: number;
            /** @description Who is asked. */
            seats: number[];
            /** @description Who still thinks, where the table shows it. */
            thinking?: number[] | null;
            /**
             * Format: int32
             * @description How many still think.
             */
            waiting: number;
        };
        /** @description The address at which other devices reach this server. */
        Reachable: {
            /** @description The start of a link that works on other devices; absent if only the machine of the server can reach it. */
            url?: string | null;
        };
        /** @description Something to call across the table. */
        React: {
            /** @description What. */
            reaction: components["schemas"]["Reaction"];
        };
        /**
         * @description A reaction; how it looks and sounds is up to the client.
         * @enum {string}
         */
        Reaction: "wow" | "haha" | "ouch" | "phew" | "bravo" | "hurry" | "thanks" | "good-game";
        /**
         * @description Why somebody is stood in for.
         * @enum {string}
         */
        Reason: "clock" | "away" | "agreed" | "host";
        /** @description A recovery link, without what it opens with. */
        RecoveryLine: {
            /**
             * Format: int64
             * @description Its number, by which it can be revoked.
             */
            id: number;
            /**
             * Format: int64
             * @description When it was made, in milliseconds since 1970.
             */
            since: number;
            /**
             * Format: int64
             * @description Until when it is good, in milliseconds since 1970.
             */
            until: number;
        };
        /** @description A game step by step. */
        Replay: {
            /** @description The names, in the order of seats. */
            players: string[];
            /** @description The beginning, and the game after every move. */
            steps: components["schemas"]["ReplayStep"][];
        };
        /** @description A game as it was after one of its moves. */
        ReplayStep: {
            /** @description What happened in this move; nothing in the first step, which is the beginning. */
            facts: components["schemas"]["Fact"][];
            /** @description The game after it. */
            game: components["schemas"]["GameScene"];
        };
        /** @description The nonce that you have committed to. */
        RevealNonce: {
            /** @description The id of the game, as it stands in `scene.deal.game`. */
            game: string;
            /** @description 32 random bytes as 64 lower-case hexadecimal digits. */
            nonce: string;
        };
        /** @description A finished game, reviewed. */
        Review: (components["schemas"]["DiamantReview"] & {
            /** @enum {string} */
            game: "diamant";
        }) | (components["schemas"]["TrollReview"] & {
            /** @enum {string} */
            game: "troll-dragon";
        });
        /** @description How many there were. */
        Revoked: {
            /** @description How many devices, tokens and recovery links were revoked. */
            revoked: number;
        };
        /**
         * @description What a token allows.
         * @enum {string}
         */
        RightWord: "play" | "watch" | "account";
        /** @description Something to say. */
        Say: {
            /** @description What. */
            text: string;
        };
        /** @description What everybody sees. It is the same for all who look, whoever they are. */
        Scene: {
            /** @description The deal of this game or, between games, of the next. */
            deal: components["schemas"]["DealScene"];
            game?: components["schemas"]["GameScene"] | null;
            /** @description Whether the lobby shows the table. */
            listing: components["schemas"]["Listing"];
            /** @description What is agreed. */
            options: components["schemas"]["OptionsField"];
            /** @description Whether people take their seats, play, or have played. */
            phase: components["schemas"]["PhaseWord"];
            /** @description The fewest and the most who can play. */
            players: number[];
            question?: components["schemas"]["QuestionScene"] | null;
            /** @description Who sits here, in the order of seats. */
            seats: components["schemas"]["SeatScene"][];
            "stand-in-vote"?: components["schemas"]["StandInVoteScene"] | null;
        };
        /** @description Those members of a scene that are other than in the message before, whole. What is gone is `null`. */
        SceneChanges: {
            deal?: components["schemas"]["DealScene"];
            game?: components["schemas"]["GameScene"] | null;
            listing?: components["schemas"]["Listing"];
            options?: components["schemas"]["OptionsField"];
            phase?: components["schemas"]["PhaseWord"];
            players?: number[];
            question?: components["schemas"]["QuestionScene"] | null;
            seats?: components["schemas"]["SeatScene"][];
            "stand-in-vote"?: components["schemas"]["StandInVoteScene"] | null;
        };
        /** @description The choice of a seat. */
        SeatChoice: {
            /** @description What. */
            choice: components["schemas"]["Choice"];
            /**
             * Format: int32
             * @description Who.
             */
            seat: number;
        };
        /** @description Who sits on a seat. */
        SeatScene: {
            appearance?: components["schemas"]["Appearance"] | null;
            /** @description The word for the bot, if a bot sits here. */
            bot?: string | null;
            /** @description Whether this is the host's seat. */
            host?: boolean;
            /** @description Their name. */
            name: string;
            /** @description Whether they want to play (again). */
            ready?: boolean;
            "stand-in"?: components["schemas"]["StandIn"] | null;
        };
        /** @description Whether newcomers may come in. */
        SetDoor: {
            /** @description Which of the two. */
            door: components["schemas"]["Door"];
        };
        /** @description Whether the lobby shows the table. */
        SetListing: {
            /** @description Which of the two. */
            listing: components["schemas"]["Listing"];
        };
        /** @description What a list shows of a table. */
        Sign: {
            /** @description What is played. */
            game: components["schemas"]["GameField"];
            /** @description How far it is. */
            phase: components["schemas"]["PhaseWord"];
            /** @description The fewest and the most who can play. */
            players: number[];
            /** @description The names of those who sit there. */
            seats: string[];
        };
        /** @description To sit down. */
        Sit: {
            /** @description How you are called at this table. */
            name: string;
        };
        /**
         * @description Who or what acts for somebody who is away.
         * @enum {string}
         */
        StandIn: "bot" | "rest";
        /** @description An answer to whether the stand-in should play for somebody. */
        StandInVote: {
            /** @description The answer. The player in question says with `refuse` that they are here. */
            vote: components["schemas"]["Vote"];
        };
        /** @description The open question whether a bot should play for somebody. */
        StandInVoteScene: {
            /** @description The seats of those who agree. */
            agreed: number[];
            /**
             * Format: int64
             * @description The earliest moment at which the bot takes over, in milliseconds since 1970.
             */
            earliest: number;
            /**
             * Format: int32
             * @description For whom.
             */
            seat: number;
            /**
             * Format: int64
             * @description When the question is dropped, in milliseconds since 1970.
             */
            until: number;
        };
        /** @description Scores and who leads or has won. */
        StandingsScene: {
            /** @description The score of every seat. */
            scores: number[];
            tie?: components["schemas"]["TieWord"] | null;
            /** @description The seats in front. */
            winners: number[];
        };
        /** @enum {string} */
        Status: "ok" | "unready";
        /** @description Tables, the latest first. */
        TableList: {
            tables: components["schemas"]["Listed"][];
        };
        /**
         * @description One line of a stream. What everybody sees, and what only you see.
         *
         *     Only its description is used: lines are put together from parts that are written once.
         */
        TableMessage: {
            changes?: components["schemas"]["SceneChanges"] | null;
            /**
             * @description Its number. Between two messages to everybody, one that only you get has a dot and a second number.
             * @example 17
             */
            id: string;
            news?: components["schemas"]["News"] | null;
            scene?: components["schemas"]["Scene"] | null;
            /** @description What only you see. */
            you: components["schemas"]["You"];
        };
        /**
         * @description How long bots seem to think.
         * @enum {string}
         */
        Tempo: "natural" | "instant";
        /**
         * @description How the first place is decided among several with the highest score.
         * @enum {string}
         */
        TieWord: "shared" | "relics" | "nuggets";
        /**
         * @description Whether the others see who has chosen already.
         * @enum {string}
         */
        Timing: "shown" | "hidden";
        /** @description A token, without what it opens with. */
        TokenLine: {
            /**
             * Format: int64
             * @description Its number, by which it can be taken back.
             */
            id: number;
            /** @description What you call it. */
            label: string;
            /** @description What it allows. */
            right: components["schemas"]["RightWord"];
            /**
             * Format: int64
             * @description The day on which it was last used: its first millisecond since 1970.
             */
            seen: number;
            /**
             * Format: int64
             * @description When it was made, in milliseconds since 1970.
             */
            since: number;
        };
        /** @description Your tokens. */
        TokenList: {
            tokens: components["schemas"]["TokenLine"][];
        };
        /**
         * @description What a new token may allow.
         * @enum {string}
         */
        TokenRight: "play" | "watch";
        /** @description Diamonds and nuggets. */
        TreasureWord: {
            /**
             * Format: int32
             * @description Diamonds, worth 1 each.
             */
            diamonds: number;
            /**
             * Format: int32
             * @description Nuggets, worth 3 each.
             */
            nuggets: number;
        };
        /** @description One choice of the active player. */
        TrollChoiceReview: {
            /** @description What the coach advises: what would have been best, unless something else certainly wins more often. */
            advised: string;
            /** @description What would have been best. */
            best: string;
            /** @description What was chosen. */
            choice: string;
            /** @description Everything that could be chosen. */
            choices: components["schemas"]["TrollChoiceWorth"][];
            /**
             * Format: double
             * @description What the choice gave away.
             */
            lost: number;
            /**
             * Format: int32
             * @description How many moves had been made before: the step of the replay that shows the moment.
             */
            moves: number;
            /**
             * Format: int32
             * @description The worth that lay beside the bag and was not safe.
             */
            risk: number;
            /**
             * Format: double
             * @description The standard error of that.
             */
            "win-error": number;
            /**
             * Format: double
             * @description What the choice cost of the chance of winning compared with that, in points.
             */
            "win-loss": number;
        };
        /** @description What a choice was worth. */
        TrollChoiceWorth: {
            /** @description The choice. */
            choice: string;
            /**
             * Format: double
             * @description The chance of winning after it, in points. A hint has none.
             */
            win?: number | null;
            /**
             * Format: double
             * @description What the turn brings home on average after it.
             */
            worth: number;
        };
        /** @description Something that happened in Troll & Dragon. */
        TrollFact: {
            /** Format: int32 */
            by: number;
            dice: string;
            /** @enum {string} */
            fact: "dice-taken";
        } | {
            /** @enum {string} */
            fact: "cave-rolled";
            roll: string[];
            /** Format: int32 */
            taken: number;
        } | {
            /** @enum {string} */
            fact: "kept";
            find: string;
        } | {
            /** @enum {string} */
            fact: "troll-came";
            /** Format: int32 */
            lost: number;
        } | {
            /** @enum {string} */
            fact: "hall-entered";
            /** Format: int32 */
            thrower: number;
        } | {
            /** @enum {string} */
            fact: "hall-rolled";
            roll: number[];
            /** Format: int32 */
            taken: number;
        } | {
            /** @enum {string} */
            fact: "stayed";
        } | {
            /** Format: int32 */
            by: number;
            /** @enum {string} */
            fact: "dragon-thrown";
            /** Format: int32 */
            next: number;
            throw: string[];
        } | {
            /** Format: int32 */
            die: number;
            /** @enum {string} */
            fact: "eye-opened";
        } | {
            /** Format: int32 */
            by: number;
            /** @enum {string} */
            fact: "dragon-awoke";
            /** Format: int32 */
            "from-hand": number;
            lost: components["schemas"]["TreasureWord"];
            shares: components["schemas"]["TreasureWord"][];
        } | {
            brought: components["schemas"]["TreasureWord"];
            /** @enum {string} */
            fact: "left";
            room: string;
        } | {
            /** @enum {string} */
            fact: "turn-passed";
            /** Format: int32 */
            to: number;
        } | {
            /** @enum {string} */
            fact: "game-ended";
        };
        /**
         * @description A choice that is still to be made. Every value is exact for what the turn brings home: 1 for a diamond, 3 for a nugget. In
         *     a live race both sides are taken to be equally fast.
         */
        TrollHint: {
            /** @description Everything that can be chosen, the best first. */
            choices: components["schemas"]["TrollChoiceWorth"][];
            /**
             * Format: double
             * @description The chance that the next roll brings the Troll or, in the hall, that the next throw wakes the Dragon, from 0 to 1.
             */
            danger?: number | null;
            /**
             * Format: int32
             * @description The worth that lies beside the bag and is not safe.
             */
            risk: number;
            /** @description What is best and what comes next, by the code of the language: `en`, `fr`, `pl`. */
            said: {
                [key: string]: string;
            };
        };
        /** @description How somebody played, and what the score is made of: `score` = `expected` − `lost` + `dice` + `race` + `gifts`. */
        TrollPlayerReview: {
            /**
             * Format: double
             * @description 100 · exp(−`lost` / `expected`): 100 when nothing was given away.
             */
            accuracy: number;
            /** @description The costliest choices, at most three: the turn by its place in the list, and the choice by its place in the turn. */
            costliest: number[][];
            /**
             * Format: double
             * @description The luck of the dice.
             */
            dice: number;
            /**
             * Format: double
             * @description What these turns bring home on average when every choice is the best one.
             */
            expected: number;
            /**
             * Format: int32
             * @description What the Dragon took from others and gave to them.
             */
            gifts: number;
            /**
             * Format: double
             * @description What their choices gave away.
             */
            lost: number;
            /** @description The name. */
            name: string;
            /**
             * Format: double
             * @description The luck of a live race, both sides taken to be equally fast; 0 step by step.
             */
            race: number;
            /**
             * Format: int32
             * @description The score.
             */
            score: number;
            /**
             * Format: int32
             * @description How many turns they had.
             */
            turns: number;
            /** @description What the choices did to the chance of winning. */
            win: components["schemas"]["TrollWinReview"];
            /** @description The choices that certainly cost most of it, at most three, told in the same way. */
            "win-costliest": number[][];
        };
        /** @description A game of Troll & Dragon, reviewed. Every value is exact for what a turn brings home; chances of winning are estimated. */
        TrollReview: {
            /** @description Everybody, in the order of seats. */
            players: components["schemas"]["TrollPlayerReview"][];
            /**
             * Format: int32
             * @description How often choices were tried for the win where the one that brings home most was not made; elsewhere a quarter as often.
             */
            tries: number;
            /** @description Every turn, in the order of the game. */
            turns: components["schemas"]["TrollTurnReview"][];
        };
        /** @description A game of Troll & Dragon: everything lies open. */
        TrollScene: {
            /**
             * Format: int32
             * @description Whose turn it is or, at the end, was.
             */
            active: number;
            /** @description What every seat has for good. */
            bags: components["schemas"]["TreasureWord"][];
            /** @description What the active player has found in this turn and may still lose. */
            beside: components["schemas"]["TreasureWord"];
            cave?: components["schemas"]["CaveScene"] | null;
            danger?: components["schemas"]["DangerScene"] | null;
            hall?: components["schemas"]["HallScene"] | null;
            /**
             * Format: int32
             * @description Diamonds in the Troll's Hand.
             */
            hand: number;
            /** @description Whether the game is over. */
            over: boolean;
            /** @description What is left in the two rooms. */
            rooms: components["schemas"]["TreasureWord"];
            /** @description The scores and who leads or has won. */
            standings: components["schemas"]["StandingsScene"];
        };
        /** @description One turn. */
        TrollTurnReview: {
            /**
             * Format: int32
             * @description What it brought home: `expected` − `lost` + `dice` + `race`.
             */
            brought: number;
            /** @description Every move for which there was a choice. */
            choices: components["schemas"]["TrollChoiceReview"][];
            /**
             * Format: double
             * @description The luck of the dice.
             */
            dice: number;
            /**
             * Format: double
             * @description What such a turn brings home on average when every choice is the best one.
             */
            expected: number;
            /**
             * Format: double
             * @description What the choices gave away.
             */
            lost: number;
            /**
             * Format: double
             * @description The luck of a live race.
             */
            race: number;
            /**
             * Format: int32
             * @description Whose turn it was.
             */
            seat: number;
        };
        /** @description What a player's result is made of: `result` − `fair` = `own` + `others` + `luck`. */
        TrollWinReview: {
            /**
             * Format: double
             * @description The standard error of the skill loss.
             */
            error: number;
            /**
             * Format: double
             * @description What everybody has before the first roll.
             */
            fair: number;
            /**
             * Format: double
             * @description All the rest: dice, races, who began, and what cannot be told apart from it by trying.
             */
            luck: number;
            /**
             * Format: double
             * @description What the choices of the others changed.
             */
            others: number;
            /**
             * Format: double
             * @description What one's own choices changed, compared with what the coach advises.
             */
            own: number;
            /**
             * Format: double
             * @description What came of it: 100 for the win, a part of it when it is shared.
             */
            result: number;
            /**
             * Format: double
             * @description What the choices cost together.
             */
            "skill-loss": number;
        };
        /**
         * @description An answer to whether a bot should play for somebody.
         * @enum {string}
         */
        Vote: "agree" | "refuse";
        /** @description How the server is. */
        Wellbeing: {
            /** @description What does not, if anything. */
            ill?: components["schemas"]["Part"][];
            /** @description Whether it does what it should. */
            status: components["schemas"]["Status"];
        };
        /** @description What only the onlooker may see. */
        You: {
            /** @description What you may choose now. */
            actions?: components["schemas"]["Choice"][];
            /** @description What may be seen on the other seats of your device: the client hides it from the wrong eyes. */
            beside?: components["schemas"]["Beside"][];
            /**
             * Format: int32
             * @description What is in your chest, where chests are hidden from the others.
             */
            chest?: number | null;
            choice?: components["schemas"]["Choice"] | null;
            /** @description Whether you are the host. */
            host?: boolean;
            /**
             * Format: int32
             * @description Your seat, if you have one.
             */
            seat?: number | null;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
