# What the guide says in the lesson.

learn-guide = La tua guida
learn-you = Il tuo esploratore
learn-next = E poi?
learn-choose = Scegli qui sotto
learn-back = Torna alla mia ultima scelta
learn-skip = Lascia la lezione
learn-play = Gioca una partita vera

learn-in = Ti diamo il benvenuto nella grotta! Siamo in quattro ed entriamo tutti insieme. Nessuno sa che cosa c’è là dentro.
learn-turn = Andiamo più a fondo una carta alla volta. Scopriamo la prima!
learn-share = Rubini! Nella grotta tutti ricevono la stessa parte. Ora la tua ce l’hai con te, ma non è ancora al sicuro.
learn-remainder = I rubini che non si possono dividere restano sul percorso. Non dimenticarli: li raccoglie chi torna a casa.
learn-decide = Ora ognuno decide in segreto: più a fondo nella grotta o a casa? Scegli quello che vuoi: puoi provare tutte e due le strade.
learn-home-alone = Hai scelto solo tu di tornare a casa: è tuo anche tutto quello che c’era sul percorso. Ora è nel tuo forziere, al sicuro per tutta la partita.
learn-deeper = Gli altri però sono andati avanti, e ora sono in meno a dividere. È il prezzo della prudenza. E se avessi continuato anche tu?
learn-go-on = Tutti vanno avanti. I rubini sul percorso sono ancora lì.
learn-hazard = Serpenti! La prima volta ci spaventano soltanto. Ma con un’altra carta con i serpenti scatta la trappola.
learn-secret = Chi ha coraggio? Nessuno mostra la propria scelta finché non hanno scelto tutti.
learn-home-together = Anche { $other } torna a casa. Chi esce insieme si divide quello che c’è sul percorso, ma era troppo poco per dividerlo. E se avessi continuato?
learn-other-home = { $other } torna a casa senza gli altri e prende quello che c’era sul percorso. Ora siamo in tre.
learn-more = Meno esploratori, parti più grandi! Il tuo bottino è ricco, e sul percorso c’è dell’altro. Ma i serpenti sono in agguato…
learn-home-path = A casa senza gli altri, con tutto il tuo bottino e tutto quello che c’era sul percorso! Ora guarda che cosa succede nella grotta.
learn-greed = Nessuno vuole tornare a casa. La fortuna durerà?
learn-trap-safe = Ancora serpenti: è una trappola! Chi è nella grotta perde il bottino. Quello che hai nel forziere è al sicuro.
learn-trap-lost = Ancora serpenti: è una trappola! Chi è nella grotta perde il bottino, e lo perdi anche tu. Solo il forziere è al sicuro.
learn-end = Il gioco è tutto qui: cinque spedizioni, poi vince il forziere più pieno. Buona fortuna!
