# What `tacora review` says.

review-exact = Every value is exact: this game of two is solved. Numbers are points: 100 is a sure win.
review-estimated = Values are estimated: the coach has played on from every choice { $tries } times, as the master would, who is strong, not perfect. Numbers are points: 100 is a sure win. The number after ± is the standard error of the sampling.
review-nearest = The master was taught another deck, so take them with care.
review-parts = Fair share + own decisions + others’ decisions + luck of the cards + luck of guessing = result.
review-costliest = { $name }, the costliest moments:
review-no-mistake = { $name }: no decision was clearly a mistake.
review-moment = Expedition { $expedition }, { $cards ->
    [0] before the first card
    [one] after { $cards } card
   *[other] after { $cards } cards
}: { $choice ->
    [leave] left
   *[continue] went on
} with { $carried } in hand and { $path } on the path, a trap at { $trap } %. Cost { $loss }.
review-master = { $tenths ->
    [0] The master always leaves here.
    [10] The master always goes on here.
    [one] The master goes on { $tenths } time in 10.
   *[other] The master goes on { $tenths } times in 10.
}
review-reason = Going on: { $win-continue } to win, { $rubies-continue } in hand after one more card. Leaving: { $win-leave } to win, { $rubies-leave } brought home.
review-choice = { $choice ->
    [leave] leave
   *[continue] go on
}

review-column-score = score
review-column-accuracy = accuracy
review-column-loss = loss
review-column-fair = fair
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
review-column-mix = master goes on
review-column-win-continue = win going on
review-column-win-leave = win leaving
review-column-stakes = stakes

review-dice-exact = Every value is exact: what a turn brings home on average, 1 for a diamond and 3 for a nugget.
review-dice-parts = Expected of one’s turns − loss by choices + luck of the dice + luck of the race + from the Dragon = score.
review-dice-moment = Turn { $turn }: { $choice ->
    [leave] went home
    [enter] opened the door
    [keep-key] kept the key
    [keep-door] kept the door
    [stay] stayed
   *[roll] rolled
} with { $risk } at risk. Cost { $loss }.
review-dice-better = Better: { $best ->
    [leave] go home
    [enter] open the door
    [keep-key] keep the key
    [keep-door] keep the door
    [stay] stay
   *[roll] roll
}, worth { $worth-best } instead of { $worth }.
review-dice-choice = { $choice ->
    [leave] go home
    [enter] open the door
    [keep-key] keep the key
    [keep-door] keep the door
    [stay] stay
   *[roll] roll
}
review-dice-win = For the win: from every choice the coach has played the game to its end, up to { $tries } times, with everybody bringing home what they can. Numbers are points: 100 is a sure win. The number after ± is the standard error of the sampling.
review-dice-win-parts = Fair share + own choices + others’ choices + luck = result.
review-dice-win-costliest = { $name }, what cost the most chances of winning:
review-dice-wins-more = Advised: { $advised ->
    [leave] go home
    [enter] open the door
    [keep-key] keep the key
    [keep-door] keep the door
    [stay] stay
   *[roll] roll
}, { $win-advised } to win instead of { $win }.
review-column-expected = expected
review-column-dice = dice
review-column-race = race
review-column-gifts = from the Dragon
review-column-turn = turn
review-column-risk = at risk
review-column-best = best
review-column-luck = luck
review-column-advised = for the win
review-column-win-loss = loss of win

hint-closed-chests = Going on: { $rubies-continue } in hand after one more card. Leaving: { $rubies-leave } brought home. The chests are closed, so there is no chance of winning to tell.
hint-estimated = Estimated, ± { $error }.
hint-dice = Best: { $best ->
    [leave] go home
    [enter] open the door
    [keep-key] keep the key
    [keep-door] keep the door
    [stay] stay
   *[roll] roll
}, worth { $worth-best } on average. Next: { $next ->
    [leave] go home
    [enter] open the door
    [keep-key] keep the key
    [keep-door] keep the door
    [stay] stay
   *[roll] roll
}, worth { $worth-next }.
