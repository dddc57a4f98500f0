// Made from web/protocol/openapi.json by `npm run protocol`. Do not edit.

export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * @description What happens to the seat of an absent player.
         * @enum {string}
         */
        Absence: "bot" | "rest";
        /** @description A choice. */
        Act: {
            /** @description The choice, one of `you.actions`. */
            choice: components["schemas"]["Choice"];
            /**
             * Format: int32
             * @description The number of the open question, from `scene.question.number`.
             */
            question: number;
        };
        /** @description A bot to seat. */
        AddBot: {
            /** @description The id of the bot, such as `renard` or `turn:6`. */
            bot: string;
        };
        /** @description A token to create. */
        AddToken: {
            /** @description A label, 1 to 40 characters. */
            label: string;
            /** @description What the token allows. */
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
        /** @description What only the person on another seat of your device can see. */
        Beside: {
            /** @description Their legal choices now. */
            actions?: components["schemas"]["Choice"][];
            /**
             * Format: int32
             * @description The content of their chest, if chests are hidden.
             */
            chest?: number | null;
            choice?: components["schemas"]["Choice"] | null;
            /**
             * Format: int32
             * @description The seat.
             */
            seat: number;
        };
        /** @description The bots. */
        Bots: {
            /** @description The bots of Diamant with a character, from the easiest to the strongest. */
            characters: components["schemas"]["CharacterOfBot"][];
            /** @description An example of each strategy for Diamant. */
            diamant: string[];
            /** @description The bots of Troll & Dragon. */
            "troll-dragon": string[];
        };
        /** @description A card: the worth of a treasure, the name of a hazard, or a relic. */
        CardWord: components["schemas"]["HazardWord"] | components["schemas"]["RelicWord"] | `${number}`;
        /** @description A turn in the cave. */
        CaveScene: {
            /**
             * Format: int32
             * @description The number of free dice.
             */
            free: number;
            /** @description The dice that were set aside. */
            kept: components["schemas"]["FindWord"][];
            /** @description The faces of the free dice. */
            shown: components["schemas"]["FaceWord"][];
            /** @description How far the turn is. */
            step: components["schemas"]["CaveStepWord"];
        };
        /**
         * @description How far a turn in the cave is.
         * @enum {string}
         */
        CaveStepWord: "arriving" | "rolling" | "choosing";
        /** @description A bot with a character. Clients describe it in their own words. */
        CharacterOfBot: {
            /** @description The id, for `POST …/bots`. */
            id: string;
            /** @description The display name. */
            name: string;
        };
        /**
         * @description What people can say at a table.
         * @enum {string}
         */
        Chat: "reactions" | "words";
        /**
         * @description Whether the others see what is in a chest.
         * @enum {string}
         */
        ChestsWord: "open" | "hidden";
        /**
         * @description A choice in Diamant (`continue`, `leave`) or Troll & Dragon (all others, and `leave`).
         * @enum {string}
         */
        Choice: "continue" | "leave" | "roll" | "keep-key" | "keep-door" | "enter" | "stay" | "throw";
        /** @description The value of a choice if the others play like the master. */
        ChoiceWorth: {
            /**
             * Format: double
             * @description The expected rubies: brought home by leaving, or carried after one more card. Relics count with their value.
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
         * @description Which codes lead to a table.
         * @enum {string}
         */
        CodesWord: "short" | "long";
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
            /** @description The id of the game, from `scene.deal.game`. */
            game: string;
        };
        /** @description The credentials of an account. */
        Credentials: {
            /** @description The browsers. */
            devices: components["schemas"]["Device"][];
            /** @description The unused recovery links, at most one. */
            recovery: components["schemas"]["RecoveryLine"][];
            /** @description The tokens of programs. */
            tokens: components["schemas"]["TokenLine"][];
        };
        /** @description The chances of winning at one moment. */
        CurvePoint: {
            /**
             * Format: int32
             * @description The number of moves before it.
             */
            moves: number;
            /** @description The chance of each seat, in points. */
            shares: number[];
        };
        /** @description The risk of losing the treasure of the turn: `ways` out of `outcomes` equally likely outcomes. */
        DangerScene: {
            /**
             * Format: int32
             * @description The number of all outcomes.
             */
            outcomes: number;
            /**
             * Format: int32
             * @description The number of outcomes that lose it.
             */
            ways: number;
        };
        /** @description A deal that is fixed in advance and can be verified after the game. */
        DealScene: {
            /** @description In a game that continues from a record, the number of draws that came before this deal. */
            after?: number;
            /** @description The SHA-256 of the secret that determines the deal. */
            commitment: string;
            /** @description The seats that committed to a nonce for the next game and did not reveal it. */
            dropped?: number[];
            /** @description The id of the game. */
            game: string;
            /** @description The commitments of all seats, from the time when nonces are revealed until the game begins. */
            seats?: components["schemas"]["DealSeatScene"][] | null;
        };
        /** @description The contribution of a seat to a deal. */
        DealSeatScene: {
            /** @description Whether the seat has a bot, which contributes nothing. */
            bot?: boolean;
            /** @description The commitment of the seat to its nonce. */
            commitment?: string | null;
        };
        /** @description One decision of one player. */
        DecisionReview: components["schemas"]["MomentReview"] & {
            /** @description The choice. */
            choice: components["schemas"]["Choice"];
            /** @description The value of continuing. */
            continue: components["schemas"]["ChoiceWorth"];
            /**
             * Format: double
             * @description The standard error of `loss`, in points; 0 if values are exact.
             */
            error: number;
            /** @description The value of leaving. */
            leave: components["schemas"]["ChoiceWorth"];
            /**
             * Format: double
             * @description The cost of the choice compared with the master, in points.
             */
            loss: number;
            /**
             * Format: double
             * @description The probability with which the master would have continued, from 0 to 1.
             */
            mix: number;
            /**
             * Format: int32
             * @description The number of moves before the decision, which is the step of the replay that shows it.
             */
            moves: number;
            /**
             * Format: int32
             * @description The seat that decided.
             */
            seat: number;
            /**
             * Format: double
             * @description The cost of the worse choice, in points.
             */
            stakes: number;
        };
        /**
         * @description What players hold to decide in secret.
         * @enum {string}
         */
        DecisionWord: "fist" | "two-cards";
        /** @description The confirmation to delete an account. */
        DeleteAccount: {
            /**
             * @description Your id, from `GET /api/me`, as a safeguard against accidents.
             * @example 00c0ffee00c0ffee
             */
            confirm: string;
        };
        /** @description A browser with a cookie. */
        Device: {
            /** @description Whether it sent this request. */
            current: boolean;
            /**
             * Format: int64
             * @description The id, to revoke it.
             */
            id: number;
            /**
             * @description The browser and its system; empty if unknown.
             * @example Firefox, Android
             */
            label: string;
            /**
             * Format: int64
             * @description The start of the day (UTC) of its last use, in milliseconds since 1970.
             */
            seen: number;
            /**
             * Format: int64
             * @description The time of its sign-in, in milliseconds since 1970.
             */
            since: number;
        };
        /** @description Something that happened in Diamant. Seats are counted from 0; amounts are rubies. */
        DiamantFact: {
            entering: number[];
            /** @enum {string} */
            fact: "expedition-began";
            /** Format: int32 */
            number: number;
            relic?: components["schemas"]["RelicWord"] | null;
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
            hazard: components["schemas"]["HazardWord"];
        } | {
            /** @enum {string} */
            fact: "relic-found";
            relic: components["schemas"]["RelicWord"];
        } | {
            caught: number[];
            /** @enum {string} */
            fact: "trap-sprung";
            hazard: components["schemas"]["HazardWord"];
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
            relic: components["schemas"]["RelicWord"];
            /** Format: int32 */
            seat: number;
            /** Format: int32 */
            worth: number;
        } | {
            /** @enum {string} */
            fact: "relic-lost";
            relic: components["schemas"]["RelicWord"];
        } | {
            /** @enum {string} */
            fact: "expedition-ended";
            removed?: components["schemas"]["HazardWord"] | null;
            /** Format: int32 */
            "to-bank": number;
        } | {
            /** @enum {string} */
            fact: "game-ended";
        };
        /** @description A hint for a decision in Diamant. All chances of winning are in points: 100 is a certain win. */
        DiamantHint: components["schemas"]["MomentReview"] & {
            /** @description The value of continuing. */
            continue: components["schemas"]["HintedChoice"];
            /**
             * Format: double
             * @description The standard error of the difference between the two chances of winning, in points; 0 if they are exact.
             */
            error?: number | null;
            /** @description Whether all values are exact. Otherwise they are estimated. */
            exact: boolean;
            /** @description The value of leaving. */
            leave: components["schemas"]["HintedChoice"];
            /**
             * Format: double
             * @description The probability with which the master continues, from 0 to 1.
             */
            mix: number;
            /** @description Whether the master was trained for a similar game only. Estimates are then rougher than `error` says. */
            "nearest-game": boolean;
            /** @description What the master does and why, by language code, such as `en`. */
            said: {
                [key: string]: string;
            };
            /**
             * Format: int32
             * @description The number of simulations per choice, if values are estimated.
             */
            tries?: number | null;
        };
        /** @description The review of a game of Diamant. Chances of winning are in points: 100 is a certain win. */
        DiamantReview: {
            /** @description The chances of winning over the course of the game. */
            curve: components["schemas"]["CurvePoint"][];
            /** @description All decisions, in the order of the game. */
            decisions: components["schemas"]["DecisionReview"][];
            /** @description Whether all values are exact. Otherwise they are estimated. */
            exact: boolean;
            /** @description Whether the master was trained for a similar game only. Estimates are then rougher than their errors say. */
            "nearest-game": boolean;
            /** @description The players, in the order of seats. */
            players: components["schemas"]["PlayerReview"][];
            /**
             * Format: int32
             * @description The number of simulations per choice, if values are estimated.
             */
            tries?: number | null;
        };
        /** @description The public state of a game of Diamant. */
        DiamantScene: {
            "added-relic"?: components["schemas"]["RelicWord"] | null;
            /**
             * Format: int32
             * @description The number of cards left.
             */
            "cards-left": number;
            /**
             * Format: int32
             * @description The rubies that each explorer in the cave carries.
             */
            carried: number;
            /** @description The content of the chest of each seat; `null` if it is hidden. */
            chests: (number | null)[];
            /**
             * Format: int32
             * @description The number of the current expedition, counted from 1.
             */
            expedition: number;
            /**
             * Format: int32
             * @description The number of expeditions in the game.
             */
            expeditions: number;
            /** @description The revealed hazards of which no card is left in the deck. */
            harmless?: components["schemas"]["HazardWord"][];
            /** @description The seats in the cave. */
            inside: number[];
            /** @description The cards left in the deck of this expedition, with their numbers. */
            "may-come": Partial<Record<components["schemas"]["CardWord"], number>>;
            /** @description The hazards revealed in this expedition. A second card of the same kind is a trap. */
            met: components["schemas"]["HazardWord"][];
            "next-relic"?: components["schemas"]["RelicWord"] | null;
            /**
             * Format: int32
             * @description The rubies on the path.
             */
            "on-path": number;
            /** @description Whether the game is over. */
            over: boolean;
            /** @description The cards on the path, in order, without relics that were taken. */
            path: components["schemas"]["PathCardScene"][];
            /** @description The empty pedestals of these relics, in the order of the path. */
            pedestals?: components["schemas"]["PedestalScene"][];
            /** @description The values of the relics of each seat. */
            relics: number[][];
            /** @description The number of cards of each hazard that were removed from the game. */
            removed: Partial<Record<components["schemas"]["HazardWord"], number>>;
            /** @description The seats that rest in the camp from the next expedition on. */
            resting?: number[];
            standings?: components["schemas"]["StandingsScene"] | null;
            /**
             * Format: int32
             * @description The number of relics that were taken from this path.
             */
            taken?: number;
            /**
             * Format: int32
             * @description How many of them would be a trap.
             */
            "traps-left": number;
        };
        /**
         * @description Dice that are thrown together.
         * @enum {string}
         */
        DiceWord: "cave" | "treasure" | "dragon";
        /** @description The request was applied and is on disk. */
        Done: {
            /**
             * Format: int32
             * @description The number of the last public message of the table after the request.
             * @example 18
             */
            message: number;
        };
        /**
         * @description Whether newcomers can join a private table.
         * @enum {string}
         */
        Door: "open" | "closed";
        /**
         * @description What a dragon die shows. A die that was set aside is not thrown.
         * @enum {string}
         */
        DragonWord: "blank" | "dragon" | "aside";
        /** @description The id of a published edition, or a house edition as an object. */
        Edition: string | components["schemas"]["HouseEdition"];
        /** @description The published editions of Diamant. */
        Editions: {
            /** @description The editions. Use `id` as `edition` of a table. */
            editions: components["schemas"]["OfficialEdition"][];
        };
        /**
         * @description When the game ends: when one room is empty, or both are.
         * @enum {string}
         */
        EndsWord: "one-room" | "both-rooms";
        /**
         * @description What stands at the entrances of the expeditions.
         * @enum {string}
         */
        EntrancesWord: "obstacles" | "barricades" | "tiles";
        /**
         * @description A face of a cave die.
         * @enum {string}
         */
        FaceWord: "diamond" | "key" | "door" | "troll";
        /** @description Something that happened in Diamant or in Troll & Dragon, with its numbers. */
        Fact: components["schemas"]["DiamantFact"] | components["schemas"]["TrollFact"];
        /**
         * @description A figure, named after what tells it apart.
         * @enum {string}
         */
        Figure: "hat" | "braid" | "miner" | "beard" | "aviator" | "helmet" | "hood" | "porter";
        /**
         * @description What can be set aside in the cave.
         * @enum {string}
         */
        FindWord: "key" | "door";
        /** @description A finished game. */
        FinishedGame: {
            /**
             * Format: int64
             * @description When it ended, in milliseconds since 1970.
             */
            ended: number;
            /** @description The id of the game. */
            id: string;
            /** @description The code of the table where it was played. */
            table: string;
            /** @description The result, in the format of `tacora referee`. */
            verdict: Record<string, never>;
        };
        /**
         * @description When the first decision of an expedition is made.
         * @enum {string}
         */
        FirstDecisionWord: "after-first-card" | "before-first-card";
        /** @description A game and its rules. */
        GameField: {
            chests?: components["schemas"]["ChestsWord"] | null;
            /** @description The id of a published edition (see `GET /api/editions`), or a house edition as an object. */
            edition: components["schemas"]["Edition"];
            /** @enum {string} */
            name: "diamant";
            /** @description Whether to play with relics, if the edition leaves a choice. */
            relics?: boolean | null;
        } | {
            /** @enum {string} */
            name: "troll-dragon";
            /** @description Differences from the published game. */
            options?: components["schemas"]["TrollOptions"];
        };
        /** @description Finished games, the latest first. */
        GameList: {
            /** @description The games, at most 50. */
            games: components["schemas"]["FinishedGame"][];
        };
        /** @description The public state of a game. */
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
             * @description The dragon die that was set aside, 0 or 1, if one eye is open.
             */
            aside?: number | null;
            /** @description How far the turn is. */
            step: components["schemas"]["HallStepWord"];
            /**
             * Format: int32
             * @description The seat with the dragon dice.
             */
            thrower: number;
        };
        /**
         * @description How far a turn in the hall is.
         * @enum {string}
         */
        HallStepWord: "racing" | "choosing" | "deciding" | "waiting" | "searching" | "throwing";
        HazardCards: {
            /** Format: int32 */
            copies: number;
            hazard: components["schemas"]["HazardWord"];
        };
        /**
         * @description A hazard.
         * @enum {string}
         */
        HazardWord: "spider" | "snake" | "lava" | "boulder" | "ram" | "scorpion" | "spikes" | "rockfall" | "gas" | "explosion" | "mummy" | "fire";
        /** @description The health of the server. */
        Health: {
            /** @description The parts that are failing. */
            ill?: components["schemas"]["Part"][];
            /** @description Whether the server is ready. */
            status: components["schemas"]["Status"];
        };
        /** @description A hint. It uses only what the seat can see. */
        Hint: (components["schemas"]["DiamantHint"] & {
            /** @enum {string} */
            game: "diamant";
        }) | (components["schemas"]["TrollHint"] & {
            /** @enum {string} */
            game: "troll-dragon";
        });
        /** @description A hint and the question that it is for. */
        Hinted: {
            /** @description The hint. */
            hint: components["schemas"]["Hint"];
            /**
             * Format: int32
             * @description The number of the question.
             */
            question: number;
        };
        /** @description The value of a choice if the others play like the master. */
        HintedChoice: {
            /**
             * Format: double
             * @description The expected rubies: brought home by leaving, or carried after one more card. Relics count with their value.
             */
            rubies: number;
            /**
             * Format: double
             * @description The chance of winning, in points. Absent if chests are hidden, because it would reveal them.
             */
            win?: number | null;
        };
        /**
         * @description Whether players can ask for hints.
         * @enum {string}
         */
        Hints: "off" | "on";
        /** @description A house edition: what differs from the published edition it is based on. */
        HouseEdition: {
            /** @description The id of the published edition they start from. */
            base: string;
            chests?: components["schemas"]["ChestsWord"] | null;
            /**
             * Format: int32
             * @description How many expeditions.
             */
            expeditions?: number | null;
            "first-decision"?: components["schemas"]["FirstDecisionWord"] | null;
            /** @description Each hazard and how many cards show it. */
            hazards?: Partial<Record<components["schemas"]["HazardWord"], number>>;
            /** @description The name of the house edition. */
            name: string;
            /** @description The fewest and the most players. */
            players?: number[] | null;
            relics?: components["schemas"]["RelicsField"] | null;
            remainder?: components["schemas"]["RemainderWord"] | null;
            sprung?: components["schemas"]["SprungWord"] | null;
            "tie-break"?: components["schemas"]["TieBreakWord"] | null;
            /** @description The worth of each treasure card. */
            treasures?: number[] | null;
        };
        /**
         * @description What happens to relics that nobody took.
         * @enum {string}
         */
        LeftBehindWord: "out-of-the-game" | "back-into-the-deck";
        /** @description A table in a list. */
        Listed: {
            /**
             * Format: int64
             * @description The time of the last change that is not a move, in milliseconds since 1970.
             */
            at: number;
            /** @description A summary of the table. */
            sign: components["schemas"]["LobbyEntry"];
            /**
             * @description The code of the table.
             * @example K7QM2XNP4T
             */
            table: string;
        };
        /**
         * @description Whether a table is listed in the lobby.
         * @enum {string}
         */
        Listing: "private" | "public";
        /** @description A summary of a table. */
        LobbyEntry: {
            /** @description The game and its rules. */
            game: components["schemas"]["GameField"];
            /** @description The phase. */
            phase: components["schemas"]["PhaseWord"];
            /** @description The minimum and maximum number of players. */
            players: number[];
            /** @description The names of the seated players. */
            seats: string[];
        };
        /** @description The table that was created. */
        Made: {
            /**
             * @description The code of the table.
             * @example K7QM2XNP4T
             */
            table: string;
        };
        /** @description A table to create. */
        MakeTable: {
            from?: components["schemas"]["Moment"] | null;
            /** @description Whether the table is listed in the lobby. Default: `private`. */
            listing?: components["schemas"]["Listing"];
            /** @description If given, the caller takes the first seat under this name, 1 to 40 characters. */
            name?: string | null;
            options?: components["schemas"]["OptionsField"] | null;
        };
        /** @description A moment of an earlier game. Exactly one of `game` and `record` is required. */
        Moment: {
            /** @description The id of a finished game of this server. */
            game?: string | null;
            /**
             * Format: int32
             * @description The number of moves (cards, ballots, rolls and throws) after which the new game continues.
             */
            moves: number;
            /** @description A record. */
            record?: Record<string, never> | null;
        };
        /** @description The visible position at a decision. */
        MomentReview: {
            /**
             * Format: int32
             * @description The number of cards on the path.
             */
            cards: number;
            /**
             * Format: int32
             * @description The rubies that each of them carries.
             */
            carried: number;
            /**
             * Format: int32
             * @description The number of the expedition, counted from 1.
             */
            expedition: number;
            /**
             * Format: int32
             * @description The number of explorers in the cave.
             */
            inside: number;
            /**
             * Format: int32
             * @description The rubies on the path.
             */
            path: number;
            /**
             * Format: int32
             * @description The number of relics on the path.
             */
            relics: number;
            /**
             * Format: double
             * @description The probability that the next card is a trap, from 0 to 1.
             */
            trap: number;
        };
        /** @description A place in the seating order. */
        MoveSeat: {
            /**
             * Format: int32
             * @description The place, counted from 0.
             */
            to: number;
        };
        /** @description A name. */
        Named: {
            /** @description The name, 1 to 40 displayable characters. */
            name: string;
        };
        /** @description A new recovery code. */
        NewRecovery: components["schemas"]["RecoveryLine"] & {
            /** @description The code. It works once and for a day, and is shown only once. */
            code: string;
        };
        /** @description A new token. */
        NewToken: components["schemas"]["TokenLine"] & {
            /** @description The bearer token. It is shown only once. */
            token: string;
        };
        /** @description Something that happened at a table, as everybody is told. The scene of the same message is the state after it. */
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
        /** @description A published edition, whole. */
        OfficialEdition: {
            /**
             * Format: int32
             * @description From which age on its publisher recommends it.
             */
            age: number;
            /** @description What players hold to decide in secret. */
            decision: components["schemas"]["DecisionWord"];
            /** @description What stands at the entrances. */
            entrances: components["schemas"]["EntrancesWord"];
            /** @description The id. */
            id: string;
            /**
             * Format: int32
             * @description Its place where an edition is chosen; 1 is offered first and chosen unless players choose another.
             */
            offered: number;
            /** @description Whether it has relics. */
            relics: components["schemas"]["RelicSwitchWord"];
            /** @description The settings, with relics where the edition has any. */
            settings: components["schemas"]["Settings"];
            /** @description The stones in the box, by worth; by 0 where the rulebook does not say. */
            stones: {
                [key: string]: number;
            };
            /** @description How the tunnel is laid out. */
            tunnel: components["schemas"]["TunnelWord"];
        };
        /** @description The options of a table. All but `game` have defaults. */
        OptionsField: {
            /**
             * @description What happens to the seat of an absent player. Default: `bot`.
             * @default bot
             */
            absence?: components["schemas"]["Absence"];
            /**
             * @description Whether bots pause before they choose. Default: `natural`.
             * @default natural
             */
            bots?: components["schemas"]["Tempo"];
            /**
             * @description What people can say at the table. Default: `reactions`.
             * @default reactions
             */
            chat?: components["schemas"]["Chat"];
            /**
             * Format: int32
             * @description Seconds for a decision, 5 to 3600. Default: no clock.
             */
            clock?: number | null;
            /** @description The game and its rules. */
            game: components["schemas"]["GameField"];
            /**
             * Format: int32
             * @description Seconds without a connection after which a player counts as absent, 5 to 3600. Default: 30.
             * @default 30
             */
            grace?: number;
            /**
             * @description Whether players can ask for hints. Not possible at public tables. Default: `off`.
             * @default off
             */
            hints?: components["schemas"]["Hints"];
            /**
             * Format: int32
             * @description Milliseconds between two rolls or throws of a live race, 100 to 10000. Default: 800.
             * @default 800
             */
            interval?: number;
            /** @description The id of the bot that plays for absent players. Default: depends on the game. */
            "stand-in"?: string | null;
            /**
             * @description Whether the others see who has already chosen. Default: `shown`.
             * @default shown
             */
            timing?: components["schemas"]["Timing"];
        };
        /** @description Relics of one's own. */
        OwnRelics: {
            /** @description When they come into the deck. */
            entry: components["schemas"]["RelicEntryWord"];
            "left-behind"?: components["schemas"]["LeftBehindWord"] | null;
            /** @description One value for every relic. */
            values: number[];
            /** @description What the values mean. */
            worth: components["schemas"]["RelicWorthWord"];
        };
        /**
         * @description A part of the server that can fail.
         * @enum {string}
         */
        Part: "store" | "bus" | "shutdown";
        /** @description A card on the path. */
        PathCardScene: {
            /** @description The card: the value of a treasure, the name of a hazard, or a relic. */
            card: components["schemas"]["CardWord"];
            /**
             * Format: int32
             * @description The rubies on the card.
             */
            rubies: number;
            /**
             * Format: int32
             * @description For a relic, its value for somebody who leaves alone now.
             */
            worth?: number | null;
        };
        /**
         * @description A pattern of coats and bags.
         * @enum {string}
         */
        Pattern: "strap" | "stripes" | "dots" | "checks" | "slant" | "chevrons" | "waves" | "crosses";
        /** @description The empty place of a relic that somebody has taken from this path. */
        PedestalScene: {
            /**
             * Format: int32
             * @description Its place among all cards of the path, counted from 0, with those that were taken.
             */
            at: number;
            /** @description The relic. */
            card: components["schemas"]["RelicWord"];
            /**
             * Format: int32
             * @description The seat that took it.
             */
            seat: number;
        };
        /** @description The people connected to a table, as ids. */
        People: {
            /** @description Whether newcomers can join a private table. */
            door: components["schemas"]["Door"];
            /** @description Those without a seat, except the host. */
            onlookers: string[];
            /** @description Everybody who is connected. */
            people: string[];
        };
        /** @description An identity. */
        Person: {
            /**
             * @description The id, 16 hexadecimal digits.
             * @example 00c0ffee00c0ffee
             */
            id: string;
            /** @description The default name; empty until one is set. */
            name: string;
            /** @description Whether the identity was created by a program. */
            program: boolean;
        };
        /**
         * @description The phase of a table.
         * @enum {string}
         */
        PhaseWord: "seating" | "playing" | "over";
        /** @description How a player did, and the parts of the result: `result` − `fair` = `own` + `others` + `cards` + `guessing`. */
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
            /** @description The costliest decisions, at most three, as indexes into `decisions`. */
            costliest: number[];
            /**
             * Format: int32
             * @description The number of decisions.
             */
            decisions: number;
            /**
             * Format: double
             * @description The standard error of `skill-loss`; 0 if values are exact.
             */
            error: number;
            /**
             * Format: double
             * @description The chance of winning before the first card, in points.
             */
            fair: number;
            /**
             * Format: double
             * @description The luck of guessing, in points: the effect of choosing at the same time as the others.
             */
            guessing: number;
            /**
             * Format: int32
             * @description The number of decisions that mattered: one choice was better by at least half a point.
             */
            mattered: number;
            /** @description The name. */
            name: string;
            /**
             * Format: double
             * @description The effect of the decisions of the others, in points.
             */
            others: number;
            /**
             * Format: double
             * @description The effect of the player's own decisions, in points. At most 0 if values are exact.
             */
            own: number;
            /**
             * Format: double
             * @description The result in points: 100 for a win, a share of it for a shared win.
             */
            result: number;
            /**
             * Format: int32
             * @description The score.
             */
            score: number;
            /**
             * Format: double
             * @description The total cost of the decisions, in points.
             */
            "skill-loss": number;
        };
        /** @description An error. `slug` is for programs, `message` for people. */
        Problem: {
            /** @description An explanation in English, for developers and logs. The text may change; do not parse it. */
            message: string;
            /**
             * Format: int32
             * @description If waiting helps: milliseconds until the next attempt. The header `Retry-After` has the same in seconds.
             */
            retry_after_ms?: number | null;
            /**
             * @description The kind of error. A slug keeps its meaning and is never renamed.
             * @example table/stale-choice
             * @enum {string}
             */
            slug: "game/no-review" | "game/too-long" | "game/unknown" | "person/banned" | "person/may-only-watch" | "person/not-confirmed" | "person/not-owner" | "person/too-many-tokens" | "person/unknown" | "person/unknown-code" | "person/unknown-id" | "person/unknown-token" | "request/already-done" | "request/body" | "request/cross-site" | "request/frame" | "request/key" | "request/key-reused" | "request/malformed" | "request/mark" | "request/media-type" | "request/method" | "request/no-such-path" | "request/path" | "request/query" | "request/silent" | "request/too-long" | "request/too-many" | "request/under-way" | "request/upgrade" | "server/closing" | "server/deadline" | "server/fault" | "server/full" | "server/store" | "table/bad-commitment" | "table/bad-name" | "table/bad-nonce" | "table/bad-options" | "table/bad-record" | "table/bad-text" | "table/colour-taken" | "table/door-closed" | "table/dropped-from-deal" | "table/full" | "table/game-is-on" | "table/game-too-long" | "table/hints-from-record" | "table/hints-in-public" | "table/hints-off" | "table/history-full" | "table/illegal-choice" | "table/name-taken" | "table/no-game" | "table/no-such-seat" | "table/nobody-there" | "table/not-asked" | "table/not-host" | "table/not-revealing" | "table/not-seated" | "table/not-your-seat" | "table/nothing-asked" | "table/nothing-to-weigh" | "table/oneself" | "table/reactions-only" | "table/removed" | "table/stale-choice" | "table/stale-deal" | "table/still-playing" | "table/storage-full" | "table/too-many" | "table/too-soon" | "table/unknown" | "table/unknown-bot" | "table/wrong-nonce" | "table/wrong-players";
        };
        /** @description The new identity of a program. */
        Program: components["schemas"]["Person"] & {
            /** @description The bearer token. It is shown only once. */
            token: string;
        };
        /**
         * @description How a question is answered.
         * @enum {string}
         */
        QuestionKind: "ballot" | "race";
        /** @description A question that players have to answer with a choice. */
        QuestionScene: {
            /**
             * Format: int64
             * @description When the clock runs out, in milliseconds since 1970.
             */
            deadline?: number | null;
            /** @description How it is answered. */
            kind: components["schemas"]["QuestionKind"];
            /**
             * Format: int32
             * @description The number of the question, for `POST …/act`.
             */
            number: number;
            /** @description The seats that can answer. */
            seats: number[];
            /** @description The seats that have not chosen yet. Absent if the table hides the timing. */
            thinking?: number[] | null;
            /**
             * Format: int32
             * @description The number of seats that have not chosen yet.
             */
            waiting: number;
        };
        /**
         * @description How rolls and throws alternate in the hall.
         * @enum {string}
         */
        RaceWord: "live" | "step";
        /** @description The address at which other devices reach this server. */
        Reachable: {
            /** @description Which codes lead to a table. */
            codes: components["schemas"]["CodesWord"];
            /**
             * @description The base of links that work on other devices. Absent if only the machine of the server can reach it, or if you are not
             *     in its local network.
             */
            url?: string | null;
        };
        /** @description A reaction to send. */
        React: {
            /** @description The reaction. */
            reaction: components["schemas"]["Reaction"];
        };
        /**
         * @description A reaction. Clients decide how it looks and sounds.
         * @enum {string}
         */
        Reaction: "wow" | "haha" | "ouch" | "phew" | "bravo" | "hurry" | "thanks" | "good-game";
        /**
         * @description Why a player was replaced.
         * @enum {string}
         */
        Reason: "clock" | "away" | "agreed" | "host";
        /** @description A recovery link, without its secret. */
        RecoveryLine: {
            /**
             * Format: int64
             * @description The id, to revoke it.
             */
            id: number;
            /**
             * Format: int64
             * @description The time of its creation, in milliseconds since 1970.
             */
            since: number;
            /**
             * Format: int64
             * @description When it expires, in milliseconds since 1970.
             */
            until: number;
        };
        /**
         * @description When relics come into the deck.
         * @enum {string}
         */
        RelicEntryWord: "all-at-set-up" | "one-per-expedition";
        RelicSettings: {
            entry: components["schemas"]["RelicEntryWord"];
            "left-behind": components["schemas"]["LeftBehindWord"];
            values: number[];
            worth: components["schemas"]["RelicWorthWord"];
        };
        /**
         * @description Whether an edition has relics.
         * @enum {string}
         */
        RelicSwitchWord: "never" | "always" | "optional";
        /** @description A relic: `relic`, or `relic 7` if its value is printed on it. */
        RelicWord: "relic" | `relic ${number}`;
        /**
         * @description What the value of a relic is.
         * @enum {string}
         */
        RelicWorthWord: "printed" | "by-exit";
        /** @description `false`, `true` for those of the base edition, or a table of settings. */
        RelicsField: boolean | components["schemas"]["OwnRelics"];
        /**
         * @description How leavers divide what lies on the path.
         * @enum {string}
         */
        RemainderWord: "of-the-whole-path" | "card-by-card";
        /** @description A game step by step. */
        Replay: {
            /** @description The game and its rules. */
            game: components["schemas"]["GameField"];
            /** @description The names of the players, in the order of seats. */
            players: string[];
            /** @description The start of the game and each move. */
            steps: components["schemas"]["ReplayStep"][];
        };
        /** @description A move of a replay and the game after it. */
        ReplayStep: {
            /** @description What happened in this move. Empty in the first step, which is the start of the game. */
            facts: components["schemas"]["Fact"][];
            /** @description The game after the move. */
            game: components["schemas"]["GameScene"];
        };
        /** @description The nonce that you have committed to. */
        RevealNonce: {
            /** @description The id of the game, from `scene.deal.game`. */
            game: string;
            /** @description 32 random bytes as 64 lower-case hexadecimal digits. */
            nonce: string;
        };
        /** @description The review of a finished game. */
        Review: (components["schemas"]["DiamantReview"] & {
            /** @enum {string} */
            game: "diamant";
        }) | (components["schemas"]["TrollReview"] & {
            /** @enum {string} */
            game: "troll-dragon";
        });
        /** @description The number of revoked credentials. */
        Revoked: {
            /** @description The number of devices, tokens and recovery links that were revoked. */
            revoked: number;
        };
        /**
         * @description What a token allows.
         * @enum {string}
         */
        RightWord: "play" | "watch" | "account";
        /**
         * @description A room of the cave.
         * @enum {string}
         */
        RoomWord: "cave" | "hall";
        /** @description A chat message to send. */
        Say: {
            /** @description The text, 1 to 200 characters. */
            text: string;
        };
        /** @description The public state of a table, the same for everybody. */
        Scene: {
            /** @description The deal of the current game or, between games, of the next one. */
            deal: components["schemas"]["DealScene"];
            game?: components["schemas"]["GameScene"] | null;
            /** @description Whether the table is listed in the lobby. */
            listing: components["schemas"]["Listing"];
            /** @description The options. */
            options: components["schemas"]["OptionsField"];
            /** @description The phase of the table. */
            phase: components["schemas"]["PhaseWord"];
            /** @description The minimum and maximum number of players. */
            players: number[];
            question?: components["schemas"]["QuestionScene"] | null;
            /** @description The seats, in order. */
            seats: components["schemas"]["SeatScene"][];
            "stand-in-vote"?: components["schemas"]["StandInVoteScene"] | null;
        };
        /** @description The fields of the scene that changed since the previous message, each complete. `null` means that a field is gone. */
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
            /** @description Its choice. */
            choice: components["schemas"]["Choice"];
            /**
             * Format: int32
             * @description The seat.
             */
            seat: number;
        };
        /** @description A seat. */
        SeatScene: {
            appearance?: components["schemas"]["Appearance"] | null;
            /** @description The id of the bot, if a bot has this seat. */
            bot?: string | null;
            /** @description Whether this is the host's seat. */
            host?: boolean;
            /** @description The name of the player. */
            name: string;
            /** @description Whether the player is ready for the next game. */
            ready?: boolean;
            "stand-in"?: components["schemas"]["StandIn"] | null;
        };
        /** @description Whether newcomers can join. */
        SetDoor: {
            /** @description The new value. */
            door: components["schemas"]["Door"];
        };
        /** @description Whether the table is listed in the lobby. */
        SetListing: {
            /** @description The new value. */
            listing: components["schemas"]["Listing"];
        };
        /** @description The settings of an edition. */
        Settings: {
            chests: components["schemas"]["ChestsWord"];
            /** Format: int32 */
            expeditions: number;
            "first-decision": components["schemas"]["FirstDecisionWord"];
            hazards: components["schemas"]["HazardCards"][];
            players: number[];
            relics?: components["schemas"]["RelicSettings"] | null;
            remainder: components["schemas"]["RemainderWord"];
            sprung: components["schemas"]["SprungWord"];
            "tie-break": components["schemas"]["TieBreakWord"];
            treasures: number[];
        };
        /** @description A seat to take. */
        Sit: {
            /** @description The name at this table, 1 to 40 characters. */
            name: string;
        };
        /** @description The answer to a command, in a text frame of a WebSocket. It has either `done` or `problem`. */
        SocketAnswer: {
            done?: components["schemas"]["Done"] | null;
            problem?: components["schemas"]["Problem"] | null;
            /**
             * Format: int32
             * @description The number of the command.
             * @example 7
             */
            request: number;
            /**
             * Format: int32
             * @description The status that the HTTP route would answer with.
             * @example 200
             */
            status: number;
        };
        /**
         * @description A command to a table, in a text frame of a WebSocket.
         *
         *     The commands of a connection are carried out one after another, in their order.
         */
        SocketCommand: {
            /** @description The body that the HTTP route of this operation takes, if it takes one. */
            body?: Record<string, never> | null;
            /** @description Makes retries safe, like the header `Idempotency-Key`, and has the same form. */
            key?: string | null;
            /** @description What to do. */
            operation: components["schemas"]["SocketOperation"];
            /** @description The id of the person in the path of the HTTP route, if it has one. */
            person?: string | null;
            /**
             * Format: int32
             * @description A number of your choice, which the answer repeats.
             * @example 7
             */
            request: number;
            /**
             * Format: int32
             * @description The seat that the command is for, if several people share your device; like `?seat=`.
             */
            seat?: number | null;
            /**
             * Format: int32
             * @description The seat in the path of the HTTP route, if it has one.
             */
            target?: number | null;
        };
        /**
         * @description What a command does: the `operationId` of the HTTP route that does the same.
         * @enum {string}
         */
        SocketOperation: "act" | "react" | "say" | "sit" | "sit_beside" | "stand_up" | "choose_appearance" | "commit_nonce" | "reveal_nonce" | "say_ready" | "vote_on_stand_in" | "start" | "add_bot" | "clear" | "move_seat" | "stand_in" | "pass_on" | "options" | "list" | "set_door" | "ban";
        /**
         * @description What happens to the hazard that sprang a trap.
         * @enum {string}
         */
        SprungWord: "one-copy-out" | "stays";
        /**
         * @description What replaces an absent player.
         * @enum {string}
         */
        StandIn: "bot" | "rest";
        /** @description A vote on whether a bot takes over for somebody. */
        StandInVote: {
            /** @description The vote. */
            vote: components["schemas"]["Vote"];
        };
        /** @description A vote on whether a bot takes over for somebody. */
        StandInVoteScene: {
            /** @description The seats that have agreed. */
            agreed: number[];
            /**
             * Format: int64
             * @description The earliest time at which the bot can take over, in milliseconds since 1970.
             */
            earliest: number;
            /**
             * Format: int32
             * @description The seat that it is about.
             */
            seat: number;
            /**
             * Format: int64
             * @description When the vote ends without a result, in milliseconds since 1970.
             */
            until: number;
        };
        /** @description The scores, and who leads or has won. */
        StandingsScene: {
            /** @description The score of every seat. */
            scores: number[];
            tie?: components["schemas"]["TieWord"] | null;
            /** @description The leading seats or, at the end, the winners. */
            winners: number[];
        };
        /**
         * @description Whether the server is ready.
         * @enum {string}
         */
        Status: "ok" | "unready";
        /** @description Tables, the latest first. */
        TableList: {
            /** @description The tables. */
            tables: components["schemas"]["Listed"][];
        };
        /**
         * @description A message of a stream: what happened, the state of the table after it, and what only the receiver may see.
         *
         *     Only its description is used: lines are put together from parts that are written once.
         */
        TableMessage: {
            changes?: components["schemas"]["SceneChanges"] | null;
            /**
             * @description The number of the message. One that only you receive has a dot and a second number, such as `17.1`.
             * @example 17
             */
            id: string;
            news?: components["schemas"]["News"] | null;
            scene?: components["schemas"]["Scene"] | null;
            /** @description What only you can see. */
            you: components["schemas"]["You"];
        };
        /**
         * @description Whether bots pause before they choose.
         * @enum {string}
         */
        Tempo: "natural" | "instant";
        /**
         * @description Who wins among equals.
         * @enum {string}
         */
        TieBreakWord: "shared" | "most-relics";
        /**
         * @description How a tie for the first place is resolved.
         * @enum {string}
         */
        TieWord: "shared" | "relics" | "nuggets";
        /**
         * @description Whether the others see who has already chosen.
         * @enum {string}
         */
        Timing: "shown" | "hidden";
        /** @description A token, without its secret. */
        TokenLine: {
            /**
             * Format: int64
             * @description The id, to revoke it.
             */
            id: number;
            /** @description The label. */
            label: string;
            /** @description What the token allows. */
            right: components["schemas"]["RightWord"];
            /**
             * Format: int64
             * @description The start of the day (UTC) of its last use, in milliseconds since 1970.
             */
            seen: number;
            /**
             * Format: int64
             * @description The time of its creation, in milliseconds since 1970.
             */
            since: number;
        };
        /** @description The tokens of an account. */
        TokenList: {
            /** @description The tokens. */
            tokens: components["schemas"]["TokenLine"][];
        };
        /**
         * @description What a new token may allow.
         * @enum {string}
         */
        TokenRight: "play" | "watch";
        /** @description An amount of treasure. */
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
            /** @description The advice of the coach: `best`, unless another choice wins significantly more often. */
            advised: components["schemas"]["Choice"];
            /** @description The choice with the best yield. */
            best: components["schemas"]["Choice"];
            /** @description The choice. */
            choice: components["schemas"]["Choice"];
            /** @description All legal choices. */
            choices: components["schemas"]["TrollChoiceWorth"][];
            /**
             * Format: double
             * @description The yield that the choice gave away.
             */
            lost: number;
            /**
             * Format: int32
             * @description The number of moves before the choice, which is the step of the replay that shows it.
             */
            moves: number;
            /**
             * Format: int32
             * @description The value of the treasure that was not safe yet.
             */
            risk: number;
            /**
             * Format: double
             * @description The standard error of `win-loss`.
             */
            "win-error": number;
            /**
             * Format: double
             * @description The cost of the choice in chance of winning compared with `advised`, in points.
             */
            "win-loss": number;
        };
        /** @description The value of a choice. */
        TrollChoiceWorth: {
            /** @description The choice. */
            choice: components["schemas"]["Choice"];
            /**
             * Format: double
             * @description The chance of winning after it, in points. Absent in hints.
             */
            win?: number | null;
            /**
             * Format: double
             * @description The average yield of the turn after it.
             */
            worth: number;
        };
        /** @description What the dice show. */
        TrollDice: {
            /** @description The six faces of a cave die. */
            cave?: components["schemas"]["FaceWord"][] | null;
            /** @description How many faces of the first and the second dragon die are dragons. */
            dragon?: number[] | null;
            /** @description The nuggets on the six faces of a treasure die. */
            treasure?: number[] | null;
        };
        /** @description Something that happened in Troll & Dragon. Seats are counted from 0. */
        TrollFact: {
            /** Format: int32 */
            by: number;
            dice: components["schemas"]["DiceWord"];
            /** @enum {string} */
            fact: "dice-taken";
        } | {
            /** @enum {string} */
            fact: "cave-rolled";
            roll: components["schemas"]["FaceWord"][];
            /** Format: int32 */
            taken: number;
        } | {
            /** @enum {string} */
            fact: "kept";
            find: components["schemas"]["FindWord"];
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
            throw: components["schemas"]["DragonWord"][];
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
            room: components["schemas"]["RoomWord"];
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
         * @description A hint for a choice in Troll & Dragon. Values are the exact expected yield of the turn: 1 for a diamond, 3 for a nugget. In a
         *     live race both sides are assumed to be equally fast.
         */
        TrollHint: {
            /** @description All legal choices, the best first. */
            choices: components["schemas"]["TrollChoiceWorth"][];
            /**
             * Format: double
             * @description The probability that the next roll brings the Troll or, in the hall, that the next throw wakes the Dragon, from 0 to 1.
             */
            danger?: number | null;
            /**
             * Format: int32
             * @description The value of the treasure that is not safe yet.
             */
            risk: number;
            /** @description The best and the second-best choice in words, by language code, such as `en`. */
            said: {
                [key: string]: string;
            };
        };
        /** @description Differences from the published game of Troll & Dragon. */
        TrollOptions: {
            dice?: components["schemas"]["TrollDice"] | null;
            ends?: components["schemas"]["EndsWord"] | null;
            race?: components["schemas"]["RaceWord"] | null;
            stock?: components["schemas"]["TrollStock"] | null;
            troll?: components["schemas"]["TrollWord"] | null;
        };
        /** @description How a player did, and the parts of the score: `score` = `expected` − `lost` + `dice` + `race` + `gifts`. */
        TrollPlayerReview: {
            /**
             * Format: double
             * @description 100 · exp(−`lost` / `expected`): 100 if nothing was given away.
             */
            accuracy: number;
            /** @description The costliest choices, at most three, each as the index of the turn and the index of the choice in it. */
            costliest: number[][];
            /**
             * Format: double
             * @description The luck of the dice.
             */
            dice: number;
            /**
             * Format: double
             * @description The average yield of these turns if every choice is the best one.
             */
            expected: number;
            /**
             * Format: int32
             * @description The treasure that the Dragon took from others and gave to this player.
             */
            gifts: number;
            /**
             * Format: double
             * @description The yield that their choices gave away.
             */
            lost: number;
            /** @description The name. */
            name: string;
            /**
             * Format: double
             * @description The luck of live races, if both sides are equally fast; 0 without live races.
             */
            race: number;
            /**
             * Format: int32
             * @description The score.
             */
            score: number;
            /**
             * Format: int32
             * @description The number of turns.
             */
            turns: number;
            /** @description The effect of the choices on the chance of winning. */
            win: components["schemas"]["TrollWinReview"];
            /** @description The choices that significantly cost the most chance of winning, at most three, in the same form. */
            "win-costliest": number[][];
        };
        /**
         * @description The review of a game of Troll & Dragon. The yield of a turn is exact (1 for a diamond, 3 for a nugget); chances of winning are
         *     estimated, in points: 100 is a certain win.
         */
        TrollReview: {
            /** @description The players, in the order of seats. */
            players: components["schemas"]["TrollPlayerReview"][];
            /**
             * Format: int32
             * @description The number of simulations for choices that did not have the best yield; other choices have a quarter of that.
             */
            tries: number;
            /** @description All turns, in the order of the game. */
            turns: components["schemas"]["TrollTurnReview"][];
        };
        /** @description The state of a game of Troll & Dragon. All of it is public. */
        TrollScene: {
            /**
             * Format: int32
             * @description The seat whose turn it is.
             */
            active: number;
            /** @description The safe treasure of each seat. */
            bags: components["schemas"]["TreasureWord"][];
            /** @description The treasure that the active player has found in this turn and can still lose. */
            beside: components["schemas"]["TreasureWord"];
            cave?: components["schemas"]["CaveScene"] | null;
            danger?: components["schemas"]["DangerScene"] | null;
            hall?: components["schemas"]["HallScene"] | null;
            /**
             * Format: int32
             * @description The diamonds in the Troll's Hand.
             */
            hand: number;
            /** @description Whether the game is over. */
            over: boolean;
            /** @description The treasure left in the two rooms. */
            rooms: components["schemas"]["TreasureWord"];
            /** @description The scores and who leads or has won. */
            standings: components["schemas"]["StandingsScene"];
        };
        /** @description How much lies in the two rooms at the start. */
        TrollStock: {
            /**
             * Format: int32
             * @description In the cave.
             */
            diamonds: number;
            /**
             * Format: int32
             * @description In the hall.
             */
            nuggets: number;
        };
        /** @description One turn. */
        TrollTurnReview: {
            /**
             * Format: int32
             * @description The yield: `expected` − `lost` + `dice` + `race`.
             */
            brought: number;
            /** @description All moves with more than one legal choice. */
            choices: components["schemas"]["TrollChoiceReview"][];
            /**
             * Format: double
             * @description The luck of the dice.
             */
            dice: number;
            /**
             * Format: double
             * @description The average yield of such a turn if every choice is the best one.
             */
            expected: number;
            /**
             * Format: double
             * @description The yield that the choices gave away.
             */
            lost: number;
            /**
             * Format: double
             * @description The luck of a live race.
             */
            race: number;
            /**
             * Format: int32
             * @description The seat.
             */
            seat: number;
        };
        /** @description The parts of a player's result: `result` − `fair` = `own` + `others` + `luck`. In points: 100 is a certain win. */
        TrollWinReview: {
            /**
             * Format: double
             * @description The standard error of `skill-loss`.
             */
            error: number;
            /**
             * Format: double
             * @description The chance of winning before the first roll.
             */
            fair: number;
            /**
             * Format: double
             * @description The rest: dice, races, the starting player, and the error of the simulation.
             */
            luck: number;
            /**
             * Format: double
             * @description The effect of the choices of the others.
             */
            others: number;
            /**
             * Format: double
             * @description The effect of the player's own choices, compared with the advice of the coach.
             */
            own: number;
            /**
             * Format: double
             * @description The result: 100 for a win, a share of it for a shared win.
             */
            result: number;
            /**
             * Format: double
             * @description The total cost of the choices.
             */
            "skill-loss": number;
        };
        /**
         * @description What the Troll does when key and door are kept and every other die is a troll.
         * @enum {string}
         */
        TrollWord: "strict" | "kind";
        /**
         * @description How the tunnel is laid out.
         * @enum {string}
         */
        TunnelWord: "turns-at-hazards" | "straight" | "corridor";
        /**
         * @description A vote on whether a bot takes over for somebody.
         * @enum {string}
         */
        Vote: "agree" | "refuse";
        /** @description What only the receiver of a message can see. */
        You: {
            /** @description Your legal choices now. */
            actions?: components["schemas"]["Choice"][];
            /** @description The same for the other seats of your device. */
            beside?: components["schemas"]["Beside"][];
            /**
             * Format: int32
             * @description The content of your chest, if chests are hidden.
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
