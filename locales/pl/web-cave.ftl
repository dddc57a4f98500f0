# The cave as a scene: the camp between expeditions, the end, and what can be done while waiting.

camp-over = Koniec wyprawy { $number }
camp-safe = Bezpiecznie w obozowisku
camp-caught = W pułapce
path-relic-taken = { $card }, ma go { $name }
finale-title = Otwieramy skrzynie…
finale-you-win = Wygrywasz!
finale-you-share = Wspólne zwycięstwo!
awards = Wyróżnienia
award-nerve = Stalowe nerwy
award-nerve-why = { $count ->
    [one] { $name }: { $count } karta w głąb
    [few] { $name }: { $count } karty w głąb
    [many] { $name }: { $count } kart w głąb
   *[other] { $name }: { $count } karty w głąb
}
award-haul = Największy łup
award-haul-why = { $count ->
    [one] { $name }: { $count } rubin naraz
    [few] { $name }: { $count } rubiny naraz
    [many] { $name }: { $count } rubinów naraz
   *[other] { $name }: { $count } rubinu naraz
}
award-relics = Najcenniejsze relikty
award-relics-why = { $name }: relikty warte { $count }
award-loss = Najodważniejsza strata
award-loss-why = { $count ->
    [one] { $name }: { $count } rubin został w ciemności
    [few] { $name }: { $count } rubiny zostały w ciemności
    [many] { $name }: { $count } rubinów zostało w ciemności
   *[other] { $name }: { $count } rubinu zostało w ciemności
}
share-picture = Udostępnij obrazek
share-picture-saved = Obrazek zapisany.
camp-faster = Szybciej
guess-title = Kto teraz wpadnie?
guess-nobody = Nikt
guess-right = Trafione!
guess-wrong = Nie tym razem.
guess-yours = Twój typ: { $name }
card-peek = Przytrzymaj, żeby zobaczyć swój wybór
card-sealed = Twój wybór jest zakryty.
card-change = Zmień
