# The cast, and the strategies that people have published.

bots-cast = Charaktere
bots-diamant = Strategien für Diamant
bots-troll = Strategien für Troll & Drache

character-nelly = Nelly macht hier Urlaub. Jede Gefahr jagt ihr Angst ein, und einen Plan hat sie nicht.
character-hugo = Hugo rennt beim ersten Rascheln los – wenn er nicht vor Schreck erstarrt.
character-suzette = Suzette geht, wenn die anderen gehen.
character-magda = Magda kann nicht gehen, solange noch etwas glitzert.
character-kazik = Kazik zählt die Karten auf dem Weg und denkt sonst an kaum etwas.
character-roulette = Roulette peilt das Risiko über den Daumen und wagt im Rückstand mehr.
character-renard = Renard wägt ab, was noch zu holen ist und was auf dem Spiel steht, und kehrt am liebsten allein um.
character-minerva = Minerva war schon in mehr Höhlen als alle anderen und spielt nur, um zu gewinnen.

bot-coin = geht mit dieser Wahrscheinlichkeit weiter
bot-turn = kehrt um, sobald diese Anzahl Karten auf dem Weg liegt
bot-gems = kehrt um, sobald die Beute diesen Wert erreicht
bot-hazards = kehrt um, sobald diese Anzahl verschiedener Gefahren auf dem Weg liegt
bot-path = kehrt um, sobald diese Anzahl Rubine auf dem Weg liegt
bot-gems-or-hazards = kehrt um, sobald die Beute diesen Wert erreicht oder diese Anzahl Gefahren auf dem Weg liegt
bot-gems-or-turn = kehrt um, sobald die Beute diesen Wert erreicht oder diese Anzahl Karten auf dem Weg liegt
bot-hazards-or-turn = kehrt um, sobald diese Anzahl Gefahren oder diese Anzahl Karten auf dem Weg liegt
bot-risk = kehrt um, wenn das Fallenrisiko der nächsten Karte über diesem Wert liegt
bot-myopic = kehrt um, sobald weniger Rubine zu erwarten sind als diese Zahl mal die Rubine, die auf dem Spiel stehen
bot-wary = wie myopic, kehrt aber zufällig um: je weniger zu holen ist, desto eher
bot-lead = bei base,R,S1,S2: kehrt ab einer Beute von base + S1 um, wenn der Vorsprung mindestens R beträgt, sonst ab base + S2
bot-hunter = kehrt um, sobald die Beute diesen Wert erreicht, oder um ein Relikt mitzunehmen, wenn höchstens so viele Personen in der Höhle sind
bot-never = kehrt nie um
bot-oracle = spielt zu zweit fehlerfrei (dieses Spiel ist vollständig gelöst), sonst wie Renard
bot-master = spielt auf Sieg, mit einer trainierten Tabelle, und rechnet ab der aktuellen Lage voraus
bot-master-table = spielt nach der Tabelle des Profis, ohne vorauszurechnen

bot-cautious = nimmt, was da ist, und verschwindet
bot-bold = will in die Schatzkammer
bot-optimal = wählt immer, was im Durchschnitt am meisten einbringt
