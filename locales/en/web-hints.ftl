# Hints for learners, at tables that have agreed on them.

hints-ask = What would the master do?
hints-why = Why, and how sure is that?
hints-offer = Hints for learners
hints-offer-about = Whoever has to decide may ask what the master would do. Everybody sees that this is allowed.
hints-not-public = No hints for learners: a public table has none.
hints-not-listed = Tables with hints for learners are not shown in the list of public tables.
hints-wins = wins { $win } %
hints-rubies-continue = { $rubies } in hand after one more card
hints-rubies-leave = { $rubies } brought home
hints-trap = Chance of a trap: { $trap } %.
hints-exact = All numbers are exact: this game of two is solved.
hints-estimated = The chances of winning are estimated, ± { $error }.
hints-closed = The chests are closed, so no chance of winning is told.
hints-danger = Chance that the next dice take everything: { $danger } %.
hints-dice-best = { $best ->
    [leave] Go home: that brings
    [enter] Open the door: that brings
    [keep-key] Keep the key: that brings
    [keep-door] Keep the door: that brings
    [stay] Stay: that brings
   *[roll] Roll: that brings
} { $worth } on average.
hints-dice-worth = brings { $worth }
hints-dice-about = Exact for what this turn brings home: 1 for a diamond, 3 for a nugget. What others have is not weighed.
help-hint = At a table with hints: what would the master do?
