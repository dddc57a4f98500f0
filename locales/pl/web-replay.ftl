# Skończona gra, obejrzana jeszcze raz.

end-replay = Obejrzyj jeszcze raz
end-review = Co mówi trener
end-fairness = Sprawdź rozdanie
share-link = Odnośnik do tej chwili
file-no-record = Ten plik nie jest zapisem gry: nie da się go odczytać jako JSON.

replay-title = Powtórka
replay-unknown = Nie ma takiej gry
replay-unknown-text = Obejrzeć można tylko skończone gry, a na tym serwerze nie ma żadnej o tym numerze.
replay-file = Otwórz plik z zapisem
replay-file-other = Otwórz inny plik z zapisem
replay-file-hint = Zapis to historia gry w pliku JSON: pobranym tutaj, utworzonym przez program albo spisanym przy prawdziwym stole.
replay-controls = Przejdź przez grę
replay-scrubber = Chwila gry
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
replay-trap = pułapka, { $hazard }
replay-all-on = wszyscy idą dalej
replay-leave = { $count ->
    [one] { $names } wraca
   *[other] { $names } wracają
}
replay-as = Graj na miejscu
replay-continue = Graj dalej od tej chwili
replay-continue-hint = Powstaje nowy stół, na którym gra toczy się od tej chwili. Pozostałe miejsca zajmują boty; przed rozpoczęciem mogą je przejąć znajomi.
replay-continue-over = Tu gra jest już skończona. Wróć do chwili przed końcem.
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
my-games-none = Tu znajdą się skończone gry, do obejrzenia jeszcze raz.
my-games-file = Obejrzyj grę z pliku
my-games-fairness = Jak sprawdza się rozdanie

# Wykresy
charts-title = Przebieg gry
chart-as-table = To samo w tabeli
chart-scores = Wyniki
chart-expedition = Wyprawa
chart-turn = Tura
chart-exits = Kto kiedy wyszedł
chart-exits-hint = U góry są karty każdej wyprawy, ★ to relikt. Pasek kończy się tam, gdzie badacz wyszedł: + z tym, co trafiło do skrzyni, ✕ w pułapce.
exit-home = powrót po karcie { $card }, zdobycz { $amount }
exit-trap = { $lost ->
    [0] pułapka przy karcie { $card }, nic nie przepadło
   *[other] pułapka przy karcie { $card }, przepadło { $lost }
}
exit-inside = przy karcie { $card } jeszcze w jaskini
luck-title = Szczęście
luck-hint = Klejnoty: ile leżało na skarbach odkrytych, gdy badacz był w jaskini, i ile należało oczekiwać właśnie po tych kartach, zważywszy na to, co mogło jeszcze przyjść. Pułapki: ile ich trafiło i ilu należało oczekiwać. Co kto z tym zrobił, nie jest szczęściem i nie jest tu liczone.
luck-gems = Odkryte klejnoty (oczekiwane)
luck-balance = Różnica
luck-traps = Pułapki (oczekiwane)
luck-of = { $count } ({ $expected })
dice-luck-hint = Oczekiwane: ile tury tego gracza przynoszą średnio do domu, gdy każdy wybór jest najlepszy. Wybory i kości: co zmieniły, dokładnie. To, co Smok zabrał innym, dochodzi osobno. Razem daje to wynik.
dice-luck-expected = Oczekiwane
dice-luck-choices = Wybory
dice-luck-dice = Kości
dice-luck-race = Wyścig
dice-luck-gifts = Od Smoka
ends-title = Jak kończyły się tury
ends-home = Powrót ze zdobyczą
ends-troll = Przyszedł Troll
ends-dragon = Obudził się Smok
