# What `tacora verify` finds.

verify-deal = Sealed deal of game { $game }
verify-commitment = commitment
verify-no-nonce = nothing added
verify-bot = a bot, nothing added
verify-dropped = dropped, nothing added
verify-draws = { $count ->
    [0] Nothing was drawn yet.
    [one] The one draw is what the sealed deal gives.
   *[other] All { $count } draws are what the sealed deal gives.
}
verify-after = { $count ->
    [one] The deal begins after one draw that came from elsewhere and was not checked.
   *[other] The deal begins after { $count } draws that came from elsewhere and were not checked.
}
verify-restarts = { $count ->
    [one] The deal was prepared a second time, because somebody committed to a number and did not reveal it.
   *[other] The deal was prepared { $count } more times, because somebody committed to a number and did not reveal it.
}
verify-version-1 = This is a deal of version 1: it does not exclude that the dealer chose the number of a bot, or of a player who helped.
verify-over = The game is over.
verify-not-over = The game is not over.
verify-compare = Compare the lines above with those that were shown before the first draw: they must be the same.
