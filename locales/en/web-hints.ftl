# Hints for learners, at tables that have agreed on them.

hints-ask = What would the master do?
hints-why = Why? And how sure is that?
hints-offer = Hints for beginners
hints-offer-about = When it’s your turn to decide, you can ask what the master would do. Everyone can see that hints are on.
hints-not-public = Hints aren’t available at public tables.
hints-not-listed = Tables with hints aren’t shown in the public list.
hints-wins = wins { $win }% of the time
hints-rubies-continue = { $rubies } rubies in hand after one more card, on average
hints-rubies-leave = { $rubies } rubies brought home
hints-trap = Chance of a trap: { $trap }%.
hints-exact = All numbers are exact: the two-player game has been solved.
hints-estimated = Chances of winning are estimates, ± { $error }.
hints-closed = The chests are closed, so chances of winning stay secret.
hints-danger = Risk of losing everything on the next roll: { $danger }%.
hints-dice-best = { $best ->
    [leave] Best: get out –
    [enter] Best: open the door –
    [keep-key] Best: keep the key –
    [keep-door] Best: keep the door –
    [stay] Best: stay –
   *[roll] Best: roll –
} worth { $worth } on average.
hints-dice-worth = worth { $worth }
hints-dice-about = These numbers are exact averages of what this turn brings home: 1 for a diamond, 3 for a nugget. They don’t take into account what the others have.
help-hint = At a table with hints: what would the master do?
