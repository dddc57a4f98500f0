# Skończona gra, obejrzana jeszcze raz.

end-replay = Obejrzyj jeszcze raz
end-review = Zapytaj trenera
end-fairness = Sprawdź rozdanie
share-link = Link do tego momentu
file-no-record = Ten plik nie jest zapisem gry: nie da się go odczytać jako JSON.

replay-title = Powtórka
replay-unknown = Nie ma takiej gry
replay-unknown-text = Obejrzeć można tylko skończone gry, a na tym serwerze nie ma żadnej pod tym linkiem.
replay-file = Otwórz plik z zapisem
replay-file-other = Otwórz inny plik z zapisem
replay-file-hint = Zapis to historia gry w pliku JSON: pobranym tutaj, utworzonym przez program albo spisanym przy prawdziwym stole.
replay-controls = Przeglądaj grę
replay-scrubber = Moment gry
replay-first = Na początek
replay-previous = Krok wstecz
replay-play = Odtwarzaj
replay-pause = Pauza
replay-next = Krok dalej
replay-last = Na koniec
replay-jump = Przejdź do
replay-pace = Tempo
replay-pace-slow = powoli
replay-pace-normal = zwykłe tempo
replay-pace-fast = szybko
replay-beginning = Początek
replay-expedition = Wyprawa { $number }
replay-turn-of = Tura { $number }: { $name }
replay-turn = Tura { $number }: { $what }
replay-card = Wyprawa { $expedition }, karta { $number }: { $what }
replay-trap = wpadacie w pułapkę ({ $hazard })
replay-all-on = wszyscy idą dalej
replay-leave = { $count ->
    [one] { $names } wraca
   *[other] { $names } wracają
}
replay-as = Graj jako
replay-continue = Graj dalej od tego momentu
replay-continue-hint = Powstaje nowy stół, przy którym gra toczy się od tego momentu. Pozostałe miejsca zajmują boty; przed rozpoczęciem mogą je przejąć znajomi.
replay-continue-over = Tu gra jest już skończona. Wróć do momentu przed końcem.
help-replay-step = W powtórce: krok wstecz, krok dalej
help-replay-play = W powtórce: odtwarzanie lub pauza
replay-download = Pobierz zapis

my-games = Twoje gry
my-games-practice = Poćwicz decyzje
my-games-won = { $count ->
    [one] wygrywa { $names }, wynik { $score }
   *[other] wspólnie wygrywają { $names }, wynik { $score }
}
my-games-all = Pokaż wszystkie
my-games-none = Tu pojawią się twoje skończone gry; każdą będzie można obejrzeć jeszcze raz.
my-games-file = Obejrzyj grę z pliku
my-games-fairness = Jak sprawdzić rozdanie

# Wykresy
charts-title = Przebieg gry
chart-as-table = To samo w tabeli
chart-scores = Wyniki
chart-expedition = Wyprawa
chart-turn = Tura
chart-exits = Kto kiedy wyszedł
chart-exits-hint = U góry są karty każdej wyprawy, ★ to relikt. Pasek kończy się tam, gdzie poszukiwacz wyszedł: + i to, co trafiło do skrzyni, albo ✕, jeśli wpadł w pułapkę.
exit-home = { $amount ->
    [0] powrót po karcie { $card } bez rubinów
   *[other] powrót po karcie { $card }, łup: { $amount }
}
exit-trap = { $lost ->
    [0] pułapka przy karcie { $card }, nic nie przepadło
   *[other] pułapka przy karcie { $card }, przepadło { $lost }
}
exit-inside = przy karcie { $card } jeszcze w jaskini
exits-of = Wyprawa { $number }: { $cards }.
exits-each = { $name }: { $exit }.
luck-title = Szczęście
luck-hint = Klejnoty: ile leżało na skarbach odkrytych, gdy poszukiwacz był w jaskini, i ile średnio można było oczekiwać po tych kartach. Pułapki: ile razy się zatrzasnęły i ile razy średnio można było tego oczekiwać. To, co kto zrobił ze swoim szczęściem, nie jest tu liczone.
luck-gems = Odkryte klejnoty (oczekiwane)
luck-balance = Różnica
luck-traps = Pułapki (oczekiwane)
luck-of = { $count } ({ $expected })
dice-luck-hint = Oczekiwane: ile tury tego gracza przynoszą średnio, gdy każdy wybór jest najlepszy. Wybory i Kości: o ile to zmieniły (obliczone dokładnie). Od Smoka: co ten gracz dostał, gdy Smok przyłapał kogoś innego, razem z diamentami z łapy Trolla. Razem daje to wynik.
dice-luck-race-hint = Wyścig: szczęście w rzutach w Skarbcu, liczone tak, jakby obie strony rzucały równie szybko.
dice-luck-expected = Oczekiwane
dice-luck-choices = Wybory
dice-luck-dice = Kości
dice-luck-race = Wyścig
dice-luck-gifts = Od Smoka
ends-title = Jak kończyły się tury
ends-home = Wyjście w porę
ends-troll = Przyszedł Troll
ends-dragon = Obudził się Smok
