# Co znajduje `tacora verify`.

verify-deal = Zapieczętowane rozdanie gry { $game }
verify-commitment = pieczęć
verify-no-nonce = nic nie dodano
verify-bot = bot, nic nie dodano
verify-dropped = pominięto, nic nie dodano
verify-draws = { $count ->
    [0] Nic jeszcze nie wylosowano.
    [1] Jedyne losowanie jest zgodne z zapieczętowanym rozdaniem.
   *[other] Wszystkie losowania ({ $count }) są zgodne z zapieczętowanym rozdaniem.
}
verify-after = { $count ->
    [1] Rozdanie zaczyna się po jednym losowaniu z innej gry, którego nie sprawdzono.
   *[other] Rozdanie zaczyna się po losowaniach z innej gry ({ $count }), których nie sprawdzono.
}
verify-restarts = { $count ->
    [1] Rozdanie przygotowano drugi raz, bo ktoś zapowiedział liczbę i jej nie ujawnił.
   *[other] Rozdanie przygotowano od nowa { $count } razy, bo ktoś zapowiedział liczbę i jej nie ujawnił.
}
verify-version-1 = To rozdanie w wersji 1, więc nie można wykluczyć, że serwer wybrał liczbę bota albo gracza, który był z nim w zmowie.
verify-over = Gra się skończyła.
verify-not-over = Gra jeszcze się nie skończyła.
verify-compare = Porównaj powyższe wiersze z tymi, które pokazano przed pierwszym losowaniem: muszą być takie same.
