# Several people at one device, and a big screen for all.

device-title = Passa il dispositivo
device-hand = Passa il dispositivo: ora sceglie { $name }.
device-nobody-looks = Vietato sbirciare!
device-i-am = Sono { $name }
device-change = Vuoi cambiare idea?
device-see-table = Prima guarda il tavolo
device-your-choice = { $name }: avanti o a casa?
device-newest = Ultima carta: { $card }
device-give-back = Non ora
device-sealed = Scelta fatta.
device-add = Aggiungi qualcuno su questo dispositivo
device-add-hint = Passatevi il dispositivo. Tra una scelta e l’altra lo schermo si copre, così tutto resta segreto.
device-add-name = Il suo nome
device-add-go = Aggiungi
device-here = su questo dispositivo
device-remove = Togli { $name }
device-race-hint = Su un solo dispositivo è più tranquillo giocare a turno. Funziona anche “Più veloce che puoi”: ognuno ha i suoi pulsanti e i suoi tasti.

# What is agreed
agree-house = Regole della casa da un file
agree-house-about = Tesori, pericoli e reliquie a piacere, da 2 a 8 giocatori: in formato JSON
agree-house-text = Regole della casa
agree-house-hint = Un oggetto JSON con “name” e “base”, più quello che cambia rispetto a quell’edizione.
agree-house-wrong = Questo non è ancora un oggetto JSON.
agree-house-read = Regole caricate: { $name }
agree-house-file = Oppure apri un file
agree-chests = Forzieri chiusi: solo tu vedi che cosa c’è nel tuo
agree-troll = Il Troll
agree-troll-strict = arriva quando tutti i dadi sono bloccati
agree-troll-kind = ti lascia andare se hai tenuto una chiave e una porta
agree-stand-in = Chi gioca al posto di chi manca
agree-stand-in-usual = il solito bot
agree-chat = Chiacchiere al tavolo
agree-chat-reactions = solo reazioni
agree-chat-words = anche messaggi
agree-bots = I bot decidono
agree-bots-natural = come le persone, pensandoci un attimo
agree-bots-instant = subito

# What the host decides
host-title = Il tavolo lo gestisci tu
host-onlookers = Pubblico
host-send-away = Rimuovi spettatore { $number }
host-between-games = Potrai cambiare le regole del tavolo a partita finita.
host-agree = Cambia le regole del tavolo
host-agree-go = Salva
host-up = Sposta { $name } un posto più su
host-down = Sposta { $name } un posto più giù
host-stand-in = Fai giocare un bot per { $name }
host-stand-in-hint = Prima si chiede agli altri. Devono essere tutti d’accordo.
host-pass = Affida il tavolo a { $name }
words-label = Di’ qualcosa
words-send = Invia
leave-seat = Lascia il mio posto
leave-seat-of = { $name } lascia il tavolo
leave-seat-sure = { $name } lascia il tavolo per sempre?
leave-seat-final = Non si può tornare indietro: al suo posto giocherà un bot.
leave-seat-stay = Resta
leave-seat-go = Lascia il tavolo
bag-title = Ancora nel mazzo: { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
bag-gone = Fuori dal gioco: { $cards }
bag-cards = { $card } × { $count }

# Party
party-title = Tutti insieme sullo schermo grande
party-hint = La TV o il portatile mostra la grotta; i telefoni sono le carte Decisione.
party-new = Usa questo schermo come tavolo
party-new-hint = Questo schermo non occupa nessun posto al tavolo. Ognuno si unisce con il proprio telefono.
party-join = Unisciti con il telefono
party-fullscreen = Schermo intero
party-each-carries = Bottino di ogni esploratore nella grotta
card-switch = Mostra solo la mia carta (la grotta è sullo schermo grande)
card-whole-table = Mostra qui tutto il tavolo
card-join = Unisciti al tavolo
card-game-on = C’è una partita in corso. Potrai sederti quando sarà finita.
card-look-up = La grotta è sullo schermo grande. Qui fai le tue scelte.
