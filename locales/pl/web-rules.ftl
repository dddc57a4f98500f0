# Zasady, naszymi słowami. Co różni wydania, wynika z ich ustawień.

rules-which = Które pudełko macie?
rules-which-hint = Jaskinia jest wszędzie ta sama. Różnią się niebezpieczeństwa, relikty i remisy.
rules-other = Zasady innego pudełka
rules-print = Drukuj
rules-play = Zagraj
rules-name-classic-2005 = Diamant, pierwsze wydanie
rules-name-iello-2016 = Diamant, relikty bez liczb
rules-name-iello-numbered = Diamant, relikty z liczbami i pająki
rules-name-portal-2025 = Diamant, relikty z liczbami i kolce
rules-name-incan-gold = Incan Gold
rules-name-troll-dragon = Troll & Dragon
rules-players = od { $fewest } do { $most } osób
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

rules-aim = Razem badacie jaskinię, karta po karcie. Po każdej karcie każdy decyduje w tajemnicy: głębiej do jaskini czy z powrotem z tym, co ma? Wygrywa ten, kto wyniesie najwięcej.

rules-box = W pudełku
rules-box-treasures = { $count ->
    [one] { $count } skarb
    [few] { $count } skarby
   *[many] { $count } skarbów
}
rules-box-hazards = { $count ->
    [one] { $count } rodzaj niebezpieczeństwa
    [few] { $count } rodzaje niebezpieczeństw
   *[many] { $count } rodzajów niebezpieczeństw
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
rules-box-stones = Kamienie
rules-stones-0 = { $count ->
    [one] { $count } kamień, rubiny i diamenty
    [few] { $count } kamienie, rubiny i diamenty
   *[many] { $count } kamieni, rubinów i diamentów
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
rules-decision-fist = Do tajnej decyzji: twój badacz i twoja pięść. Kto wraca, chowa figurkę w dłoni; pusta pięść idzie dalej.
rules-decision-two-cards = Do tajnej decyzji: po dwie karty dla każdego, „Idę dalej” i „Wracam”.

rules-steps = Wyprawa krok po kroku
rules-step-shuffle = Potasujcie talię
rules-step-in = Wszyscy wchodzą
rules-first-after-first-card = Wszyscy badacze wchodzą do jaskini.
rules-first-before-first-card = Już przed pierwszą kartą każdy decyduje, czy wchodzi.
rules-step-turn = Odkryjcie kartę
rules-turn-treasure = Skarb: dzielą się nim po równo wszyscy, którzy są w środku.
rules-turn-hazard = Niebezpieczeństwo: pierwsze danego rodzaju tylko straszy. Drugie jest pułapką.
rules-turn-relic = Relikt: na razie zostaje w korytarzu.
rules-step-decide = Zdecydujcie w tajemnicy
rules-decide = Każdy w jaskini, nawet ostatni, wybiera: „Idę dalej” albo „Wracam”. Gdy wszyscy wybrali, pokazujecie to jednocześnie.
rules-step-leave = Z powrotem albo głębiej
rules-leave = Kto wraca, wynosi wszystko. Jeśli ktoś jest jeszcze w środku, odkryjcie następną kartę.

rules-share = Jak dzieli się skarb
rules-share-text = Każdy, kto jest w środku, bierze tyle samo rubinów. Czego nie da się podzielić, zostaje na karcie i czeka na wracających.
rules-share-each = Po 1 dla każdego
rules-share-stays = 4 zostają na karcie
rules-share-more = To, co niesiesz, nie jest jeszcze bezpieczne.

rules-leaving = Powrót samemu albo razem
rules-remainder-of-the-whole-path = Wszystkie rubiny w korytarzu tworzą jeden stos. Dzielą się nim po równo ci, którzy teraz wracają; reszta zostaje w korytarzu.
rules-remainder-card-by-card = Ci, którzy teraz wracają, dzielą rubiny każdej karty korytarza osobno; reszta zostaje na swojej karcie.
rules-leaving-chest = To, co niosłeś, i twoja część trafiają do skrzyni. Tam są bezpieczne do końca gry.
rules-leaving-alone = Samemu
rules-leaving-alone-text = Wszystkie rubiny w korytarzu są twoje.
rules-leaving-alone-relics = Wszystkie rubiny i wszystkie relikty w korytarzu są twoje.
rules-leaving-together = Razem
rules-leaving-together-text = Dzielicie się rubinami z korytarza.
rules-leaving-together-relics = Dzielicie się rubinami z korytarza. Relikty zostają na miejscu.
rules-leaving-camp = W obozowisku czekasz na następną wyprawę. Nic ci nie grozi.

rules-trap = Pułapki
rules-trap-first = Za pierwszym razem: nic się nie dzieje.
rules-trap-second = Za drugim razem: pułapka!
rules-trap-text = Gdy w jednej wyprawie pojawi się drugie niebezpieczeństwo tego samego rodzaju, wszyscy w środku upuszczają to, co niosą, i uciekają. Wyprawa się kończy. Skrzynie są bezpieczne.
rules-sprung-one-copy-out = Jedna z tych dwóch kart odpada z gry, więc ta sama pułapka staje się rzadsza. Wszystkie inne karty wracają do talii.
rules-sprung-stays = Obie karty wracają do talii razem z innymi.
rules-trap-anew = W każdej wyprawie liczy się niebezpieczeństwa od nowa.

rules-relics = Relikty
rules-entry-all-at-set-up = Wszystkie relikty są w talii od początku.
rules-entry-one-per-expedition = Przed każdą wyprawą, także pierwszą, wtasujcie do talii kolejny relikt.
rules-worth-printed = Relikt jest wart tyle, ile na nim widać: { $values }. Najmniejsze przychodzą pierwsze.
rules-worth-by-exit = Im później relikt opuści jaskinię, tym więcej jest wart: { $values }, w kolejności zabierania przez całą grę.
rules-relic-alone = Relikty zabiera tylko ten, kto wraca sam: wszystkie, które leżą w korytarzu. Są bezpieczne na zawsze.
rules-behind-out-of-the-game = Relikt, który na końcu wyprawy leży jeszcze w korytarzu, przepada na całą grę.
rules-behind-back-into-the-deck = Relikt, który na końcu wyprawy leży jeszcze w korytarzu, wraca do talii.
rules-relic-hidden = Relikty, których nie odkryto, zostają w talii.

rules-end = Koniec
rules-end-expedition = Wyprawa kończy się, gdy nikogo nie ma w środku. Rubiny z korytarza wracają do banku, karty się tasuje i otwiera się następna jaskinia.
rules-end-game = { $count ->
    [one] Po { $count } wyprawie każdy otwiera swoją skrzynię: rubin liczy się za 1, diament za 5.
   *[other] Po { $count } wyprawach każdy otwiera swoją skrzynię: rubin liczy się za 1, diament za 5.
}
rules-end-relics = Do tego dodaje się relikty.
rules-tie-shared = Wygrywa najwyższa suma. Remis to wspólne zwycięstwo.
rules-tie-most-relics = Wygrywa najwyższa suma. Przy remisie decyduje liczba reliktów; jeśli i ona jest równa, zwycięstwo jest wspólne.
rules-chests-open = Każdy może widzieć, co jest w skrzyniach.
rules-chests-hidden = Zawartość skrzyni zna do końca tylko jej właściciel.

rules-variants = Do uzgodnienia przed grą
rules-relics-optional = Z reliktami albo bez: w to pudełko można grać na oba sposoby. Na pierwszą grę odłóżcie je na bok.
rules-relics-always = W to pudełko gra się zawsze z reliktami.
rules-relics-never = W tym pudełku nie ma reliktów: pomińcie, co o nich mówią inni.
rules-variant-chests = Skrzynie mogą być ukryte albo jawne, jeśli wszyscy się zgodzą.
rules-tunnel-turns-at-hazards = Korytarz skręca przy każdym niebezpieczeństwie; układajcie karty tak, żeby nie wpadł na siebie ani na obozowisko.
rules-tunnel-straight = Układajcie karty jedną za drugą w długi korytarz.
rules-tunnel-corridor = Układajcie karty w korytarz; badacze stoją zawsze na najnowszej.
rules-variant-house = Przy naszych stołach można zmienić znacznie więcej: domowe wydanie ma własną talię, liczbę wypraw i remisy.

# Troll & Dragon
rules-td-aim = W Grocie Diamentów rzucasz kośćmi po diamenty, aż masz dosyć albo przyjdzie Troll. Z kluczem i drzwiami możesz otworzyć Skarbiec: leży tam złoto i śpi Smok, którego pozostali próbują obudzić.
rules-td-pieces = { $diamonds } diamentów o wartości 1 w grocie. { $nuggets } samorodków złota o wartości 3 w Skarbcu. Łapa Trolla jest na początku pusta.
rules-td-cave-dice = Cztery kości groty
rules-td-treasure-dice = Dwie kości skarbu
rules-td-dragon-dice = Dwie kości smoka
rules-td-dragon-faces = Na jednej jest jeden smok, na drugiej dwa; reszta ścianek jest pusta.
rules-td-turn = Zaczyna najmłodszy, potem gra się zgodnie z ruchem wskazówek zegara. To, co znajdziesz, leży obok worka i może przepaść. Co jest na worku, jest bezpieczne.
rules-td-cave = W grocie
rules-td-roll = Rzuć czterema kośćmi. Każdy diament daje ci jeden. Każdy troll blokuje swoją kość do końca twojej kolejki.
rules-td-troll = Czy wszystkie kości są zablokowane, przez trolle albo dlatego, że je zatrzymałeś? Wtedy przychodzi Troll, a diamenty z tej kolejki trafiają w jego łapę.
rules-td-choose = W przeciwnym razie wybierasz:
rules-td-leave = Wychodzisz: wszystko trafia na worek i twoja kolejka się kończy.
rules-td-keep = Zatrzymujesz klucz, drzwi albo jedno i drugie: odkładasz kość na tę kolejkę. Jedna wolna kość musi zostać.
rules-td-again = Rzucasz jeszcze raz wszystkimi wolnymi kośćmi.
rules-td-enter = Otwierasz drzwi, jeśli masz klucz i drzwi, wyrzucone albo zatrzymane.
rules-td-hall = W Skarbcu
rules-td-gold = Rzucaj kośćmi skarbu, ile razy się odważysz; samorodki są od razu twoje, obok worka.
rules-td-dragon = W tym czasie pozostali rzucają kośćmi smoka i podają je dalej zgodnie z ruchem wskazówek zegara. Pierwszy smok zostaje odłożony: jedno oko otwarte. Przy drugim smok jest obudzony.
rules-td-out = Możesz wyjść w każdej chwili, także przed pierwszym rzutem. Wtedy wszystko jest bezpieczne.
rules-td-awake = Smok obudzony
rules-td-lost = Tracisz wszystko, co znalazłeś w tej kolejce, diamenty też.
rules-td-share = Troje lub więcej: pozostali dzielą to wraz z całą łapą, po jednej sztuce, najpierw złoto, zgodnie z ruchem wskazówek zegara od tego, kto obudził Smoka.
rules-td-two = Dwie osoby: druga zabiera wszystko i do trzech diamentów z łapy.
rules-td-race = Wyścig
rules-td-race-live = Kto szybszy: obie strony rzucają jednocześnie.
rules-td-race-step = Na zmianę: jeden rzut po złoto, jeden rzut o Smoka i tak dalej. Dla dzieci, czytników ekranu i wolnych łączy.
rules-td-end = Gdy jedno z pomieszczeń jest puste, kolejka toczy się do końca i gra się kończy. Diament liczy się za 1, samorodek za 3. Przy remisie wygrywa więcej samorodków; jeśli i to jest równe, zwycięstwo jest wspólne. To, co w łapie, jest niczyje.
rules-td-variant-ends = Dłuższa gra: kończy się dopiero, gdy oba pomieszczenia są puste.
rules-td-variant-kind = Łagodny Troll: gdy masz zatrzymane klucz i drzwi, możesz jeszcze wejść albo wyjść, choć pozostałe kości są zablokowane.
rules-td-variant-dragon = Spokojny Smok ma po jednej smoczej ściance na kości, dziki po dwie.
