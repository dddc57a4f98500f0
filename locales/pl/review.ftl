# Co mówi `tacora review`.

review-exact = Wszystkie wartości są dokładne: gra dla dwóch osób jest rozwiązana. Liczby to punkty: 100 oznacza pewną wygraną.
review-estimated = Wartości są szacunkowe: dla każdego wyboru trener rozegrał dalszy ciąg { $tries } razy, tak jak zrobiłby to mistrz, który jest silny, ale nie doskonały. Liczby to punkty: 100 oznacza pewną wygraną. Liczba po ± to błąd standardowy.
review-nearest = Mistrz uczył się na innej talii, więc traktuj te liczby ostrożnie.
review-parts = Równy udział + własne decyzje + decyzje innych + szczęście w kartach + szczęście w zgadywaniu = wynik.
review-costliest = { $name } – najkosztowniejsze decyzje:
review-no-mistake = { $name }: żadna decyzja nie była wyraźnym błędem.
review-moment = Wyprawa { $expedition }, { $cards ->
    [0] przed pierwszą kartą
    [one] po { $cards } karcie
    [few] po { $cards } kartach
   *[other] po { $cards } kartach
}: { $choice ->
    [leave] powrót
   *[continue] dalej w głąb
}, przy sobie { $carried ->
    [0] nic
   *[other] { $carried }
}, w korytarzu { $path ->
    [0] nic
   *[other] { $path }
}, ryzyko wpadnięcia w pułapkę { $trap }%. Koszt: { $loss }.
review-master = { $tenths ->
    [0] Mistrz zawsze tu wraca.
    [10] Mistrz zawsze idzie tu dalej.
    [one] Mistrz idzie dalej { $tenths } raz na 10.
    [few] Mistrz idzie dalej { $tenths } razy na 10.
   *[other] Mistrz idzie dalej { $tenths } razy na 10.
}
review-reason = Dalej: wygrana w { $win-continue }% gier, { $rubies-continue } przy sobie po kolejnej karcie. Powrót: wygrana w { $win-leave }% gier, { $rubies-leave } do skrzyni.
review-choice = { $choice ->
    [leave] wracam
   *[continue] idę dalej
}

review-column-score = punkty
review-column-accuracy = trafność
review-column-loss = strata
review-column-fair = równy udział
review-column-own = własne
review-column-others = inni
review-column-cards = karty
review-column-guessing = zgadywanie
review-column-result = wynik
review-column-name = imię
review-column-expedition = wyprawa
review-column-cards-lying = karty
review-column-carried = przy sobie
review-column-trap = ryzyko pułapki
review-column-choice = wybór
review-column-mix = mistrz idzie dalej
review-column-win-continue = szansa: dalej
review-column-win-leave = szansa: powrót
review-column-stakes = stawka

review-dice-exact = Wszystkie wartości są dokładne: ile średnio przynosi tura, licząc 1 za diament i 3 za samorodek.
review-dice-parts = Oczekiwane z własnych tur − koszt wyborów + szczęście w kościach + szczęście w wyścigu + od Smoka = wynik.
review-dice-moment = Tura { $turn }: { $choice ->
    [leave] „Wychodzę!”
    [enter] „Otwórz drzwi”
    [keep-key] „Zatrzymaj klucz”
    [keep-door] „Zatrzymaj drzwi”
    [stay] „Zostaję”
   *[roll] „Rzuć”
}, do stracenia { $risk ->
    [0] nic
   *[other] { $risk }
}. Koszt: { $loss }.
review-dice-better = Lepiej: { $best ->
    [leave] wyjść
    [enter] otworzyć drzwi
    [keep-key] zatrzymać klucz
    [keep-door] zatrzymać drzwi
    [stay] zostać
   *[roll] rzucać
} ({ $worth-best } zamiast { $worth }).
review-dice-choice = { $choice ->
    [leave] wyjść
    [enter] otworzyć drzwi
    [keep-key] zatrzymać klucz
    [keep-door] zatrzymać drzwi
    [stay] zostać
   *[roll] rzucać
}
review-dice-win = Szanse na wygraną: dla każdego wyboru trener rozegrał grę do końca najwyżej { $tries } razy, przy czym każdy starał się przynieść jak najwięcej. Liczby to punkty: 100 oznacza pewną wygraną. Liczba po ± to błąd standardowy.
review-dice-win-parts = Równy udział + własne wybory + wybory innych + szczęście = wynik.
review-dice-win-costliest = { $name } – wybory, które najbardziej zmniejszyły szanse na wygraną:
review-dice-wins-more = Rada: { $advised ->
    [leave] wyjść
    [enter] otworzyć drzwi
    [keep-key] zatrzymać klucz
    [keep-door] zatrzymać drzwi
    [stay] zostać
   *[roll] rzucać
}; wygrana w { $win-advised }% gier zamiast w { $win }%.
review-column-expected = oczekiwane
review-column-dice = kości
review-column-race = wyścig
review-column-gifts = od Smoka
review-column-turn = tura
review-column-risk = do stracenia
review-column-best = najlepiej
review-column-luck = szczęście
review-column-advised = by wygrać
review-column-win-loss = stracone szanse

hint-closed-chests = Dalej: { $rubies-continue } przy sobie po kolejnej karcie. Powrót: { $rubies-leave } do skrzyni. Skrzynie są zamknięte, więc szanse na wygraną pozostają tajne.
hint-estimated = Wartość szacunkowa, ± { $error }.
hint-dice = Najlepiej: { $best ->
    [leave] wyjść
    [enter] otworzyć drzwi
    [keep-key] zatrzymać klucz
    [keep-door] zatrzymać drzwi
    [stay] zostać
   *[roll] rzucać
} (średnio { $worth-best }). Na drugim miejscu: { $next ->
    [leave] wyjść
    [enter] otworzyć drzwi
    [keep-key] zatrzymać klucz
    [keep-door] zatrzymać drzwi
    [stay] zostać
   *[roll] rzucać
} ({ $worth-next }).
