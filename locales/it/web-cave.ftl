# The cave as a scene: the camp between expeditions, the end, and what can be done while waiting.

camp-over = La spedizione { $number } è finita
camp-safe = In salvo all’accampamento
camp-caught = In trappola
path-relic-taken = { $card }, presa da { $name }
finale-title = Si aprono i forzieri…
finale-you-win = Hai vinto!
finale-you-share = Vittoria condivisa!
awards = Premi
award-nerve = Nervi d’acciaio
award-nerve-why = { $count ->
    [one] { $name }: { $count } carta di profondità
   *[other] { $name }: { $count } carte di profondità
}
award-haul = Bottino più ricco
award-haul-why = { $count ->
    [one] { $name }: { $count } rubino in un colpo solo
   *[other] { $name }: { $count } rubini in un colpo solo
}
award-relics = A caccia di reliquie
award-relics-why = { $name }: reliquie per { $count } punti
award-loss = Perdita più audace
award-loss-why = { $count ->
    [one] { $name }: { $count } rubino rimasto al buio
   *[other] { $name }: { $count } rubini rimasti al buio
}
share-picture = Condividi un’immagine
share-picture-saved = Immagine salvata.
camp-faster = Più veloce
guess-title = Chi finirà in trappola?
guess-nobody = Nessuno
guess-right = Indovinato!
guess-wrong = Stavolta no.
guess-yours = Il tuo pronostico: { $name }
card-peek = Tieni premuto per vedere la scelta
card-sealed = La tua scelta è coperta.
card-change = Cambia
