# A finished game, gone through again.

end-replay = Watch it again
end-review = What was it worth?
end-fairness = Check the deal
share-link = Link to this moment
file-no-record = This file is not a record: it cannot be read as JSON.

replay-title = Replay
replay-unknown = There is no such game
replay-unknown-text = Only finished games can be watched again, and this server has none with this number.
replay-file = Open a record file
replay-file-other = Open another record file
replay-file-hint = A record is the story of a game in a JSON file: downloaded here, made by a program, or written down at a real table.
replay-controls = Go through the game
replay-scrubber = Moment of the game
replay-first = To the beginning
replay-previous = One step back
replay-play = Play
replay-pause = Pause
replay-next = One step on
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
replay-all-on = everybody goes on
replay-leave = { $count ->
    [one] { $names } goes home
   *[other] { $names } go home
}
replay-as = Play in the place of
replay-continue = Continue from here
replay-continue-hint = Makes a new table that goes on from this moment. Bots take the other seats; friends can take over before you begin.
replay-continue-over = The game is over here. Go back to a moment before the end.
help-replay-step = In a replay: one step back, one step on
help-replay-play = In a replay: play or pause
replay-download = Download the record

my-games = Games you have played
my-games-practice = Practise decisions
my-games-won = { $count ->
    [one] { $names } won with { $score }
   *[other] { $names } won together with { $score }
}
my-games-all = Show all
my-games-none = Finished games are listed here, to be watched again.
my-games-file = Replay a record file
my-games-fairness = How deals are checked

# Charts
charts-title = How the game went
chart-as-table = The same as a table
chart-scores = Scores
chart-expedition = Expedition
chart-turn = Turn
chart-exits = Who left when
chart-exits-hint = The cards of each expedition stand along the top, ★ is a relic. A bar ends where its explorer came out: + with what went into the chest, ✕ caught in the trap.
exit-home = home after card { $card } with { $amount }
exit-trap = { $lost ->
    [0] trapped by card { $card }, nothing lost
   *[other] trapped by card { $card }, { $lost } lost
}
exit-inside = still inside at card { $card }
luck-title = Luck
luck-hint = Gems: what lay on the treasures that were turned while this explorer was in the cave, and what was to be expected of exactly those draws, given the cards that could still come. Traps: how many struck, and how many were to be expected. What somebody made of it is no luck and not in here.
luck-gems = Gems turned (expected)
luck-balance = Difference
luck-traps = Traps (expected)
luck-of = { $count } ({ $expected })
dice-luck-hint = Expected: what the turns of this player bring home on average when every choice is the best one. Choices and dice: what they changed; both are exact. What the Dragon took from others comes on top. The parts add up to the score.
dice-luck-expected = Expected
dice-luck-choices = Choices
dice-luck-dice = Dice
dice-luck-race = Race
dice-luck-gifts = From the Dragon
ends-title = How turns ended
ends-home = Came home
ends-troll = The Troll came
ends-dragon = The Dragon awoke
