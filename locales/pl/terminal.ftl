# To, co mówi się tylko w terminalu. O tym, co dzieje się przy stole, opowiadają zdania z web.ftl.

terminal-ask-secret = { $choices } (wpisywany tekst jest niewidoczny)
terminal-ask-all = { $firsts }; { $next }
terminal-ask-clock = { $choices } ({ $clock })
terminal-ask-ready = Zaczynamy grę? Wpisz „tak” albo „koniec”.
terminal-has-chosen = Decyzja podjęta: { $name }.
terminal-hint-choice = Wpisz numer wyboru albo jego pierwsze litery. Wpisz „pomoc”, by zobaczyć inne polecenia.
terminal-hint-ready = Wpisz „tak”, by zacząć, albo „koniec”.
terminal-explorer = Poszukiwacz
terminal-link = Link do stołu: { $link }
terminal-bye = Do zobaczenia.
terminal-chests = Skrzynie i relikty: { $list }.
terminal-scores = Wyniki: { $list }.
terminal-dice-free = Wolne kości: { $faces }.
terminal-dice-kept = Odłożone: { $faces }.
terminal-bag = Worek ({ $name }): { $treasure }.
terminal-hints-on = Podpowiedzi są włączone.
terminal-no-odds = W tej chwili nie ma czego obliczać.
terminal-gain = Następna karta daje każdemu w jaskini średnio { $whole },{ $tenths } rubina.
terminal-reveals = Jeśli nikt nie wróci, można się spodziewać jeszcze { $whole },{ $tenths } karty, razem z pułapką.
terminal-help-plain = Wpisz numer wyboru albo jego pierwsze litery.
    „powtórz”: co się stało od ostatniego wyboru.
    „stan”: jaka jest sytuacja.
    „szanse”: co może się teraz zdarzyć.
    „zasady”: zasady tej gry.
    „pomoc”: ta pomoc.
    „zgoda” i „sprzeciw”: odpowiedź na pytanie, czy bot ma za kogoś grać.
    „koniec”: wyjście z gry.

# Co można wpisać oprócz angielskiego słowa
terminal-word-yes = tak
terminal-word-repeat = powtórz
terminal-word-state = stan
terminal-word-odds = szanse
terminal-word-rules = zasady
terminal-word-help = pomoc
terminal-word-quit = koniec
terminal-word-agree = zgoda
terminal-word-refuse = sprzeciw
terminal-vote-words = Wpisz „{ $agree }” albo „{ $refuse }”.
terminal-vote-words-own = Wpisz „{ $refuse }”, jeśli tu jesteś, albo „{ $agree }”, żeby grał bot.

# Pełny ekran
terminal-camp = obozowisko
terminal-state = Sytuacja
terminal-odds = Następna karta
terminal-odds-dice = Następny rzut
terminal-winner = wygrywa
terminal-throws = rzuca
terminal-keys = ? pomoc  o szanse  q koniec
terminal-keys-replay = ? pomoc  q koniec
terminal-vote-keys = (Y: tak, N: nie)
terminal-vote-keys-own = (N: jestem tutaj, Y: niech gra bot)
terminal-prompt = { $name }, twój wybór:
terminal-prompt-secret = { $name }, wybierz w tajemnicy: wpisz numer (nie będzie widoczny).
terminal-prompt-ready = Naciśnij Enter, gdy można zaczynać.
terminal-quit-again = Gra trwa. Naciśnij Q jeszcze raz, aby wyjść.
terminal-help-screen = Klawisze 1–9 naciskają przycisk o tym numerze.
    C: idę dalej, L: wracam, jak w przeglądarce.
    Strzałki w lewo i w prawo wybierają przycisk, Enter go naciska.
    Strzałki w górę i w dół przewijają przebieg gry.
    O pokazuje lub ukrywa szanse.
    S pokazuje sytuację, R zasady tej gry.
    Y (tak) i N (nie): odpowiedź na pytanie, czy bot ma za kogoś grać.
    Q kończy, Ctrl-C kończy natychmiast.
    Na początku korytarza jest obozowisko, na końcu poszukiwacze: każdy ma kolor, literę i wzór.
    Liczba po strzałce na karcie to rubiny, które tam leżą.

# Nagrania
terminal-tape = Krok { $step } z { $last }.
terminal-tape-runs = Odtwarzanie trwa; spacja je zatrzymuje.
terminal-jump = Przejść do kroku { $step }? Naciśnij Enter.
terminal-hint-replay = Naciśnij Enter, by przejść do następnego kroku, albo wpisz „wstecz”, „odtwórz” lub numer kroku.
terminal-help-replay = Strzałki w lewo i w prawo: krok wstecz, krok dalej.
    Page Up i Page Down: wyprawa albo tura wstecz, dalej.
    Home i End: początek i koniec.
    Numer i Enter: przejście do tego kroku.
    Spacja uruchamia lub zatrzymuje odtwarzanie.
    O pokazuje lub ukrywa szanse.
    S pokazuje sytuację, R zasady tej gry.
    Q kończy.
terminal-help-replay-plain = Pusty wiersz albo „dalej”: następny krok.
    „wstecz”: krok wstecz.
    Numer: przejście do tego kroku.
    „odtwórz”: wszystko do końca.
    „powtórz”, „stan”, „szanse”, „zasady”, „pomoc” i „koniec” działają jak zwykle.
terminal-word-next = dalej
terminal-word-back = wstecz
terminal-word-play = odtwórz

# Towarzysz prawdziwego pudełka
terminal-companion-resumed = W tym miejscu gra została przerwana.
terminal-companion-saved = Wszystko zapisano w pliku { $file }.
terminal-companion-card = Wyprawa { $expedition }, karta { $number }: jaką kartę odkryto?
terminal-companion-leave = Kto wraca? { $people }. Naciśnij Enter, jeśli nikt, albo wpisz „wszyscy”.
terminal-companion-no-card = Tej karty nie ma już w talii: { $card }.
terminal-companion-hint-card = Wpisz kartę: wartość skarbu, pierwsze litery pułapki albo „relikt”.
terminal-companion-hint-leave = Wpisz numery lub imiona tych, którzy wracają, „wszyscy” albo zostaw pusty wiersz, jeśli nikt nie wraca.
terminal-companion-undone = Ostatni wpis cofnięty.
terminal-companion-nothing-to-undo = Nie ma czego cofać.
terminal-companion-cave = { $name } w grocie: wpisz kości, na przykład „diament klucz troll troll”, albo „zatrzymaj klucz”, „wejdź”, „wyjdź”.
terminal-companion-hall = { $name } w Skarbcu: wpisz dwie liczby z kości skarbu, { $dice ->
    [one] jedno słowo z kości Smoka, na przykład „smok”
   *[other] dwa słowa z kości Smoka, na przykład „pusta smok”
} (rzuca { $thrower }), albo „wyjdź”.
terminal-companion-hint-dice = Wpisz wyrzucone kości, „zatrzymaj klucz”, „zatrzymaj drzwi”, „wejdź” albo „wyjdź”.
terminal-help-companion = Wpisuj, co się stało przy stole; każdy wpis jest od razu zapisywany w pliku.
    „cofnij”: cofa ostatni wpis, ile razy chcesz.
    „powtórz”: jeszcze raz, co dał ostatni wpis.
    „stan”: jaka jest sytuacja.
    „szanse”: co może się teraz zdarzyć.
    „zasady”: zasady tej gry.
    „koniec”: kończy; to samo polecenie wznawia grę później.
terminal-word-undo = cofnij
terminal-word-nobody = nikt
terminal-word-all = wszyscy
terminal-word-keep = zatrzymaj
terminal-word-enter = wejdź
terminal-word-leave = wyjdź
