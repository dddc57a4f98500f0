# The coach: what every decision of a game was worth.

review-title = The coach
review-loading = The coach is going through the game…
review-exact = Two players and the base deck: that game has been solved, so every number here is exact.
review-estimated = With this many players the game can’t be solved exactly, so these numbers are estimates: for every choice, the coach played on { $tries } times the way the master would. The ± shows how far off they may be, 19 times out of 20. The master is strong, but not perfect.
review-nearest = The master was trained on a different deck, so treat these numbers with care.
review-curve = Chance of winning
review-marks = The numbered marks are the costliest moments for { $name }, explained below.
review-moment = Moment
review-end = The end
review-place = Expedition { $expedition }, { $cards ->
    [0] before the first card
   *[other] card { $cards }
}
review-summary = How well everyone played
review-accuracy = Accuracy
review-loss = Points lost
review-summary-hint = Points lost: what all the decisions cost together, in percentage points of the chance of winning; 0 is perfect. Accuracy: 100 means nothing was lost.
review-of = { $name }: decisions and luck
review-whose = Whose game do you want to see?
review-moments = The costliest moments
review-no-moments = No clear mistakes.
review-said = { $who ->
    [you] You
   *[other] { $name }
} { $choice ->
    [leave] left
   *[continue] kept going
} with { $carried ->
    [0] nothing
   *[other] { $carried }
} in hand. Chance of a trap: { $trap }%.
review-master = { $all ->
    [none] The master always leaves here.
    [all] The master always keeps going here.
   *[some] { $tenths ->
        [one] The master keeps going 1 time in 10.
       *[other] The master keeps going { $tenths } times in 10.
    }
}
review-why-safe = There can’t be a trap yet.
review-why-more = After one more card you’d have { $more } in hand on average; leaving brings { $held } home.
review-why-behind = On average one more card means fewer rubies, but what’s in hand is rarely enough to win.
review-why-less = After one more card you’d have only { $more } in hand on average; leaving brings { $held } home.
review-why-enough = On average one more card brings more rubies, but not enough to be worth the risk.
review-chances = Keep going: wins { $continue }% of the time. Leave: wins { $leave }% of the time.
review-cost = cost { $loss } points
review-cost-estimated = cost { $loss } ± { $error } points
review-see = See this moment
review-practise = Practise moments like these
review-parts = Decisions and luck
review-parts-hint = From an equal share of the win to the result, in points; the lines mark 0 and 100. The parts add up.
review-part-fair = Equal share
review-part-own = Own decisions
review-part-others = Others’ decisions
review-part-cards = Luck with the cards
review-part-guessing = Luck with guessing
review-part-result = Result
review-decisions = Every decision
review-decisions-open = { $count ->
    [one] { $count } decision in numbers
   *[other] All { $count } decisions in numbers
}
review-column-choice = Choice
review-column-carried = Carried
review-column-trap = Trap
review-column-mix = Master keeps going
review-column-win-continue = Wins if continuing
review-column-win-leave = Wins if leaving
review-column-rubies-continue = Rubies after one more card
review-column-rubies-leave = Rubies if leaving
review-column-stakes = Stakes
review-column-loss = Cost

review-dice-lead = What a turn brings home on average is exact: 1 for a diamond, 3 for a nugget. What that meant for winning is an estimate.
review-dice-of = { $name }: accuracy { $accuracy }
review-dice-place = Turn { $turn }
review-dice-done = { $choice ->
    [leave] Got out
    [enter] Opened the door
    [keep-key] Kept the key
    [keep-door] Kept the door
    [stay] Stayed
   *[roll] Rolled
} with { $risk ->
    [0] nothing
   *[other] { $risk }
} at risk.
review-dice-better = { $best ->
    [leave] Getting out
    [enter] Opening the door
    [keep-key] Keeping the key
    [keep-door] Keeping the door
    [stay] Staying
   *[roll] Rolling
} was worth { $worth-best } instead of { $worth }.
review-dice-win = Chances of winning
review-dice-win-loss = Together, these choices lowered the chance of winning by { $loss } ± { $error } points.
review-dice-win-hint = For every choice, the coach played the game to the end up to { $tries } times, with everyone bringing home what they can. The ± shows how far off the numbers may be, 19 times out of 20. The coach recommends a choice that brings home less only if it clearly wins more often.
review-dice-wins-more = { $advised ->
    [leave] Getting out
    [enter] Opening the door
    [keep-key] Keeping the key
    [keep-door] Keeping the door
    [stay] Staying
   *[roll] Rolling
} wins { $win-advised }% of the time instead of { $win }%.
review-part-luck = Luck, and who went first

practice-title = Practice
practice-lead = Moments from real games where a choice proved costly. What would you do?
practice-loading = Looking for moments…
practice-none = No moment was costly enough to practise. You played well – or it was a short game.
practice-number = Moment { $number } of { $count }
practice-you-are = You’re playing { $name }.
practice-right = Just what the master would do!
practice-wrong = The master would choose differently.
practice-then = In the game, { $name } { $choice ->
    [leave] left
   *[continue] kept going
} ({ $cost }).
practice-dice-then = What { $name } did in the game ({ $cost }): { $done }
practice-next = Next moment
practice-again = Start again
practice-score = { $right } of { $count } right
practice-end = All done: { $right } of { $count } right.
practice-back = Back
