# Co znajduje `tacora verify`.

verify-deal = Zapieczętowane rozdanie gry { $game }
verify-commitment = zobowiązanie
verify-no-nonce = nic nie dodano
verify-draws = { $count ->
    [0] Nic jeszcze nie wylosowano.
    [1] Jedyne losowanie jest zgodne z zapieczętowanym rozdaniem.
   *[other] Wszystkie losowania ({ $count }) są zgodne z zapieczętowanym rozdaniem.
}
verify-after = { $count ->
    [1] Rozdanie zaczyna się po jednym losowaniu z innego źródła, którego nie sprawdzono.
   *[other] Rozdanie zaczyna się po losowaniach z innego źródła ({ $count }), których nie sprawdzono.
}
verify-over = Gra jest skończona.
verify-not-over = Gra nie jest skończona.
verify-compare = Porównaj powyższe wiersze z tymi, które pokazano przed pierwszym losowaniem: muszą być takie same.
