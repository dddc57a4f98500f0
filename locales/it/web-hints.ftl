# Hints for learners, at tables that have agreed on them.

hints-ask = Che cosa farebbe il maestro?
hints-why = Perché? E con quanta certezza?
hints-offer = Suggerimenti per chi inizia
hints-offer-about = Quando devi decidere, puoi chiedere che cosa farebbe il maestro. Tutti vedono che i suggerimenti sono attivi.
hints-not-public = Ai tavoli pubblici non ci sono suggerimenti.
hints-not-listed = I tavoli con i suggerimenti non compaiono nell’elenco pubblico.
hints-wins = { $win }% di vittorie
hints-rubies-continue = in media { $rubies } rubini in mano dopo un’altra carta
hints-rubies-leave = { $rubies } rubini nel forziere
hints-trap = Rischio di trappola: { $trap }%.
hints-exact = Tutti i numeri sono esatti: il gioco per due è stato risolto.
hints-estimated = Le probabilità di vittoria sono stime, ± { $error }.
hints-closed = I forzieri sono chiusi: le probabilità di vittoria restano segrete.
hints-danger = Rischio di perdere tutto al prossimo lancio: { $danger }%.
hints-dice-best = { $best ->
    [leave] La cosa migliore è uscire:
    [enter] La cosa migliore è aprire la porta:
    [keep-key] La cosa migliore è tenere la chiave:
    [keep-door] La cosa migliore è tenere la porta:
    [stay] La cosa migliore è restare:
   *[roll] La cosa migliore è lanciare:
} vale in media { $worth }.
hints-dice-worth = vale { $worth }
hints-dice-about = Sono i valori esatti di quanto frutta questo turno: 1 per ogni diamante, 3 per ogni pepita. Non tengono conto di quello che hanno gli altri.
help-hint = A un tavolo con i suggerimenti: che cosa farebbe il maestro?
