# What `tacora verify` finds.

verify-deal = Sorteggio sigillato della partita { $game }
verify-commitment = sigillo
verify-no-nonce = nessun numero aggiunto
verify-bot = un bot, nessun numero aggiunto
verify-dropped = posto escluso, nessun numero aggiunto
verify-draws = { $count ->
    [0] Non è ancora stato estratto niente.
    [one] L’unica estrazione corrisponde al sorteggio sigillato.
   *[other] Tutte e { $count } le estrazioni corrispondono al sorteggio sigillato.
}
verify-after = { $count ->
    [one] Il sorteggio comincia dopo un’estrazione che viene da un’altra partita e non è stata controllata.
   *[other] Il sorteggio comincia dopo { $count } estrazioni che vengono da un’altra partita e non sono state controllate.
}
verify-restarts = { $count ->
    [one] Il sorteggio è stato preparato una seconda volta, perché qualcuno ha annunciato un numero senza poi mostrarlo.
   *[other] Il sorteggio è stato preparato altre { $count } volte, perché qualcuno ha annunciato un numero senza poi mostrarlo.
}
verify-version-1 = Questo è un sorteggio della versione 1: non si può escludere che chi distribuiva le carte abbia scelto il numero di un bot o di un complice.
verify-over = La partita è finita.
verify-not-over = La partita non è ancora finita.
verify-compare = Confronta le righe qui sopra con quelle mostrate prima della prima estrazione: devono essere uguali.
