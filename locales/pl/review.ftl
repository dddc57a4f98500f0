# Co mówi `tacora review`.

review-exact = Wszystkie wartości są dokładne: ta gra we dwoje jest rozwiązana. Liczby to punkty: 100 oznacza pewną wygraną.
review-estimated = Wartości są szacowane: trener rozegrał dalszy ciąg każdego wyboru { $tries } razy, tak jak zrobiłby to mistrz, który jest silny, ale nie doskonały. Liczby to punkty: 100 oznacza pewną wygraną. Liczba po ± to błąd standardowy próby.
review-nearest = Mistrz uczył się na innej talii, więc traktuj je ostrożnie.
review-parts = Sprawiedliwy udział + własne decyzje + decyzje innych + szczęście w kartach + szczęście w zgadywaniu = wynik.
review-costliest = { $name } – najdroższe chwile:
review-no-mistake = { $name }: żadna decyzja nie była wyraźnym błędem.
review-moment = Wyprawa { $expedition }, { $cards ->
    [0] przed pierwszą kartą
    [one] po { $cards } karcie
   *[other] po { $cards } kartach
}: { $choice ->
    [leave] powrót
   *[continue] dalej w głąb
}, niesione { $carried }, w korytarzu { $path }, pułapka { $trap } %. Koszt { $loss }.
review-master = { $tenths ->
    [0] Mistrz zawsze tu wraca.
    [10] Mistrz zawsze idzie tu dalej.
    [one] Mistrz idzie dalej { $tenths } raz na 10.
   *[other] Mistrz idzie dalej { $tenths } razy na 10.
}
review-reason = Dalej: { $win-continue } na wygraną, { $rubies-continue } w ręku po kolejnej karcie. Powrót: { $win-leave } na wygraną, { $rubies-leave } do skrzyni.
review-choice = { $choice ->
    [leave] wracam
   *[continue] idę dalej
}

review-column-score = punkty
review-column-accuracy = trafność
review-column-loss = strata
review-column-fair = sprawiedliwie
review-column-own = własne
review-column-others = inni
review-column-cards = karty
review-column-guessing = zgadywanie
review-column-result = wynik
review-column-name = imię
review-column-expedition = wyprawa
review-column-cards-lying = karty
review-column-carried = niesione
review-column-trap = pułapka
review-column-choice = wybór
review-column-mix = mistrz idzie
review-column-win-continue = wygrana: dalej
review-column-win-leave = wygrana: powrót
review-column-stakes = stawka

review-dice-exact = Wszystkie wartości są dokładne: ile tura przynosi średnio do domu, 1 za diament i 3 za samorodek.
review-dice-parts = Oczekiwane z własnych tur − strata przez wybory + szczęście w kościach + szczęście w wyścigu + od Smoka = wynik.
review-dice-moment = Tura { $turn }: { $choice ->
    [leave] powrót
    [enter] otwarcie drzwi
    [keep-key] odłożenie klucza
    [keep-door] odłożenie drzwi
    [stay] pozostanie
   *[roll] rzut
}, zagrożone { $risk }. Koszt { $loss }.
review-dice-better = Lepiej: { $best ->
    [leave] wrócić
    [enter] otworzyć drzwi
    [keep-key] odłożyć klucz
    [keep-door] odłożyć drzwi
    [stay] zostać
   *[roll] rzucać
}, warte { $worth-best } zamiast { $worth }.
review-dice-choice = { $choice ->
    [leave] wrócić
    [enter] otworzyć drzwi
    [keep-key] odłożyć klucz
    [keep-door] odłożyć drzwi
    [stay] zostać
   *[roll] rzucać
}
review-dice-win = O wygraną: od każdego wyboru trener rozegrał grę do końca, nawet { $tries } razy, a każdy przynosił do domu, ile się da. Liczby to punkty: 100 oznacza pewną wygraną. Liczba po ± to błąd standardowy próby.
review-dice-win-parts = Sprawiedliwy udział + własne wybory + wybory innych + szczęście = wynik.
review-dice-win-costliest = { $name } – co kosztowało najwięcej szans na wygraną:
review-dice-wins-more = Rada: { $advised ->
    [leave] wrócić
    [enter] otworzyć drzwi
    [keep-key] odłożyć klucz
    [keep-door] odłożyć drzwi
    [stay] zostać
   *[roll] rzucać
}, { $win-advised } na wygraną zamiast { $win }.
review-column-expected = oczekiwane
review-column-dice = kości
review-column-race = wyścig
review-column-gifts = od Smoka
review-column-turn = tura
review-column-risk = zagrożone
review-column-best = najlepiej
review-column-luck = szczęście
review-column-advised = dla wygranej
review-column-win-loss = strata wygranej

hint-closed-chests = Dalej: { $rubies-continue } w ręku po kolejnej karcie. Powrót: { $rubies-leave } do skrzyni. Skrzynie są zamknięte, więc szans na wygraną nie podajemy.
hint-estimated = Szacunek, ± { $error }.
hint-dice = Najlepiej: { $best ->
    [leave] wrócić
    [enter] otworzyć drzwi
    [keep-key] odłożyć klucz
    [keep-door] odłożyć drzwi
    [stay] zostać
   *[roll] rzucać
}, średnio warte { $worth-best }. Potem: { $next ->
    [leave] wrócić
    [enter] otworzyć drzwi
    [keep-key] odłożyć klucz
    [keep-door] odłożyć drzwi
    [stay] zostać
   *[roll] rzucać
}, warte { $worth-next }.
