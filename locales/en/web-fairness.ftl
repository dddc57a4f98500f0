# Whether a deal was fair.

fair-title = A deal that anyone can check
fair-title-game = The deal of this game
fair-lead = Everything below is computed on your own device from the record of the game. The server that dealt is not asked and need not be trusted.
fair-fits = Everything fits: nobody chose these cards or dice.
fair-fits-here = Everything that can be checked here fits.
fair-fails = Something does not fit.
fair-another = The server sent the record of another game than the one that was asked for.
fair-alone = Nobody added anything of their own to this deal, so whoever dealt could have tried many secrets before sealing one.
fair-values = What the deal is made of
fair-value-game = Game
fair-value-commitment = Seal (SHA-256 of the secret)
fair-value-secret = Secret
fair-value-nonce = Added by { $name }
fair-value-nothing = nothing
fair-value-bot = nothing: a bot
fair-value-dropped = nothing: announced a number and did not reveal it
fair-mark-fits = Fits.
fair-mark-fails = Does not fit.
fair-mark-done = Computed.
fair-mark-open = Not known here.

fair-witness-before = The seal is the one that this browser saw before the game began.
fair-witness-during = The seal is the one that this browser saw while the game was running.
fair-witness-open = This browser was not at the table. Compare the seal below with the one that was shown before the first draw.
fair-witness-fails = The seal is not the one that this browser saw at the table: it was exchanged.
fair-nonce-fits = What this browser added to the deal is in it.
fair-nonce-fails = What this browser added to the deal is missing from it.
fair-order-fits = The numbers of all others were fixed before this browser revealed its own.
fair-order-fails = The others’ numbers are not those that were fixed before this browser revealed its own.
fair-seats-fits = Every number is the one that its seat had announced, and bots added nothing.
fair-seats-fails = A number was added that its seat had not announced.
fair-seats-open = This deal is of version 1, in which numbers were not announced: it does not exclude that the dealer chose the number of a bot.
fair-commitment-fits = The secret is the one that was sealed: its SHA-256 is the seal.
fair-commitment-fails = The secret is not the one that was sealed: its SHA-256 is not the seal.
fair-key-done = The key of the deal was computed from the secret, the game and what every seat added:
fair-draws-fits = { $count ->
    [0] There was nothing to draw.
    [one] The only draw was computed again and is what the deal gives.
   *[other] All { $count } of { $total } draws were computed again and are what the deal gives.
}
fair-draws-fails = Draw { $number } of { $total } is wrong. { $place }: the sealed deal gives { $dealt }, the record says { $told }.
fair-draws-after = { $count ->
    [one] One draw before them came from another game and was not checked.
   *[other] { $count } draws before them came from another game and were not checked.
}
fair-place-expedition = Expedition { $number }, step { $step }
fair-place-turn = Turn { $number }, step { $step }
fair-face-diamond = diamond
fair-face-key = key
fair-face-door = door
fair-face-troll = troll
fair-face-dragon = dragon
fair-face-blank = blank
fair-face-aside = aside
fair-face-unknown = nothing known

fair-table = Every draw
fair-table-hint = A number below the number of outcomes is drawn; it counts, from 0, into the row of cards that may still come, or names the faces of the dice.
fair-column-draw = Draw
fair-column-place = Where
fair-column-number = Number drawn
fair-column-dealt = What the deal gives
fair-column-told = What the record says
fair-number = { $index } of { $outcomes }

fair-obstacle-no-record = This is not the record of a game.
fair-obstacle-no-deal = There is nothing to check: this game was not dealt by a program with a seal.
fair-obstacle-no-secret = There is nothing to check yet: the secret is added when the game is over.
fair-obstacle-bad-deal = The deal in this record makes no sense, so nothing can be checked.
fair-obstacle-unknown-edition = The rules in this record are not known here, so its cards cannot be checked.
fair-obstacle-bad-story = This record tells of something that cannot have happened, so its draws cannot be checked.

fair-file = Check a record file
fair-file-hint = The file stays on your device.
fair-file-name = File: { $name }

fair-scheme = How it works
fair-step-seal = Before the game the server thinks of a secret, a very long number, and shows its seal. From the seal nobody can find the secret, and no other secret has the same seal.
fair-step-nonce = Then the device of every player draws a random number and announces only its seal. When the seals of all are on the table, all devices show their numbers. So nobody could choose a number that goes well with the others, and neither the server nor all other players together can choose the cards.
fair-step-draw = Secret and numbers together settle every card and every roll of the game, before the first is drawn.
fair-step-open = When the game is over, the secret is shown.
fair-step-check = Now everybody can seal the secret again, compare, and compute every draw once more. This page does it for you; the exact scheme is published, and others can write their own checker.
fair-limits = What this does not show
fair-limit-looked = Whether somebody who runs the server looked at the secret and told a friend what would come.
fair-limit-conspiracy = A player who plots with the server can announce a number and then not show it. The deal is then prepared again without that seat, once for each such seat, and everybody sees it.
fair-limit-bots = A table of bots only: bots add nothing.
fair-limit-before = Where the seal came from: only those who were at the table have seen it before the game. This browser remembers the seals it has seen.
