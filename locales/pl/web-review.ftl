# Trener: ile warta była każda decyzja w grze.

review-title = Trener
review-loading = Trener przegląda grę…
review-exact = Dwoje graczy, talia podstawowa: ta gra jest rozwiązana, więc wszystkie liczby są dokładne.
review-estimated = Przy tylu graczach nie da się rozwiązać gry dokładnie, więc liczby są szacowane: trener rozegrał dalszy ciąg każdego wyboru { $tries } razy, tak jak zrobiłby to mistrz. ± mówi, jak bardzo mógł go zmylić przypadek, 19 razy na 20; mistrz jest silny, ale nie doskonały.
review-nearest = Mistrz uczył się na innej talii, więc traktuj je ostrożnie.
review-curve = Szansa na wygraną
review-marks = Ponumerowane znaki to najdroższe chwile gracza { $name }; opisano je poniżej.
review-moment = Chwila
review-end = Koniec
review-place = Wyprawa { $expedition }, { $cards ->
    [0] przed pierwszą kartą
   *[other] karta { $cards }
}
review-summary = Jakość gry
review-accuracy = Trafność
review-loss = Strata
review-summary-hint = Strata to łączny koszt wszystkich decyzji w punktach wygranej: 0 to gra doskonała. Trafność wynosi 100 przy grze bez strat i spada ze średnią stratą decyzji, które się liczyły.
review-of = { $name }: decyzje i szczęście
review-whose = Czyja gra?
review-moments = Najdroższe chwile
review-no-moments = Żadna decyzja nie była wyraźnym błędem.
review-said = { $who ->
    [you] Ty
   *[other] { $name }
}: { $choice ->
    [leave] powrót
   *[continue] dalej w głąb
}, niesione { $carried }, szansa na pułapkę { $trap } %.
review-master = { $all ->
    [none] Mistrz zawsze tu wraca.
    [all] Mistrz zawsze idzie tu dalej.
   *[some] { $tenths ->
        [one] Mistrz idzie dalej raz na 10.
       *[other] Mistrz idzie dalej { $tenths } razy na 10.
    }
}
review-why-safe = Żadna pułapka jeszcze nie grozi.
review-why-more = Po kolejnej karcie w ręku jest średnio { $more }; powrót daje { $held }.
review-why-behind = Kolejna karta średnio kosztuje rubiny, ale to, co w ręku, rzadko wygrywa grę.
review-why-less = Po kolejnej karcie w ręku jest średnio tylko { $more }; powrót daje { $held }.
review-why-enough = Kolejna karta średnio przynosi rubiny, ale nie jest warta ryzyka.
review-chances = Dalej: wygrana w { $continue } %, powrót: w { $leave } %.
review-cost = koszt: { $loss } pkt
review-cost-estimated = koszt: { $loss } ± { $error } pkt
review-see = Zobacz tę chwilę
review-practise = Poćwicz takie chwile
review-parts = Decyzje i szczęście
review-parts-hint = Od sprawiedliwego udziału w wygranej do wyniku, w punktach; kreski stoją przy 0 i przy 100. Części się sumują.
review-part-fair = Sprawiedliwy udział
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
review-column-carried = Niesione
review-column-trap = Pułapka
review-column-mix = Mistrz idzie dalej
review-column-win-continue = Wygrana: dalej
review-column-win-leave = Wygrana: powrót
review-column-rubies-continue = Rubiny po karcie
review-column-rubies-leave = Rubiny do skrzyni
review-column-stakes = Stawka
review-column-loss = Koszt

review-dice-lead = To, ile tura średnio przynosi do domu, jest tu dokładne: 1 za diament, 3 za samorodek. Co to znaczyło dla wygranej, jest oszacowane.
review-dice-of = { $name }: trafność { $accuracy }
review-dice-place = Tura { $turn }
review-dice-done = { $choice ->
    [leave] Powrót
    [enter] Otwarcie drzwi
    [keep-key] Odłożenie klucza
    [keep-door] Odłożenie drzwi
    [stay] Pozostanie
   *[roll] Rzut
}, zagrożone { $risk }.
review-dice-better = { $best ->
    [leave] Powrót
    [enter] Otwarcie drzwi
    [keep-key] Odłożenie klucza
    [keep-door] Odłożenie drzwi
    [stay] Pozostanie
   *[roll] Rzut
}: warte { $worth-best } zamiast { $worth }.
review-dice-win = O wygraną
review-dice-win-loss = Te wybory kosztowały razem { $loss } ± { $error } punktu wygranej.
review-dice-win-hint = Od każdego wyboru trener rozegrał grę do końca, nawet { $tries } razy, a każdy przynosił do domu, ile się da. ± mówi, jak bardzo mógł go zmylić przypadek, 19 razy na 20. Co innego niż to, co przynosi najwięcej, radzi tylko tam, gdzie na pewno wygrywa się częściej.
review-dice-wins-more = { $advised ->
    [leave] Powrót
    [enter] Otwarcie drzwi
    [keep-key] Odłożenie klucza
    [keep-door] Odłożenie drzwi
    [stay] Pozostanie
   *[roll] Rzut
} wygrywa w { $win-advised } % zamiast w { $win } %.
review-part-luck = Szczęście i kto zaczynał

practice-title = Ćwiczenia
practice-lead = Chwile z prawdziwych gier, w których coś stracono. Co wybierasz?
practice-loading = Szukam chwil…
practice-none = Żadna chwila nie kosztowała tyle, by ją ćwiczyć. Dobra gra albo krótka.
practice-number = Chwila { $number } z { $count }
practice-you-are = Grasz jako { $name }.
practice-right = Tak robi mistrz.
practice-wrong = Mistrz wybiera inaczej.
practice-then = W grze: { $name }, { $choice ->
    [leave] powrót
   *[continue] dalej w głąb
}, { $cost }.
practice-dice-then = W grze { $name }: { $done } ({ $cost })
practice-next = Następna chwila
practice-again = Od początku
practice-score = Trafione: { $right } z { $count }
practice-end = To wszystko: trafione { $right } z { $count }.
practice-back = Wróć
