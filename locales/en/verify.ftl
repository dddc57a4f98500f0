# What `tacora verify` finds.

verify-deal = Sealed deal of game { $game }
verify-commitment = commitment
verify-no-nonce = nothing added
verify-draws = { $count ->
    [0] Nothing was drawn yet.
    [one] The one draw is what the sealed deal gives.
   *[other] All { $count } draws are what the sealed deal gives.
}
verify-over = The game is over.
verify-not-over = The game is not over.
verify-compare = Compare the lines above with those that were shown before the first draw: they must be the same.
