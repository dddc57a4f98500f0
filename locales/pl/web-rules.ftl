# Zasady, naszymi słowami. Co różni wydania, wynika z ich ustawień.

rules-which = Które wydanie macie?
rules-which-hint = Jaskinia jest w każdym wydaniu taka sama. Różnią się pułapki, relikty i rozstrzyganie remisów.
rules-other = Zasady innego wydania
rules-print = Drukuj
rules-play = Zagraj
rules-players = od { $fewest } do { $most } osób
rules-age = od { $years } lat
rules-expeditions = { $count ->
    [one] { $count } wyprawa
    [few] { $count } wyprawy
   *[many] { $count } wypraw
}
rules-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}

rules-aim = Razem badacie jaskinię, karta po karcie. Po każdej karcie każdy decyduje w tajemnicy: iść głębiej czy wracać z tym, co ma? Wygrywa ten, kto wyniesie najwięcej.

rules-box = W pudełku
rules-box-treasures = { $count ->
    [one] { $count } skarb
    [few] { $count } skarby
   *[many] { $count } skarbów
}
rules-box-hazards = { $count ->
    [one] { $count } rodzaj pułapek
    [few] { $count } rodzaje pułapek
   *[many] { $count } rodzajów pułapek
}
rules-box-relics = { $count ->
    [one] { $count } relikt
    [few] { $count } relikty
   *[many] { $count } reliktów
}
rules-copies = { $name }, { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}
rules-box-stones = Kamienie szlachetne
rules-stones-0 = { $count ->
    [one] { $count } kamień: rubin lub diament
    [few] { $count } kamienie: rubiny i diamenty
   *[many] { $count } kamieni: rubiny i diamenty
}
rules-stones-1 = { $count ->
    [one] { $count } rubin o wartości 1
    [few] { $count } rubiny o wartości 1
   *[many] { $count } rubinów o wartości 1
}
rules-stones-5 = { $count ->
    [one] { $count } diament o wartości 5
    [few] { $count } diamenty o wartości 5
   *[many] { $count } diamentów o wartości 5
}
rules-stones-10 = { $count ->
    [one] { $count } złoty kamień o wartości 10
    [few] { $count } złote kamienie o wartości 10
   *[many] { $count } złotych kamieni o wartości 10
}
rules-change = Kamienie można wymieniać w każdej chwili. Gdyby ich zabrakło, użyjcie czegokolwiek innego.
rules-decision-fist = Aby zdecydować w tajemnicy, użyjcie figurek i pięści. Kto wraca, chowa figurkę w dłoni; pusta pięść oznacza „idę dalej”.
rules-decision-two-cards = Aby decydować w tajemnicy, każdy dostaje dwie karty: „Idę dalej” i „Wracam”.

rules-steps = Wyprawa krok po kroku
rules-step-shuffle = Potasujcie talię
rules-step-in = Wszyscy wchodzą
rules-first-after-first-card = Wszyscy poszukiwacze wchodzą do jaskini.
rules-first-before-first-card = Już przed pierwszą kartą każdy decyduje, czy wchodzi.
rules-step-turn = Odkryjcie kartę
rules-turn-treasure = Skarb: dzielą się nim po równo wszyscy w jaskini.
rules-turn-hazard = Pułapka: pierwsza danego rodzaju tylko straszy. W drugą taką samą wpadacie!
rules-turn-relic = Relikt: na razie zostaje w korytarzu.
rules-step-decide = Zdecydujcie w tajemnicy
rules-decide = Każdy w jaskini, nawet gdy został tam tylko jeden poszukiwacz, wybiera: „Idę dalej” albo „Wracam”. Gdy wszyscy wybiorą, pokazujecie swoje wybory jednocześnie.
rules-step-leave = Wracajcie albo idźcie głębiej
rules-leave = Kto wraca, wynosi wszystko, co ma. Jeśli ktoś jest jeszcze w jaskini, odkryjcie następną kartę.

rules-share = Jak dzieli się skarb
rules-share-text = Każdy w jaskini bierze tyle samo rubinów. Reszta zostaje na karcie i czeka na wracających.
rules-share-each = Po 1 dla każdego
rules-share-stays = 4 zostają na karcie
rules-share-more = To, co niesiesz, nie jest jeszcze bezpieczne.

rules-leaving = Powrót w pojedynkę albo razem
rules-remainder-of-the-whole-path = Wszystkie rubiny w korytarzu tworzą jeden stos. Dzielą się nim po równo ci, którzy teraz wracają; reszta zostaje w korytarzu.
rules-remainder-card-by-card = Ci, którzy teraz wracają, dzielą rubiny każdej karty korytarza osobno; reszta zostaje na swojej karcie.
rules-leaving-chest = Twój łup i twoja część rubinów z korytarza trafiają do skrzyni. Tam są bezpieczne do końca gry.
rules-leaving-alone = W pojedynkę
rules-leaving-alone-text = Wszystkie rubiny w korytarzu są twoje.
rules-leaving-alone-relics = Wszystkie rubiny i wszystkie relikty w korytarzu są twoje.
rules-leaving-together = Razem
rules-leaving-together-text = Dzielicie się rubinami z korytarza.
rules-leaving-together-relics = Dzielicie się rubinami z korytarza. Relikty zostają na miejscu.
rules-leaving-camp = W obozowisku czekasz na następną wyprawę. Nic ci nie grozi.

rules-trap = Pułapki
rules-trap-first = Za pierwszym razem: nic się nie dzieje.
rules-trap-second = Za drugim razem: wpadacie w pułapkę!
rules-trap-text = Gdy w jednej wyprawie pojawi się druga pułapka tego samego rodzaju, wszyscy w jaskini porzucają to, co niosą, i uciekają. Wyprawa się kończy. Skrzynie są bezpieczne.
rules-sprung-one-copy-out = Jedna z tych dwóch kart wypada z gry, więc ta pułapka staje się rzadsza. Wszystkie inne karty wracają do talii.
rules-sprung-stays = Obie karty wracają do talii razem z innymi.
rules-trap-anew = W każdej wyprawie pułapki liczy się od nowa.

rules-relics = Relikty
rules-entry-all-at-set-up = Wszystkie relikty są w talii od początku.
rules-entry-one-per-expedition = Przed każdą wyprawą, także pierwszą, wtasujcie do talii kolejny relikt.
rules-worth-printed = Relikt jest wart tyle, ile na nim napisano: { $values }. Jako pierwsze do talii trafiają te o najniższej wartości.
rules-worth-by-exit = Im później relikt opuści jaskinię, tym więcej jest wart: { $values }, w kolejności zabierania w ciągu całej gry.
rules-relic-alone = Relikty zdobywa się tylko, wracając w pojedynkę: bierze się wtedy wszystkie z korytarza. Są bezpieczne do końca gry.
rules-behind-out-of-the-game = Relikt, który na koniec wyprawy leży jeszcze w korytarzu, wypada z gry.
rules-behind-back-into-the-deck = Relikt, który na koniec wyprawy leży jeszcze w korytarzu, wraca do talii.
rules-relic-hidden = Relikty, których nie odkryto, zostają w talii.

rules-end = Koniec
rules-end-expedition = Wyprawa kończy się, gdy w jaskini nikogo już nie ma. Rubiny z korytarza wracają do puli, tasujecie karty i otwiera się następne wejście do jaskini.
rules-end-game = { $count ->
    [one] Po { $count } wyprawie każdy otwiera swoją skrzynię: rubin liczy się za 1, diament za 5.
    [few] Po { $count } wyprawach każdy otwiera swoją skrzynię: rubin liczy się za 1, diament za 5.
   *[other] Po { $count } wyprawach każdy otwiera swoją skrzynię: rubin liczy się za 1, diament za 5.
}
rules-end-relics = Do tego dodajecie relikty.
rules-tie-shared = Wygrywa najwyższy wynik. Remis to wspólne zwycięstwo.
rules-tie-most-relics = Wygrywa najwyższy wynik. Przy remisie decyduje liczba reliktów; jeśli i ona jest równa, zwycięstwo jest wspólne.
rules-chests-open = Każdy może zobaczyć, co jest w skrzyniach.
rules-chests-hidden = Do końca gry tylko ty wiesz, co jest w twojej skrzyni.

rules-table = Przy tym stole
rules-table-house = Zasady domowe: { $name }
rules-table-relics = Gracie z reliktami.
rules-table-no-relics = Gracie bez reliktów.
rules-variants = Do uzgodnienia przed grą
rules-relics-optional = Z reliktami albo bez: w to wydanie można grać na oba sposoby. W pierwszej grze odłóżcie relikty na bok.
rules-relics-always = W to wydanie zawsze gra się z reliktami.
rules-relics-never = W tym wydaniu nie ma reliktów.
rules-variant-chests = Skrzynie mogą być otwarte albo zamknięte, jeśli wszyscy się zgodzą.
rules-entrances-obstacles = Przed wejściami do jaskini leżą przeszkody od 1 do 5, w dowolnej kolejności. Wchodząc do jaskini, usuńcie przeszkodę sprzed tego wejścia.
rules-entrances-barricades = Po każdej wyprawie barykada zamyka wykorzystane wejście do jaskini.
rules-entrances-tiles = Każde wejście do jaskini ma swój kafelek. Po wyprawie usuńcie kafelek wykorzystanego wejścia.
rules-tunnel-turns-at-hazards = Korytarz skręca przy każdej pułapce; układajcie karty tak, żeby nigdy nie przeciął sam siebie ani nie wszedł na obozowisko.
rules-tunnel-straight = Układajcie karty jedną za drugą w długi korytarz.
rules-tunnel-corridor = Układajcie z kart korytarz; poszukiwacze stoją zawsze na najnowszej.
rules-variant-house = Przy naszych stołach można zmienić znacznie więcej: domowe wydanie ma własną talię, liczbę wypraw i sposób rozstrzygania remisów.

# Troll & Dragon
rules-td-aim = W Grocie Diamentów rzucasz kośćmi, by zdobywać diamenty, aż będziesz mieć dosyć albo przyjdzie Troll. Mając klucz i drzwi, możesz otworzyć Skarbiec: leży tam złoto i śpi Smok, którego pozostali próbują obudzić.
rules-td-pieces = Diamenty w grocie: { $diamonds }, każdy o wartości 1. Samorodki złota w Skarbcu: { $nuggets }, każdy o wartości 3. Łapa Trolla jest na początku pusta.
rules-td-cave-dice = Cztery kości groty
rules-td-treasure-dice = Dwie kości skarbu
rules-td-dragon-dice = Dwie kości Smoka
rules-td-dragon-faces = Smoki na pierwszej kości: { $first }. Na drugiej: { $second }. Pozostałe ścianki są puste.
rules-td-turn = Zaczyna najmłodsza osoba, potem gra się zgodnie z ruchem wskazówek zegara. To, co znajdziesz, leży obok worka i może przepaść. To, co leży na worku, jest bezpieczne.
rules-td-cave = W grocie
rules-td-roll = Rzuć czterema kośćmi. Za każdy wyrzucony diament bierzesz jeden diament. Każdy troll blokuje swoją kość do końca twojej tury.
rules-td-troll = Jeśli wszystkie kości są zablokowane (przez trolle albo dlatego, że zostały zatrzymane), przychodzi Troll, a diamenty z tej tury trafiają w jego łapę.
rules-td-choose = W przeciwnym razie wybierasz:
rules-td-leave = Wychodzisz: wszystko trafia na worek i twoja tura się kończy.
rules-td-keep = Zatrzymujesz klucz, drzwi albo jedno i drugie: odkładasz kość do końca tury. Musi zostać co najmniej jedna wolna kość.
rules-td-again = Rzucasz jeszcze raz wszystkimi wolnymi kośćmi.
rules-td-enter = Otwierasz drzwi, jeśli masz klucz i drzwi, wyrzucone albo zatrzymane.
rules-td-hall = W Skarbcu
rules-td-gold = Rzucaj kośćmi skarbu, ile razy się odważysz; samorodki bierzesz od razu i kładziesz obok worka.
rules-td-dragon = Od pierwszego rzutu kośćmi skarbu pozostali rzucają kośćmi Smoka i podają je dalej zgodnie z ruchem wskazówek zegara. Pierwszy smok zostaje odłożony: jedno oko jest otwarte. Przy drugim Smok się budzi.
rules-td-out = Możesz wyjść w każdej chwili, także przed pierwszym rzutem. Wtedy wszystkie twoje zdobycze są bezpieczne.
rules-td-awake = Smok się obudził
rules-td-lost = Tracisz wszystkie zdobycze z tej tury, także diamenty.
rules-td-share = Przy trzech i więcej osobach: pozostali dzielą między siebie stracone skarby i całą zawartość łapy Trolla, po jednej sztuce, najpierw złoto, zgodnie z ruchem wskazówek zegara, zaczynając od osoby, która obudziła Smoka.
rules-td-two = Przy dwóch osobach: druga osoba zabiera stracone skarby i do trzech diamentów z łapy Trolla.
rules-td-race = Wyścig
rules-td-race-live = Kto szybszy: od pierwszego rzutu kośćmi skarbu obie strony rzucają jednocześnie.
rules-td-race-step = Na zmianę: jeden rzut kośćmi skarbu, jeden rzut kośćmi Smoka i tak dalej. Najlepsze dla młodszych dzieci, czytników ekranu i wolnych łączy.
rules-td-end = Gdy jedna z komnat jest pusta, dogrywacie turę do końca i gra się kończy. Diament liczy się za 1, samorodek za 3. Przy remisie wygrywa osoba, która ma więcej samorodków; jeśli i tu jest remis, zwycięstwo jest wspólne. To, co zostało w łapie Trolla, jest niczyje.
rules-td-end-both = Gdy obie komnaty są puste, dogrywacie turę do końca i gra się kończy. Diament liczy się za 1, samorodek za 3. Przy remisie wygrywa osoba, która ma więcej samorodków; jeśli i tu jest remis, zwycięstwo jest wspólne. To, co zostało w łapie Trolla, jest niczyje.
rules-td-variant-ends = Dłuższa gra: kończy się dopiero, gdy obie komnaty są puste.
rules-td-variant-kind = Łagodny Troll: jeśli masz zatrzymane klucz i drzwi, możesz jeszcze wejść albo wyjść, choć pozostałe kości są zablokowane.
rules-td-variant-dragon = Smok śpiący twardo ma na każdej kości jedną ściankę ze smokiem, a śpiący czujnie dwie.

# Ściągawka
aid-title = Ściągawka
aid-print = Wydrukuj tę kartę
aid-treasure = Skarb: po równo dla wszystkich w jaskini. Reszta zostaje na karcie.
aid-hazard = Pułapka: pierwsza danego rodzaju nic nie robi. Przy drugiej wszyscy w jaskini tracą to, co mają przy sobie.
aid-relic = Relikt: leży w korytarzu, aż ktoś wróci w pojedynkę.
aid-continue = Idę dalej: wchodzisz głębiej i ryzykujesz to, co masz przy sobie.
aid-leave = Wracam: to, co masz przy sobie, i równa część rubinów z korytarza trafiają do skrzyni i są już na zawsze bezpieczne.
aid-alone = Powrót w pojedynkę: wszystkie rubiny i relikty z korytarza są twoje.
aid-diamond = Diament: weź jeden z groty i połóż obok worka.
aid-troll = Troll: kość jest zablokowana. Gdy zablokowane są wszystkie, diamenty z tej tury trafiają do łapy Trolla.
aid-door = Klucz i drzwi: razem otwierają Skarbiec.
aid-gold = Kości skarbu: rzucaj, ile razy się odważysz, i od razu bierz samorodki.
aid-dragon = Kości Smoka: pozostali rzucają nimi od twojego pierwszego rzutu kośćmi skarbu. Przy dwóch smokach tracisz wszystkie zdobycze z tej tury.
aid-out = Wychodzę! Wszystko obok worka jest twoje: to koniec tury.
