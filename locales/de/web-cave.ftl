# The cave as a scene: the camp between expeditions, the end, and what can be done while waiting.

camp-over = Expedition { $number } ist vorbei
camp-safe = Sicher im Lager
camp-caught = In der Höhle erwischt
path-relic-taken = { $card }, mitgenommen von { $name }
finale-title = Die Truhen werden geöffnet …
finale-you-win = Du gewinnst!
finale-you-share = Gemeinsamer Sieg!
awards = Auszeichnungen
award-nerve = Die besten Nerven
award-nerve-why = { $count ->
    [one] { $name }: { $count } Karte tief
   *[other] { $name }: { $count } Karten tief
}
award-haul = Größte Beute
award-haul-why = { $count ->
    [one] { $name }: { $count } Rubin auf einmal
   *[other] { $name }: { $count } Rubine auf einmal
}
award-relics = Auf Reliktjagd
award-relics-why = { $name }: Relikte im Wert von { $count }
award-loss = Kühnster Verlust
award-loss-why = { $count ->
    [one] { $name }: { $count } Rubin blieb im Dunkeln
   *[other] { $name }: { $count } Rubine blieben im Dunkeln
}
share-picture = Bild teilen
share-picture-saved = Das Bild ist gespeichert.
camp-faster = Schneller
guess-title = Wen erwischt es als Nächstes?
guess-nobody = Niemanden
guess-right = Richtig geraten!
guess-wrong = Diesmal nicht.
guess-yours = Dein Tipp: { $name }
card-peek = Gedrückt halten, um deine Wahl zu sehen
card-sealed = Deine Wahl ist verdeckt.
card-change = Ändern
