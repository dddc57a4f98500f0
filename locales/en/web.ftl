# What the web client says.

app-tagline = Deeper for more, or home with what you have?
skip-to-content = Skip to the content
somebody = Somebody
back-home = Home
close = Close
loading = One moment…
not-found-title = Only rock here
not-found-text = There is no page at this address.
you-mark = you

# Home
home-name = Your name
home-play = Play now
home-play-diamant = Dare the cave with three bots
home-play-troll = Roll against the Dragon with two bots
home-make = Make a table for friends
home-make-hint = Choose the edition, the bots and the house rules
home-join = Join by code
home-join-go = Join
home-code = Table code
home-code-bad = A code has ten letters and digits.
home-mine = Go on with a game
home-public = Public tables
home-public-none = No public table at the moment. Make one!
home-seats = { $count ->
    [one] { $count } of { $most } seats taken
   *[other] { $count } of { $most } seats taken
}
game-diamant = Diamant
game-troll-dragon = Troll & Dragon
game-diamant-hint = 3 to 8 explorers. Push on or go home: everybody decides in secret.
game-troll-dragon-hint = 2 to 5 players. Dice, a greedy Troll, and a Dragon that sleeps lightly.
phase-seating = People are taking their seats.
phase-playing = The game is on.
phase-over = The game is over.
hints-on = Hints for learners: on
problem = That did not work: { $message }
problem-unreachable = The server cannot be reached. Is the network there?

# Making a table
new-title = A new table
new-game = What do you play?
new-box = Which box do you have? Look at the relics.
new-classic-2005 = No relics at all
new-classic-2005-hint = The first edition: snakes, scorpions, rockfall, gas, explosion
new-iello-2016 = Five relics without a number
new-iello-2016-hint = Worth 5 for the first three that leave the cave, then 10
new-iello-numbered = Relics with 5, 7, 8, 10, 12, and spiders among the traps
new-iello-numbered-hint = Spiders, snakes, lava, boulder, ram
new-portal-2025 = Relics with 5, 7, 8, 10, 12, and spikes among the traps
new-portal-2025-hint = Scorpions, snakes, lava, boulder, spikes
new-incan-gold = Artifacts, and mummies among the traps
new-incan-gold-hint = The sister game: ties go to whoever has more artifacts
new-relics = Play with relics
new-race = The race in the hall
new-race-live = As fast as you can
new-race-step = One roll, one throw, in turn
new-race-hint = In turn suits children, screen readers and slow lines.
new-ends = The game ends when
new-ends-one-room = one room is empty
new-ends-both-rooms = both rooms are empty
new-house = House rules
new-clock = Time for a decision
new-clock-none = as long as you like
new-clock-seconds = { $count } seconds
new-absence = If somebody is away
new-absence-bot = a bot plays for them
new-absence-rest = their explorer rests in the camp
new-timing = While others think
new-timing-shown = everybody sees who has chosen
new-timing-hidden = only how many still think
new-listing = Show the table in the list of public tables
new-company = Bots at the table
new-company-hint = People can take the other seats.
new-add = One more { $name }
new-remove = One { $name } less
new-make = Make the table
new-bot-cautious = Cautious
new-bot-bold = Bold
new-bot-optimal = Optimal

# Seating
seating-title = Take your seats
seating-invite = Ask people to join
seating-code = Code of this table
seating-link = Link
seating-copy = Copy the link
seating-copied = Copied.
seating-qr = The link as a QR code
seating-sit = Sit down
seating-up = Stand up
seating-remove = Let { $name } go
seating-add-bot = Add a bot
seating-seats = Seats
seating-host = host
seating-bot = bot
seating-ready = ready
seating-away = away
seating-empty = free seat
seating-say-ready = I am ready
seating-start = Begin now
seating-need = { $count ->
    [one] One more player is needed.
   *[other] { $count } more players are needed.
}
seating-watching = { $count ->
    [one] One person is watching.
   *[other] { $count } people are watching.
}

# Connection
line-opening = Connecting…
line-alive = Connected
line-reconnecting = Connection lost. Trying again…
line-gone = This table is gone
line-gone-text = It does not exist, or no longer.

# Waiting
waiting-you = Your choice is awaited.
waiting-you-and = { $count ->
    [one] You and { $names } are still thinking.
   *[other] You, { $names } are still thinking.
}
waiting-for = { $count ->
    [one] { $names } is still thinking.
   *[other] { $names } are still thinking.
}
waiting-count = { $count ->
    [one] One player is still thinking.
   *[other] { $count } players are still thinking.
}
waiting-card = One moment: the next card is coming.
waiting-dice = One moment: the dice are rolling.
clock-left = { $seconds } s left

# The cave
card-treasure = treasure { $worth }
path-title = Path into the cave
path-entrance = The explorers are going in.
path-rubies = { $count ->
    [one] { $count } ruby lies here
   *[other] { $count } rubies lie here
}
met-title = Hazards met
met-none = No hazard yet
met-more = one more is a trap
carried = Carried
carried-risk = at risk
chest = Chest
chest-safe = safe
on-path = Left on the path
danger-troll = The next roll brings the Troll in { $ways } of { $outcomes } cases: { $percent }%.
danger-dragon = The next throw wakes the Dragon in { $ways } of { $outcomes } cases: { $percent }%.
odds = { $traps ->
    [0] No trap is possible on the next card.
   *[other] { $traps } of { $cards } cards would be a trap: { $percent }%.
}
explorers = Explorers
where-cave = in the cave
where-camp = in the camp
where-resting = resting
state-thinking = thinking
state-chosen = has chosen
hidden-chest = hidden
act-continue = Continue
act-leave = Leave
act-continue-hint = Deeper into the cave
act-leave-hint = Home with { $amount } and a share of the path
chosen-continue = You go on.
chosen-leave = You go home.
chosen-change = You can change your mind until the last choice is in.
in-camp = You are safe in the camp.
watching-only = You are looking on.
log = What happened
relics-of = Relics: { $worth }

# The dice
room-cave = Diamond Cave
room-hall = Treasure Hall
hand = Troll's Hand
bag = Bag
beside = Found in this turn, at risk
turn-of = It is { $name }'s turn.
turn-yours = It is your turn.
act-roll = Roll
act-keep-key = Keep key
act-keep-door = Keep door
act-enter = Open the door
act-out = I'm out!
act-stay = Stay
act-throw = Throw the dragon dice
dice-free = Free dice
dice-kept = Set aside
dragon-asleep = The Dragon sleeps.
thrower = { $name } has the dragon dice.

# Facts
news-sat = { $name } sits down.
news-seat-left = { $name } leaves the seat.
news-ready = { $name } is ready.
news-began = The game begins: { $names }.
news-deal-restarted = { $names } did not answer in time. The deal is prepared again.
news-stood-in-bot = { $name } is away. A bot plays on.
news-stood-in-rest = { $name } is away and rests in the camp.
news-stood-in-agreed = Everyone agreed: a bot plays for { $name }.
news-vote-asked = Should a bot play for { $name }? Everyone else must agree.
news-vote-agree = { $by } agrees that a bot plays for { $name }.
news-vote-refuse = { $by } does not agree that a bot plays for { $name }.
news-vote-dropped = No bot plays for { $name }.
vote-question = Should a bot play for { $name } until they come back?
vote-agree = Yes, let a bot play
vote-refuse = No, wait for { $name }
vote-own = The others ask whether a bot should play for { $name }.
vote-own-here = I am here
vote-own-agree = Let the bot play
vote-agreed = Agreed: { $names }
news-back = { $name } is back.
news-host = { $name } is the host now.
news-agreed = Something else was agreed.
fact-began = Expedition { $number } begins.
fact-treasure = { $count ->
    [one] { $worth } for one alone: { $each }.
   *[other] { $worth } for { $count }: { $each } each, { $stays ->
        [0] nothing stays
        [one] { $stays } stays
       *[other] { $stays } stay
    }.
}
fact-hazard = First hazard of its kind: { $hazard }. One more is a trap.
fact-relic = On the path lies { $relic }.
fact-trap = { $count ->
    [one] Trap: { $hazard }! { $names } loses { $lost }.
   *[other] Trap: { $hazard }! { $names } lose { $lost } each.
}
fact-all-go-on = Everybody goes on.
fact-deck-out = The deck is empty: everybody goes home.
fact-home = { $count ->
    [one] { $names } goes home with { $carried } carried and { $share } from the path: { $total }.
   *[other] { $names } go home, each with { $carried } carried and { $share } from the path: { $total }. { $stays ->
        [0] Nothing stays.
        [one] { $stays } stays on the path.
       *[other] { $stays } stay on the path.
    }
}
fact-relic-taken = { $name } takes { $relic }, worth { $worth }.
fact-relic-lost = Lost for good: { $relic }.
fact-expedition-ended = { $bank ->
    [0] The expedition is over.
    [one] The expedition is over; { $bank } ruby stays in the dark.
   *[other] The expedition is over; { $bank } rubies stay in the dark.
}
fact-resting = { $count ->
    [one] { $names } rests in the camp.
   *[other] { $names } rest in the camp.
}
fact-cave-rolled = { $taken ->
    [0] { $name } rolls { $roll }.
    [one] { $name } rolls { $roll } and takes { $taken } diamond.
   *[other] { $name } rolls { $roll } and takes { $taken } diamonds.
}
fact-kept = { $name } keeps: { $find }.
fact-troll = { $lost ->
    [0] The Troll comes! { $name } loses nothing.
    [one] The Troll comes! { $name } loses { $lost } diamond.
   *[other] The Troll comes! { $name } loses { $lost } diamonds.
}
fact-hall = { $name } opens the door to the hall. { $thrower } has the dragon dice.
fact-hall-rolled = { $taken ->
    [0] { $name } finds nothing.
    [one] { $name } takes { $taken } gold nugget.
   *[other] { $name } takes { $taken } gold nuggets.
}
fact-dragon-thrown = { $name } throws: { $faces }.
fact-dragon-awoke = The Dragon is awake! { $name } loses { $lost }.
fact-left = { $name } is out with { $brought }.
fact-turn = It is { $name }'s turn.

# The end
over = The game is over.
winners = { $count ->
    [one] { $names } wins with { $score }.
   *[other] Shared victory for { $names } with { $score }.
}
standings = Standings
standings-name = Name
again = Play again
again-waiting = You are ready. The next game begins when everybody is.
not-over-hint = Begins when everybody is ready.

# The state of things
state-empty = Nothing lies on the path yet.
state-path = { $rubies ->
    [one] On the path: { $path }, with { $rubies } ruby left.
   *[other] On the path: { $path }, with { $rubies } rubies left.
}
state-met = One more of these is a trap: { $hazards }.
state-inside = In the cave: { $names }. Each carries { $carried }.
state-chest = In your chest: { $amount }.
state-troll = It is { $name }'s turn; beside the bag: { $beside }. In the cave { $diamonds } diamonds, in the hall { $nuggets } nuggets, in the Troll's Hand { $hand }.

# Help
help = Help
help-title = Keys
help-continue = Continue
help-leave = Leave
help-throw = Throw the dragon dice, where one device is shared
help-confirm = Press the chosen button
help-repeat = Say the last news again
help-state = Say the state of the cave
help-help = This help

# Reactions
reactions = Call across the table
reaction-wow = Wow!
reaction-haha = Haha!
reaction-ouch = Ouch!
reaction-phew = Phew…
reaction-bravo = Bravo!
reaction-hurry = Hurry up!
reaction-thanks = Thank you!
reaction-good-game = Good game!

# Settings
settings = Settings
settings-language = Language
settings-motion = Motion
settings-motion-system = as the device says
settings-motion-full = on
settings-motion-none = off
settings-sound = Sound
settings-size = Text size
settings-size-normal = normal
settings-size-large = large
settings-size-largest = largest
settings-contrast = Contrast
settings-contrast-system = as the device says
settings-contrast-high = high
settings-odds = Show the odds of a trap
settings-keys = Single letters as keys (C, L, R, S, ?)
turn-mark = at play
