//! Why requests about seats and of the host fail, for the OpenAPI document.

use super::responses::cause;

cause!(
    /// The caller has to have a seat.
    Seated: "table/not-seated"
);
cause!(
    /// There has to be a seat, and the name has to be free.
    Sitting: "table/bad-name", "table/game-is-on", "table/full", "table/name-taken"
);
cause!(
    /// The deal has to be open.
    Committing: "table/bad-commitment", "table/stale-deal", "table/dropped-from-deal"
);
cause!(
    /// The seat has to have committed to this nonce.
    Revealing: "table/bad-nonce", "table/stale-deal", "table/not-revealing", "table/wrong-nonce"
);
cause!(
    /// No game may be running.
    BetweenGames: "table/game-is-on"
);
cause!(
    /// The look has to be free, and no game may be running.
    Dressing: "table/colour-taken", "table/game-is-on"
);
cause!(
    /// The tables of the host have to have room.
    Storage: "table/storage-full"
);
cause!(
    /// The number of players has to fit the rules.
    PlayerCount: "table/wrong-players"
);
cause!(
    /// There has to be a seat and such a bot.
    AddingBot: "table/game-is-on", "table/full", "table/unknown-bot"
);
cause!(
    /// The table has to have this seat.
    SeatExists: "table/no-such-seat"
);
cause!(
    /// During a game the player has to be away.
    Clearing: "table/game-is-on", "table/still-playing"
);
cause!(
    /// Another person has to play on this seat.
    ProposingStandIn: "table/no-game", "table/nobody-there", "table/oneself"
);
cause!(
    /// The vote has to be open.
    Voting: "table/nothing-asked"
);
cause!(
    /// A person has to sit there.
    PersonOnSeat: "table/nobody-there"
);
cause!(
    /// The options have to make sense.
    ChoosingOptions: "table/game-is-on", "table/bad-options", "table/hints-in-public"
);
cause!(
    /// A table with hints is not listed.
    Listable: "table/hints-in-public"
);
cause!(
    /// It has to be somebody else.
    Removing: "person/unknown-id", "table/oneself"
);
