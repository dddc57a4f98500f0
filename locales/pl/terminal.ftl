# To, co mówi się tylko w terminalu. O tym, co dzieje się przy stole, opowiadają zdania z web.ftl.

terminal-pair = { $name }: { $value }
terminal-ask-secret = { $choices } (wpisywany tekst jest niewidoczny)
terminal-ask-ready = Czy zaczynamy grę? Wpisz tak albo koniec.
terminal-has-chosen = Wybór dokonany: { $name }.
terminal-hint-choice = Wpisz numer wyboru albo początek jego słów; pomoc powie, co jeszcze działa.
terminal-hint-ready = Wpisz tak, gdy chcesz zacząć, albo koniec.
terminal-explorer = Badacz
terminal-link = Stół jest pod adresem { $link }
terminal-bye = Do zobaczenia.
terminal-chests = Skrzynie i relikty: { $list }.
terminal-no-odds = W tej chwili nie ma szans do podania.
terminal-gain = Następna karta daje każdemu w jaskini średnio { $whole },{ $tenths }.
terminal-reveals = Jeśli nikt nie wróci, można się spodziewać jeszcze { $whole },{ $tenths } karty, razem z pułapką.
terminal-help-plain = Wpisz numer wyboru albo początek jego słów.
    powtórz mówi jeszcze raz, co się stało od ostatniego wyboru.
    stan mówi, jak się mają sprawy.
    szanse mówi, jaka może być następna karta.
    pomoc to ta pomoc.
    koniec kończy.

# Co można wpisać oprócz angielskiego słowa
terminal-word-yes = tak
terminal-word-repeat = powtórz
terminal-word-state = stan
terminal-word-odds = szanse
terminal-word-help = pomoc
terminal-word-quit = koniec

# Pełny ekran
terminal-camp = obóz
terminal-odds = Następna karta
terminal-odds-dice = Następne kości
terminal-winner = wygrana
terminal-throws = rzuca
terminal-keys = ? pomoc  o szanse  q koniec
terminal-keys-replay = ? pomoc  q koniec
terminal-prompt = { $name }, twój wybór:
terminal-prompt-secret = { $name }: wybór tajny, numerem; nie będzie widoczny.
terminal-prompt-ready = Naciśnij Enter, gdy można zaczynać.
terminal-quit-again = Gra trwa. Naciśnij q jeszcze raz, aby wyjść.
terminal-help-screen = 1 do 9 naciskają przycisk o tym numerze.
    C idzie dalej, L wraca, jak w przeglądarce.
    Strzałki w lewo i w prawo wybierają przycisk, Enter go naciska.
    Strzałki w górę i w dół przewijają to, co się stało.
    O pokazuje lub ukrywa szanse.
    Q kończy, Ctrl-C natychmiast.
    Na początku korytarza obozowisko, na końcu badacze: każdy ma kolor, literę i wzór.
    Liczba po strzałce na karcie to rubiny, które tam leżą.

# Nagrania
terminal-tape = Krok { $step } z { $last }.
terminal-tape-runs = Odtwarzanie trwa; spacja je zatrzymuje.
terminal-jump = Skok do kroku { $step }: naciśnij Enter.
terminal-hint-replay = Pusty wiersz to następny krok; można też wpisać wstecz, graj albo numer kroku.
terminal-help-replay = Strzałki w lewo i w prawo: krok wstecz, krok dalej.
    Page Up i Page Down: wyprawa albo tura wstecz, dalej.
    Home i End: początek i koniec.
    Numer i Enter skaczą do tego kroku.
    Spacja uruchamia lub zatrzymuje odtwarzanie.
    O pokazuje lub ukrywa szanse.
    Q kończy.
terminal-help-replay-plain = Pusty wiersz albo dalej opowiada następny krok.
    wstecz cofa o krok.
    Numer skacze do tego kroku.
    graj opowiada wszystko do końca.
    powtórz, stan, szanse, pomoc i koniec robią to, co mówią.
terminal-word-next = dalej
terminal-word-back = wstecz
terminal-word-play = graj

# Towarzysz prawdziwego pudełka
terminal-companion-resumed = Oto, gdzie gra stanęła.
terminal-companion-saved = Wszystko jest w { $file }.
terminal-companion-card = Wyprawa { $expedition }, karta { $number }: jaką kartę odkryto?
terminal-companion-leave = Kto wraca? { $people }; pusty wiersz to nikt, albo wszyscy.
terminal-companion-no-card = Ta karta już nie przyjdzie: { $card }.
terminal-companion-hint-card = Wpisz kartę: liczbę skarbu, początek pułapki albo relikt.
terminal-companion-hint-leave = Wpisz numery lub imiona osób w jaskini, nic, jeśli nikt, albo wszyscy.
terminal-companion-undone = Ostatni wpis cofnięty.
terminal-companion-nothing-to-undo = Nie ma czego cofać.
terminal-companion-cave = { $name } w jaskini: kości, na przykład diament klucz troll troll, albo zatrzymaj klucz, wejdź, wyjdź.
terminal-companion-hall = { $name } w skarbcu: dwie liczby to kości skarbu, dwa słowa, na przykład pusto smok, to rzut: { $thrower }; albo wyjdź.
terminal-companion-hint-dice = Wpisz wyrzucone kości, zatrzymaj z klucz lub drzwi, wejdź albo wyjdź.
terminal-help-companion = Wpisuj, co się stało przy stole; po każdym wpisie jest to w pliku.
    cofnij odwołuje ostatni wpis, ile razy chcesz.
    powtórz mówi jeszcze raz, co dał ostatni wpis.
    stan mówi, jak się mają sprawy.
    szanse mówi, jaka może być następna karta.
    koniec kończy; to samo polecenie podejmuje grę później.
terminal-word-undo = cofnij
terminal-word-nobody = nikt
terminal-word-all = wszyscy
terminal-word-keep = zatrzymaj
terminal-word-enter = wejdź
terminal-word-leave = wyjdź
