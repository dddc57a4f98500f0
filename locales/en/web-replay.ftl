# A finished game, gone through again.

end-replay = Watch it again
end-review = Ask the coach
end-fairness = Check the deal
share-link = Link to this moment
file-no-record = This file isn’t a record: it can’t be read as JSON.

replay-title = Replay
replay-unknown = We can’t find that game
replay-unknown-text = Only finished games can be watched again, and this server doesn’t have one for this link.
replay-file = Open a record file
replay-file-other = Open another record file
replay-file-hint = A record is the story of a game in a JSON file: downloaded here, made by a program, or written down at a real table.
replay-controls = Go through the game
replay-scrubber = Position in the game
replay-first = To the beginning
replay-previous = One step back
replay-play = Play
replay-pause = Pause
replay-next = One step forward
replay-last = To the end
replay-jump = Go to
replay-pace = Speed
replay-pace-slow = slow
replay-pace-normal = normal speed
replay-pace-fast = fast
replay-beginning = The beginning
replay-expedition = Expedition { $number }
replay-turn-of = Turn { $number }: { $name }
replay-turn = Turn { $number }: { $what }
replay-card = Expedition { $expedition }, card { $number }: { $what }
replay-trap = trap, { $hazard }
replay-all-on = everyone keeps going
replay-leave = { $count ->
    [one] { $names } goes home
   *[other] { $names } go home
}
replay-as = Play as
replay-continue = Continue from here
replay-continue-hint = Creates a new table that carries on from this moment. Bots take the other seats; friends can take over before you start.
replay-continue-over = The game is already over here. Go back to an earlier moment.
help-replay-step = In a replay: one step back, one step forward
help-replay-play = In a replay: play or pause
replay-download = Download the record

my-games = Your games
my-games-practice = Practise decisions
my-games-won = { $count ->
    [one] { $names } won with { $score }
   *[other] { $names } won together with { $score }
}
my-games-all = Show all
my-games-none = Your finished games will appear here, ready to watch again.
my-games-file = Watch a game from a file
my-games-fairness = How we keep deals fair

# Charts
charts-title = How the game went
chart-as-table = The same as a table
chart-scores = Scores
chart-expedition = Expedition
chart-turn = Turn
chart-exits = Who left when
chart-exits-hint = The cards of each expedition run along the top; ★ is a relic. A bar ends where its explorer came out: + with what went into the chest, ✕ if caught in a trap.
exit-home = { $amount ->
    [0] home after card { $card } with no rubies
   *[other] home after card { $card } with { $amount }
}
exit-trap = { $lost ->
    [0] trapped by card { $card }, nothing lost
   *[other] trapped by card { $card }, { $lost } lost
}
exit-inside = still inside at card { $card }
exits-of = Expedition { $number }: { $cards }.
exits-each = { $name }: { $exit }.
luck-title = Luck
luck-hint = Gems: how many were on the treasure cards turned over while this explorer was in the cave, and how many to expect on average from those draws. Traps: how many struck, and how many to expect on average. What players made of their luck is not counted here.
luck-gems = Gems found (expected)
luck-balance = Difference
luck-traps = Traps (expected)
luck-of = { $count } ({ $expected })
dice-luck-hint = Expected: what this player’s turns would bring home on average with perfect choices. Choices and Dice: how much each changed that (both exact). From the Dragon: what this player was given when the Dragon caught someone else, including diamonds from the Troll’s Hand. It all adds up to the score.
dice-luck-race-hint = Race: how lucky the throws in the Treasure Hall were, as if both sides were equally fast.
dice-luck-expected = Expected
dice-luck-choices = Choices
dice-luck-dice = Dice
dice-luck-race = Race
dice-luck-gifts = From the Dragon
ends-title = How the turns ended
ends-home = Got out in time
ends-troll = The Troll came
ends-dragon = The Dragon woke up
