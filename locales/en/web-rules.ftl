# The rules, in our own words. What differs between editions is chosen by their settings.

rules-which = Which box do you have?
rules-which-hint = The cave is the same in every box. Hazards, relics and ties differ.
rules-other = Rules of another box
rules-print = Print
rules-play = Play
rules-name-classic-2005 = Diamant, the first edition
rules-name-iello-2016 = Diamant, relics without numbers
rules-name-iello-numbered = Diamant, numbered relics and spiders
rules-name-portal-2025 = Diamant, numbered relics and spikes
rules-name-incan-gold = Incan Gold
rules-name-troll-dragon = Troll & Dragon
rules-players = { $fewest } to { $most } players
rules-expeditions = { $count ->
    [one] { $count } expedition
   *[other] { $count } expeditions
}
rules-cards = { $count } cards

rules-aim = You explore a cave together, card by card. After every card everybody decides in secret: deeper into the cave, or home with what you have? Whoever has brought home the most wins.

rules-box = In the box
rules-box-treasures = { $count } treasures
rules-box-hazards = { $count } kinds of hazard
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
rules-change = You may change stones whenever you like. If they ever run out, use anything else.
rules-decision-fist = For the secret decision: your explorer and your fist. Hide the figure in your hand to leave; an empty fist goes on.
rules-decision-two-cards = For the secret decision: two cards for everybody, Continue and Leave.

rules-steps = An expedition, step by step
rules-step-shuffle = Shuffle the deck
rules-step-in = Everybody goes in
rules-first-after-first-card = All explorers go into the cave.
rules-first-before-first-card = Everybody decides before the first card already whether to go in.
rules-step-turn = Turn a card
rules-turn-treasure = Treasure: share it equally among those inside.
rules-turn-hazard = Hazard: the first of its kind only frightens you. The second is a trap.
rules-turn-relic = Relic: it stays on the path for now.
rules-step-decide = Decide in secret
rules-decide = Everybody inside chooses Continue or Leave, even a last one alone. When all have chosen, you show it at the same time.
rules-step-leave = Leave, or go deeper
rules-leave = Whoever leaves brings everything home. If anybody is still inside, turn the next card.

rules-share = How a treasure is shared
rules-share-text = Everybody inside takes the same number of rubies. What cannot be shared stays on the card and waits for those who leave.
rules-share-each = 1 for each
rules-share-stays = 4 stay on the card
rules-share-more = What you carry now is not safe yet.

rules-leaving = Leaving alone or together
rules-remainder-of-the-whole-path = All rubies on the path are one heap. Those who leave now share it equally; what cannot be shared stays on the path.
rules-remainder-card-by-card = Those who leave now share the rubies of each card of the path by itself; what cannot be shared stays on its card.
rules-leaving-chest = What you carried and your share go into your chest. There it is safe until the end of the game.
rules-leaving-alone = Alone
rules-leaving-alone-text = All rubies on the path are yours.
rules-leaving-alone-relics = All rubies and every relic on the path are yours.
rules-leaving-together = Together
rules-leaving-together-text = You share the rubies on the path.
rules-leaving-together-relics = You share the rubies on the path. The relics stay where they are.
rules-leaving-camp = In the camp you wait for the next expedition. Nothing can happen to you.

rules-trap = Traps
rules-trap-first = The first time: nothing happens.
rules-trap-second = The second time: a trap!
rules-trap-text = When the second hazard of a kind is turned in one expedition, everybody inside drops what they carry and runs home. The expedition is over. Chests are safe.
rules-sprung-one-copy-out = One of the two cards leaves the game, so that the same trap becomes rarer. All other cards go back into the deck.
rules-sprung-stays = Both cards go back into the deck with all the others.
rules-trap-anew = Every expedition counts the hazards anew.

rules-relics = Relics
rules-entry-all-at-set-up = All relics are in the deck from the beginning.
rules-entry-one-per-expedition = Before every expedition, the first too, one more relic is shuffled into the deck.
rules-worth-printed = A relic is worth the number on it: { $values }. The smallest come first.
rules-worth-by-exit = Relics are worth the more, the later they leave the cave: { $values }, in the order in which they are taken over the whole game.
rules-relic-alone = Only somebody who leaves alone takes relics: all that lie on the path. They are safe for good.
rules-behind-out-of-the-game = A relic that still lies on the path at the end of an expedition is lost for the whole game.
rules-behind-back-into-the-deck = A relic that still lies on the path at the end of an expedition goes back into the deck.
rules-relic-hidden = Relics that were not turned stay in the deck.

rules-end = The end
rules-end-expedition = An expedition ends when nobody is inside. Rubies left on the path go back to the bank, the cards are shuffled, and the next cave opens.
rules-end-game = { $count ->
    [one] After { $count } expedition everybody opens their chest: rubies count 1, diamonds 5.
   *[other] After { $count } expeditions everybody opens their chest: rubies count 1, diamonds 5.
}
rules-end-relics = Relics are added.
rules-tie-shared = The highest sum wins. A tie is a shared victory.
rules-tie-most-relics = The highest sum wins. In a tie, more relics win; if that is equal too, the victory is shared.
rules-chests-open = Everybody may see what is in the chests.
rules-chests-hidden = What is in a chest is known to its owner only, until the end.

rules-variants = To be agreed before the game
rules-relics-optional = With or without relics: this box can be played both ways. For the first game, leave them out.
rules-relics-always = This box is always played with relics.
rules-relics-never = This box has no relics: skip what others tell you about them.
rules-variant-chests = Chests may be hidden or open, if all agree.
rules-tunnel-turns-at-hazards = The tunnel turns at every hazard; lay the cards so that it never runs into itself or the camp.
rules-tunnel-straight = Lay the cards one after another into a long path.
rules-tunnel-corridor = Lay the cards into a corridor; the explorers always stand on the newest one.
rules-variant-house = At our tables you can change much more: a house edition has its own deck, number of expeditions and ties.

# Troll & Dragon
rules-td-aim = In the Diamond Cave you roll for diamonds until you have enough or the Troll comes. With a key and a door you may open the Treasure Hall, where gold lies and a Dragon sleeps while the others try to wake it.
rules-td-pieces = { $diamonds } diamonds, worth 1 each, in the cave. { $nuggets } gold nuggets, worth 3 each, in the hall. The Troll's Hand is empty at first.
rules-td-cave-dice = Four cave dice
rules-td-treasure-dice = Two treasure dice
rules-td-dragon-dice = Two dragon dice
rules-td-dragon-faces = One has one dragon, the other has two; the rest is blank.
rules-td-turn = The youngest begins, then it goes on clockwise. What you find lies beside your bag and can be lost. What is on your bag is safe.
rules-td-cave = In the cave
rules-td-roll = Roll all four dice. Every diamond brings you one. Every troll blocks its die for the rest of your turn.
rules-td-troll = Is every die blocked, by trolls or because you kept it? Then the Troll comes, and the diamonds of this turn go into his Hand.
rules-td-choose = Otherwise you choose:
rules-td-leave = Leave: everything goes onto your bag, and your turn is over.
rules-td-keep = Keep a key, a door or one of each: set the die aside for this turn. One free die must remain.
rules-td-again = Roll all free dice once more.
rules-td-enter = Open the door, if a key and a door are at hand, shown or kept.
rules-td-hall = In the hall
rules-td-gold = Roll the treasure dice as often as you dare; the nuggets are yours at once, beside your bag.
rules-td-dragon = Meanwhile the others throw the dragon dice, passing them on clockwise. The first dragon is set aside: one eye is open. With the second one the Dragon is awake.
rules-td-out = You may leave at any moment, before the first roll too. Then all of it is safe.
rules-td-awake = The Dragon is awake
rules-td-lost = You lose everything you found in this turn, diamonds included.
rules-td-share = Three or more players: the others share it and the whole Hand, one piece at a time, gold first, clockwise from the one who woke the Dragon.
rules-td-two = Two players: the other one takes it, and up to three diamonds from the Hand.
rules-td-race = The race
rules-td-race-live = As fast as you can: both sides roll at the same time.
rules-td-race-step = In turn: one roll for gold, one throw for the Dragon, and so on. It suits children, screen readers and slow lines.
rules-td-end = When one room is empty, the turn is played to its end and the game is over. Diamonds count 1, nuggets 3. In a tie, more nuggets win; if that is equal too, the victory is shared. What is in the Hand is nobody's.
rules-td-variant-ends = A longer game: it ends only when both rooms are empty.
rules-td-variant-kind = A kind Troll: with key and door kept, you may still enter or leave when the other dice are blocked.
rules-td-variant-dragon = A calm Dragon has one dragon face on each die, a wild one has two.
