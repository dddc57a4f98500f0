# Kilka osób przy jednym urządzeniu i duży ekran dla wszystkich.

device-title = Przekażcie urządzenie
device-hand = { $name }, weź urządzenie.
device-nobody-looks = Reszta nie podgląda!
device-i-am = To ja, { $name }
device-change = Zmieniasz zdanie?
device-see-table = Najpierw pokaż stół
device-your-choice = { $name }: idziesz dalej czy wracasz?
device-newest = Najnowsza karta: { $card }
device-give-back = Nie teraz
device-sealed = Wybór zapisany!
device-add = Dodaj osobę przy tym urządzeniu
device-add-hint = Podawajcie sobie urządzenie. Zasłona na ekranie ukrywa, co kto wybrał.
device-add-name = Imię tej osoby
device-add-go = Dodaj
device-here = przy tym urządzeniu
device-remove = Usuń: { $name }
device-race-hint = Przy jednym urządzeniu spokojniej gra się na zmianę. Tryb „Kto szybszy” też działa: każdy ma własne przyciski i klawisze.

# Co ustalono
agree-house = Zasady domowe z pliku
agree-house-about = Dowolne skarby, pułapki i relikty, od 2 do 8 graczy, w pliku JSON
agree-house-text = Zasady domowe
agree-house-hint = Obiekt JSON z „name” i „base” oraz tym, co różni się od tego wydania.
agree-house-wrong = To jeszcze nie jest obiekt JSON.
agree-house-read = Wczytano: { $name }
agree-house-file = Albo otwórz plik
agree-chests = Zamknięte skrzynie: każdy widzi tylko własną
agree-troll = Troll
agree-troll-strict = przychodzi, gdy wszystkie kości są zablokowane
agree-troll-kind = puszcza cię, jeśli zatrzymasz klucz i drzwi
agree-stand-in = Kto gra za nieobecnych
agree-stand-in-usual = zwykły bot
agree-chat = Rozmowa przy stole
agree-chat-reactions = tylko reakcje
agree-chat-words = także wiadomości
agree-bots = Boty decydują
agree-bots-natural = jak ludzie, po namyśle
agree-bots-instant = od razu

# O czym decyduje gospodarz
host-title = Jesteś gospodarzem
host-onlookers = Widzowie
host-send-away = Usuń widza { $number }
host-between-games = Zasady stołu można zmienić po zakończeniu gry.
host-agree = Zmień zasady stołu
host-agree-go = Zapisz zmiany
host-up = { $name }: o miejsce wyżej
host-down = { $name }: o miejsce niżej
host-stand-in = Niech bot gra za gracza { $name }
host-stand-in-hint = Najpierw pytamy pozostałych. Potrzebna jest zgoda wszystkich.
host-pass = Nowy gospodarz: { $name }
words-label = Napisz coś
words-send = Wyślij
leave-seat = Odejdź od stołu
leave-seat-of = { $name } odchodzi
leave-seat-sure = { $name } odchodzi na dobre?
leave-seat-final = Tego nie da się cofnąć: grę przejmie bot.
leave-seat-stay = Zostań
leave-seat-go = Odejdź na dobre
bag-title = W talii: { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
bag-gone = Poza grą: { $cards }
bag-cards = { $card } × { $count }

# Na dużym ekranie
party-title = Wspólna gra na dużym ekranie
party-hint = Telewizor lub laptop pokazuje jaskinię, a telefony służą jako karty decyzji.
party-new = Użyj tego ekranu jako stołu
party-new-hint = Ten ekran nie zajmuje miejsca przy stole. Każdy dołącza ze swojego telefonu.
party-join = Dołącz z telefonu
party-fullscreen = Pełny ekran
party-each-carries = Każdy w jaskini ma przy sobie
card-switch = Pokaż tylko moją kartę (jaskinia jest na dużym ekranie)
card-whole-table = Pokaż tutaj cały stół
card-join = Dołącz do stołu
card-game-on = Gra już trwa. Możesz usiąść, gdy się skończy.
card-look-up = Jaskinia jest na dużym ekranie. Tutaj podejmujesz decyzje.
