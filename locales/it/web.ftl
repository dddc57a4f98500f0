# What the web client says.

app-tagline = Più a fondo in cerca di altri tesori, o a casa con quello che hai?
skip-to-content = Vai al contenuto
somebody = Qualcuno
back-home = Home
close = Chiudi
loading = Un momento…
not-found-title = Vicolo cieco!
not-found-text = A questo indirizzo non c’è nessuna pagina.
you-mark = tu

# Home
home-name = Il tuo nome
home-play = Gioca subito
home-play-diamant = Sfida la grotta con tre bot
home-play-troll = Lancia i dadi contro due bot, ma non svegliare il Drago
home-make = Prepara un tavolo per gli amici
home-make-hint = Scegli l’edizione, i bot e le regole della casa
home-join = Entra con un codice
home-join-go = Entra
home-code = Codice del tavolo
home-code-bad = Un codice ha dieci caratteri, lettere e cifre.
home-code-bad-short = Un codice ha quattro caratteri, lettere e cifre.
home-code-unknown = Al momento nessun tavolo ha questo codice.
home-mine = Riprendi una partita
home-public = Tavoli pubblici
home-public-none = Al momento non ci sono tavoli pubblici. Aprine uno!
home-seats = Posti occupati: { $count } su { $most }
game-diamant = Diamant
game-troll-dragon = Troll & Dragon
game-diamant-hint = Da 3 a 8 esploratori. Avanti o a casa: ognuno decide in segreto.
game-troll-dragon-hint = Da 2 a 5 giocatori. Dadi, un Troll avido e un Drago dal sonno leggero.
phase-seating = I giocatori stanno prendendo posto.
phase-playing = C’è una partita in corso.
phase-over = La partita è finita.
hints-on = Suggerimenti attivi
problem = Non ha funzionato. Riprova.
problem-detail = { $sentence } ({ $detail })
problem-unreachable = Il server non risponde. La connessione funziona?

# Making a table
new-title = Nuovo tavolo
new-game = A che cosa vuoi giocare?
new-box = Quale scatola hai? Guarda le reliquie.
new-classic-2005 = Nessuna reliquia
new-classic-2005-hint = La prima edizione: serpenti, scorpioni, frana, gas, esplosione
new-iello-2016 = Cinque reliquie senza numero
new-iello-2016-hint = Le prime tre che escono dalla grotta valgono 5, le altre 10
new-iello-numbered = Reliquie 5, 7, 8, 10, 12 e carte con i ragni
new-iello-numbered-hint = Ragni, serpenti, lava, masso, ariete
new-portal-2025 = Reliquie 5, 7, 8, 10, 12 e carte con gli spuntoni
new-portal-2025-hint = Scorpioni, serpenti, lava, masso, spuntoni
new-incan-gold = Artefatti e carte con le mummie
new-incan-gold-hint = Il gioco gemello: a parità vince chi ha più artefatti
new-relics = Gioca con le reliquie
new-race = La gara nella sala
new-race-live = Più veloce che puoi
new-race-step = A turno: un lancio per parte
new-race-hint = Giocare a turno è l’ideale con bambini piccoli, lettori di schermo e connessioni lente.
new-ends = La partita finisce quando
new-ends-one-room = la grotta o la sala è vuota
new-ends-both-rooms = la grotta e la sala sono vuote
new-house = Regole della casa
new-clock = Tempo per decidere
new-clock-none = senza limite
new-clock-seconds = { $count } secondi
new-absence = Se qualcuno si assenta
new-absence-bot = gioca un bot al suo posto
new-absence-rest = il suo esploratore riposa all’accampamento
new-timing = Mentre gli altri pensano
new-timing-shown = tutti vedono chi ha scelto
new-timing-hidden = tutti vedono solo in quanti stanno ancora pensando
new-listing = Mostra il tavolo nell’elenco pubblico
new-company = Bot al tavolo
new-company-hint = Gli altri posti restano liberi per le persone.
new-add = Aggiungi { $name }
new-remove = Togli { $name }
new-make = Crea il tavolo
new-bot-cautious = Bot Prudente
new-bot-bold = Bot Audace
new-bot-optimal = Bot Furbo

# Seating
seating-title = Prendete posto
seating-invite = Invita qualcuno
seating-code = Codice del tavolo
seating-link = Link
seating-copy = Copia il link
seating-copied = Copiato.
seating-qr = Il link come codice QR
seating-sit = Siediti
seating-up = Alzati
seating-remove = Rimuovi { $name }
seating-add-bot = Aggiungi un bot
seating-seats = Posti
seating-host = gestisce il tavolo
seating-bot = bot
seating-ready = aspetta il via
seating-away = assente
seating-empty = posto libero
seating-say-ready = Ci sono!
seating-start = Comincia
seating-need = { $count ->
    [one] Manca ancora un giocatore.
   *[other] Mancano ancora { $count } giocatori.
}
seating-watching = { $count ->
    [one] Una persona sta guardando.
   *[other] { $count } persone stanno guardando.
}

# Connection
line-opening = Connessione…
line-alive = Online
line-reconnecting = Connessione persa. Nuovo tentativo…
line-gone = Questo tavolo non c’è più
line-gone-text = Non esiste, oppure è stato chiuso.

# Waiting
waiting-you = Tocca a te scegliere!
waiting-you-and = { $count ->
    [one] Tu e { $names } ci state ancora pensando.
   *[other] Tu, { $names } ci state ancora pensando.
}
waiting-for = { $count ->
    [one] { $names } ci sta ancora pensando.
   *[other] { $names } ci stanno ancora pensando.
}
waiting-count = { $count ->
    [one] Una persona ci sta ancora pensando.
   *[other] { $count } persone ci stanno ancora pensando.
}
waiting-card = Un momento: arriva la prossima carta.
waiting-dice = Un momento: i dadi rotolano.
clock-left = ancora { $seconds } s

# The cave
card-treasure = tesoro da { $worth }
path-title = Percorso nella grotta
path-entrance = Gli esploratori stanno entrando.
path-rubies = { $count ->
    [one] qui c’è { $count } rubino
   *[other] qui ci sono { $count } rubini
}
path-card = { $card }, { $rubies }
met-title = Pericoli incontrati
met-none = Nessun pericolo finora
met-more = con un’altra carta uguale scatta la trappola
carried = Bottino
carried-risk = a rischio
chest = Forziere
chest-safe = al sicuro
on-path = Sul percorso
danger-troll = Rischio che arrivi il Troll al prossimo lancio: { $percent }% ({ $ways } su { $outcomes }).
danger-dragon = Rischio di svegliare il Drago al prossimo lancio: { $percent }% ({ $ways } su { $outcomes }).
odds = { $traps ->
    [0] La prossima carta non può essere una trappola.
    [one] Rischio di trappola: { $percent }% ({ $traps } carta su { $cards }).
   *[other] Rischio di trappola: { $percent }% ({ $traps } carte su { $cards }).
}
explorers = Esploratori
where-cave = nella grotta
where-camp = all’accampamento
where-resting = riposa
state-thinking = sta pensando
state-chosen = ha scelto
hidden-chest = nascosto
act-continue = Avanti
act-leave = Esco
act-continue-hint = Più a fondo nella grotta
act-leave-hint = A casa con { $amount }, più la tua parte dei rubini sul percorso
act-leave-hint-empty = A casa con la tua parte dei rubini sul percorso
chosen-continue = Vai più a fondo.
chosen-leave = Torni a casa.
chosen-change = Puoi cambiare idea finché non hanno scelto tutti.
in-camp = Sei al sicuro all’accampamento.
watching-only = Stai guardando.
log = Che cosa è successo
relics-of = Reliquie: { $worth }

# The dice
room-cave = Grotta dei Diamanti
room-hall = Sala del Tesoro
hand = Mano del Troll
bag = Sacca
beside = Trovato in questo turno, a rischio
turn-of = Ora gioca { $name }.
turn-yours = Tocca a te.
act-roll = Lancio
act-keep-key = Tengo la chiave
act-keep-door = Tengo la porta
act-enter = Apro la porta
act-out = Esco!
act-stay = Resto
act-throw = Lancio i dadi del Drago
dice-free = Dadi liberi
dice-kept = Messi da parte
dragon-asleep = Il Drago dorme.
thrower = { $name } ha i dadi del Drago.

# Facts
news-sat = { $name } si siede.
news-seat-left = { $name } lascia il tavolo.
news-ready = { $name } aspetta il via.
news-began = La partita comincia: { $names }.
news-deal-restarted = Nessuna risposta in tempo: { $names }. Il sorteggio ricomincia.
news-stood-in-bot = { $name } è assente. Al suo posto gioca un bot.
news-stood-in-rest = { $name } è assente e riposa all’accampamento.
news-stood-in-agreed = Tutti d’accordo: un bot gioca per { $name }.
news-vote-asked = Facciamo giocare un bot per { $name }? Devono essere d’accordo tutti gli altri.
news-vote-agree = { $by } accetta che un bot giochi per { $name }.
news-vote-refuse = { $by } non vuole che un bot giochi per { $name }.
news-vote-dropped = Nessun bot giocherà per { $name }.
vote-question = Facciamo giocare un bot per { $name } fino al suo ritorno?
vote-agree = Sì, facciamo giocare un bot
vote-refuse = No, aspettiamo { $name }
vote-own = Gli altri chiedono se un bot deve giocare per { $name }.
vote-own-here = Ci sono
vote-own-agree = Fai giocare il bot
vote-agreed = D’accordo: { $names }
news-back = { $name } è di nuovo qui.
news-host = Ora il tavolo lo gestisce { $name }.
news-agreed = Le regole del tavolo sono cambiate.
fact-began = Comincia la spedizione { $number }.
fact-treasure = { $worth ->
    [one] { $worth } rubino
   *[other] { $worth } rubini
}{ $count ->
    [one] {" "}per una sola persona.
   *[other] {" "}per { $count }: { $each ->
        [0] nessuno riceve niente, { $stays ->
            [one] ne resta { $stays } sul percorso
           *[other] ne restano { $stays } sul percorso
        }
       *[other] { $each } a testa, { $stays ->
            [0] non avanza niente
            [one] ne resta { $stays } sul percorso
           *[other] ne restano { $stays } sul percorso
        }
    }.
}
fact-hazard = Pericolo: { $hazard }. Con un’altra carta uguale scatta la trappola!
fact-relic = Sul percorso: { $relic }.
fact-trap = Trappola: { $hazard }! { $names } { $count ->
    [one] { $amount ->
        [0] non perde niente
       *[other] perde { $lost }
    }
   *[other] { $amount ->
        [0] non perdono niente
       *[other] perdono { $lost } a testa
    }
}.
fact-all-go-on = Tutti vanno avanti.
fact-deck-out = Il mazzo è finito: tutti a casa.
fact-home = { $names } { $count ->
    [one] { $amount ->
        [0] esce senza rubini
       *[other] esce con { $total }
    }
   *[other] { $amount ->
        [0] escono senza rubini
       *[other] escono con { $total } a testa
    }
}{ $share ->
    [0] {""}
   *[other] { $carried ->
        [0] {" "}(tutto dal percorso)
       *[other] {" "}({ $carried } di bottino + { $share } dal percorso)
    }
}.{ $count ->
    [one] {""}
   *[other] { $stays ->
        [0] {" "}Sul percorso non resta niente.
        [one] {" "}Sul percorso resta { $stays } rubino.
       *[other] {" "}Sul percorso restano { $stays } rubini.
    }
}
fact-relic-taken = { $name } prende { $relic }, che vale { $worth }.
fact-relic-lost = Persa per sempre: { $relic }.
fact-expedition-ended = { $bank ->
    [0] La spedizione è finita.
    [one] La spedizione è finita; { $bank } rubino resta al buio.
   *[other] La spedizione è finita; { $bank } rubini restano al buio.
}
fact-resting = { $count ->
    [one] { $names } riposa all’accampamento.
   *[other] { $names } riposano all’accampamento.
}
fact-cave-rolled = { $name } lancia: { $roll }.{ $taken ->
    [0] {""}
    [one] {" "}Ecco { $taken } diamante!
   *[other] {" "}Ecco { $taken } diamanti!
}
fact-kept = { $name } tiene la { $find }.
fact-troll = { $lost ->
    [0] Arriva il Troll! { $name } non ha niente da perdere.
    [one] Arriva il Troll! { $name } perde { $lost } diamante.
   *[other] Arriva il Troll! { $name } perde { $lost } diamanti.
}
fact-hall = { $name } apre la porta della sala. { $thrower } ha i dadi del Drago.
fact-hall-rolled = { $taken ->
    [0] { $name } non trova niente.
    [one] { $name } prende { $taken } pepita d’oro.
   *[other] { $name } prende { $taken } pepite d’oro.
}
fact-dragon-thrown = { $name } lancia: { $faces }.
fact-dragon-awoke = Il Drago è sveglio! { $name } { $lost ->
    [niente] non perde niente
   *[other] perde { $lost }
}.
fact-left = { $name } esce { $brought ->
    [niente] a mani vuote
   *[other] con { $brought }
}.
fact-turn = Ora gioca { $name }.

# The end
over = La partita è finita.
winners = { $count ->
    [one] { $names } vince con { $score ->
        [one] { $score } punto
       *[other] { $score } punti
    }!
   *[other] Vittoria condivisa per { $names } con { $score ->
        [one] { $score } punto
       *[other] { $score } punti
    }!
}
standings = Classifica
standings-name = Nome
again = Gioca ancora
again-waiting = Ci sei! La prossima partita comincia quando ci sono anche gli altri.
not-over-hint = Si comincia quando tutti sono pronti.

# The state of things
state-empty = Il percorso è ancora vuoto.
state-expedition = Spedizione { $number } di { $total }.
state-path = { $rubies ->
    [0] Sul percorso: { $path }.
    [one] Sul percorso: { $path }, con { $rubies } rubino rimasto.
   *[other] Sul percorso: { $path }, con { $rubies } rubini rimasti.
}
state-met = Con un’altra di queste carte scatta la trappola: { $hazards }.
state-inside = Nella grotta: { $names }. { $count ->
    [one] Bottino: { $carried }.
   *[other] Bottino a testa: { $carried }.
}
state-chest = Nel tuo forziere: { $amount }.
state-troll = Ora gioca { $name }. Accanto alla sacca: { $beside }. Diamanti nella grotta: { $diamonds }. Pepite nella sala: { $nuggets }. Nella mano del Troll: { $hand }.

# Help
help = Aiuto
help-title = Scorciatoie da tastiera
help-continue = Avanti
help-leave = Esco
help-throw = Lancia i dadi del Drago (su un dispositivo condiviso)
help-confirm = Premi il pulsante selezionato
help-repeat = Ripeti l’ultimo annuncio
help-state = Leggi la situazione ad alta voce
help-help = Mostra questo aiuto

# Reactions
reactions = Reazioni
reaction-wow = Wow!
reaction-haha = Ahah!
reaction-ouch = Ahi!
reaction-phew = Fiuuu…
reaction-bravo = Grande!
reaction-hurry = Dai, su!
reaction-thanks = Grazie!
reaction-good-game = Bella partita!

# Settings
settings = Impostazioni
settings-language = Lingua
settings-motion = Animazioni
settings-motion-system = come sul dispositivo
settings-motion-full = attive
settings-motion-none = disattivate
settings-pace = Ritmo di carte e dadi
settings-pace-quick = veloce
settings-pace-normal = normale
settings-pace-festive = con suspense
settings-sound = Audio
settings-volume = Volume
settings-haptics = Vibrazione
settings-size = Dimensione del testo
settings-size-normal = normale
settings-size-large = grande
settings-size-largest = molto grande
settings-contrast = Contrasto
settings-contrast-system = come sul dispositivo
settings-contrast-high = alto
settings-odds = Mostra il rischio di trappola
settings-keys = Scorciatoie di una sola lettera (C, L, R, S, ?)
turn-mark = di turno

# What a tab is called.
title-review = Analisi
title-practice = Allenamento
title-screen = Schermo grande
title-card = Carta Decisione

# What everybody must be able to see
fact-hazard-harmless = Pericolo: { $hazard }. Non ci sono altre carte uguali: questa trappola non può più scattare.
state-harmless = Queste trappole non possono più scattare: { $hazards }.
met-harmless = questa trappola non può più scattare
fact-hazard-out = Una carta pericolo esce dal gioco: { $hazard }.
fact-relic-added = Aggiunta al mazzo e mescolata: { $relic }.
state-relics = Per chi esce ora da solo, le reliquie sul percorso valgono { $worth }.
state-relic-added = Aggiunta al mazzo per questa spedizione: { $relic }.
state-relic-next = Prossima nella pila: { $relic }.
state-removed = Fuori dal gioco: { $cards }.
state-removed-cards = { $card } × { $count }
path-relic-worth = { $card }, ora vale { $worth }
fact-dragon-shares = { $hand ->
    [0] Divisione dei tesori: { $shares }.
    [one] Divisione dei tesori, con { $hand } diamante dalla mano del Troll: { $shares }.
   *[other] Divisione dei tesori, con { $hand } diamanti dalla mano del Troll: { $shares }.
}
fact-dragon-share = { $name } ({ $share })
tie-shared = I punteggi sono uguali e non c’è spareggio.
tie-relics = Parità di punti: vince chi ha più reliquie.
tie-nuggets = Parità di punti: vince chi ha più pepite d’oro.
ruler-title = Le pepite contate di tre in tre
ruler-of = { $name }: { $nuggets ->
    [one] { $nuggets } pepita d’oro
   *[other] { $nuggets } pepite d’oro
} × 3 = { $worth }
agree-dragon = Il Drago
agree-dragon-calm = dorme profondamente (un drago su ogni dado)
agree-dragon-standard = come al solito (un drago su un dado, due sull’altro)
agree-dragon-wild = ha il sonno leggero (due draghi su ogni dado)
agree-dragon-own = dadi personalizzati
seating-first = Comincia chi è al primo posto: lì dovrebbe sedersi la persona più giovane.
seating-starts = comincia
seating-let-start = Fai cominciare { $name }
