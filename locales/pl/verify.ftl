# Co znajduje `tacora verify`.

verify-deal = Zapieczętowane rozdanie gry { $game }
verify-commitment = zobowiązanie
verify-no-nonce = nic nie dodano
verify-bot = bot, nic nie dodano
verify-dropped = pominięto, nic nie dodano
verify-draws = { $count ->
    [0] Nic jeszcze nie wylosowano.
    [1] Jedyne losowanie jest zgodne z zapieczętowanym rozdaniem.
   *[other] Wszystkie losowania ({ $count }) są zgodne z zapieczętowanym rozdaniem.
}
verify-after = { $count ->
    [1] Rozdanie zaczyna się po jednym losowaniu z innego źródła, którego nie sprawdzono.
   *[other] Rozdanie zaczyna się po losowaniach z innego źródła ({ $count }), których nie sprawdzono.
}
verify-restarts = { $count ->
    [1] Rozdanie przygotowano drugi raz, bo ktoś zobowiązał się do liczby i jej nie ujawnił.
   *[other] Rozdanie przygotowano ponownie (tyle razy: { $count }), bo ktoś zobowiązał się do liczby i jej nie ujawnił.
}
verify-version-1 = To rozdanie w wersji 1: nie wyklucza, że rozdający wybrał liczbę bota albo gracza, który mu pomagał.
verify-over = Gra jest skończona.
verify-not-over = Gra nie jest skończona.
verify-compare = Porównaj powyższe wiersze z tymi, które pokazano przed pierwszym losowaniem: muszą być takie same.
