# The cave as a scene: the camp between expeditions, the end, and what can be done while waiting.

camp-over = Expedition { $number } is over
camp-safe = Safe at camp
camp-caught = Caught in the cave
path-relic-taken = { $card }, taken by { $name }
finale-title = Opening the chests…
finale-you-win = You win!
finale-you-share = You share the victory!
awards = Awards
award-nerve = Nerves of steel
award-nerve-why = { $count ->
    [one] { $name }: { $count } card deep
   *[other] { $name }: { $count } cards deep
}
award-haul = Biggest haul
award-haul-why = { $count ->
    [one] { $name }: { $count } ruby in one go
   *[other] { $name }: { $count } rubies in one go
}
award-relics = Relic hunter
award-relics-why = { $name }: relics worth { $count }
award-loss = Boldest loss
award-loss-why = { $count ->
    [one] { $name }: { $count } ruby left in the dark
   *[other] { $name }: { $count } rubies left in the dark
}
share-picture = Share a picture
share-picture-saved = The picture is saved.
camp-faster = Faster
guess-title = Who gets caught next?
guess-nobody = Nobody
guess-right = You guessed right!
guess-wrong = Not this time.
guess-yours = Your guess: { $name }
card-peek = Hold to see your choice
card-sealed = Your choice is sealed.
card-change = Change it
