# Co mówi klient w przeglądarce.

app-tagline = Idziesz głębiej po więcej czy wracasz z tym, co masz?
skip-to-content = Przejdź do treści
somebody = Ktoś
back-home = Strona główna
close = Zamknij
loading = Chwileczkę…
not-found-title = Ślepy korytarz!
not-found-text = Pod tym adresem nie ma żadnej strony.
you-mark = ty

# Strona główna
home-name = Twoje imię
home-play = Zagraj teraz
home-play-diamant = Do jaskini z trzema botami
home-play-troll = Zagraj o skarb Smoka z dwoma botami
home-make = Utwórz stół dla znajomych
home-make-hint = Wybierz wydanie, boty i zasady domowe
home-join = Dołącz za pomocą kodu
home-join-go = Dołącz
home-code = Kod stołu
home-code-bad = Kod składa się z dziesięciu liter i cyfr.
home-code-bad-short = Kod składa się z czterech liter i cyfr.
home-code-unknown = W tej chwili żaden stół nie ma tego kodu.
home-mine = Wróć do gry
home-public = Stoły publiczne
home-public-none = Nie ma teraz stołów publicznych. Utwórz własny!
home-seats = { $count ->
    [one] zajęte { $count } miejsce z { $most }
    [few] zajęte { $count } miejsca z { $most }
   *[many] zajętych { $count } miejsc z { $most }
}
game-diamant = Diamenty
game-troll-dragon = Troll i Smok
game-diamant-hint = Od 3 do 8 poszukiwaczy. Idziesz dalej czy wracasz? Każdy decyduje w tajemnicy.
game-troll-dragon-hint = Od 2 do 5 osób. Kości, chciwy Troll i Smok o bardzo lekkim śnie.
phase-seating = Gracze zajmują miejsca.
phase-playing = Trwa gra.
phase-over = Koniec gry.
hints-on = Podpowiedzi są włączone
problem = Niestety, nie udało się. Spróbuj ponownie.
problem-detail = { $sentence } ({ $detail })
problem-unreachable = Serwer nie odpowiada. Czy masz połączenie z siecią?

# Otwieranie stołu
new-title = Nowy stół
new-game = W co gracie?
new-box = Które wydanie macie? Spójrzcie na relikty.
new-classic-2005 = Bez reliktów
new-classic-2005-hint = Pierwsze wydanie: węże, skorpiony, spadające kamienie, gaz, wybuch
new-iello-2016 = Pięć reliktów bez liczb
new-iello-2016-hint = Trzy pierwsze wyniesione z jaskini są warte po 5, następne po 10
new-iello-numbered = Relikty 5, 7, 8, 10, 12, a wśród pułapek pająki
new-iello-numbered-hint = Pająki, węże, lawa, kula, taran
new-portal-2025 = Relikty 5, 7, 8, 10, 12, a wśród pułapek kolce
new-portal-2025-hint = Skorpiony, węże, lawa, kula, kolce
new-incan-gold = Artefakty, a wśród pułapek mumie
new-incan-gold-hint = Siostrzana gra: przy remisie wygrywa ten, kto ma więcej artefaktów
new-relics = Gra z reliktami
new-race = Wyścig w Skarbcu
new-race-live = Kto szybszy
new-race-step = Po jednym rzucie, na zmianę
new-race-hint = Gra na zmianę jest najlepsza dla młodszych dzieci, przy czytniku ekranu i wolnym łączu.
new-ends = Gra kończy się, gdy
new-ends-one-room = jedna komnata jest pusta
new-ends-both-rooms = obie komnaty są puste
new-house = Zasady domowe
new-clock = Czas na decyzję
new-clock-none = bez ograniczeń
new-clock-seconds = { $count ->
    [one] { $count } sekunda
    [few] { $count } sekundy
   *[many] { $count } sekund
}
new-absence = Gdy jakaś osoba jest nieobecna
new-absence-bot = zastępuje ją bot
new-absence-rest = jej poszukiwacz odpoczywa w obozowisku
new-timing = Gdy inni myślą
new-timing-shown = widać, kto już wybrał
new-timing-hidden = widać tylko, ile osób jeszcze myśli
new-listing = Pokaż stół na liście publicznej
new-company = Boty przy stole
new-company-hint = Pozostałe miejsca mogą zająć ludzie.
new-add = Dodaj bota: { $name }
new-remove = Usuń bota: { $name }
new-make = Utwórz stół
new-bot-cautious = Ostrożny Bot
new-bot-bold = Śmiały Bot
new-bot-optimal = Sprytny Bot

# Miejsca
seating-title = Zajmijcie miejsca
seating-invite = Zaproś innych
seating-code = Kod tego stołu
seating-link = Link
seating-copy = Kopiuj link
seating-copied = Skopiowano.
seating-qr = Link jako kod QR
seating-sit = Zajmij miejsce
seating-up = Wstań od stołu
seating-remove = Zwolnij miejsce: { $name }
seating-add-bot = Dodaj bota
seating-seats = Miejsca
seating-host = gospodarz
seating-bot = bot
seating-ready = czeka na start
seating-away = offline
seating-empty = wolne miejsce
seating-say-ready = Możemy grać
seating-start = Zaczynamy
seating-need = { $count ->
    [one] Brakuje jeszcze jednej osoby.
    [few] Brakuje jeszcze { $count } osób.
   *[many] Brakuje jeszcze { $count } osób.
}
seating-watching = { $count ->
    [one] Grę ogląda jedna osoba.
    [few] Grę oglądają { $count } osoby.
   *[many] Grę ogląda { $count } osób.
}

# Połączenie
line-opening = Łączenie…
line-alive = Połączono
line-reconnecting = Utracono połączenie. Ponawiam próbę…
line-gone = Tego stołu już nie ma
line-gone-text = Nie istnieje albo został zamknięty.

# Czekanie
waiting-you = Czekamy na twój wybór.
waiting-you-and = { $count ->
    [one] Myślicie jeszcze: ty i { $names }.
   *[other] Myślicie jeszcze: ty, { $names }.
}
waiting-for = { $count ->
    [one] { $names } jeszcze myśli.
   *[other] { $names } jeszcze myślą.
}
waiting-count = { $count ->
    [one] Jedna osoba jeszcze myśli.
    [few] { $count } osoby jeszcze myślą.
   *[many] { $count } osób jeszcze myśli.
}
waiting-card = Chwileczkę, zaraz następna karta.
waiting-dice = Chwileczkę, kości się toczą.
clock-left = zostało { $seconds } s

# Jaskinia
card-treasure = skarb { $worth }
path-title = Korytarz w głąb jaskini
path-entrance = Poszukiwacze wchodzą do jaskini.
path-rubies = { $count ->
    [one] leży tu { $count } rubin
    [few] leżą tu { $count } rubiny
   *[many] leży tu { $count } rubinów
}
path-card = { $card }, { $rubies }
met-title = Napotkane pułapki
met-none = Na razie bez pułapek
met-more = jeszcze jedna taka sama i koniec wyprawy
carried = Przy sobie
carried-risk = do stracenia
chest = Skrzynia
chest-safe = bezpieczna
on-path = Zostało w korytarzu
danger-troll = Szansa, że przy następnym rzucie przyjdzie Troll: { $percent }% ({ $ways } na { $outcomes }).
danger-dragon = Szansa, że następny rzut obudzi Smoka: { $percent }% ({ $ways } na { $outcomes }).
odds = { $traps ->
    [0] Przy następnej karcie nikt nie wpadnie w pułapkę.
   *[other] Ryzyko wpadnięcia w pułapkę: { $percent }% ({ $traps } z { $cards } kart).
}
explorers = Poszukiwacze
where-cave = w jaskini
where-camp = w obozowisku
where-resting = odpoczywa
state-thinking = myśli
state-chosen = decyzja podjęta
hidden-chest = ukryta
act-continue = Idę dalej
act-leave = Wracam
act-continue-hint = W głąb jaskini
act-leave-hint = Do skrzyni: { $amount } + twoja część z korytarza
act-leave-hint-empty = Do skrzyni: twoja część z korytarza
chosen-continue = Idziesz dalej.
chosen-leave = Wracasz.
chosen-change = Możesz zmienić zdanie, dopóki ktoś jeszcze myśli.
in-camp = Jesteś w obozowisku, nic ci nie grozi.
watching-only = Oglądasz grę.
log = Co się wydarzyło
relics-of = Relikty: { $worth }

# Kości
room-cave = Grota Diamentów
room-hall = Skarbiec
hand = Łapa Trolla
bag = Worek
beside = Znalezione w tej turze (do stracenia)
turn-of = Tura: { $name }.
turn-yours = To twoja tura.
act-roll = Rzuć
act-keep-key = Zatrzymaj klucz
act-keep-door = Zatrzymaj drzwi
act-enter = Otwórz drzwi
act-out = Wychodzę!
act-stay = Zostaję
act-throw = Rzuć kośćmi Smoka
dice-free = Wolne kości
dice-kept = Odłożone
dragon-asleep = Smok śpi.
thrower = Kości Smoka ma { $name }.

# Zdarzenia
news-sat = { $name } siada do stołu.
news-seat-left = { $name } zwalnia miejsce.
news-ready = { $name } czeka na start.
news-began = Gra się zaczyna: { $names }.
news-deal-restarted = Brak odpowiedzi na czas: { $names }. Trwa przygotowywanie nowego rozdania.
news-stood-in-bot = { $name } odchodzi od stołu. Dalej gra bot.
news-stood-in-rest = { $name } odchodzi od stołu i odpoczywa w obozowisku.
news-stood-in-agreed = Wszyscy się zgadzają: za gracza { $name } gra bot.
news-vote-asked = Czy za gracza { $name } ma grać bot? Wszyscy pozostali muszą się zgodzić.
news-vote-agree = { $by } zgadza się, by za gracza { $name } grał bot.
news-vote-refuse = { $by } nie zgadza się, by za gracza { $name } grał bot.
news-vote-dropped = Bot nie będzie grał za gracza { $name }.
vote-question = Czy bot ma grać za gracza { $name } do czasu powrotu?
vote-agree = Tak, niech gra bot
vote-refuse = Nie, poczekajmy na gracza { $name }
vote-own = Pozostali pytają, czy bot ma grać za gracza { $name }.
vote-own-here = Jestem tutaj
vote-own-agree = Niech gra bot
vote-agreed = Głosy za: { $names }
news-back = { $name } wraca do stołu.
news-host = Gospodarzem jest teraz { $name }.
news-agreed = Zmieniono zasady przy tym stole.
fact-began = Zaczyna się wyprawa { $number }.
fact-treasure = { $worth ->
    [one] { $worth } rubin
    [few] { $worth } rubiny
   *[many] { $worth } rubinów
} { $count ->
    [one] dla jednej osoby
    [few] na { $count } osoby: { $each ->
        [0] za mało na podział, w korytarzu { $stays ->
            [one] zostaje { $stays }
            [few] zostają { $stays }
           *[many] zostaje { $stays }
        }
       *[other] po { $each }, { $stays ->
            [0] nic nie zostaje
            [one] w korytarzu zostaje { $stays }
            [few] w korytarzu zostają { $stays }
           *[many] w korytarzu zostaje { $stays }
        }
    }
   *[many] na { $count } osób: { $each ->
        [0] za mało na podział, w korytarzu { $stays ->
            [one] zostaje { $stays }
            [few] zostają { $stays }
           *[many] zostaje { $stays }
        }
       *[other] po { $each }, { $stays ->
            [0] nic nie zostaje
            [one] w korytarzu zostaje { $stays }
            [few] w korytarzu zostają { $stays }
           *[many] w korytarzu zostaje { $stays }
        }
    }
}.
fact-hazard = Pułapka: { $hazard }. Jeszcze jedna taka sama i koniec wyprawy!
fact-relic = W korytarzu leży { $relic }.
fact-trap = Wpadacie w pułapkę, znowu { $hazard }! { $names } { $count ->
    [one] { $amount ->
        [0] nic nie traci
       *[other] traci { $lost }
    }
   *[other] { $amount ->
        [0] nic nie tracą
       *[other] uciekają, a każda osoba traci { $lost }
    }
}.
fact-all-go-on = Wszyscy idą dalej.
fact-deck-out = Talia jest pusta: wszyscy wracają.
fact-home = { $names } { $count ->
    [one] { $amount ->
        [0] wraca bez rubinów
       *[other] wraca i wkłada do skrzyni { $total }
    }
   *[other] { $amount ->
        [0] wracają bez rubinów
       *[other] wracają. Do każdej skrzyni trafia: { $total }
    }
}{ $share ->
    [0] {""}
   *[other] { $carried ->
        [0] {" "}(wszystko z korytarza)
        [one] {" "}({ $carried } rubin przy sobie + { $share } z korytarza)
        [few] {" "}({ $carried } rubiny przy sobie + { $share } z korytarza)
       *[many] {" "}({ $carried } rubinów przy sobie + { $share } z korytarza)
    }
}.{ $count ->
    [one] {""}
   *[other] { $stays ->
        [0] {" "}W korytarzu nic nie zostaje.
        [one] {" "}W korytarzu zostaje { $stays } rubin.
        [few] {" "}W korytarzu zostają { $stays } rubiny.
       *[many] {" "}W korytarzu zostaje { $stays } rubinów.
    }
}
fact-relic-taken = { $name } zabiera { $relic } (wartość: { $worth }).
fact-relic-lost = Przepada na dobre: { $relic }.
fact-expedition-ended = { $bank ->
    [0] Koniec wyprawy.
    [one] Koniec wyprawy; w ciemności zostaje { $bank } rubin.
    [few] Koniec wyprawy; w ciemności zostają { $bank } rubiny.
   *[many] Koniec wyprawy; w ciemności zostaje { $bank } rubinów.
}
fact-resting = { $count ->
    [one] { $names } odpoczywa w obozowisku.
   *[other] { $names } odpoczywają w obozowisku.
}
fact-cave-rolled = { $name } rzuca: { $roll }.{ $taken ->
    [0] {""}
    [one] {" "}Bierze { $taken } diament.
    [few] {" "}Bierze { $taken } diamenty.
   *[many] {" "}Bierze { $taken } diamentów.
}
fact-kept = { $name } zatrzymuje { $find }.
fact-troll = { $lost ->
    [0] Nadchodzi Troll! { $name } nic nie traci.
    [one] Nadchodzi Troll! { $name } traci { $lost } diament.
    [few] Nadchodzi Troll! { $name } traci { $lost } diamenty.
   *[many] Nadchodzi Troll! { $name } traci { $lost } diamentów.
}
fact-hall = { $name } otwiera drzwi Skarbca. Kości Smoka ma { $thrower }.
fact-hall-rolled = { $taken ->
    [0] { $name } nic nie znajduje.
    [one] { $name } bierze { $taken } samorodek złota.
    [few] { $name } bierze { $taken } samorodki złota.
   *[many] { $name } bierze { $taken } samorodków złota.
}
fact-dragon-thrown = { $name } rzuca: { $faces }.
fact-dragon-awoke = Smok się obudził! { $lost ->
    [nic] { $name } nic nie traci.
   *[other] { $name } traci: { $lost }.
}
fact-left = { $brought ->
    [nic] { $name } wychodzi z pustymi rękami.
   *[other] { $name } wychodzi. Zdobycz: { $brought }.
}
fact-turn = Tura: { $name }.

# Koniec
over = Koniec gry.
winners = { $count ->
    [one] Wygrywa { $names }, wynik: { $score }.
   *[other] Wspólne zwycięstwo: { $names }, wynik: { $score }.
}
standings = Wyniki
standings-name = Imię
again = Zagraj jeszcze raz
again-waiting = Czekamy na resztę. Następna gra zacznie się, gdy wszyscy będą gotowi.
not-over-hint = Zaczynamy, gdy wszyscy są gotowi.

# Stan rzeczy
state-empty = W korytarzu jeszcze nic nie leży.
state-expedition = Wyprawa { $number } z { $total }.
state-path = { $rubies ->
    [0] W korytarzu: { $path }.
    [one] W korytarzu: { $path }; został { $rubies } rubin.
    [few] W korytarzu: { $path }; zostały { $rubies } rubiny.
   *[many] W korytarzu: { $path }; zostało { $rubies } rubinów.
}
state-met = Jeszcze jedna taka karta kończy wyprawę: { $hazards }.
state-inside = { $count ->
    [one] W jaskini: { $names }. Przy sobie: { $carried }.
   *[other] W jaskini: { $names }. Przy sobie (na osobę): { $carried }.
}
state-chest = W twojej skrzyni: { $amount }.
state-troll = Tura: { $name }. Obok worka: { $beside }. Diamenty w grocie: { $diamonds }. Samorodki w Skarbcu: { $nuggets }. W łapie Trolla: { $hand }.

# Pomoc
help = Pomoc
help-title = Skróty klawiszowe
help-continue = Idę dalej
help-leave = Wracam
help-throw = Rzuć kośćmi Smoka (na wspólnym urządzeniu)
help-confirm = Naciśnij wybrany przycisk
help-repeat = Powtórz ostatni komunikat
help-state = Odczytaj stan gry
help-help = Pokaż tę pomoc

# Okrzyki
reactions = Reakcje
reaction-wow = O rany!
reaction-haha = Haha!
reaction-ouch = Auć!
reaction-phew = Uff…
reaction-bravo = Brawo!
reaction-hurry = Szybciej!
reaction-thanks = Dziękuję!
reaction-good-game = Świetna partia!

# Ustawienia
settings = Ustawienia
settings-language = Język
settings-motion = Animacje
settings-motion-system = jak w systemie
settings-motion-full = włączone
settings-motion-none = wyłączone
settings-pace = Tempo kart i kości
settings-pace-quick = szybkie
settings-pace-normal = zwykłe
settings-pace-festive = niespieszne
settings-sound = Dźwięk
settings-volume = Głośność
settings-haptics = Wibracje
settings-size = Wielkość tekstu
settings-size-normal = normalna
settings-size-large = duża
settings-size-largest = największa
settings-contrast = Kontrast
settings-contrast-system = jak w systemie
settings-contrast-high = wysoki
settings-odds = Pokaż ryzyko wpadnięcia w pułapkę
settings-keys = Skróty jednoliterowe (C, L, R, S, ?)
turn-mark = teraz gra

# What a tab is called.
title-review = Analiza
title-practice = Ćwiczenia
title-screen = Duży ekran
title-card = Karta decyzji

# Co wszyscy muszą widzieć
fact-hazard-harmless = Pułapka: { $hazard }. Drugiej takiej karty już nie ma, więc ta nikomu nie zagrozi.
state-harmless = Druga taka karta już się nie trafi: { $hazards }.
met-harmless = druga taka karta już się nie trafi
fact-hazard-out = Jedna karta pułapki wypada z gry: { $hazard }.
fact-relic-added = Do talii trafia { $relic }.
state-relics = Wartość reliktów przy powrocie w pojedynkę: { $worth }.
state-relic-added = Na tę wyprawę do talii trafia { $relic }.
state-relic-next = Następny na stosie: { $relic }.
state-removed = Poza grą: { $cards }.
state-removed-cards = { $card } × { $count }
path-relic-worth = { $card }, teraz wart { $worth }
fact-dragon-shares = { $hand ->
    [0] Podział: { $shares }.
    [one] Podział, razem z { $hand } diamentem z łapy Trolla: { $shares }.
    [few] Podział, razem z { $hand } diamentami z łapy Trolla: { $shares }.
    [many] Podział, razem z { $hand } diamentami z łapy Trolla: { $shares }.
   *[other] Podział, razem z { $hand } diamentami z łapy Trolla: { $shares }.
}
fact-dragon-share = { $name } ({ $share })
tie-shared = Remis, więc zwycięstwo jest wspólne.
tie-relics = Remis na punkty: rozstrzyga liczba reliktów.
tie-nuggets = Remis na punkty: rozstrzyga liczba samorodków złota.
ruler-title = Każdy samorodek to 3 punkty
ruler-of = { $name }: { $nuggets ->
    [one] { $nuggets } samorodek złota
    [few] { $nuggets } samorodki złota
   *[many] { $nuggets } samorodków złota
} × 3 = { $worth }
agree-dragon = Smok
agree-dragon-calm = śpi twardo (jeden smok na każdej kości)
agree-dragon-standard = jak zwykle (jeden smok na jednej kości, dwa na drugiej)
agree-dragon-wild = śpi czujnie (dwa smoki na każdej kości)
agree-dragon-own = własne kości
seating-first = Zaczyna się od pierwszego miejsca: niech usiądzie tam najmłodsza osoba.
seating-starts = zaczyna
seating-let-start = Niech zacznie { $name }
