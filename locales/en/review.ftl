# What `tacora review` says.

review-exact = All values are exact: the two-player game has been solved. Values are points: 100 is a certain win.
review-estimated = Values are estimates: for every choice, the coach played on { $tries } times the way the master would (strong, but not perfect). Values are points: 100 is a certain win. The number after ± is the standard error.
review-nearest = The master was trained on a different deck, so treat these numbers with care.
review-parts = Equal share + own decisions + others’ decisions + luck with the cards + luck with guessing = result.
review-costliest = { $name }, the costliest moments:
review-no-mistake = { $name }: no clear mistakes.
review-moment = Expedition { $expedition }, { $cards ->
    [0] before the first card
    [one] after { $cards } card
   *[other] after { $cards } cards
}: { $choice ->
    [leave] left
   *[continue] kept going
} with { $carried ->
    [0] nothing
   *[other] { $carried }
} in hand and { $path ->
    [0] nothing
   *[other] { $path }
} on the path; risk of a trap: { $trap }%. Cost: { $loss }.
review-master = { $tenths ->
    [0] The master always leaves here.
    [10] The master always keeps going here.
    [one] The master keeps going { $tenths } time in 10.
   *[other] The master keeps going { $tenths } times in 10.
}
review-reason = Keep going: wins { $win-continue }% of the time, { $rubies-continue } in hand after one more card. Leave: wins { $win-leave }% of the time, { $rubies-leave } brought home.
review-choice = { $choice ->
    [leave] leave
   *[continue] keep going
}

review-column-score = score
review-column-accuracy = accuracy
review-column-loss = loss
review-column-fair = equal share
review-column-own = own
review-column-others = others
review-column-cards = cards
review-column-guessing = guessing
review-column-result = result
review-column-name = name
review-column-expedition = expedition
review-column-cards-lying = cards
review-column-carried = carried
review-column-trap = trap
review-column-choice = choice
review-column-mix = master continues
review-column-win-continue = chance if continuing
review-column-win-leave = chance if leaving
review-column-stakes = stakes

review-dice-exact = All values are exact: what a turn brings home on average, counting 1 for a diamond and 3 for a nugget.
review-dice-parts = Expected from own turns − cost of own choices + luck with the dice + luck in the race + gifts from the Dragon = score.
review-dice-moment = Turn { $turn }: { $choice ->
    [leave] got out
    [enter] opened the door
    [keep-key] kept the key
    [keep-door] kept the door
    [stay] stayed
   *[roll] rolled
} with { $risk ->
    [0] nothing
   *[other] { $risk }
} at risk. Cost: { $loss }.
review-dice-better = Better: { $best ->
    [leave] get out
    [enter] open the door
    [keep-key] keep the key
    [keep-door] keep the door
    [stay] stay
   *[roll] roll
}, worth { $worth-best } instead of { $worth }.
review-dice-choice = { $choice ->
    [leave] get out
    [enter] open the door
    [keep-key] keep the key
    [keep-door] keep the door
    [stay] stay
   *[roll] roll
}
review-dice-win = Chances of winning: for every choice, the coach played the game to the end up to { $tries } times, with everyone bringing home what they can. Values are points: 100 is a certain win. The number after ± is the standard error.
review-dice-win-parts = Equal share + own choices + others’ choices + luck = result.
review-dice-win-costliest = { $name }, the choices that hurt the chance of winning most:
review-dice-wins-more = Advised: { $advised ->
    [leave] get out
    [enter] open the door
    [keep-key] keep the key
    [keep-door] keep the door
    [stay] stay
   *[roll] roll
}, which wins { $win-advised }% of the time instead of { $win }%.
review-column-expected = expected
review-column-dice = dice
review-column-race = race
review-column-gifts = from the Dragon
review-column-turn = turn
review-column-risk = at risk
review-column-best = best
review-column-luck = luck
review-column-advised = best for winning
review-column-win-loss = win chance lost

hint-closed-chests = Keep going: { $rubies-continue } in hand after one more card. Leave: { $rubies-leave } brought home. The chests are closed, so chances of winning stay secret.
hint-estimated = Estimated, ± { $error }.
hint-dice = Best: { $best ->
    [leave] get out
    [enter] open the door
    [keep-key] keep the key
    [keep-door] keep the door
    [stay] stay
   *[roll] roll
}, worth { $worth-best } on average. Next: { $next ->
    [leave] get out
    [enter] open the door
    [keep-key] keep the key
    [keep-door] keep the door
    [stay] stay
   *[roll] roll
}, worth { $worth-next }.
