# Co otwiera konto: urządzenia, tokeny i link odzyskiwania.

devices-title = Twoje urządzenia
devices-intro = Wszystko, co może grać jako ty. Wyloguj to, czego nie znasz albo już nie używasz.
devices-list = Przeglądarki
devices-unknown = Bez nazwy
devices-this = to urządzenie
devices-dates = od { $since }, ostatnio użyte { $seen }
devices-sign-out = Wyloguj { $label }
devices-revoke = Unieważnij { $label }
devices-revoked = Nie otwiera już twojego konta.
devices-revoke-others = Wyloguj wszystko poza tym urządzeniem
devices-others-revoked = { $count ->
    [one] Wylogowano jedno urządzenie, token albo link.
    [few] Wylogowano { $count } urządzenia, tokeny albo linki.
   *[other] Wylogowano { $count } urządzeń, tokenów albo linków.
}
devices-link = Użyj innego urządzenia
devices-link-hint = Otwórz tam link w ciągu doby, a na obu będziesz tą samą osobą. Działa raz. Kto go ma, może grać jako ty.
devices-link-make = Utwórz link
devices-link-made = Link jest gotowy. Wcześniejszy już nie działa.
devices-link-qr = Link odzyskiwania jako kod QR
devices-link-until = Link jest ważny do { $until }.
devices-link-revoke = Unieważnij ten link
devices-tokens = Programy
devices-right-play = może grać
devices-right-watch = może patrzeć
devices-right-account = może wszystko
recover-title = Graj tutaj jako ty
recover-hint = Ta przeglądarka stanie się osobą, która utworzyła link. Poprzednia tożsamość tutaj przepada.
recover-go = Przenieś tutaj
recover-done = Jesteś tu teraz jako { $name }.
recover-done-unnamed = Jesteś tu teraz sobą.
host-door = Wpuszczaj nowe osoby
