# Kilka osób przy jednym urządzeniu i duży ekran dla wszystkich.

device-title = Urządzenie przechodzi z rąk do rąk
device-hand = Urządzenie dostaje: { $name }.
device-nobody-looks = Nikt inny nie patrzy.
device-i-am = To ja, { $name }
device-change = Zmiana zdania?
device-see-table = Najpierw spójrzmy na stół
device-your-choice = { $name }: dalej czy do domu?
device-newest = Najnowsza karta: { $card }
device-give-back = Nie teraz
device-sealed = Zapieczętowane.
device-add = Ktoś jeszcze przy tym urządzeniu
device-add-hint = Urządzenie krąży między wami. Ekran pośredni zasłania, co kto wybiera.
device-add-name = Imię tej osoby
device-add-go = Dodaj
device-here = przy tym urządzeniu
device-remove = { $name } nie gra
device-race-hint = Przy jednym urządzeniu spokojniejszy jest wyścig na zmianę. Kto szybszy też działa: każdy ma własne przyciski i klawisze.

# Co ustalono
agree-house = Własne zasady z pliku
agree-house-about = Dowolne skarby, pułapki i relikty, od 2 do 8 graczy: jako JSON
agree-house-text = Własne zasady
agree-house-hint = Obiekt JSON z „name” i „base” oraz tym, co różni się od tego wydania.
agree-house-wrong = To jeszcze nie jest obiekt JSON.
agree-house-read = Odczytano: { $name }
agree-house-file = Albo otwórz plik
agree-chests = Zamknięte skrzynie: każdy widzi tylko własną
agree-troll = Troll
agree-troll-strict = przychodzi, gdy nie została żadna kość
agree-troll-kind = wypuszcza, jeśli masz klucz i drzwi
agree-stand-in = Kto gra za nieobecnych
agree-stand-in-usual = zwykły bot
agree-chat = Rozmowa przy stole
agree-chat-reactions = tylko reakcje
agree-chat-words = także słowa
agree-bots = Boty decydują
agree-bots-natural = jak ludzie, po namyśle
agree-bots-instant = od razu

# O czym decyduje gospodarz
host-title = Jesteś gospodarzem
host-onlookers = Widzowie
host-send-away = Odpraw widza { $number }
host-between-games = Ustalenia można zmienić po zakończeniu gry.
host-agree = Zmień ustalenia
host-agree-go = Tak ustalamy
host-up = { $name }: o miejsce wyżej
host-down = { $name }: o miejsce niżej
host-stand-in = Niech bot gra za: { $name }
host-stand-in-hint = Najpierw pytamy pozostałych. Potrzebna jest zgoda wszystkich.
host-pass = Nowy gospodarz: { $name }
words-label = Powiedz coś
words-send = Powiedz
leave-seat = Opuść moje miejsce
leave-seat-of = { $name } odchodzi
leave-seat-sure = { $name } odchodzi na dobre?
leave-seat-final = Tego nie da się cofnąć: dalej gra bot.
leave-seat-stay = Zostań
leave-seat-go = Odejdź na dobre
bag-title = W worku: { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
bag-gone = Poza grą: { $cards }

# Na dużym ekranie
party-title = W gronie przyjaciół na dużym ekranie
party-hint = Telewizor lub laptop pokazuje jaskinię, a telefony są kartami decyzji.
party-new = Ten ekran jest stołem
party-new-hint = Nie zajmuje miejsca. Wszyscy dołączają telefonami.
party-join = Dołącz telefonem
party-each-carries = Każdy w jaskini niesie
card-switch = Jaskinia jest na dużym ekranie: pokaż tylko moją kartę
card-whole-table = Pokaż tutaj cały stół
card-join = Dołącz do stołu
card-game-on = Gra już trwa. Możesz usiąść, gdy się skończy.
card-look-up = Jaskinia jest na dużym ekranie. Tutaj są twoje wybory.
