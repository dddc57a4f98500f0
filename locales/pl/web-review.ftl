# Trener: ile warta była każda decyzja w grze.

review-title = Trener
review-loading = Trener przegląda grę…
review-exact = Dwie osoby, talia podstawowa: ta gra jest rozwiązana, więc wszystkie liczby są dokładne.
review-estimated = Przy tylu graczach nie da się rozwiązać gry dokładnie, więc liczby są szacunkowe: dla każdego wyboru trener rozegrał dalszy ciąg { $tries } razy, tak jak zrobiłby to mistrz. ± to margines błędu, 19 razy na 20. Mistrz jest silny, ale nie doskonały.
review-nearest = Mistrz uczył się na innej talii, więc traktuj te liczby ostrożnie.
review-curve = Szansa na wygraną
review-marks = Ponumerowane znaki to najkosztowniejsze decyzje ({ $name }); opisano je poniżej.
review-moment = Moment
review-end = Koniec
review-place = Wyprawa { $expedition }, { $cards ->
    [0] przed pierwszą kartą
   *[other] karta { $cards }
}
review-summary = Kto jak grał
review-accuracy = Trafność
review-loss = Strata
review-summary-hint = Strata to łączny koszt wszystkich decyzji w punktach procentowych szansy na wygraną: 0 to gra doskonała. Trafność wynosi 100 przy grze bez strat i spada, gdy rośnie średnia strata przy ważnych decyzjach.
review-of = { $name }: decyzje i szczęście
review-whose = Czyją grę chcesz zobaczyć?
review-moments = Najkosztowniejsze decyzje
review-no-moments = Żadna decyzja nie była wyraźnym błędem.
review-said = { $who ->
    [you] { $choice ->
        [leave] Wracasz
       *[continue] Idziesz dalej
    }
   *[other] { $name } { $choice ->
        [leave] wraca
       *[continue] idzie dalej
    }
}; przy sobie: { $carried ->
    [0] nic
   *[other] { $carried }
}. Ryzyko wpadnięcia w pułapkę: { $trap }%.
review-master = { $all ->
    [none] Mistrz zawsze tu wraca.
    [all] Mistrz zawsze idzie tu dalej.
   *[some] { $tenths ->
        [one] Mistrz idzie dalej raz na 10.
        [few] Mistrz idzie dalej { $tenths } razy na 10.
       *[other] Mistrz idzie dalej { $tenths } razy na 10.
    }
}
review-why-safe = Na razie nie można wpaść w pułapkę.
review-why-more = Po kolejnej karcie masz przy sobie średnio { $more }; powrót daje { $held }.
review-why-behind = Kolejna karta średnio kosztuje rubiny, ale to, co masz przy sobie, rzadko wystarcza do wygranej.
review-why-less = Po kolejnej karcie masz przy sobie średnio tylko { $more }; powrót daje { $held }.
review-why-enough = Kolejna karta daje średnio więcej rubinów, ale za mało, by było warto ryzykować.
review-chances = Dalej: wygrana w { $continue }% gier; powrót: w { $leave }%.
review-cost = koszt: { $loss } pkt
review-cost-estimated = koszt: { $loss } ± { $error } pkt
review-see = Zobacz ten moment
review-practise = Poćwicz takie momenty
review-parts = Decyzje i szczęście
review-parts-hint = Od równego udziału w wygranej do wyniku, w punktach; kreski oznaczają 0 i 100. Suma części daje wynik.
review-part-fair = Równy udział
review-part-own = Własne decyzje
review-part-others = Decyzje innych
review-part-cards = Szczęście w kartach
review-part-guessing = Szczęście w zgadywaniu
review-part-result = Wynik
review-decisions = Wszystkie decyzje
review-decisions-open = { $count ->
    [one] { $count } decyzja w liczbach
    [few] Wszystkie { $count } decyzje w liczbach
    [many] Wszystkie { $count } decyzji w liczbach
   *[other] Wszystkie { $count } decyzji w liczbach
}
review-column-choice = Wybór
review-column-carried = Przy sobie
review-column-trap = Ryzyko pułapki
review-column-mix = Mistrz idzie dalej
review-column-win-continue = Wygrana: dalej
review-column-win-leave = Wygrana: powrót
review-column-rubies-continue = Rubiny po kolejnej karcie
review-column-rubies-leave = Rubiny do skrzyni
review-column-stakes = Stawka
review-column-loss = Koszt

review-dice-lead = To, ile tura średnio przynosi, obliczono dokładnie (1 za diament, 3 za samorodek). Wpływ na szansę wygranej jest oszacowany.
review-dice-of = { $name }: trafność { $accuracy }
review-dice-place = Tura { $turn }
review-dice-done = { $choice ->
    [leave] „Wychodzę!”
    [enter] „Otwórz drzwi”
    [keep-key] „Zatrzymaj klucz”
    [keep-door] „Zatrzymaj drzwi”
    [stay] „Zostaję”
   *[roll] „Rzuć”
}, do stracenia { $risk ->
    [0] nic
   *[other] { $risk }
}.
review-dice-better = { $best ->
    [leave] „Wychodzę!”
    [enter] „Otwórz drzwi”
    [keep-key] „Zatrzymaj klucz”
    [keep-door] „Zatrzymaj drzwi”
    [stay] „Zostaję”
   *[roll] „Rzuć”
} dałoby średnio { $worth-best } zamiast { $worth }.
review-dice-win = Szanse na wygraną
review-dice-win-loss = Te wybory razem zmniejszyły szansę na wygraną o { $loss } ± { $error } punktu.
review-dice-win-hint = Dla każdego wyboru trener rozegrał grę do końca najwyżej { $tries } razy, przy czym każdy starał się przynieść jak najwięcej. ± to margines błędu, 19 razy na 20. Trener radzi coś innego niż to, co przynosi najwięcej, tylko tam, gdzie wygrywa się wtedy wyraźnie częściej.
review-dice-wins-more = { $advised ->
    [leave] „Wychodzę!”
    [enter] „Otwórz drzwi”
    [keep-key] „Zatrzymaj klucz”
    [keep-door] „Zatrzymaj drzwi”
    [stay] „Zostaję”
   *[roll] „Rzuć”
}: wygrana w { $win-advised }% gier zamiast w { $win }%.
review-part-luck = Szczęście i kolejność gry

practice-title = Ćwiczenia
practice-lead = Momenty z prawdziwych gier, w których coś stracono. Co wybierasz?
practice-loading = Szukam ciekawych momentów…
practice-none = Żadna decyzja nie była dość kosztowna, by ją ćwiczyć. Świetnie zagrane – albo gra była krótka.
practice-number = Moment { $number } z { $count }
practice-you-are = Grasz jako { $name }.
practice-right = Tak zrobiłby mistrz!
practice-wrong = Mistrz wybrałby inaczej.
practice-then = W tamtej grze { $name } { $choice ->
    [leave] wraca
   *[continue] idzie dalej
} ({ $cost }).
practice-dice-then = W tamtej grze { $name }: { $done } ({ $cost })
practice-next = Następny moment
practice-again = Od początku
practice-score = Dobre odpowiedzi: { $right } z { $count }
practice-end = To już wszystko! Dobre odpowiedzi: { $right } z { $count }.
practice-back = Wróć
