# What is said only in a terminal. What happens at a table is told with the sentences of web.ftl.

terminal-ask-secret = { $choices } (quello che scrivi non si vede)
terminal-ask-all = { $firsts }; { $next }
terminal-ask-clock = { $choices } ({ $clock })
terminal-ask-ready = Si comincia? Scrivi “via” o “fine”.
terminal-has-chosen = { $name } ha scelto.
terminal-hint-choice = Scrivi il numero di una scelta o le sue prime lettere. Scrivi “aiuto” per vedere gli altri comandi.
terminal-hint-ready = Scrivi “via” per cominciare, oppure “fine”.
terminal-explorer = Esploratore
terminal-link = Link del tavolo: { $link }
terminal-bye = A presto!
terminal-chests = Forzieri e reliquie: { $list }.
terminal-scores = Punteggio finale: { $list }.
terminal-dice-free = Dadi liberi: { $faces }.
terminal-dice-kept = Messi da parte: { $faces }.
terminal-bag = Sacca di { $name }: { $treasure }.
terminal-hints-on = I suggerimenti sono attivi.
terminal-no-odds = Al momento non ci sono probabilità da mostrare.
terminal-gain = In media, la prossima carta porta { $whole },{ $tenths } rubini a ogni esploratore nella grotta.
terminal-reveals = Se nessuno esce, in media si scopriranno altre { $whole },{ $tenths } carte, trappola compresa.
terminal-help-plain = Scrivi il numero di una scelta o le sue prime lettere.
    “ripeti” ripete quello che è successo dalla tua ultima scelta.
    “stato” mostra la situazione.
    “rischi” mostra che cosa può uscire adesso.
    “regole” mostra le regole di questa partita.
    “aiuto” mostra questo aiuto.
    “accetto” e “rifiuto” rispondono quando si chiede se un bot deve giocare per qualcuno.
    “fine” chiude la partita.

# What can be typed, besides the English word
terminal-word-yes = via
terminal-word-repeat = ripeti
terminal-word-state = stato
terminal-word-odds = rischi
terminal-word-rules = regole
terminal-word-help = aiuto
terminal-word-quit = fine
terminal-word-agree = accetto
terminal-word-refuse = rifiuto
terminal-vote-words = Scrivi “{ $agree }” o “{ $refuse }”.
terminal-vote-words-own = Scrivi “{ $refuse }” se ci sei, o “{ $agree }” per lasciar giocare il bot.

# The full screen
terminal-camp = accampamento
terminal-state = Situazione
terminal-odds = La prossima carta
terminal-odds-dice = Il prossimo lancio
terminal-winner = vince
terminal-throws = lancia
terminal-keys = ? aiuto  O rischi  Q fine
terminal-keys-replay = ? aiuto  Q fine
terminal-vote-keys = (Y sì, N no)
terminal-vote-keys-own = (N ci sono, Y gioca il bot)
terminal-prompt = { $name }, scegli:
terminal-prompt-secret = { $name }: scelta segreta. Scrivi il numero (non si vedrà).
terminal-prompt-ready = Premi Invio per cominciare.
terminal-quit-again = C’è una partita in corso. Premi di nuovo Q per lasciarla.
terminal-help-screen = I tasti da 1 a 9 premono il pulsante con quel numero.
    C per andare avanti, L per uscire, come nel browser.
    Le frecce sinistra e destra scelgono un pulsante, Invio lo preme.
    Le frecce su e giù fanno scorrere quello che è successo.
    O mostra o nasconde i rischi.
    S mostra la situazione, R le regole di questa partita.
    Y (sì) e N (no) rispondono quando si chiede se un bot deve giocare per qualcuno.
    Q chiude, Ctrl-C chiude subito.
    L’accampamento è all’inizio del percorso, gli esploratori sono in fondo: ognuno ha un colore, una lettera e un disegno.
    Il numero dopo una freccia su una carta dice quanti rubini sono rimasti lì.

# Recordings
terminal-tape = Passo { $step } di { $last }.
terminal-tape-runs = Riproduzione in corso. Premi la barra spaziatrice per fermarla.
terminal-jump = Vuoi andare al passo { $step }? Premi Invio.
terminal-hint-replay = Premi Invio per il passo successivo, oppure scrivi “indietro”, “riproduci” o il numero di un passo.
terminal-help-replay = Frecce sinistra e destra: un passo indietro, un passo avanti.
    Pag su e Pag giù: una spedizione o un turno indietro o avanti.
    Home e Fine: l’inizio e la fine.
    Scrivi un numero e premi Invio per andare a quel passo.
    La barra spaziatrice avvia e ferma la riproduzione.
    O mostra o nasconde i rischi.
    S mostra la situazione, R le regole di questa partita.
    Q chiude.
terminal-help-replay-plain = Una riga vuota, o “avanti”, va al passo successivo.
    “indietro” torna indietro di un passo.
    Un numero porta a quel passo.
    “riproduci” racconta tutto fino alla fine.
    “ripeti”, “stato”, “rischi”, “regole”, “aiuto” e “fine” funzionano come sempre.
terminal-word-next = avanti
terminal-word-back = indietro
terminal-word-play = riproduci

# The companion of the real box
terminal-companion-resumed = La partita riprende da qui.
terminal-companion-saved = Salvato in { $file }.
terminal-companion-card = Spedizione { $expedition }, carta { $number }: quale carta avete scoperto?
terminal-companion-leave = Chi esce? { $people }. Premi Invio se non esce nessuno, o scrivi “tutti”.
terminal-companion-no-card = Questa carta non può più uscire: { $card }.
terminal-companion-hint-card = Scrivi una carta: il numero di un tesoro, le prime lettere di un pericolo o “reliquia”.
terminal-companion-hint-leave = Scrivi i numeri o i nomi di chi esce, “tutti”, oppure premi solo Invio se non esce nessuno.
terminal-companion-undone = Ultima voce annullata.
terminal-companion-nothing-to-undo = Non c’è niente da annullare.
terminal-companion-cave = { $name } nella grotta: scrivi i dadi, per esempio “diamante chiave troll troll”, oppure “tiene chiave”, “entra” o “esce”.
terminal-companion-hall = { $name } nella sala: scrivi due numeri per i dadi del tesoro, { $dice ->
    [one] una parola come “drago” per il dado del Drago (lo lancia
   *[other] due parole come “vuoto drago” per i dadi del Drago (li lancia
} { $thrower }), oppure “esce”.
terminal-companion-hint-dice = Scrivi i dadi lanciati, “tiene” con “chiave” o “porta”, “entra” oppure “esce”.
terminal-help-companion = Scrivi quello che è successo al tavolo: ogni voce viene salvata nel file.
    “annulla” cancella l’ultima voce, tutte le volte che vuoi.
    “ripeti” mostra di nuovo l’effetto dell’ultima voce.
    “stato” mostra la situazione.
    “rischi” mostra che cosa può uscire adesso.
    “regole” mostra le regole di questa partita.
    “fine” chiude; per riprendere più tardi, usa lo stesso comando.
terminal-word-undo = annulla
terminal-word-nobody = nessuno
terminal-word-all = tutti
terminal-word-keep = tiene
terminal-word-enter = entra
terminal-word-leave = esce
