# The rules, in our own words. What differs between editions is chosen by their settings.

rules-which = Quale scatola hai?
rules-which-hint = La grotta è la stessa in tutte le scatole. Cambiano i pericoli, le reliquie e gli spareggi.
rules-other = Regole di un’altra scatola
rules-print = Stampa
rules-play = Gioca
rules-players = da { $fewest } a { $most } giocatori
rules-age = da { $years } anni in su
rules-expeditions = { $count ->
    [one] { $count } spedizione
   *[other] { $count } spedizioni
}
rules-cards = { $count } carte

rules-aim = Si esplora insieme una grotta, una carta alla volta. Dopo ogni carta ognuno decide in segreto: più a fondo nella grotta, o a casa con quello che ha? Vince chi porta a casa di più.

rules-box = Nella scatola
rules-box-treasures = { $count ->
    [one] { $count } tesoro
   *[other] { $count } tesori
}
rules-box-hazards = { $count ->
    [one] { $count } tipo di pericolo
   *[other] { $count } tipi di pericolo
}
rules-box-relics = { $count ->
    [one] { $count } reliquia
   *[other] { $count } reliquie
}
rules-copies = { $name }, { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
rules-box-stones = Pietre
rules-stones-0 = { $count } pietre, tra rubini e diamanti
rules-stones-1 = { $count } rubini, che valgono 1 ciascuno
rules-stones-5 = { $count } diamanti, che valgono 5 ciascuno
rules-stones-10 = { $count } pietre dorate, che valgono 10 ciascuna
rules-change = Puoi cambiare le pietre in qualsiasi momento. Se dovessero finire, usa quello che vuoi al loro posto.
rules-decision-fist = Per decidere in segreto usa il tuo esploratore e il pugno. Nascondi la pedina nella mano per uscire; il pugno vuoto vuol dire che vai avanti.
rules-decision-two-cards = Per decidere in segreto, ognuno ha due carte: Avanti ed Esco.

rules-steps = Una spedizione, passo per passo
rules-step-shuffle = Mescola il mazzo
rules-step-in = Si entra tutti insieme
rules-first-after-first-card = Tutti gli esploratori entrano nella grotta.
rules-first-before-first-card = Prima che si scopra la prima carta, ognuno decide se entrare.
rules-step-turn = Scopri una carta
rules-turn-treasure = Tesoro: nella grotta tutti ricevono la stessa parte.
rules-turn-hazard = Pericolo: il primo di ogni tipo fa solo paura. Il secondo è una trappola.
rules-turn-relic = Reliquia: per ora resta sul percorso.
rules-step-decide = Decidi in segreto
rules-decide = Chi è nella grotta sceglie Avanti o Esco, anche se è rimasto un solo esploratore. Quando tutti hanno scelto, le scelte si mostrano nello stesso momento.
rules-step-leave = Esci o vai più a fondo
rules-leave = Chi esce porta a casa tutto. Se nella grotta c’è ancora qualcuno, si scopre la carta successiva.

rules-share = Come si divide un tesoro
rules-share-text = Nella grotta tutti prendono lo stesso numero di rubini. Quelli che avanzano restano sulla carta per chi esce.
rules-share-each = 1 a testa
rules-share-stays = 4 restano sulla carta
rules-share-more = Il tuo bottino non è ancora al sicuro.

rules-leaving = Uscire da soli o insieme
rules-remainder-of-the-whole-path = Tutti i rubini sul percorso formano un unico mucchio. Chi esce in questo momento se lo divide in parti uguali; quello che avanza resta sul percorso.
rules-remainder-card-by-card = Chi esce in questo momento si divide i rubini carta per carta; quelli che avanzano restano sulla loro carta.
rules-leaving-chest = Il tuo bottino e la tua parte vanno nel forziere. Lì sono al sicuro fino alla fine della partita.
rules-leaving-alone = Da soli
rules-leaving-alone-text = Tutti i rubini sul percorso sono tuoi.
rules-leaving-alone-relics = Tutti i rubini e tutte le reliquie sul percorso sono tuoi.
rules-leaving-together = Insieme
rules-leaving-together-text = Vi dividete i rubini sul percorso.
rules-leaving-together-relics = Vi dividete i rubini sul percorso. Le reliquie restano dove sono.
rules-leaving-camp = All’accampamento aspetti la prossima spedizione. Non può succederti niente.

rules-trap = Trappole
rules-trap-first = La prima volta: non succede niente.
rules-trap-second = La seconda volta: trappola!
rules-trap-text = Quando in una spedizione esce il secondo pericolo dello stesso tipo, chi è nella grotta lascia cadere il bottino e scappa. La spedizione è finita. I forzieri sono al sicuro.
rules-sprung-one-copy-out = Una delle due carte esce dal gioco, così quella trappola diventa più rara. Tutte le altre carte tornano nel mazzo.
rules-sprung-stays = Entrambe le carte tornano nel mazzo con tutte le altre.
rules-trap-anew = A ogni spedizione si riparte da capo: i pericoli si contano di nuovo da zero.

rules-relics = Reliquie
rules-entry-all-at-set-up = Tutte le reliquie sono nel mazzo fin dall’inizio.
rules-entry-one-per-expedition = Prima di ogni spedizione, compresa la prima, si aggiunge al mazzo un’altra reliquia e si mescola.
rules-worth-printed = Una reliquia vale il numero stampato sulla carta: { $values }. Nel mazzo entrano per prime quelle che valgono meno.
rules-worth-by-exit = Più tardi una reliquia esce dalla grotta, più vale: { $values }, nell’ordine in cui vengono prese in tutta la partita.
rules-relic-alone = Prendi le reliquie solo se nessun altro esce con te: allora sono tue tutte quelle sul percorso. Restano al sicuro per tutta la partita.
rules-behind-out-of-the-game = Una reliquia ancora sul percorso alla fine di una spedizione esce dal gioco.
rules-behind-back-into-the-deck = Una reliquia ancora sul percorso alla fine di una spedizione torna nel mazzo.
rules-relic-hidden = Le reliquie non scoperte restano nel mazzo.

rules-end = La fine
rules-end-expedition = Una spedizione finisce quando nella grotta non c’è più nessuno. I rubini rimasti sul percorso tornano nella riserva, si mescolano le carte e si apre la grotta successiva.
rules-end-game = { $count ->
    [one] Dopo { $count } spedizione ognuno apre il proprio forziere: un rubino vale 1, un diamante 5.
   *[other] Dopo { $count } spedizioni ognuno apre il proprio forziere: un rubino vale 1, un diamante 5.
}
rules-end-relics = Si aggiungono le reliquie.
rules-tie-shared = Vince il punteggio più alto. In caso di pareggio, la vittoria è condivisa.
rules-tie-most-relics = Vince il punteggio più alto. In caso di pareggio vince chi ha più reliquie; se c’è ancora parità, la vittoria è condivisa.
rules-chests-open = Tutti possono vedere che cosa c’è nei forzieri.
rules-chests-hidden = Fino alla fine, solo tu sai che cosa c’è nel tuo forziere.

rules-table = A questo tavolo
rules-table-house = Regole della casa: { $name }
rules-table-relics = Si gioca con le reliquie.
rules-table-no-relics = Si gioca senza reliquie.
rules-variants = Da decidere prima di cominciare
rules-relics-optional = Con o senza reliquie: con questa scatola si può giocare in tutti e due i modi. Alla prima partita, lasciale da parte.
rules-relics-always = Con questa scatola le reliquie si usano sempre.
rules-relics-never = Questa scatola non ha reliquie.
rules-variant-chests = I forzieri possono essere chiusi o aperti, se siete tutti d’accordo.
rules-entrances-obstacles = Gli ostacoli da 1 a 5 stanno davanti alle grotte, in qualsiasi ordine. Quando entri in una grotta, togli il suo ostacolo.
rules-entrances-barricades = Dopo ogni spedizione, una barricata chiude quella grotta.
rules-entrances-tiles = Ogni grotta ha una tessera. Dopo la sua spedizione, togli la tessera.
rules-tunnel-turns-at-hazards = Il tunnel svolta a ogni pericolo; disponi le carte in modo che non incroci mai sé stesso né l’accampamento.
rules-tunnel-straight = Disponi le carte una dopo l’altra in un lungo percorso.
rules-tunnel-corridor = Disponi le carte a corridoio; gli esploratori stanno sempre sull’ultima.
rules-variant-house = Ai nostri tavoli puoi cambiare molto di più: con le regole della casa scegli il mazzo, il numero di spedizioni e gli spareggi.

# Troll & Dragon
rules-td-aim = Nella Grotta dei Diamanti lanci i dadi per trovare diamanti, finché non ne hai abbastanza o arriva il Troll. Con una chiave e una porta puoi aprire la Sala del Tesoro: dentro c’è l’oro, e un Drago addormentato che gli altri cercano di svegliare.
rules-td-pieces = { $diamonds } diamanti da 1 nella grotta. { $nuggets } pepite d’oro da 3 nella sala. All’inizio la mano del Troll è vuota.
rules-td-cave-dice = Quattro dadi della grotta
rules-td-treasure-dice = Due dadi del tesoro
rules-td-dragon-dice = Due dadi del Drago
rules-td-dragon-faces = Draghi sul primo dado: { $first }. Sul secondo: { $second }. Tutte le altre facce sono vuote.
rules-td-turn = Comincia la persona più giovane, poi si gioca in senso orario. Quello che trovi va accanto alla tua sacca e si può perdere. Quello che è sulla sacca è al sicuro.
rules-td-cave = Nella grotta
rules-td-roll = Lancia tutti e quattro i dadi. Per ogni faccia con un diamante prendi un diamante. Ogni troll blocca il suo dado per il resto del tuo turno.
rules-td-troll = Se tutti i dadi sono bloccati, dai troll o perché li hai tenuti, arriva il Troll: i diamanti trovati in questo turno finiscono nella sua mano.
rules-td-choose = Altrimenti scegli:
rules-td-leave = Esci: tutto va sulla tua sacca e il tuo turno è finito.
rules-td-keep = Tieni una chiave, una porta o entrambe: metti da parte il dado per questo turno. Deve restarti almeno un dado libero.
rules-td-again = Lancia ancora tutti i dadi liberi.
rules-td-enter = Apri la porta, se hai una chiave e una porta, appena uscite o messe da parte.
rules-td-hall = Nella sala
rules-td-gold = Lancia i dadi del tesoro finché ne hai il coraggio. Prendi subito le pepite e mettile accanto alla sacca.
rules-td-dragon = Dal tuo primo lancio dei dadi del tesoro in poi, gli altri lanciano i dadi del Drago e se li passano in senso orario. Il primo drago si mette da parte: il Drago ha un occhio aperto. Con il secondo, il Drago è sveglio.
rules-td-out = Puoi uscire in qualsiasi momento, anche prima del primo lancio. Allora tutto quello che hai trovato è al sicuro.
rules-td-awake = Il Drago è sveglio
rules-td-lost = Perdi tutto quello che hai trovato in questo turno, diamanti compresi.
rules-td-share = In tre o più: gli altri si dividono quello che hai perso e tutto quello che c’è nella mano del Troll, un pezzo alla volta, prima l’oro, in senso orario, partendo da chi ha svegliato il Drago.
rules-td-two = In due: l’altra persona prende quello che hai perso, più un massimo di tre diamanti dalla mano del Troll.
rules-td-race = La gara
rules-td-race-live = Più veloce che puoi: dal primo lancio nella sala in poi, si lancia per l’oro e per il Drago nello stesso momento.
rules-td-race-step = A turno: un lancio per l’oro, un lancio per il Drago, e così via. Ideale con bambini piccoli, lettori di schermo e connessioni lente.
rules-td-end = Quando la grotta o la sala è vuota si completa il turno, poi la partita finisce. Un diamante vale 1, una pepita 3. In caso di pareggio vince chi ha più pepite; se c’è ancora parità, la vittoria è condivisa. Quello che è nella mano del Troll non è di nessuno.
rules-td-end-both = Quando sia la grotta sia la sala sono vuote si completa il turno, poi la partita finisce. Un diamante vale 1, una pepita 3. In caso di pareggio vince chi ha più pepite; se c’è ancora parità, la vittoria è condivisa. Quello che è nella mano del Troll non è di nessuno.
rules-td-variant-ends = Una partita più lunga: finisce solo quando sia la grotta sia la sala sono vuote.
rules-td-variant-kind = Un Troll gentile: se hai tenuto una chiave e una porta, puoi ancora entrare o uscire quando gli altri dadi sono bloccati.
rules-td-variant-dragon = Se il Drago dorme profondamente, ogni dado ha una faccia con il drago; se ha il sonno leggero, ogni dado ne ha due.

# The player aid
aid-title = Promemoria
aid-print = Stampa questa scheda
aid-treasure = Tesoro: si divide in parti uguali tra chi è nella grotta. Quello che avanza resta sulla carta.
aid-hazard = Pericolo: il primo di ogni tipo non fa niente. Il secondo è una trappola: chi è nella grotta perde il bottino.
aid-relic = Reliquia: resta sul percorso finché qualcuno non esce da solo.
aid-continue = Avanti: vai più a fondo e rischi il tuo bottino.
aid-leave = Esco: il tuo bottino e una parte uguale dei rubini sul percorso vanno nel tuo forziere, al sicuro fino alla fine.
aid-alone = Uscire da soli: tutti i rubini e tutte le reliquie sul percorso sono tuoi.
aid-diamond = Diamante: prendine uno dalla grotta e mettilo accanto alla sacca.
aid-troll = Troll: il dado è bloccato. Se tutti i dadi sono bloccati, i diamanti di questo turno finiscono nella mano del Troll.
aid-door = Chiave e porta: insieme aprono la Sala del Tesoro.
aid-gold = Dadi del tesoro: lanciali finché ne hai il coraggio e prendi subito le pepite.
aid-dragon = Dadi del Drago: gli altri li lanciano dal tuo primo lancio dei dadi del tesoro in poi. Con due draghi perdi tutto quello che hai trovato in questo turno.
aid-out = Esco! Tutto quello che è accanto alla sacca è tuo: così finisce il tuo turno.
