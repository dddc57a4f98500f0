# What the web client says.

app-tagline = Go deeper for more, or head home with what you’ve got?
skip-to-content = Skip to content
somebody = Someone
back-home = Home
close = Close
loading = One moment…
not-found-title = Dead end!
not-found-text = There’s no page at this address.
you-mark = you

# Home
home-name = Your name
home-play = Play now
home-play-diamant = Brave the cave with three bots
home-play-troll = Roll against two bots – and don’t wake the Dragon
home-make = Set up a table for friends
home-make-hint = Choose the edition, the bots and the house rules
home-join = Join with a code
home-join-go = Join
home-code = Table code
home-code-bad = A code is ten characters long: letters and digits.
home-code-bad-short = A code is four characters long: letters and digits.
home-code-unknown = No table has this code right now.
home-mine = Carry on with a game
home-public = Public tables
home-public-none = No public tables right now. Start one!
home-seats = { $count ->
    [one] { $count } of { $most } seats taken
   *[other] { $count } of { $most } seats taken
}
game-diamant = Diamant
game-troll-dragon = Troll & Dragon
game-diamant-hint = 3 to 8 explorers. Push on or head home: everyone decides in secret.
game-troll-dragon-hint = 2 to 5 players. Dice, a greedy Troll, and a Dragon that sleeps lightly.
phase-seating = Players are taking their seats.
phase-playing = A game is in progress.
phase-over = The game is over.
hints-on = Hints are on
problem = Sorry, that didn’t work. Please try again.
problem-detail = { $sentence } ({ $detail })
problem-unreachable = Can’t reach the server. Are you online?

# Making a table
new-title = New table
new-game = What would you like to play?
new-box = Which box do you have? Look at the relics.
new-classic-2005 = No relics at all
new-classic-2005-hint = The first edition: snakes, scorpions, rockfall, gas, explosion
new-iello-2016 = Five relics without numbers
new-iello-2016-hint = The first three out of the cave are worth 5, the rest 10
new-iello-numbered = Relics numbered 5, 7, 8, 10, 12 – and spider cards
new-iello-numbered-hint = Spiders, snakes, lava, boulder, ram
new-portal-2025 = Relics numbered 5, 7, 8, 10, 12 – and spike cards
new-portal-2025-hint = Scorpions, snakes, lava, boulder, spikes
new-incan-gold = Artefacts and mummy cards
new-incan-gold-hint = The sister game: ties go to whoever has more artefacts
new-relics = Play with relics
new-race = The race in the hall
new-race-live = As fast as you can
new-race-step = Taking turns: one roll, one throw
new-race-hint = Taking turns is best for young children, screen readers and slow connections.
new-ends = The game ends when
new-ends-one-room = one room is empty
new-ends-both-rooms = both rooms are empty
new-house = House rules
new-clock = Time to decide
new-clock-none = no limit
new-clock-seconds = { $count } seconds
new-absence = If someone is away
new-absence-bot = a bot plays for them
new-absence-rest = their explorer rests at camp
new-timing = While others think
new-timing-shown = everyone sees who has chosen
new-timing-hidden = everyone sees only how many are still thinking
new-listing = List this table publicly
new-company = Bots at the table
new-company-hint = People can take the other seats.
new-add = Add { $name }
new-remove = Remove { $name }
new-make = Create the table
new-bot-cautious = Cautious Bot
new-bot-bold = Bold Bot
new-bot-optimal = Clever Bot

# Seating
seating-title = Take your seats
seating-invite = Invite people
seating-code = Table code
seating-link = Link
seating-copy = Copy the link
seating-copied = Copied.
seating-qr = The link as a QR code
seating-sit = Sit down
seating-up = Stand up
seating-remove = Remove { $name }
seating-add-bot = Add a bot
seating-seats = Seats
seating-host = host
seating-bot = bot
seating-ready = ready
seating-away = away
seating-empty = free seat
seating-say-ready = I’m ready
seating-start = Start now
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
line-gone-text = It doesn’t exist, or it has been closed.

# Waiting
waiting-you = Make your choice!
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
waiting-card = Just a moment: here comes the next card.
waiting-dice = Just a moment: the dice are rolling.
clock-left = { $seconds } s left

# The cave
card-treasure = treasure { $worth }
path-title = Path into the cave
path-entrance = The explorers are going in.
path-rubies = { $count ->
    [one] { $count } ruby here
   *[other] { $count } rubies here
}
path-card = { $card }, { $rubies }
met-title = Hazards so far
met-none = No hazards yet
met-more = one more and it’s a trap
carried = Carried
carried-risk = at risk
chest = Chest
chest-safe = safe
on-path = Left on the path
danger-troll = Chance of the Troll on the next roll: { $percent }% ({ $ways } in { $outcomes }).
danger-dragon = Chance of waking the Dragon on the next throw: { $percent }% ({ $ways } in { $outcomes }).
odds = { $traps ->
    [0] The next card can’t be a trap.
   *[other] Chance of a trap: { $percent }% ({ $traps } of { $cards } cards).
}
explorers = Explorers
where-cave = in the cave
where-camp = at camp
where-resting = resting
state-thinking = thinking
state-chosen = has chosen
hidden-chest = hidden
act-continue = Continue
act-leave = Leave
act-continue-hint = Deeper into the cave
act-leave-hint = Home with { $amount }, plus your share of the path
act-leave-hint-empty = Home with your share of the path
chosen-continue = You’re going deeper.
chosen-leave = You’re heading home.
chosen-change = You can change your mind until everyone has chosen.
in-camp = You’re safe at camp.
watching-only = You’re watching.
log = What happened
relics-of = Relics: { $worth }

# The dice
room-cave = Diamond Cave
room-hall = Treasure Hall
hand = Troll’s Hand
bag = Bag
beside = Found this turn, at risk
turn-of = It’s { $name }’s turn.
turn-yours = It’s your turn.
act-roll = Roll
act-keep-key = Keep key
act-keep-door = Keep door
act-enter = Open the door
act-out = I’m out!
act-stay = Stay
act-throw = Throw the dragon dice
dice-free = Free dice
dice-kept = Set aside
dragon-asleep = The Dragon is asleep.
thrower = { $name } has the dragon dice.

# Facts
news-sat = { $name } sits down.
news-seat-left = { $name } leaves the table.
news-ready = { $name } is ready.
news-began = The game begins: { $names }.
news-deal-restarted = { $names } didn’t answer in time. The deal is being prepared again.
news-stood-in-bot = { $name } is away. A bot is playing for them.
news-stood-in-rest = { $name } is away and is resting at camp.
news-stood-in-agreed = Everyone agreed: a bot is playing for { $name }.
news-vote-asked = Should a bot play for { $name }? Everyone else has to agree.
news-vote-agree = { $by } agrees to a bot playing for { $name }.
news-vote-refuse = { $by } doesn’t want a bot to play for { $name }.
news-vote-dropped = No bot will play for { $name }.
vote-question = Should a bot play for { $name } until they come back?
vote-agree = Yes, let a bot play
vote-refuse = No, wait for { $name }
vote-own = The others are asking if a bot should play for { $name }.
vote-own-here = I’m here
vote-own-agree = Let the bot play
vote-agreed = Agreed: { $names }
news-back = { $name } is back.
news-host = { $name } is now the host.
news-agreed = The table’s rules have changed.
fact-began = Expedition { $number } begins.
fact-treasure = { $worth ->
    [one] { $worth } ruby
   *[other] { $worth } rubies
}{ $count ->
    [one] , all for one explorer.
   *[other] {" "}for { $count }: { $each ->
        [0] not enough to share, { $stays } left on the path
       *[other] { $each } each, { $stays ->
            [0] none left over
           *[other] { $stays } left on the path
        }
    }.
}
fact-hazard = Hazard: { $hazard }. One more and it’s a trap!
fact-relic = Found on the path: { $relic }.
fact-trap = Trap: { $hazard }! { $names } { $count ->
    [one] loses { $lost }
   *[other] { $amount ->
        [0] lose nothing
       *[other] lose { $lost } each
    }
}.
fact-all-go-on = Everyone keeps going.
fact-deck-out = The deck is empty: everyone heads home.
fact-home = { $names } { $count ->
    [one] { $amount ->
        [0] heads home with no rubies
       *[other] heads home with { $total }
    }
   *[other] { $amount ->
        [0] head home with no rubies
       *[other] head home with { $total } each
    }
}{ $share ->
    [0] {""}
   *[other] { $carried ->
        [0] {" "}from the path
       *[other] {" "}({ $carried } carried + { $share } from the path)
    }
}.{ $count ->
    [one] {""}
   *[other] { $stays ->
        [0] {" "}Nothing is left on the path.
        [one] {" "}{ $stays } ruby is left on the path.
       *[other] {" "}{ $stays } rubies are left on the path.
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
    [one] { $names } rests at camp.
   *[other] { $names } rest at camp.
}
fact-cave-rolled = { $name } rolls: { $roll }.{ $taken ->
    [0] {""}
    [one] {" "}That’s { $taken } diamond!
   *[other] {" "}That’s { $taken } diamonds!
}
fact-kept = { $name } keeps the { $find }.
fact-troll = { $lost ->
    [0] Here comes the Troll! { $name } has nothing to lose.
    [one] Here comes the Troll! { $name } loses { $lost } diamond.
   *[other] Here comes the Troll! { $name } loses { $lost } diamonds.
}
fact-hall = { $name } opens the door to the hall. { $thrower } has the dragon dice.
fact-hall-rolled = { $taken ->
    [0] { $name } finds nothing.
    [one] { $name } takes { $taken } gold nugget.
   *[other] { $name } takes { $taken } gold nuggets.
}
fact-dragon-thrown = { $name } throws: { $faces }.
fact-dragon-awoke = The Dragon is awake! { $name } loses { $lost }.
fact-left = { $name } gets out with { $brought }.
fact-turn = It’s { $name }’s turn.

# The end
over = The game is over.
winners = { $count ->
    [one] { $names } wins with { $score ->
        [one] { $score } point
       *[other] { $score } points
    }!
   *[other] Shared victory for { $names } with { $score ->
        [one] { $score } point
       *[other] { $score } points
    }!
}
standings = Standings
standings-name = Name
again = Play again
again-waiting = You’re ready. The next game starts when everyone else is too.
not-over-hint = Starts when everyone is ready.

# The state of things
state-empty = The path is still empty.
state-expedition = Expedition { $number } of { $total }.
state-path = { $rubies ->
    [0] On the path: { $path }.
    [one] On the path: { $path }, with { $rubies } ruby left.
   *[other] On the path: { $path }, with { $rubies } rubies left.
}
state-met = One more of these and it’s a trap: { $hazards }.
state-inside = { $count ->
    [one] In the cave: { $names }, carrying { $carried }.
   *[other] In the cave: { $names }. Each carries { $carried }.
}
state-chest = In your chest: { $amount }.
state-troll = It’s { $name }’s turn. Beside the bag: { $beside }. Diamonds in the cave: { $diamonds }. Nuggets in the hall: { $nuggets }. In the Troll’s Hand: { $hand }.

# Help
help = Help
help-title = Keyboard shortcuts
help-continue = Continue
help-leave = Leave
help-throw = Throw the dragon dice (on a shared device)
help-confirm = Press the selected button
help-repeat = Repeat the last announcement
help-state = Read out how things stand
help-help = Show this help

# Reactions
reactions = Reactions
reaction-wow = Wow!
reaction-haha = Haha!
reaction-ouch = Ouch!
reaction-phew = Phew…
reaction-bravo = Bravo!
reaction-hurry = Hurry up!
reaction-thanks = Thanks!
reaction-good-game = Good game!

# Settings
settings = Settings
settings-language = Language
settings-motion = Animations
settings-motion-system = same as device
settings-motion-full = on
settings-motion-none = off
settings-pace = Pace of cards and dice
settings-pace-quick = quick
settings-pace-normal = normal
settings-pace-festive = leisurely
settings-sound = Sound
settings-volume = Volume
settings-haptics = Vibration
settings-size = Text size
settings-size-normal = normal
settings-size-large = large
settings-size-largest = largest
settings-contrast = Contrast
settings-contrast-system = same as device
settings-contrast-high = high
settings-odds = Show the odds of a trap
settings-keys = Single-letter shortcuts (C, L, R, S, ?)
turn-mark = playing now

# What a tab is called.
title-review = Review
title-practice = Practice
title-screen = Big screen
title-card = Decision card

# What everybody must be able to see
fact-hazard-harmless = Hazard: { $hazard }. There’s no other card like it, so it can no longer trap anyone.
state-harmless = No longer able to trap anyone: { $hazards }.
met-harmless = can no longer trap anyone
fact-hazard-out = One hazard card leaves the game: { $hazard }.
fact-relic-added = Shuffled into the deck: { $relic }.
state-relics = Anyone leaving alone now takes relics worth { $worth }.
state-relic-added = Shuffled in for this expedition: { $relic }.
state-relic-next = Next on the pile: { $relic }.
state-removed = Out of the game: { $cards }.
state-removed-cards = { $card } × { $count }
path-relic-worth = { $card }, worth { $worth } now
fact-dragon-shares = { $hand ->
    [0] Shared out: { $shares }.
    [one] Shared out, with { $hand } diamond from the Troll’s Hand: { $shares }.
   *[other] Shared out, with { $hand } diamonds from the Troll’s Hand: { $shares }.
}
fact-dragon-share = { $name } ({ $share })
tie-shared = Their scores are equal, and nothing breaks the tie.
tie-relics = It’s a tie on points: whoever has more relics wins.
tie-nuggets = It’s a tie on points: whoever has more gold nuggets wins.
ruler-title = Counting nuggets in threes
ruler-of = { $name }: { $nuggets ->
    [one] { $nuggets } gold nugget
   *[other] { $nuggets } gold nuggets
} × 3 = { $worth }
agree-dragon = The Dragon
agree-dragon-calm = sleeps deeply (one dragon on each die)
agree-dragon-standard = as usual (one dragon on one die, two on the other)
agree-dragon-wild = sleeps lightly (two dragons on each die)
agree-dragon-own = your own dice
seating-first = The first seat starts: the youngest player should sit there.
seating-starts = starts
seating-let-start = Let { $name } start
