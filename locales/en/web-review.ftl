# The coach: what every decision of a game was worth.

review-title = The coach
review-loading = The coach goes through the game…
review-exact = Two played the base deck, and that game is solved: every number here is exact.
review-estimated = So many players cannot be solved exactly, so the numbers are estimated: the coach has played on from every choice { $tries } times, as the master would. ± says how far chance may have misled it, 19 times in 20; the master is strong, not perfect.
review-nearest = The master was taught another deck, so take them with care.
review-curve = Chance of winning
review-marks = The numbered marks are the costliest moments of { $name }; they stand below in words.
review-moment = Moment
review-end = The end
review-place = Expedition { $expedition }, { $cards ->
    [0] before the first card
   *[other] card { $cards }
}
review-summary = How well it was played
review-accuracy = Accuracy
review-loss = Skill loss
review-summary-hint = Skill loss is what all decisions cost together, in points of the win: 0 is perfect. Accuracy is 100 for play without a loss and falls with the average loss of a decision that mattered.
review-of = { $name }: decisions and luck
review-whose = Whose game?
review-moments = The costliest moments
review-no-moments = Not one decision was clearly a mistake.
review-said = { $who ->
    [you] You
   *[other] { $name }
} { $choice ->
    [leave] left
   *[continue] went on
} with { $carried } in hand, at a { $trap } % chance of a trap.
review-master = { $all ->
    [none] The master always leaves here.
    [all] The master always goes on here.
   *[some] { $tenths ->
        [one] The master goes on once in 10.
       *[other] The master goes on { $tenths } times in 10.
    }
}
review-why-safe = No trap can come yet.
review-why-more = After one more card { $more } are in hand on average; leaving brings { $held } home.
review-why-behind = One more card costs rubies on average, but what is in hand rarely wins the game.
review-why-less = After one more card only { $more } are in hand on average; leaving brings { $held } home.
review-why-enough = One more card brings rubies on average, but they are not worth the risk.
review-chances = Going on wins { $continue } %, leaving { $leave } %.
review-cost = cost { $loss } points
review-cost-estimated = cost { $loss } ± { $error } points
review-see = See the moment
review-practise = Practise such moments
review-parts = Decisions and luck
review-parts-hint = From a fair share of the win to the result, in points; the lines stand at 0 and at 100. The parts add up.
review-part-fair = Fair share
review-part-own = Own decisions
review-part-others = Others’ decisions
review-part-cards = Luck of the cards
review-part-guessing = Luck of guessing
review-part-result = Result
review-decisions = Every decision
review-decisions-open = { $count ->
    [one] { $count } decision in numbers
   *[other] All { $count } decisions in numbers
}
review-column-choice = Choice
review-column-carried = Carried
review-column-trap = Trap
review-column-mix = Master goes on
review-column-win-continue = Wins going on
review-column-win-leave = Wins leaving
review-column-rubies-continue = Rubies after a card
review-column-rubies-leave = Rubies home
review-column-stakes = Stakes
review-column-loss = Cost

review-dice-lead = What a turn brings home is exact here: 1 for a diamond, 3 for a nugget, on average. What that meant for the win is estimated.
review-dice-of = { $name }: accuracy { $accuracy }
review-dice-place = Turn { $turn }
review-dice-done = { $choice ->
    [leave] Went home
    [enter] Opened the door
    [keep-key] Kept the key
    [keep-door] Kept the door
    [stay] Stayed
   *[roll] Rolled
} with { $risk } at risk.
review-dice-better = { $best ->
    [leave] Going home
    [enter] Opening the door
    [keep-key] Keeping the key
    [keep-door] Keeping the door
    [stay] Staying
   *[roll] Rolling
} was worth { $worth-best } instead of { $worth }.
review-dice-win = For the win
review-dice-win-loss = The choices cost { $loss } ± { $error } points of the win together.
review-dice-win-hint = From every choice the coach has played the game to its end, up to { $tries } times, with everybody bringing home what they can. ± says how far chance may have misled it, 19 times in 20. Something else than what brings home most is advised only where it certainly wins more often.
review-dice-wins-more = { $advised ->
    [leave] Going home
    [enter] Opening the door
    [keep-key] Keeping the key
    [keep-door] Keeping the door
    [stay] Staying
   *[roll] Rolling
} wins { $win-advised } % instead of { $win } %.
review-part-luck = Luck, and who began

practice-title = Practice
practice-lead = Moments from real games in which something was lost. What would you do?
practice-loading = Looking for moments…
practice-none = No moment was costly enough to practise. Well played, or a short game.
practice-number = Moment { $number } of { $count }
practice-you-are = You are { $name }.
practice-right = That is what the master does.
practice-wrong = The master chooses otherwise.
practice-then = In the game: { $choice ->
    [leave] { $name } left
   *[continue] { $name } went on
}, { $cost }.
practice-dice-then = In the game { $name }: { $done } ({ $cost })
practice-next = Next moment
practice-again = From the beginning
practice-score = { $right } of { $count } right
practice-end = That was all: { $right } of { $count } right.
practice-back = Back
