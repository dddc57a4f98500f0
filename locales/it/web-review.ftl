# The coach: what every decision of a game was worth.

review-title = L’allenatore
review-loading = L’allenatore sta riguardando la partita…
review-exact = Due giocatori e il mazzo base: questo gioco è stato risolto, perciò qui ogni numero è esatto.
review-estimated = Con questo numero di giocatori il gioco non si può risolvere esattamente, perciò questi numeri sono stime: per ogni scelta, l’allenatore ha giocato il seguito { $tries } volte come farebbe il maestro. Il ± indica il margine d’errore, valido 19 volte su 20. Il maestro è forte, ma non perfetto.
review-nearest = Il maestro si è allenato con un altro mazzo: prendi questi numeri con cautela.
review-curve = Probabilità di vittoria
review-marks = I numeri indicano i momenti che a { $name } sono costati di più: li trovi spiegati qui sotto.
review-moment = Momento
review-end = La fine
review-place = Spedizione { $expedition }, { $cards ->
    [0] prima della prima carta
   *[other] carta { $cards }
}
review-summary = Come ha giocato ognuno
review-accuracy = Precisione
review-loss = Punti persi
review-summary-hint = Punti persi: quanto sono costate in tutto le decisioni, in punti percentuali di probabilità di vittoria; 0 è perfetto. Precisione: 100 vuol dire che non si è perso niente.
review-of = { $name }: decisioni e fortuna
review-whose = Di chi vuoi vedere le decisioni?
review-moments = I momenti che sono costati di più
review-no-moments = Nessun errore evidente.
review-said = { $who ->
    [you] Hai
   *[other] { $name } ha
} scelto di { $choice ->
    [leave] uscire
   *[continue] andare avanti
} { $carried ->
    [0] a mani vuote
   *[other] con { $carried } in mano
} (rischio di trappola: { $trap }%).
review-master = { $all ->
    [none] Qui il maestro esce sempre.
    [all] Qui il maestro va sempre avanti.
   *[some] { $tenths ->
        [one] Qui il maestro va avanti 1 volta su 10.
       *[other] Qui il maestro va avanti { $tenths } volte su 10.
    }
}
review-why-safe = Per ora non può scattare nessuna trappola.
review-why-more = Dopo un’altra carta avresti in mano in media { $more }; uscendo ne porti a casa { $held }.
review-why-behind = In media un’altra carta fa perdere rubini, ma quelli in mano raramente bastano per vincere.
review-why-less = Dopo un’altra carta avresti in mano in media solo { $more }; uscendo ne porti a casa { $held }.
review-why-enough = In media un’altra carta porta più rubini, ma non tanti da giustificare il rischio.
review-chances = Andare avanti: { $continue }% di vittorie. Uscire: { $leave }%.
review-cost = costo: { $loss } punti
review-cost-estimated = costo: { $loss } ± { $error } punti
review-see = Guarda questo momento
review-practise = Allenati su questi momenti
review-parts = Decisioni e fortuna
review-parts-hint = Si parte da una quota equa di vittoria e si arriva al risultato, in punti; le linee segnano 0 e 100. La somma torna.
review-part-fair = Quota equa
review-part-own = Decisioni proprie
review-part-others = Decisioni altrui
review-part-cards = Fortuna con le carte
review-part-guessing = Fortuna nell’indovinare
review-part-result = Risultato
review-decisions = Tutte le decisioni
review-decisions-open = { $count ->
    [one] { $count } decisione in numeri
   *[other] Tutte e { $count } le decisioni in numeri
}
review-column-choice = Scelta
review-column-carried = Bottino
review-column-trap = Trappola
review-column-mix = Il maestro va avanti
review-column-win-continue = Vittoria se si va avanti
review-column-win-leave = Vittoria se si esce
review-column-rubies-continue = Rubini dopo un’altra carta
review-column-rubies-leave = Rubini se si esce
review-column-stakes = In gioco
review-column-loss = Costo

review-dice-lead = Quanto frutta in media un turno è un valore esatto: 1 per ogni diamante, 3 per ogni pepita. Quanto contava per la vittoria è una stima.
review-dice-of = { $name }: precisione { $accuracy }
review-dice-place = Turno { $turn }
review-dice-done = Ha scelto di { $choice ->
    [leave] uscire
    [enter] aprire la porta
    [keep-key] tenere la chiave
    [keep-door] tenere la porta
    [stay] restare
   *[roll] lanciare
}, { $risk ->
    [0] senza niente
   *[other] con { $risk }
} a rischio.
review-dice-better = { $best ->
    [leave] Uscire
    [enter] Aprire la porta
    [keep-key] Tenere la chiave
    [keep-door] Tenere la porta
    [stay] Restare
   *[roll] Lanciare
} valeva { $worth-best } invece di { $worth }.
review-dice-win = Probabilità di vittoria
review-dice-win-loss = In tutto, queste scelte hanno ridotto la probabilità di vittoria di { $loss } ± { $error } punti.
review-dice-win-hint = Per ogni scelta, l’allenatore ha giocato la partita fino in fondo, al massimo { $tries } volte, supponendo che tutti cerchino di portare a casa il più possibile. Il ± indica il margine d’errore, valido 19 volte su 20. L’allenatore consiglia qualcosa di diverso da ciò che frutta di più solo se così si vince chiaramente più spesso.
review-dice-wins-more = { $advised ->
    [leave] Uscire
    [enter] Aprire la porta
    [keep-key] Tenere la chiave
    [keep-door] Tenere la porta
    [stay] Restare
   *[roll] Lanciare
}: { $win-advised }% di vittorie invece di { $win }%.
review-part-luck = Fortuna e ordine di gioco

practice-title = Allenamento
practice-lead = Momenti di partite vere in cui si è perso qualcosa. Tu che cosa faresti?
practice-loading = Cerco i momenti…
practice-none = Nessun errore è costato tanto da meritare un allenamento. Hai giocato bene, oppure la partita era breve.
practice-number = Momento { $number } di { $count }
practice-you-are = Giochi come { $name }.
practice-right = È proprio quello che farebbe il maestro!
practice-wrong = Il maestro farebbe un’altra scelta.
practice-then = Nella partita, { $name } ha scelto di { $choice ->
    [leave] uscire
   *[continue] andare avanti
} ({ $cost }).
practice-dice-then = Ecco come ha giocato { $name } nella partita ({ $cost }). { $done }
practice-next = Prossimo momento
practice-again = Ricomincia
practice-score = Risposte giuste: { $right } su { $count }
practice-end = Finito! Risposte giuste: { $right } su { $count }.
practice-back = Indietro
