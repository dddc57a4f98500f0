# The rules, in our own words. What differs between editions is chosen by their settings.

rules-which = Which box do you have?
rules-which-hint = The cave is the same in every box. Hazards, relics and tie-breaks differ.
rules-other = Rules for another box
rules-print = Print
rules-play = Play
rules-players = { $fewest } to { $most } players
rules-age = ages { $years } and up
rules-expeditions = { $count ->
    [one] { $count } expedition
   *[other] { $count } expeditions
}
rules-cards = { $count } cards

rules-aim = You explore a cave together, card by card. After every card, everyone decides in secret: deeper into the cave, or home with what you’ve got? Whoever brings home the most wins.

rules-box = In the box
rules-box-treasures = { $count ->
    [one] { $count } treasure
   *[other] { $count } treasures
}
rules-box-hazards = { $count ->
    [one] { $count } kind of hazard
   *[other] { $count } kinds of hazard
}
rules-box-relics = { $count ->
    [one] { $count } relic
   *[other] { $count } relics
}
rules-copies = { $name }, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
rules-box-stones = Stones
rules-stones-0 = { $count } stones, rubies and diamonds
rules-stones-1 = { $count } rubies, worth 1 each
rules-stones-5 = { $count } diamonds, worth 5 each
rules-stones-10 = { $count } golden stones, worth 10 each
rules-change = You can exchange stones at any time. If they ever run out, use anything you like instead.
rules-decision-fist = To decide in secret, use your explorer and your fist. Hide the figure in your hand to leave; an empty fist means you keep going.
rules-decision-two-cards = To decide in secret, everyone gets two cards: Continue and Leave.

rules-steps = An expedition, step by step
rules-step-shuffle = Shuffle the deck
rules-step-in = Everyone goes in
rules-first-after-first-card = All explorers go into the cave.
rules-first-before-first-card = Everyone decides whether to go in before the first card is turned over.
rules-step-turn = Turn over a card
rules-turn-treasure = Treasure: everyone in the cave gets an equal share.
rules-turn-hazard = Hazard: the first of its kind only scares you. The second is a trap.
rules-turn-relic = Relic: it stays on the path for now.
rules-step-decide = Decide in secret
rules-decide = Everyone in the cave chooses Continue or Leave, even if only one explorer is left. When everyone has chosen, you all show your choice at the same time.
rules-step-leave = Leave, or go deeper
rules-leave = Anyone who leaves brings everything home. If someone is still inside, turn over the next card.

rules-share = How a treasure is shared
rules-share-text = Everyone in the cave takes the same number of rubies. Any left over stay on the card for those who leave.
rules-share-each = 1 for each
rules-share-stays = 4 stay on the card
rules-share-more = What you carry now is not safe yet.

rules-leaving = Leaving alone or together
rules-remainder-of-the-whole-path = All the rubies on the path form one pile. Those who leave now share it equally; any left over stay on the path.
rules-remainder-card-by-card = Those who leave now share the rubies card by card; any left over stay on their card.
rules-leaving-chest = What you carried and your share go into your chest. They’re safe there until the end of the game.
rules-leaving-alone = Alone
rules-leaving-alone-text = All rubies on the path are yours.
rules-leaving-alone-relics = All rubies and every relic on the path are yours.
rules-leaving-together = Together
rules-leaving-together-text = You share the rubies on the path.
rules-leaving-together-relics = You share the rubies on the path. The relics stay where they are.
rules-leaving-camp = At camp, you wait for the next expedition. Nothing can happen to you.

rules-trap = Traps
rules-trap-first = The first time: nothing happens.
rules-trap-second = The second time: a trap!
rules-trap-text = When a second hazard of the same kind turns up in one expedition, everyone inside drops what they’re carrying and runs home. The expedition is over. Chests are safe.
rules-sprung-one-copy-out = One of the two cards leaves the game, so that trap becomes rarer. All the other cards go back into the deck.
rules-sprung-stays = Both cards go back into the deck with all the others.
rules-trap-anew = Every expedition starts with a clean slate: hazards are counted from zero again.

rules-relics = Relics
rules-entry-all-at-set-up = All relics are in the deck from the beginning.
rules-entry-one-per-expedition = Before every expedition, including the first, one more relic is shuffled into the deck.
rules-worth-printed = A relic is worth the number printed on it: { $values }. They go in one by one, from lowest to highest.
rules-worth-by-exit = The later a relic leaves the cave, the more it’s worth: { $values }, in the order relics are taken over the whole game.
rules-relic-alone = You only get relics if you leave alone: then you take all those on the path. They’re safe for the rest of the game.
rules-behind-out-of-the-game = A relic still on the path at the end of an expedition is out of the game.
rules-behind-back-into-the-deck = A relic still on the path at the end of an expedition goes back into the deck.
rules-relic-hidden = Relics that weren’t revealed stay in the deck.

rules-end = The end
rules-end-expedition = An expedition ends when no one is left inside. Rubies left on the path go back to the bank, the cards are shuffled, and the next cave opens.
rules-end-game = { $count ->
    [one] After { $count } expedition everyone opens their chest: a ruby is worth 1, a diamond 5.
   *[other] After { $count } expeditions everyone opens their chest: a ruby is worth 1, a diamond 5.
}
rules-end-relics = Add your relics.
rules-tie-shared = The highest score wins. If there’s a tie, you share the victory.
rules-tie-most-relics = The highest score wins. If there’s a tie, the player with more relics wins; if that’s a tie too, you share the victory.
rules-chests-open = Everyone can see what’s in the chests.
rules-chests-hidden = Only you know what’s in your chest, until the end.

rules-table = At this table
rules-table-house = House rules: { $name }
rules-table-relics = You’re playing with relics.
rules-table-no-relics = You’re playing without relics.
rules-variants = Agree before you start
rules-relics-optional = With or without relics: this box can be played both ways. For the first game, leave them out.
rules-relics-always = This box is always played with relics.
rules-relics-never = This box has no relics.
rules-variant-chests = Chests can be open or closed, if everyone agrees.
rules-entrances-obstacles = Obstacles 1 to 5 lie in front of the caves, in any order. When you enter a cave, take its obstacle away.
rules-entrances-barricades = After each expedition, a barricade closes that cave.
rules-entrances-tiles = Each cave has a tile. After its expedition, take the tile away.
rules-tunnel-turns-at-hazards = The tunnel turns at every hazard; place the cards so that it never runs into itself or the camp.
rules-tunnel-straight = Place the cards one after another in a long path.
rules-tunnel-corridor = Place the cards in a corridor; the explorers always stand on the newest one.
rules-variant-house = At our tables you can change much more: a house edition has its own deck, number of expeditions and tie-breaks.

# Troll & Dragon
rules-td-aim = In the Diamond Cave you roll for diamonds until you’ve had enough or the Troll comes. With a key and a door you can open the Treasure Hall: there’s gold inside, and a sleeping Dragon that the others are trying to wake.
rules-td-pieces = { $diamonds } diamonds, worth 1 each, in the cave. { $nuggets } gold nuggets, worth 3 each, in the hall. The Troll’s Hand starts empty.
rules-td-cave-dice = Four cave dice
rules-td-treasure-dice = Two treasure dice
rules-td-dragon-dice = Two dragon dice
rules-td-dragon-faces = Dragons on the first die: { $first }. On the second: { $second }. All other faces are blank.
rules-td-turn = The youngest player starts, then play goes clockwise. What you find goes beside your bag and can be lost. What’s on your bag is safe.
rules-td-cave = In the cave
rules-td-roll = Roll all four dice. Every diamond face earns you a diamond. Every troll blocks its die for the rest of your turn.
rules-td-troll = If every die is blocked – by trolls or because you kept it – the Troll comes, and the diamonds you found this turn go into his Hand.
rules-td-choose = Otherwise, choose:
rules-td-leave = Leave: everything goes onto your bag, and your turn is over.
rules-td-keep = Keep a key, a door or one of each: set the die aside for this turn. You must have at least one free die left.
rules-td-again = Roll all free dice once more.
rules-td-enter = Open the door if you have a key and a door, either just rolled or kept.
rules-td-hall = In the hall
rules-td-gold = Roll the treasure dice as often as you dare. Take the nuggets right away and put them beside your bag.
rules-td-dragon = From your first treasure roll on, the others throw the dragon dice and pass them on clockwise. The first dragon is set aside: one eye is open. With the second one, the Dragon is awake.
rules-td-out = You can leave at any moment, even before the first roll. Then everything you found is safe.
rules-td-awake = The Dragon is awake
rules-td-lost = You lose everything you found this turn, including diamonds.
rules-td-share = With three or more players: the others share what you lost, plus everything in the Troll’s Hand, one piece at a time, gold first, going clockwise from the player who woke the Dragon.
rules-td-two = With two players: the other player takes what you lost, plus up to three diamonds from the Troll’s Hand.
rules-td-race = The race
rules-td-race-live = As fast as you can: from the first treasure roll on, both sides roll at the same time.
rules-td-race-step = Taking turns: one roll for gold, one throw for the Dragon, and so on. Best for young children, screen readers and slow connections.
rules-td-end = When one room is empty, finish the turn; then the game is over. A diamond is worth 1, a nugget 3. If there’s a tie, the player with more nuggets wins; if that’s a tie too, you share the victory. What’s in the Troll’s Hand belongs to no one.
rules-td-end-both = When both rooms are empty, finish the turn; then the game is over. A diamond is worth 1, a nugget 3. If there’s a tie, the player with more nuggets wins; if that’s a tie too, you share the victory. What’s in the Troll’s Hand belongs to no one.
rules-td-variant-ends = A longer game: it ends only when both rooms are empty.
rules-td-variant-kind = A kind Troll: if you’ve kept a key and a door, you can still go in or leave when the other dice are blocked.
rules-td-variant-dragon = If the Dragon sleeps deeply, each die has one dragon face; if it sleeps lightly, each has two.

# The player aid
aid-title = Player aid
aid-print = Print this card
aid-treasure = Treasure: share it equally among everyone in the cave. What’s left over stays on the card.
aid-hazard = Hazard: the first of its kind does nothing. The second is a trap: everyone in the cave loses what they carry.
aid-relic = Relic: it stays on the path until someone leaves alone.
aid-continue = Continue: you go deeper and risk what you carry.
aid-leave = Leave: what you carry and an equal share of the rubies on the path go into your chest, safe for good.
aid-alone = Leaving alone: you get all the rubies on the path and every relic.
aid-diamond = Diamond: take one from the cave and put it beside your bag.
aid-troll = Troll: the die is blocked. If every die is blocked, this turn’s diamonds go to the Troll’s Hand.
aid-door = Key and door: together they open the Treasure Hall.
aid-gold = Treasure dice: roll as often as you dare and take the nuggets right away.
aid-dragon = Dragon dice: the others throw them from your first treasure roll on. Two dragons, and you lose everything you found this turn.
aid-out = I’m out! Everything beside your bag is yours, and your turn ends.
