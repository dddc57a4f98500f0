# Czy rozdanie było uczciwe.

fair-title = Rozdanie, które każdy może sprawdzić
fair-title-game = Rozdanie tej gry
fair-lead = Wszystko poniżej obliczono na twoim urządzeniu z zapisu gry. Nie pytamy o nic serwera, który rozdawał, więc nie trzeba mu ufać.
fair-fits = Wszystko się zgadza: nikt nie wybrał tych kart ani kości.
fair-fits-here = Wszystko, co można tu sprawdzić, się zgadza.
fair-fails = Coś się nie zgadza.
fair-another = Serwer przysłał zapis innej gry niż ta, o którą pytano.
fair-alone = Nikt nie dodał do tego rozdania niczego od siebie, więc serwer mógł wypróbować wiele sekretów, zanim jeden zapieczętował.
fair-values = Z czego składa się rozdanie
fair-value-game = Gra
fair-value-commitment = Pieczęć (SHA-256 sekretu)
fair-value-secret = Sekret
fair-value-nonce = Dodane przez: { $name }
fair-value-nothing = nic
fair-value-bot = nic: bot
fair-value-dropped = nic: zapowiedziano liczbę, ale jej nie ujawniono
fair-mark-fits = Zgadza się.
fair-mark-fails = Nie zgadza się.
fair-mark-done = Obliczono.
fair-mark-open = Nie da się tu sprawdzić.

fair-witness-before = To ta sama pieczęć, którą ta przeglądarka widziała przed rozpoczęciem gry.
fair-witness-during = To ta sama pieczęć, którą ta przeglądarka widziała w trakcie gry.
fair-witness-open = Tej przeglądarki nie było przy stole. Porównaj poniższą pieczęć z tą, którą pokazano przed pierwszym losowaniem.
fair-witness-fails = To nie jest pieczęć, którą ta przeglądarka widziała przy stole: została podmieniona.
fair-nonce-fits = Liczba dodana przez tę przeglądarkę została uwzględniona w rozdaniu.
fair-nonce-fails = Liczba dodana przez tę przeglądarkę nie została uwzględniona w rozdaniu.
fair-order-fits = Wszystkie pozostałe liczby były ustalone, zanim ta przeglądarka ujawniła swoją.
fair-order-fails = Pozostałe liczby są inne niż te, które ustalono, zanim ta przeglądarka ujawniła swoją.
fair-seats-fits = Każda liczba zgadza się z tą, którą zapowiedziano dla jej miejsca, a boty nic nie dodały.
fair-seats-fails = Dodano liczbę, której nie zapowiedziano dla jej miejsca.
fair-seats-open = To rozdanie w wersji 1, w której liczb nie zapowiadano, więc nie można wykluczyć, że serwer sam wybrał liczbę bota.
fair-commitment-fits = To ten sam sekret, który zapieczętowano: jego SHA-256 to pieczęć.
fair-commitment-fails = To nie jest sekret, który zapieczętowano: jego SHA-256 nie zgadza się z pieczęcią.
fair-key-done = Klucz rozdania obliczono z sekretu, identyfikatora gry i tego, co dodano z każdego miejsca:
fair-draws-fits = { $count ->
    [0] Nie było czego losować.
    [one] Jedyne losowanie obliczono ponownie; zgadza się z rozdaniem.
    [few] Obliczono ponownie losowania: { $count } z { $total }. Wszystkie zgadzają się z rozdaniem.
   *[other] Obliczono ponownie losowania: { $count } z { $total }. Wszystkie zgadzają się z rozdaniem.
}
fair-draws-fails = Losowanie { $number } z { $total } jest błędne. { $place }: według zapieczętowanego rozdania { $dealt }, a według zapisu { $told }.
fair-draws-after = { $count ->
    [one] { $count } wcześniejsze losowanie pochodzi z innej gry i nie było sprawdzane.
    [few] { $count } wcześniejsze losowania pochodzą z innej gry i nie były sprawdzane.
    [many] { $count } wcześniejszych losowań pochodzi z innej gry i nie było sprawdzanych.
   *[other] { $count } wcześniejszego losowania pochodzi z innej gry i nie było sprawdzane.
}
fair-place-expedition = Wyprawa { $number }, krok { $step }
fair-place-turn = Tura { $number }, krok { $step }
fair-face-diamond = diament
fair-face-key = klucz
fair-face-door = drzwi
fair-face-troll = troll
fair-face-dragon = smok
fair-face-blank = pusta
fair-face-aside = odłożona
fair-face-unknown = nieznana

fair-table = Wszystkie losowania
fair-table-hint = Każde losowanie daje liczbę mniejszą od liczby możliwości. Wskazuje ona (licząc od 0) jedną z kart, które mogą się jeszcze pojawić, albo ścianki kości.
fair-column-draw = Losowanie
fair-column-place = Gdzie
fair-column-number = Wylosowana liczba
fair-column-dealt = Według rozdania
fair-column-told = Według zapisu
fair-number = { $index } z { $outcomes }

fair-obstacle-no-record = To nie jest zapis gry.
fair-obstacle-no-deal = Nie ma czego sprawdzać: rozdanie w tej grze nie było zapieczętowane.
fair-obstacle-no-secret = Jeszcze nie ma czego sprawdzać: sekret dodaje się po zakończeniu gry.
fair-obstacle-bad-deal = Rozdanie w tym zapisie jest nieprawidłowe, więc niczego nie da się sprawdzić.
fair-obstacle-unknown-edition = Zasady z tego zapisu nie są tu znane, więc jego kart nie da się sprawdzić.
fair-obstacle-bad-story = Ten zapis mówi o czymś, co nie mogło się zdarzyć, więc jego losowań nie da się sprawdzić.

fair-file = Sprawdź plik z zapisem
fair-file-hint = Plik zostaje na twoim urządzeniu.
fair-file-name = Plik: { $name }

fair-scheme = Jak to działa
fair-step-seal = Przed grą serwer losuje sekret, bardzo długą liczbę, i pokazuje jego pieczęć. Z pieczęci nikt nie odgadnie sekretu i żaden inny sekret nie ma takiej samej.
fair-step-nonce = Potem urządzenie każdego gracza losuje liczbę i zapowiada tylko jej pieczęć. Gdy na stole są już wszystkie pieczęcie, urządzenia pokazują swoje liczby. Nikt nie może więc dobrać liczby do pozostałych i ani serwer, ani wszyscy inni gracze razem nie mogą wybrać kart.
fair-step-draw = Sekret i liczby razem ustalają każdą kartę i każdy rzut jeszcze przed pierwszym losowaniem.
fair-step-open = Po zakończeniu gry sekret zostaje ujawniony.
fair-step-check = Teraz każdy może jeszcze raz zapieczętować sekret, porównać i ponownie obliczyć każde losowanie. Ta strona robi to za ciebie; dokładna metoda jest opublikowana i każdy może napisać własny program sprawdzający.
fair-limits = Czego to nie pokazuje
fair-limit-looked = Czy ktoś, kto prowadzi serwer, nie zajrzał do sekretu i nie powiedział znajomemu, co przyjdzie.
fair-limit-conspiracy = Gracz w zmowie z serwerem może zapowiedzieć liczbę i jej nie pokazać. Rozdanie przygotowuje się wtedy od nowa bez tego miejsca, raz na każde takie miejsce, i wszyscy to widzą.
fair-limit-bots = Czy rozdanie jest uczciwe przy stole, przy którym są same boty: boty nic nie dodają.
fair-limit-before = Skąd wzięła się pieczęć: przed grą widzieli ją tylko ci, którzy byli przy stole. Ta przeglądarka pamięta pieczęcie, które widziała.
