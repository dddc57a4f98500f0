# The cast, and the strategies that people have published.

bots-cast = Personaggi
bots-diamant = Strategie per Diamant
bots-troll = Strategie per Troll & Dragon

character-nelly = Nelly è in vacanza. Ogni pericolo la spaventa, e non ha nessun piano.
character-hugo = Hugo scappa al primo fruscio, a meno che la paura non lo paralizzi.
character-suzette = Suzette esce quando escono gli altri.
character-magda = Magda non riesce ad andarsene finché c’è qualcosa che luccica.
character-kazik = Kazik conta le carte sul percorso e non pensa quasi ad altro.
character-roulette = Roulette valuta i rischi a occhio e osa di più quando è in svantaggio.
character-renard = Renard mette a confronto quello che resta da trovare con quello che rischia, e preferisce uscire da solo.
character-minerva = Minerva ha visto più grotte di chiunque altro e gioca solo per vincere.

bot-coin = va avanti con questa probabilità
bot-turn = esce quando sul percorso c’è questo numero di carte
bot-gems = esce quando il suo bottino arriva a questo valore
bot-hazards = esce quando sul percorso c’è questo numero di pericoli diversi
bot-path = esce quando sul percorso c’è questo numero di rubini
bot-gems-or-hazards = esce quando il suo bottino arriva a questo valore o sul percorso c’è questo numero di pericoli
bot-gems-or-turn = esce quando il suo bottino arriva a questo valore o sul percorso c’è questo numero di carte
bot-hazards-or-turn = esce quando sul percorso c’è questo numero di pericoli o di carte
bot-risk = esce quando il rischio di trappola alla prossima carta supera questo valore
bot-myopic = esce quando i rubini che si aspetta di trovare sono meno di quelli a rischio moltiplicati per questo numero
bot-wary = come myopic, ma esce a caso: meno c’è da trovare, più è probabile che esca
bot-lead = con base,R,S1,S2: esce quando il suo bottino arriva a base + S1 se ha almeno R di vantaggio, altrimenti a base + S2
bot-hunter = esce quando il suo bottino arriva a questo valore, o per prendere una reliquia quando nella grotta resta al massimo questo numero di esploratori
bot-never = non esce mai
bot-oracle = in due gioca alla perfezione il gioco risolto; altrimenti gioca come Renard
bot-master = gioca per vincere seguendo una tabella imparata con l’allenamento, e prova in anticipo le mosse successive
bot-master-table = gioca seguendo la tabella del maestro, senza provare le mosse in anticipo

bot-cautious = prende quello che ha e se ne va
bot-bold = punta alla Sala del Tesoro
bot-optimal = fa la scelta che in media frutta di più
