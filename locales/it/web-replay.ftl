# A finished game, gone through again.

end-replay = Rivedi la partita
end-review = Chiedi all’allenatore
end-fairness = Controlla il sorteggio
share-link = Link a questo momento
file-no-record = Questo file non è una registrazione: non si può leggere come JSON.

replay-title = Replay
replay-unknown = Non troviamo questa partita
replay-unknown-text = Si possono rivedere solo le partite finite, e su questo server non ce n’è nessuna per questo link.
replay-file = Apri una registrazione
replay-file-other = Apri un’altra registrazione
replay-file-hint = Una registrazione è la storia di una partita in un file JSON: scaricata qui, creata da un programma o annotata a un tavolo vero.
replay-controls = Scorri la partita
replay-scrubber = Punto della partita
replay-first = All’inizio
replay-previous = Un passo indietro
replay-play = Riproduci
replay-pause = Pausa
replay-next = Un passo avanti
replay-last = Alla fine
replay-jump = Vai a
replay-pace = Velocità
replay-pace-slow = lenta
replay-pace-normal = velocità normale
replay-pace-fast = veloce
replay-beginning = L’inizio
replay-expedition = Spedizione { $number }
replay-turn-of = Turno { $number }: { $name }
replay-turn = Turno { $number }: { $what }
replay-card = Spedizione { $expedition }, carta { $number }: { $what }
replay-trap = trappola, { $hazard }
replay-all-on = tutti vanno avanti
replay-leave = { $count ->
    [one] { $names } esce
   *[other] { $names } escono
}
replay-as = Gioca come
replay-continue = Continua da qui
replay-continue-hint = Crea un nuovo tavolo che riparte da questo momento. I bot occupano gli altri posti; gli amici possono prenderli prima dell’inizio.
replay-continue-over = Qui la partita è già finita. Torna a un momento precedente.
help-replay-step = Nel replay: un passo indietro, un passo avanti
help-replay-play = Nel replay: riproduci o pausa
replay-download = Scarica la registrazione

my-games = Le tue partite
my-games-practice = Allenati a decidere
my-games-won = { $count ->
    [one] { $names } ha vinto con { $score ->
        [one] { $score } punto
       *[other] { $score } punti
    }
   *[other] Vittoria condivisa: { $names }, con { $score ->
        [one] { $score } punto
       *[other] { $score } punti
    }
}
my-games-all = Mostra tutte
my-games-none = Qui troverai le tue partite finite, da rivedere quando vuoi.
my-games-file = Rivedi una partita da un file
my-games-fairness = Perché il sorteggio è onesto

# Charts
charts-title = Com’è andata la partita
chart-as-table = Gli stessi dati in tabella
chart-scores = Punteggi
chart-expedition = Spedizione
chart-turn = Turno
chart-exits = Chi esce e quando
chart-exits-hint = In alto ci sono le carte di ogni spedizione; ★ è una reliquia. Ogni barra finisce dove l’esploratore è uscito: + con quello che è finito nel forziere, ✕ se è scattata la trappola.
exit-home = a casa dopo la carta { $card } { $amount ->
    [0] senza rubini
   *[other] con { $amount }
}
exit-trap = { $lost ->
    [0] in trappola alla carta { $card }, senza perdite
   *[other] in trappola alla carta { $card }, perdita: { $lost }
}
exit-inside = ancora nella grotta alla carta { $card }
exits-of = Spedizione { $number }: { $cards }.
exits-each = { $name }: { $exit }.
luck-title = Fortuna
luck-hint = Gemme: quante ce n’erano sui tesori scoperti mentre l’esploratore era nella grotta, e quante se ne potevano aspettare in media da quelle carte. Trappole: quante sono scattate, e quante se ne potevano aspettare in media. Come ognuno ha sfruttato la propria fortuna qui non conta.
luck-gems = Gemme trovate (attese)
luck-balance = Differenza
luck-traps = Trappole (attese)
luck-of = { $count } ({ $expected })
dice-luck-hint = Atteso: quanto frutterebbero in media i turni di questa persona con scelte perfette. Scelte e Dadi: quanto hanno cambiato quel valore (calcolo esatto). Dal Drago: quello che questa persona ha ricevuto quando il Drago ha sorpreso qualcun altro, compresi i diamanti della mano del Troll. La somma è il punteggio.
dice-luck-race-hint = Gara: la fortuna nei lanci nella Sala del Tesoro, calcolata come se tutti fossero ugualmente veloci.
dice-luck-expected = Atteso
dice-luck-choices = Scelte
dice-luck-dice = Dadi
dice-luck-race = Gara
dice-luck-gifts = Dal Drago
ends-title = Come sono finiti i turni
ends-home = Uscita in tempo
ends-troll = È arrivato il Troll
ends-dragon = Si è svegliato il Drago
