# Co otwiera konto: urządzenia, tokeny i link odzyskiwania.

devices-title = Twoje urządzenia
devices-intro = Te przeglądarki i programy mogą grać na twoim koncie. Wyloguj te, których nie znasz albo już nie używasz.
devices-list = Przeglądarki
devices-unknown = Bez nazwy
devices-this = to urządzenie
devices-dates = od { $since }, ostatnio { $seen }
devices-sign-out = Wyloguj: { $label }
devices-revoke = Unieważnij dostęp: { $label }
devices-revoked = Dostęp do twojego konta został odebrany.
devices-revoke-others = Wyloguj wszystko poza tym urządzeniem
devices-others-revoked = { $count ->
    [0] Nic innego nie było zalogowane.
    [one] Wylogowano jedno urządzenie, token albo link.
    [few] Wylogowano { $count } urządzenia, tokeny albo linki.
   *[other] Wylogowano { $count } urządzeń, tokenów albo linków.
}
devices-link = Użyj innego urządzenia
devices-link-hint = Otwórz link na drugim urządzeniu w ciągu doby, a na obu będziesz grać na tym samym koncie. Działa tylko raz. Kto ma ten link, może grać na twoim koncie.
devices-link-make = Utwórz link
devices-link-made = Link jest gotowy. Wcześniejsze linki już nie działają.
devices-link-label = Twój link
devices-link-qr = Link odzyskiwania jako kod QR
devices-link-until = Twój link działa do { $until }.
devices-link-revoke = Unieważnij ten link
devices-tokens = Programy
devices-right-play = może grać
data-title = Twoje dane
data-export = Pobierz moje dane
data-export-hint = Wszystko, co ten serwer o tobie przechowuje, w jednym pliku: urządzenia, stoły i gry oraz twoje decyzje i wypowiedzi.
data-delete = Usuń moje konto
data-delete-hint = Opuścisz wszystkie stoły i nie zalogujesz się już na to konto. W grach rozegranych z innymi twoje imię zostanie zastąpione, a wypowiedzi usunięte.
data-delete-sure = Usunąć konto?
data-delete-final = Tego nie można cofnąć. Jeśli chcesz zachować dane, najpierw je pobierz.
data-delete-keep = Zachowaj konto
data-delete-go = Usuń na zawsze
data-deleted = Konto zostało usunięte. Twoje imię zniknie ze wspólnych gier w ciągu minuty.
data-deleted-back = Na stronę główną
devices-right-watch = może oglądać
devices-right-account = może robić wszystko
recover-title = Graj tutaj na swoim koncie
recover-hint = Ta przeglądarka będzie odtąd używać konta, na którym utworzono link. Konto używane tu dotychczas nie będzie już dostępne.
recover-go = Użyj tego konta tutaj
recover-done = W tej przeglądarce grasz teraz jako { $name }.
recover-done-unnamed = Ta przeglądarka używa teraz twojego konta.
host-door = Wpuszczaj nowe osoby
