# Dlaczego serwer odmówił. Nazwy są słowami serwera.

refusal-table-full = Wszystkie miejsca są zajęte. Możesz popatrzeć.
refusal-table-name-taken = Ktoś przy tym stole ma już takie imię. Wybierz inne.
refusal-table-bad-name = Imię ma od 1 do 40 widocznych znaków.
refusal-table-removed = Gospodarz poprosił o opuszczenie tego stołu.
refusal-table-game-is-on = Gra trwa. Poczekaj, aż się skończy.
refusal-table-wrong-players = W tyle osób nie można zacząć gry.
refusal-table-not-host = Tylko gospodarz może to zrobić.
refusal-table-not-seated = Nie masz miejsca przy tym stole.
refusal-table-too-many = Masz już tyle stołów, ile można mieć. Skończ najpierw którąś grę.
refusal-table-too-soon = Nie tak szybko!
refusal-request-too-many = Za dużo próśb w krótkim czasie. Poczekaj chwilę.
refusal-server-full = Serwer jest teraz pełny. Spróbuj później.
refusal-server-closing = Serwer właśnie się uruchamia ponownie. Spróbuj za chwilę.
