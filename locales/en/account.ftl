# The referee's account of a game.

account-diamant = { $edition }, { $relics }, { $players } players
account-house = Diamant, house rules “{ $name }”
account-with-relics = with relics
account-without-relics = without relics
account-troll = Troll & Dragon, { $players } players

account-treasure = Treasure { $worth } { $people ->
    [one] for one explorer
   *[other] for { $people }: { $each ->
        [0] not enough to share, { $stays } left on the card
       *[other] { $each } each, { $stays ->
            [0] nothing left over
           *[other] { $stays } left on the card
        }
    }
}.
account-hazard = Hazard: { $hazard }, for the first time. Nothing happens.
account-relic = On the path: { $relic }.
account-trap = Trap: { $hazard } again! { $names } { $count ->
    [one] runs home and loses { $lost ->
        [0] nothing
       *[other] { $lost }
    }
   *[other] run home and lose { $lost ->
        [0] nothing
       *[other] { $lost } each
    }
}.
account-removed = One card leaves the game: { $hazard }.
account-home = { $names } { $count ->
    [one] heads home { $total ->
        [0] with no rubies
       *[other] with { $total }
    }
   *[other] head home { $total ->
        [0] with no rubies
       *[other] with { $total } each
    }
}{ $share ->
    [0] {""}
   *[other] { $carried ->
        [0] {" "}from the path
       *[other] {" "}({ $carried } carried + { $share } from the path)
    }
}.
account-camp = { $names } { $count ->
    [one] stays at camp
   *[other] stay at camp
}.
account-rest = { $names } { $count ->
    [one] rests at camp
   *[other] rest at camp
}.
account-relic-taken = { $name } leaves alone and takes { $relic }, worth { $worth }.
account-relic-lost = Out of the game, because no one took it: { $relic }.
account-deck-ran-out = The deck is empty: everyone inside leaves together.
account-still-inside = Still in the cave: { $names }, with { $carried ->
    [0] nothing
   *[other] { $carried }{ $count ->
        [one] {""}
       *[other] {" "}each
    }
}; { $path ->
    [0] nothing
   *[other] { $path }
} left on the path.
account-undecided = No decision yet.
account-chests = Chests: { $list }
account-all-go-on = Everyone keeps going.

account-turn = Turn { $number }: { $name }
account-cave-roll = Cave: { $faces }. { $taken ->
    [0] No diamonds.
    [one] { $taken } diamond taken.
   *[other] { $taken } diamonds taken.
}
account-kept-key = Keeps the key.
account-kept-door = Keeps the door.
account-troll-came = Here comes the Troll: { $lost ->
    [0] there is nothing to lose
    [one] { $lost } diamond goes into his Hand
   *[other] { $lost } diamonds go into his Hand
}.
account-hall = The door opens. { $thrower } is the first to throw the dragon dice.
account-hall-roll = Hall: { $first } and { $second }. { $taken ->
    [0] No nuggets.
    [one] { $taken } nugget taken.
   *[other] { $taken } nuggets taken.
}
account-dragon-throw = { $name } throws the dragon dice: { $faces }.
account-dragon-awake = The Dragon is awake! { $name } threw the second dragon. Lost: { $lost }. From the Troll’s Hand: { $hand ->
    [0] nothing
    [one] { $hand } diamond
   *[other] { $hand } diamonds
}.
account-share = { $name } gets { $share }.
account-left-cave = Leaves the cave with { $brought }.
account-left-hall = Leaves the hall with { $brought }.
account-beside = Not safe yet: { $beside }.
account-rooms = Left in the Diamond Cave: { $cave ->
    [0] nothing
    [one] { $cave } diamond
   *[other] { $cave } diamonds
}. In the Treasure Hall: { $hall ->
    [0] nothing
    [one] { $hall } gold nugget
   *[other] { $hall } gold nuggets
}. In the Troll’s Hand: { $hand ->
    [0] nothing
    [one] { $hand } diamond
   *[other] { $hand } diamonds
}.

account-winner = { $count ->
    [one] { $names } wins with { $score }.
   *[other] Shared victory: { $names }, with { $score } each.
}
account-leader = The game isn’t over yet. { $count ->
    [one] { $names } leads with { $score }.
   *[other] { $names } lead with { $score } each.
}
