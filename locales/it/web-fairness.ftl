# Whether a deal was fair.

fair-title = Un sorteggio che chiunque può controllare
fair-title-game = Il sorteggio di questa partita
fair-lead = Tutto quello che vedi qui sotto lo calcola il tuo dispositivo, a partire dalla registrazione della partita. Non chiede niente al server che ha distribuito le carte: perciò non serve fidarsi del server.
fair-fits = Tutto torna: nessuno ha scelto queste carte o questi dadi.
fair-fits-here = Tutto quello che si può controllare qui è in regola.
fair-fails = Qualcosa non torna.
fair-another = Il server ha inviato la registrazione di una partita diversa da quella che hai chiesto.
fair-alone = Nessun giocatore ha aggiunto un numero a questo sorteggio: chi ha distribuito le carte potrebbe aver provato molti segreti prima di sigillarne uno.
fair-values = Di che cosa è fatto il sorteggio
fair-value-game = Partita
fair-value-commitment = Sigillo (SHA-256 del segreto)
fair-value-secret = Segreto
fair-value-nonce = Numero di { $name }
fair-value-nothing = niente
fair-value-bot = niente: è un bot
fair-value-dropped = niente: ha annunciato un numero ma non l’ha mostrato
fair-mark-fits = In regola.
fair-mark-fails = Non in regola.
fair-mark-done = Calcolato.
fair-mark-open = Qui non si può controllare.

fair-witness-before = Il sigillo è quello che questo browser ha visto prima dell’inizio della partita.
fair-witness-during = Il sigillo è quello che questo browser ha visto durante la partita.
fair-witness-open = Questo browser non era al tavolo. Confronta il sigillo qui sotto con quello mostrato prima della prima estrazione.
fair-witness-fails = Il sigillo non è quello che questo browser ha visto al tavolo: è stato sostituito.
fair-nonce-fits = Il numero aggiunto da questo browser è nel sorteggio.
fair-nonce-fails = Nel sorteggio manca il numero aggiunto da questo browser.
fair-order-fits = Tutti gli altri numeri erano già fissati prima che questo browser mostrasse il suo.
fair-order-fails = Gli altri numeri non sono quelli fissati prima che questo browser mostrasse il suo.
fair-seats-fits = Ogni numero è quello annunciato per il suo posto, e i bot non hanno aggiunto niente.
fair-seats-fails = È stato aggiunto un numero che non era stato annunciato per il suo posto.
fair-seats-open = Questo è un sorteggio della versione 1, in cui i numeri non venivano annunciati: non si può escludere che il server abbia scelto il numero di un bot.
fair-commitment-fits = Il segreto è quello che era stato sigillato: il suo SHA-256 è il sigillo.
fair-commitment-fails = Il segreto non è quello che era stato sigillato: il suo SHA-256 non è il sigillo.
fair-key-done = La chiave del sorteggio è stata calcolata dal segreto, dalla partita e da ciò che ogni posto ha aggiunto:
fair-draws-fits = { $count ->
    [0] Non c’era niente da estrarre.
    [one] L’unica estrazione è stata ricalcolata e corrisponde al sorteggio.
   *[other] Estrazioni ricalcolate: { $count } su { $total }. Corrispondono tutte al sorteggio.
}
fair-draws-fails = L’estrazione { $number } di { $total } è sbagliata. { $place }: il sorteggio sigillato dà { $dealt }, la registrazione dice { $told }.
fair-draws-after = { $count ->
    [one] Prima c’è un’estrazione che viene da un’altra partita e non è stata controllata.
   *[other] Prima ci sono { $count } estrazioni che vengono da un’altra partita e non sono state controllate.
}
fair-place-expedition = Spedizione { $number }, passo { $step }
fair-place-turn = Turno { $number }, passo { $step }
fair-face-diamond = diamante
fair-face-key = chiave
fair-face-door = porta
fair-face-troll = troll
fair-face-dragon = drago
fair-face-blank = vuoto
fair-face-aside = messo da parte
fair-face-unknown = sconosciuto

fair-table = Tutte le estrazioni
fair-table-hint = A ogni estrazione esce un numero più piccolo del numero di risultati possibili. Contando da 0, indica una delle carte che possono ancora uscire, oppure le facce dei dadi.
fair-column-draw = Estrazione
fair-column-place = Dove
fair-column-number = Numero estratto
fair-column-dealt = Secondo il sorteggio
fair-column-told = Secondo la registrazione
fair-number = { $index } su { $outcomes }

fair-obstacle-no-record = Questa non è la registrazione di una partita.
fair-obstacle-no-deal = Non c’è niente da controllare: questa partita è stata giocata senza sigillo.
fair-obstacle-no-secret = Non c’è ancora niente da controllare: il segreto si aggiunge a partita finita.
fair-obstacle-bad-deal = Il sorteggio di questa registrazione non è valido: non si può controllare niente.
fair-obstacle-unknown-edition = Non conosciamo le regole di questa registrazione: le sue carte non si possono controllare.
fair-obstacle-bad-story = Questa registrazione racconta qualcosa che non può essere successo: le sue estrazioni non si possono controllare.

fair-file = Controlla una registrazione
fair-file-hint = Il file resta sul tuo dispositivo.
fair-file-name = File: { $name }

fair-scheme = Come funziona
fair-step-seal = Prima della partita il server sceglie un segreto, cioè un numero lunghissimo, e ne mostra il sigillo. Dal sigillo nessuno può ricavare il segreto, e nessun altro segreto ha lo stesso sigillo.
fair-step-nonce = Poi il dispositivo di ogni giocatore estrae un numero a caso e ne annuncia solo il sigillo. Quando tutti i sigilli sono sul tavolo, tutti i dispositivi mostrano il loro numero. Così nessuno può scegliere un numero in base a quelli degli altri, e né il server né tutti gli altri giocatori insieme possono scegliere le carte.
fair-step-draw = Insieme, il segreto e i numeri decidono ogni carta e ogni lancio prima ancora della prima estrazione.
fair-step-open = A partita finita, il segreto viene mostrato.
fair-step-check = A quel punto chiunque può sigillare di nuovo il segreto, confrontare e ricalcolare ogni estrazione. Questa pagina lo fa per te; il metodo esatto è pubblico, così altri possono scrivere il proprio programma di controllo.
fair-limits = Che cosa non si può dimostrare
fair-limit-looked = Se chi gestisce il server ha guardato il segreto e ha detto a qualcuno che cosa stava per uscire.
fair-limit-conspiracy = Chi è d’accordo con il server può annunciare un numero e poi non mostrarlo. Allora il sorteggio si prepara di nuovo senza quel posto, una volta per ogni posto che lo fa, e tutti se ne accorgono.
fair-limit-bots = Un tavolo di soli bot: i bot non aggiungono niente.
fair-limit-before = Da dove viene il sigillo: prima della partita l’ha visto solo chi era al tavolo. Questo browser ricorda i sigilli che ha visto.
