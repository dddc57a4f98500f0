# What `tacora review` says.

review-exact = Tutti i valori sono esatti: il gioco per due è stato risolto. I valori sono punti: 100 è la vittoria certa.
review-estimated = I valori sono stime: per ogni scelta, l’allenatore ha giocato il seguito { $tries } volte come farebbe il maestro (forte, ma non perfetto). I valori sono punti: 100 è la vittoria certa. Il numero dopo ± è l’errore standard.
review-nearest = Il maestro si è allenato con un altro mazzo: prendi questi numeri con cautela.
review-parts = Quota equa + decisioni proprie + decisioni altrui + fortuna con le carte + fortuna nell’indovinare = risultato.
review-costliest = { $name }, i momenti che sono costati di più:
review-no-mistake = { $name }: nessun errore evidente.
review-moment = Spedizione { $expedition }, { $cards ->
    [0] prima della prima carta
    [one] dopo { $cards } carta
   *[other] dopo { $cards } carte
}: ha scelto di { $choice ->
    [leave] uscire
   *[continue] andare avanti
} con { $carried ->
    [0] niente
   *[other] { $carried }
} in mano e { $path ->
    [0] niente
   *[other] { $path }
} sul percorso (rischio di trappola: { $trap }%). Costo: { $loss }.
review-master = { $tenths ->
    [0] Qui il maestro esce sempre.
    [10] Qui il maestro va sempre avanti.
    [one] Qui il maestro va avanti { $tenths } volta su 10.
   *[other] Qui il maestro va avanti { $tenths } volte su 10.
}
review-reason = Andare avanti: { $win-continue }% di vittorie, { $rubies-continue } in mano dopo un’altra carta. Uscire: { $win-leave }% di vittorie, { $rubies-leave } nel forziere.
review-choice = { $choice ->
    [leave] uscire
   *[continue] andare avanti
}

review-column-score = punteggio
review-column-accuracy = precisione
review-column-loss = perdita
review-column-fair = quota equa
review-column-own = proprie
review-column-others = altrui
review-column-cards = carte
review-column-guessing = indovinare
review-column-result = risultato
review-column-name = nome
review-column-expedition = spedizione
review-column-cards-lying = carte
review-column-carried = bottino
review-column-trap = trappola
review-column-choice = scelta
review-column-mix = il maestro va avanti
review-column-win-continue = vittoria se si va avanti
review-column-win-leave = vittoria se si esce
review-column-stakes = in gioco

review-dice-exact = Tutti i valori sono esatti: quanto frutta in media un turno, contando 1 per ogni diamante e 3 per ogni pepita.
review-dice-parts = Atteso dai propri turni − costo delle proprie scelte + fortuna con i dadi + fortuna nella gara + dal Drago = punteggio.
review-dice-moment = Turno { $turn }: ha scelto di { $choice ->
    [leave] uscire
    [enter] aprire la porta
    [keep-key] tenere la chiave
    [keep-door] tenere la porta
    [stay] restare
   *[roll] lanciare
}, { $risk ->
    [0] senza niente
   *[other] con { $risk }
} a rischio. Costo: { $loss }.
review-dice-better = Meglio { $best ->
    [leave] uscire
    [enter] aprire la porta
    [keep-key] tenere la chiave
    [keep-door] tenere la porta
    [stay] restare
   *[roll] lanciare
}: in media { $worth-best } invece di { $worth }.
review-dice-choice = { $choice ->
    [leave] uscire
    [enter] aprire la porta
    [keep-key] tenere la chiave
    [keep-door] tenere la porta
    [stay] restare
   *[roll] lanciare
}
review-dice-win = Probabilità di vittoria: per ogni scelta, l’allenatore ha giocato la partita fino in fondo, al massimo { $tries } volte, supponendo che tutti cerchino di portare a casa il più possibile. I valori sono punti: 100 è la vittoria certa. Il numero dopo ± è l’errore standard.
review-dice-win-parts = Quota equa + scelte proprie + scelte altrui + fortuna = risultato.
review-dice-win-costliest = { $name }, le scelte che hanno ridotto di più le probabilità di vittoria:
review-dice-wins-more = Meglio { $advised ->
    [leave] uscire
    [enter] aprire la porta
    [keep-key] tenere la chiave
    [keep-door] tenere la porta
    [stay] restare
   *[roll] lanciare
}: { $win-advised }% di vittorie invece di { $win }%.
review-column-expected = atteso
review-column-dice = dadi
review-column-race = gara
review-column-gifts = dal Drago
review-column-turn = turno
review-column-risk = a rischio
review-column-best = migliore
review-column-luck = fortuna
review-column-advised = meglio per vincere
review-column-win-loss = probabilità perse

hint-closed-chests = Andare avanti: { $rubies-continue } in mano dopo un’altra carta. Uscire: { $rubies-leave } nel forziere. I forzieri sono chiusi: le probabilità di vittoria restano segrete.
hint-estimated = Stima, ± { $error }.
hint-dice = La scelta migliore: { $best ->
    [leave] uscire
    [enter] aprire la porta
    [keep-key] tenere la chiave
    [keep-door] tenere la porta
    [stay] restare
   *[roll] lanciare
} (vale in media { $worth-best }). Al secondo posto: { $next ->
    [leave] uscire
    [enter] aprire la porta
    [keep-key] tenere la chiave
    [keep-door] tenere la porta
    [stay] restare
   *[roll] lanciare
} (vale { $worth-next }).
