# What `tacora verify` finds.

verify-deal = Sealed deal of game { $game }
verify-commitment = seal
verify-no-nonce = nothing added
verify-bot = a bot, nothing added
verify-dropped = left out, nothing added
verify-draws = { $count ->
    [0] Nothing has been drawn yet.
    [one] The only draw matches the sealed deal.
   *[other] All { $count } draws match the sealed deal.
}
verify-after = { $count ->
    [one] The deal starts after one draw that came from another game and wasn’t checked.
   *[other] The deal starts after { $count } draws that came from another game and weren’t checked.
}
verify-restarts = { $count ->
    [one] The deal was prepared a second time, because someone announced a number and didn’t reveal it.
   *[other] The deal was prepared { $count } more times, because someone announced a number and didn’t reveal it.
}
verify-version-1 = This is a version 1 deal: it can’t rule out that the dealer chose the number of a bot, or of a player who was in on it.
verify-over = The game is over.
verify-not-over = The game isn’t over yet.
verify-compare = Compare the lines above with those that were shown before the first draw: they must be the same.
