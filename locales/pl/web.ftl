# Co mówi klient w przeglądarce.

app-tagline = Głębiej po więcej czy do domu z tym, co masz?
skip-to-content = Przejdź do treści
somebody = Ktoś
back-home = Strona główna
close = Zamknij
loading = Chwileczkę…
not-found-title = Tu jest tylko skała
not-found-text = Pod tym adresem nie ma żadnej strony.
you-mark = ty

# Strona główna
home-name = Twoje imię
home-play = Zagraj teraz
home-play-diamant = Do jaskini z trzema botami
home-play-troll = Zagraj o skarb Smoka z dwoma botami
home-make = Otwórz stół dla znajomych
home-make-hint = Wybierz wydanie, boty i zasady domowe
home-join = Dołącz kodem
home-join-go = Dołącz
home-code = Kod stołu
home-code-bad = Kod składa się z dziesięciu liter i cyfr.
home-mine = Wróć do gry
home-public = Stoły publiczne
home-public-none = Nie ma teraz stołów publicznych. Otwórz własny!
home-seats = { $count ->
    [one] zajęte { $count } miejsce z { $most }
    [few] zajęte { $count } miejsca z { $most }
   *[many] zajętych { $count } miejsc z { $most }
}
game-diamant = Diamant
game-troll-dragon = Troll & Dragon
game-diamant-hint = Od 3 do 8 badaczy. Dalej czy z powrotem: każdy decyduje w tajemnicy.
game-troll-dragon-hint = Od 2 do 5 osób. Kości, chciwy Troll i Smok, który śpi czujnie.
phase-seating = Trwa zajmowanie miejsc.
phase-playing = Gra trwa.
phase-over = Koniec gry.
hints-on = Podpowiedzi dla uczących się: tak
problem = To się nie udało: { $message }
problem-unreachable = Serwer nie odpowiada. Czy masz połączenie z siecią?

# Otwieranie stołu
new-title = Nowy stół
new-game = W co gracie?
new-box = Które pudełko macie? Spójrzcie na relikty.
new-classic-2005 = Bez reliktów
new-classic-2005-hint = Pierwsze wydanie: węże, skorpiony, zawał, gaz, wybuch
new-iello-2016 = Pięć reliktów bez liczby
new-iello-2016-hint = Trzy pierwsze wyniesione są warte 5, następne 10
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
new-race-hint = Na zmianę: dla dzieci, czytników ekranu i wolnych łączy.
new-ends = Gra kończy się, gdy
new-ends-one-room = jedna komnata jest pusta
new-ends-both-rooms = obie komnaty są puste
new-house = Zasady domowe
new-clock = Czas na decyzję
new-clock-none = bez ograniczeń
new-clock-seconds = { $count } sekund
new-absence = Gdy kogoś nie ma
new-absence-bot = gra za tę osobę bot
new-absence-rest = badacz tej osoby odpoczywa w obozowisku
new-timing = Gdy inni myślą
new-timing-shown = widać, kto już wybrał
new-timing-hidden = widać tylko, ile osób jeszcze myśli
new-listing = Pokaż stół na liście stołów publicznych
new-company = Boty przy stole
new-company-hint = Pozostałe miejsca są dla ludzi.
new-add = Jeszcze jeden bot { $name }
new-remove = Jeden bot { $name } mniej
new-make = Otwórz stół
new-bot-cautious = Ostrożny
new-bot-bold = Śmiały
new-bot-optimal = Optymalny

# Miejsca
seating-title = Zajmijcie miejsca
seating-invite = Zaproś innych
seating-code = Kod tego stołu
seating-link = Adres
seating-copy = Kopiuj adres
seating-copied = Skopiowano.
seating-qr = Adres jako kod QR
seating-sit = Usiądź
seating-up = Wstań
seating-remove = Zwolnij miejsce: { $name }
seating-add-bot = Dodaj bota
seating-seats = Miejsca
seating-host = gospodarz
seating-bot = bot
seating-ready = czeka na start
seating-away = poza stołem
seating-empty = wolne miejsce
seating-say-ready = Możemy grać
seating-start = Zaczynamy
seating-need = { $count ->
    [one] Brakuje jeszcze jednej osoby.
    [few] Brakuje jeszcze { $count } osób.
   *[many] Brakuje jeszcze { $count } osób.
}
seating-watching = { $count ->
    [one] Patrzy jedna osoba.
    [few] Patrzą { $count } osoby.
   *[many] Patrzy { $count } osób.
}

# Połączenie
line-opening = Łączenie…
line-alive = Połączono
line-reconnecting = Utracono połączenie. Ponawiam próbę…
line-gone = Tego stołu już nie ma
line-gone-text = Nie istnieje albo już zniknął.

# Czekanie
waiting-you = Czekamy na twój wybór.
waiting-you-and = { $count ->
    [one] Myślisz jeszcze ty i { $names }.
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
waiting-card = Chwileczkę: zaraz następna karta.
waiting-dice = Chwileczkę: kości się toczą.
clock-left = zostało { $seconds } s

# Jaskinia
card-treasure = skarb { $worth }
path-title = Korytarz w głąb jaskini
path-entrance = Badacze wchodzą do jaskini.
path-rubies = { $count ->
    [one] leży tu { $count } rubin
    [few] leżą tu { $count } rubiny
   *[many] leży tu { $count } rubinów
}
met-title = Napotkane zagrożenia
met-none = Jeszcze bez zagrożeń
met-more = jeszcze jedno takie to pułapka
carried = Niesione
carried-risk = zagrożone
chest = Skrzynia
chest-safe = bezpieczne
on-path = Zostało w korytarzu
danger-troll = Następny rzut sprowadza Trolla w { $ways } przypadkach na { $outcomes }: { $percent }%.
danger-dragon = Następny rzut budzi Smoka w { $ways } przypadkach na { $outcomes }: { $percent }%.
odds = { $traps ->
    [0] Następna karta nie może być pułapką.
    [one] Pułapką byłaby { $traps } karta z { $cards }: { $percent }%.
    [few] Pułapką byłyby { $traps } karty z { $cards }: { $percent }%.
   *[many] Pułapką byłoby { $traps } kart z { $cards }: { $percent }%.
}
explorers = Badacze
where-cave = w jaskini
where-camp = w obozowisku
where-resting = odpoczywa
state-thinking = myśli
state-chosen = decyzja podjęta
hidden-chest = ukryte
act-continue = Idę dalej
act-leave = Wracam
act-continue-hint = Głębiej do jaskini
act-leave-hint = Do domu: { $amount } i udział z korytarza
chosen-continue = Idziesz dalej.
chosen-leave = Wracasz.
chosen-change = Możesz zmienić zdanie, dopóki ktoś jeszcze myśli.
in-camp = Jesteś w obozowisku, nic ci nie grozi.
watching-only = Patrzysz na grę.
log = Co się wydarzyło
relics-of = Relikty: { $worth }

# Kości
room-cave = Grota Diamentów
room-hall = Skarbiec
hand = Łapa Trolla
bag = Worek
beside = Znalezione w tej turze, zagrożone
turn-of = Tura: { $name }.
turn-yours = Twoja tura.
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
thrower = Kości Smoka: { $name }.

# Zdarzenia
news-sat = { $name } siada.
news-seat-left = { $name } zwalnia miejsce.
news-ready = { $name } może zaczynać.
news-began = Gra się zaczyna: { $names }.
news-deal-restarted = Brak odpowiedzi na czas: { $names }. Rozdanie jest przygotowywane od nowa.
news-stood-in-bot = { $name } odchodzi od stołu. Dalej gra bot.
news-stood-in-rest = { $name } odchodzi od stołu i odpoczywa w obozowisku.
news-stood-in-agreed = Wszyscy się zgadzają: za gracza { $name } gra bot.
news-vote-asked = Czy za gracza { $name } ma grać bot? Wszyscy pozostali muszą się zgodzić.
news-vote-agree = { $by } zgadza się, by za gracza { $name } grał bot.
news-vote-refuse = { $by } nie zgadza się, by za gracza { $name } grał bot.
news-vote-dropped = Za gracza { $name } nie gra bot.
vote-question = Czy bot ma grać za gracza { $name }, aż wróci?
vote-agree = Tak, niech gra bot
vote-refuse = Nie, poczekajmy: { $name }
vote-own = Pozostali pytają, czy bot ma grać za gracza { $name }.
vote-own-here = Jestem tutaj
vote-own-agree = Niech gra bot
vote-agreed = Zgadzają się: { $names }
news-back = { $name } wraca do stołu.
news-host = Gospodarzem jest teraz { $name }.
news-agreed = Uzgodniono coś innego.
fact-began = Zaczyna się wyprawa { $number }.
fact-treasure = { $count ->
    [one] { $worth } dla jednej osoby: { $each }.
   *[other] { $worth } dla { $count }: po { $each }, { $stays ->
        [0] nic nie zostaje
       *[other] zostaje { $stays }
    }.
}
fact-hazard = Pierwsze takie zagrożenie: { $hazard }. Jeszcze jedno to pułapka.
fact-relic = W korytarzu leży { $relic }.
fact-trap = { $count ->
    [one] Pułapka: { $hazard }! { $names } traci { $lost }.
   *[other] Pułapka: { $hazard }! Tracą { $names }, na osobę: { $lost }.
}
fact-all-go-on = Wszyscy idą dalej.
fact-deck-out = Talia jest pusta: wszyscy wracają.
fact-home = { $count ->
    [one] { $names } wraca: { $carried } niesione i { $share } z korytarza, razem { $total }.
   *[other] { $names } wracają. Na osobę: { $carried } niesione i { $share } z korytarza, razem { $total }. { $stays ->
        [0] Nic nie zostaje.
       *[other] W korytarzu zostaje { $stays }.
    }
}
fact-relic-taken = { $name } zabiera { $relic }, wart { $worth }.
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
fact-cave-rolled = { $taken ->
    [0] { $name } rzuca: { $roll }.
    [one] { $name } rzuca: { $roll } i bierze { $taken } diament.
    [few] { $name } rzuca: { $roll } i bierze { $taken } diamenty.
   *[many] { $name } rzuca: { $roll } i bierze { $taken } diamentów.
}
fact-kept = { $name } zatrzymuje: { $find }.
fact-troll = { $lost ->
    [0] Nadchodzi Troll! { $name } nic nie traci.
    [one] Nadchodzi Troll! { $name } traci { $lost } diament.
    [few] Nadchodzi Troll! { $name } traci { $lost } diamenty.
   *[many] Nadchodzi Troll! { $name } traci { $lost } diamentów.
}
fact-hall = { $name } otwiera drzwi Skarbca. Kości Smoka: { $thrower }.
fact-hall-rolled = { $taken ->
    [0] { $name } nic nie znajduje.
    [one] { $name } bierze { $taken } samorodek złota.
    [few] { $name } bierze { $taken } samorodki złota.
   *[many] { $name } bierze { $taken } samorodków złota.
}
fact-dragon-thrown = { $name } rzuca: { $faces }.
fact-dragon-awoke = Smok obudzony! { $name } traci: { $lost }.
fact-left = { $name } wychodzi: { $brought }.
fact-turn = Tura: { $name }.

# Koniec
over = Koniec gry.
winners = { $count ->
    [one] Wygrywa { $names }, wynik: { $score }.
   *[other] Wspólne zwycięstwo: { $names }, wynik: { $score }.
}
standings = Wyniki
standings-name = Imię
again = Jeszcze raz
again-waiting = Następna gra zacznie się, gdy wszyscy będą chcieli grać.
not-over-hint = Zaczynamy, gdy wszyscy są gotowi.

# Stan rzeczy
state-empty = W korytarzu jeszcze nic nie leży.
state-path = { $rubies ->
    [one] W korytarzu: { $path }; { $rubies } rubin.
    [few] W korytarzu: { $path }; { $rubies } rubiny.
   *[many] W korytarzu: { $path }; { $rubies } rubinów.
}
state-met = Jeszcze jedno z tych to pułapka: { $hazards }.
state-inside = W jaskini: { $names }. Każdy niesie { $carried }.
state-chest = W twojej skrzyni: { $amount }.
state-troll = Tura: { $name }; obok worka: { $beside }. W Grocie diamenty: { $diamonds }, w Skarbcu samorodki: { $nuggets }, w łapie Trolla: { $hand }.

# Pomoc
help = Pomoc
help-title = Skróty klawiszowe
help-continue = Idę dalej
help-leave = Wracam
help-throw = Rzut kośćmi smoka, gdy urządzenie jest wspólne
help-confirm = Naciśnij wybrany przycisk
help-repeat = Powtórz ostatnie wydarzenie
help-state = Powiedz, co jest w jaskini
help-help = Ta pomoc

# Okrzyki
reactions = Zawołaj przez stół
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
settings-motion-system = jak w urządzeniu
settings-motion-full = tak
settings-motion-none = nie
settings-sound = Dźwięk
settings-size = Wielkość tekstu
settings-size-normal = zwykła
settings-size-large = duża
settings-size-largest = największa
settings-contrast = Kontrast
settings-contrast-system = jak w urządzeniu
settings-contrast-high = wysoki
settings-odds = Pokaż ryzyko pułapki
settings-keys = Pojedyncze litery jako klawisze (C, L, R, S, ?)
turn-mark = gra
