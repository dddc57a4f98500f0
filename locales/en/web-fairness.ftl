# Whether a deal was fair.

fair-title = A deal that anyone can check
fair-title-game = The deal of this game
fair-lead = Everything below is worked out on your own device from the record of the game. It doesn’t ask the server that dealt the cards, so you don’t have to trust it.
fair-fits = Everything fits: nobody chose these cards or dice.
fair-fits-here = Everything that can be checked here fits.
fair-fails = Something doesn’t fit.
fair-another = The server sent the record of a different game from the one you asked for.
fair-alone = No player added a number to this deal, so whoever dealt could have tried many secrets before sealing one.
fair-values = What the deal is made of
fair-value-game = Game
fair-value-commitment = Seal (SHA-256 of the secret)
fair-value-secret = Secret
fair-value-nonce = Added by { $name }
fair-value-nothing = nothing
fair-value-bot = nothing: a bot
fair-value-dropped = nothing: announced a number but didn’t reveal it
fair-mark-fits = Fits.
fair-mark-fails = Doesn’t fit.
fair-mark-done = Calculated.
fair-mark-open = Can’t be checked here.

fair-witness-before = The seal is the one this browser saw before the game began.
fair-witness-during = The seal is the one this browser saw during the game.
fair-witness-open = This browser wasn’t at the table. Compare the seal below with the one shown before the first draw.
fair-witness-fails = The seal isn’t the one this browser saw at the table: it has been swapped.
fair-nonce-fits = What this browser added to the deal is in it.
fair-nonce-fails = What this browser added to the deal is missing from it.
fair-order-fits = All the other numbers were fixed before this browser revealed its own.
fair-order-fails = The other numbers aren’t the ones that were fixed before this browser revealed its own.
fair-seats-fits = Every number is the one announced for its seat, and bots added nothing.
fair-seats-fails = A number was added that hadn’t been announced for its seat.
fair-seats-open = This is a version 1 deal, in which numbers weren’t announced: it can’t rule out that the dealer chose a bot’s number.
fair-commitment-fits = The secret is the one that was sealed: its SHA-256 is the seal.
fair-commitment-fails = The secret isn’t the one that was sealed: its SHA-256 isn’t the seal.
fair-key-done = The key of the deal was calculated from the secret, the game and what each seat added:
fair-draws-fits = { $count ->
    [0] There was nothing to draw.
    [one] The only draw was recalculated and matches the deal.
   *[other] { $count } of { $total } draws were recalculated, and all of them match the deal.
}
fair-draws-fails = Draw { $number } of { $total } is wrong. { $place }: the sealed deal gives { $dealt }, the record says { $told }.
fair-draws-after = { $count ->
    [one] One draw before them came from another game and wasn’t checked.
   *[other] { $count } draws before them came from another game and weren’t checked.
}
fair-place-expedition = Expedition { $number }, step { $step }
fair-place-turn = Turn { $number }, step { $step }
fair-face-diamond = diamond
fair-face-key = key
fair-face-door = door
fair-face-troll = troll
fair-face-dragon = dragon
fair-face-blank = blank
fair-face-aside = set aside
fair-face-unknown = unknown

fair-table = Every draw
fair-table-hint = Each draw gives a number smaller than the number of outcomes. Counted from 0, it picks one of the cards that may still come, or the faces of the dice.
fair-column-draw = Draw
fair-column-place = Where
fair-column-number = Number drawn
fair-column-dealt = What the deal gives
fair-column-told = What the record says
fair-number = { $index } of { $outcomes }

fair-obstacle-no-record = This isn’t the record of a game.
fair-obstacle-no-deal = There is nothing to check: this game’s deal wasn’t sealed.
fair-obstacle-no-secret = There is nothing to check yet: the secret is added when the game is over.
fair-obstacle-bad-deal = The deal in this record is invalid, so nothing can be checked.
fair-obstacle-unknown-edition = We don’t know the rules in this record, so its cards can’t be checked.
fair-obstacle-bad-story = This record describes something that can’t have happened, so its draws can’t be checked.

fair-file = Check a record file
fair-file-hint = The file stays on your device.
fair-file-name = File: { $name }

fair-scheme = How it works
fair-step-seal = Before the game the server picks a secret, a very long number, and shows its seal. No one can work out the secret from the seal, and no other secret has the same seal.
fair-step-nonce = Then each player’s device draws a random number and announces only its seal. Once every seal is on the table, all devices show their numbers. So no one can pick a number to suit the others, and neither the server nor all the other players together can choose the cards.
fair-step-draw = Together, the secret and the numbers decide every card and every roll before the first one is drawn.
fair-step-open = When the game is over, the secret is shown.
fair-step-check = Now anyone can seal the secret again, compare, and recalculate every draw. This page does it for you; the exact method is published, so others can write their own checker.
fair-limits = What this can’t show
fair-limit-looked = Whether someone running the server looked at the secret and told a friend what was coming.
fair-limit-conspiracy = A player who plots with the server can announce a number and then not show it. The deal is then prepared again without that player, and everyone sees it happen. Each accomplice can do this only once.
fair-limit-bots = Whether the deal is fair at a table with only bots: bots add nothing to it.
fair-limit-before = Where the seal came from: only those who were at the table saw it before the game. This browser remembers the seals it has seen.
