# The referee's account of a game.

account-diamant = Diamant, { $edition }, { $relics }, { $players } players
account-house = house rules “{ $name }”
account-with-relics = with relics
account-without-relics = without relics
account-troll = Troll & Dragon, { $players } players

account-treasure = Treasure { $worth } for { $people }: { $each }{ $people ->
    [one] {""}
   *[other] {" "}each
}, { $stays ->
    [0] nothing stays
    [one] { $stays } stays on the card
   *[other] { $stays } stay on the card
}.
account-hazard = Hazard: { $hazard }, for the first time. Nothing happens.
account-relic = On the path: { $relic }.
account-trap = Trap: { $hazard } again! { $names } { $count ->
    [one] runs home and loses { $lost }
   *[other] run home and lose { $lost } each
}.
account-removed = One card leaves the game: { $hazard }.
account-home = { $names } { $count ->
    [one] leaves with { $carried }{ $share ->
        [0] {""}
       *[other] , takes { $share } from the path
    }: { $total } more in the chest
   *[other] leave with { $carried } each{ $share ->
        [0] {""}
       *[other] {" "}and take { $share } each from the path
    }: { $total } more in each chest
}.
account-camp = { $names } { $count ->
    [one] stays in the camp
   *[other] stay in the camp
}.
account-rest = { $names } { $count ->
    [one] rests in the camp
   *[other] rest in the camp
}.
account-relic-taken = { $name } leaves alone and takes { $relic }, worth { $worth }.
account-relic-lost = Nobody took it, it is out of the game: { $relic }.
account-deck-ran-out = The deck is empty: everyone inside leaves together.
account-still-inside = Still in the cave: { $names }, with { $carried }{ $count ->
    [one] {""}
   *[other] {" "}each
}; { $path } on the path.
account-undecided = The decision is still open.
account-chests = Chests: { $list }
account-all-go-on = Everyone goes on.

account-turn = Turn { $number }: { $name }
account-cave-roll = Cave: { $faces }. { $taken ->
    [0] No diamond is taken.
    [one] { $taken } diamond is taken.
   *[other] { $taken } diamonds are taken.
}
account-kept-key = The key is kept.
account-kept-door = The door is kept.
account-troll-came = The Troll comes: { $lost ->
    [0] there is nothing to lose
    [one] { $lost } diamond goes into his Hand
   *[other] { $lost } diamonds go into his Hand
}.
account-hall = The door opens. { $thrower } throws the dragon dice first.
account-hall-roll = Hall: { $first } and { $second }. { $taken ->
    [0] No nugget is taken.
    [one] { $taken } nugget is taken.
   *[other] { $taken } nuggets are taken.
}
account-dragon-throw = { $name } throws the dragon dice: { $faces }.
account-dragon-awake = Dragon awake! { $name } threw the second dragon. Lost: { $lost }; out of the Hand: { $hand }.
account-share = { $name } gets { $share }.
account-left-cave = Out of the cave, safe with { $brought }.
account-left-hall = Out of the hall, safe with { $brought }.
account-beside = Not safe yet: { $beside }.
account-rooms = Left: { $cave } in the Diamond Cave, { $hall } in the Treasure Hall, { $hand } in the Troll’s Hand.

account-winner = { $count ->
    [one] { $names } wins with { $score }.
   *[other] Shared victory: { $names }, with { $score } each.
}
account-leader = The game is not over. { $count ->
    [one] { $names } leads with { $score }.
   *[other] { $names } lead with { $score } each.
}
