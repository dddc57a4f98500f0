# The rules, in our own words. What differs between editions is chosen by their settings.

rules-which = Welche Schachtel hast du?
rules-which-hint = Die Höhle ist in jeder Schachtel gleich. Gefahren, Relikte und Gleichstandsregeln sind verschieden.
rules-other = Regeln für eine andere Schachtel
rules-print = Drucken
rules-play = Spielen
rules-players = { $fewest } bis { $most } Personen
rules-age = ab { $years } Jahren
rules-expeditions = { $count ->
    [one] { $count } Expedition
   *[other] { $count } Expeditionen
}
rules-cards = { $count } Karten

rules-aim = Ihr erkundet gemeinsam eine Höhle, Karte für Karte. Nach jeder Karte entscheiden alle geheim: tiefer in die Höhle oder mit der Beute umkehren? Wer am meisten herausholt, gewinnt.

rules-box = In der Schachtel
rules-box-treasures = { $count } Schätze
rules-box-hazards = { $count } Arten von Gefahren
rules-box-relics = { $count ->
    [one] { $count } Relikt
   *[other] { $count } Relikte
}
rules-copies = { $name }, { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
rules-box-stones = Edelsteine
rules-stones-0 = { $count } Edelsteine: Rubine und Diamanten
rules-stones-1 = { $count } Rubine, je 1 wert
rules-stones-5 = { $count } Diamanten, je 5 wert
rules-stones-10 = { $count } goldene Steine, je 10 wert
rules-change = Ihr könnt Edelsteine jederzeit wechseln. Gehen sie einmal aus, nehmt einfach etwas anderes.
rules-decision-fist = Entschieden wird geheim, mit der Figur und der Faust. Wer umkehrt, versteckt die Figur in der Hand; eine leere Faust heißt weitergehen.
rules-decision-two-cards = Entschieden wird geheim, mit zwei Karten pro Person: Weitergehen und Umkehren.

rules-steps = Eine Expedition, Schritt für Schritt
rules-step-shuffle = Karten mischen
rules-step-in = Alle gehen hinein
rules-first-after-first-card = Alle Figuren gehen in die Höhle.
rules-first-before-first-card = Bevor die erste Karte aufgedeckt wird, entscheiden alle, ob sie überhaupt hineingehen.
rules-step-turn = Karte aufdecken
rules-turn-treasure = Schatz: Alle in der Höhle bekommen gleich viel.
rules-turn-hazard = Gefahr: Die erste ihrer Art jagt euch nur einen Schreck ein. Die zweite ist eine Falle.
rules-turn-relic = Relikt: Es bleibt erst einmal auf dem Weg liegen.
rules-step-decide = Geheim entscheiden
rules-decide = Alle in der Höhle wählen Weitergehen oder Umkehren, auch wenn nur noch eine Person darin ist. Wenn alle gewählt haben, zeigt ihr eure Wahl gleichzeitig.
rules-step-leave = Umkehren oder tiefer hinein
rules-leave = Wer umkehrt, bringt alles in Sicherheit. Ist noch jemand in der Höhle, deckt die nächste Karte auf.

rules-share = Wie ein Schatz geteilt wird
rules-share-text = Alle in der Höhle nehmen gleich viele Rubine. Der Rest bleibt auf der Karte – für die, die umkehren.
rules-share-each = 1 für jede Person
rules-share-stays = 4 bleiben auf der Karte
rules-share-more = Deine Beute ist jetzt noch nicht sicher.

rules-leaving = Allein oder gemeinsam umkehren
rules-remainder-of-the-whole-path = Alle Rubine auf dem Weg zählen als ein Haufen. Alle, die jetzt umkehren, bekommen davon gleich viele; der Rest bleibt auf dem Weg.
rules-remainder-card-by-card = Wer jetzt umkehrt, teilt sich die Rubine Karte für Karte; der Rest bleibt auf der jeweiligen Karte.
rules-leaving-chest = Deine Beute und dein Anteil kommen in deine Truhe. Dort sind sie bis zum Ende der Partie sicher.
rules-leaving-alone = Allein
rules-leaving-alone-text = Alle Rubine auf dem Weg gehören dir.
rules-leaving-alone-relics = Alle Rubine und alle Relikte auf dem Weg gehören dir.
rules-leaving-together = Gemeinsam
rules-leaving-together-text = Ihr teilt euch die Rubine auf dem Weg.
rules-leaving-together-relics = Ihr teilt euch die Rubine auf dem Weg. Die Relikte bleiben liegen.
rules-leaving-camp = Im Lager wartest du auf die nächste Expedition. Dort kann dir nichts passieren.

rules-trap = Fallen
rules-trap-first = Beim ersten Mal: Es passiert nichts.
rules-trap-second = Beim zweiten Mal: eine Falle!
rules-trap-text = Kommt in einer Expedition dieselbe Gefahr zum zweiten Mal, lassen alle in der Höhle ihre Beute fallen und fliehen ins Lager. Die Expedition ist vorbei. Die Truhen sind sicher.
rules-sprung-one-copy-out = Eine der beiden Karten kommt aus dem Spiel, diese Falle wird also seltener. Alle anderen Karten kommen zurück in den Stapel.
rules-sprung-stays = Beide Karten kommen mit allen anderen zurück in den Stapel.
rules-trap-anew = In jeder Expedition fangt ihr neu an, die Gefahren zu zählen.

rules-relics = Relikte
rules-entry-all-at-set-up = Alle Relikte sind von Anfang an im Stapel.
rules-entry-one-per-expedition = Vor jeder Expedition, auch vor der ersten, wird ein weiteres Relikt in den Stapel gemischt.
rules-worth-printed = Ein Relikt ist so viel wert, wie darauf steht: { $values }. Die niedrigsten kommen zuerst in den Stapel.
rules-worth-by-exit = Je später ein Relikt aus der Höhle kommt, desto mehr ist es wert: { $values }, in der Reihenfolge, in der sie während der ganzen Partie mitgenommen werden.
rules-relic-alone = Relikte bekommst du nur, wenn du allein umkehrst: Dann nimmst du alle mit, die auf dem Weg liegen. Sie sind bis zum Ende der Partie sicher.
rules-behind-out-of-the-game = Ein Relikt, das am Ende einer Expedition noch auf dem Weg liegt, kommt aus dem Spiel.
rules-behind-back-into-the-deck = Ein Relikt, das am Ende einer Expedition noch auf dem Weg liegt, kommt zurück in den Stapel.
rules-relic-hidden = Relikte, die nicht aufgedeckt wurden, bleiben im Stapel.

rules-end = Das Ende
rules-end-expedition = Eine Expedition endet, wenn niemand mehr in der Höhle ist. Rubine auf dem Weg kommen zurück in den Vorrat, die Karten werden gemischt, und die nächste Höhle öffnet sich.
rules-end-game = { $count ->
    [one] Nach { $count } Expedition öffnen alle ihre Truhe: Ein Rubin ist 1 wert, ein Diamant 5.
   *[other] Nach { $count } Expeditionen öffnen alle ihre Truhe: Ein Rubin ist 1 wert, ein Diamant 5.
}
rules-end-relics = Dazu kommen deine Relikte.
rules-tie-shared = Wer die meisten Punkte hat, gewinnt. Bei Gleichstand gewinnt ihr gemeinsam.
rules-tie-most-relics = Wer die meisten Punkte hat, gewinnt. Bei Gleichstand gewinnt, wer mehr Relikte hat; herrscht auch dann Gleichstand, gewinnt ihr gemeinsam.
rules-chests-open = Alle dürfen sehen, was in den Truhen liegt.
rules-chests-hidden = Bis zum Ende weißt nur du, was in deiner Truhe liegt.

rules-table = An diesem Tisch
rules-table-house = Hausregeln: { $name }
rules-table-relics = Ihr spielt mit Relikten.
rules-table-no-relics = Ihr spielt ohne Relikte.
rules-variants = Vor dem Start absprechen
rules-relics-optional = Mit oder ohne Relikte: Mit dieser Schachtel geht beides. Lasst die Relikte in der ersten Partie weg.
rules-relics-always = Mit dieser Schachtel spielt ihr immer mit Relikten.
rules-relics-never = In dieser Schachtel gibt es keine Relikte.
rules-variant-chests = Wenn alle einverstanden sind, können die Truhen offen oder geschlossen sein.
rules-entrances-obstacles = Die Hindernisse 1 bis 5 liegen vor den Höhlen, in beliebiger Reihenfolge. Wenn ihr eine Höhle betretet, nehmt das Hindernis davor weg.
rules-entrances-barricades = Nach jeder Expedition versperrt eine Barrikade diese Höhle.
rules-entrances-tiles = Jede Höhle hat ein Plättchen. Nehmt es nach der Expedition weg.
rules-tunnel-turns-at-hazards = Bei jeder Gefahr biegt der Gang ab; legt die Karten so, dass er nie auf sich selbst oder das Lager stößt.
rules-tunnel-straight = Legt die Karten hintereinander zu einem langen Weg.
rules-tunnel-corridor = Legt die Karten zu einem Gang aneinander; die Figuren stehen immer auf der neuesten.
rules-variant-house = An unseren Tischen könnt ihr noch viel mehr ändern: Mit Hausregeln bestimmt ihr die Karten, die Zahl der Expeditionen und die Gleichstandsregeln selbst.

# Troll & Dragon
rules-td-aim = In der Diamantenhöhle würfelst du um Diamanten, bis du genug hast oder der Troll kommt. Mit Schlüssel und Tür kommst du in die Schatzkammer: Dort liegt Gold – und ein schlafender Drache, den die anderen wecken wollen.
rules-td-pieces = { $diamonds } Diamanten, je 1 wert, in der Höhle. { $nuggets } Goldnuggets, je 3 wert, in der Schatzkammer. Die Trollhand ist am Anfang leer.
rules-td-cave-dice = Vier Höhlenwürfel
rules-td-treasure-dice = Zwei Schatzwürfel
rules-td-dragon-dice = Zwei Drachenwürfel
rules-td-dragon-faces = Drachen auf dem ersten Würfel: { $first }. Auf dem zweiten: { $second }. Alle übrigen Seiten sind leer.
rules-td-turn = Die jüngste Person beginnt, dann geht es im Uhrzeigersinn weiter. Was du findest, legst du neben deinen Beutel; das kannst du noch verlieren. Was auf deinem Beutel liegt, ist sicher.
rules-td-cave = In der Höhle
rules-td-roll = Würfle mit allen vier Würfeln. Für jede Diamantseite bekommst du einen Diamanten. Jeder Troll blockiert seinen Würfel für den Rest deines Zugs.
rules-td-troll = Sind alle Würfel blockiert – durch Trolle oder weil du sie behalten hast –, kommt der Troll, und die Diamanten aus diesem Zug wandern in seine Hand.
rules-td-choose = Sonst hast du die Wahl:
rules-td-leave = Gehen: Alles kommt auf deinen Beutel, und dein Zug ist zu Ende.
rules-td-keep = Einen Schlüssel, eine Tür oder beides behalten: Leg die Würfel für diesen Zug beiseite. Mindestens ein freier Würfel muss übrig bleiben.
rules-td-again = Mit allen freien Würfeln noch einmal würfeln.
rules-td-enter = Die Tür öffnen, wenn du Schlüssel und Tür hast, gerade gewürfelt oder behalten.
rules-td-hall = In der Schatzkammer
rules-td-gold = Würfle mit den Schatzwürfeln, sooft du dich traust. Nimm die Goldnuggets sofort und leg sie neben deinen Beutel.
rules-td-dragon = Ab deinem ersten Wurf in der Schatzkammer werfen die anderen die Drachenwürfel und geben sie im Uhrzeigersinn weiter. Der erste Drache wird beiseitegelegt: Ein Auge ist offen. Beim zweiten ist der Drache wach.
rules-td-out = Du kannst jederzeit gehen, sogar vor dem ersten Wurf. Dann ist alles sicher, was du gefunden hast.
rules-td-awake = Der Drache ist wach
rules-td-lost = Du verlierst alles, was du in diesem Zug gefunden hast, auch die Diamanten.
rules-td-share = Ab drei Personen: Die anderen teilen sich, was du verloren hast, dazu den ganzen Inhalt der Trollhand, Stück für Stück, zuerst das Gold, im Uhrzeigersinn ab der Person, die den Drachen geweckt hat.
rules-td-two = Zu zweit: Die andere Person nimmt, was du verloren hast, dazu bis zu drei Diamanten aus der Trollhand.
rules-td-race = Das Wettwürfeln
rules-td-race-live = So schnell ihr könnt: Ab dem ersten Wurf in der Schatzkammer würfeln beide Seiten gleichzeitig.
rules-td-race-step = Abwechselnd: ein Wurf um Gold, ein Wurf für den Drachen und so weiter. Am besten für kleine Kinder, Screenreader und langsame Verbindungen.
rules-td-end = Ist ein Raum leer, spielt den Zug noch zu Ende; dann ist die Partie vorbei. Ein Diamant ist 1 wert, ein Goldnugget 3. Bei Gleichstand gewinnt, wer mehr Goldnuggets hat; herrscht auch dann Gleichstand, gewinnt ihr gemeinsam. Was in der Trollhand liegt, gehört niemandem.
rules-td-end-both = Sind beide Räume leer, spielt den Zug noch zu Ende; dann ist die Partie vorbei. Ein Diamant ist 1 wert, ein Goldnugget 3. Bei Gleichstand gewinnt, wer mehr Goldnuggets hat; herrscht auch dann Gleichstand, gewinnt ihr gemeinsam. Was in der Trollhand liegt, gehört niemandem.
rules-td-variant-ends = Längere Partie: Sie endet erst, wenn beide Räume leer sind.
rules-td-variant-kind = Netter Troll: Hast du Schlüssel und Tür behalten, darfst du auch dann noch die Tür öffnen oder gehen, wenn die anderen Würfel blockiert sind.
rules-td-variant-dragon = Schläft der Drache tief, hat jeder Drachenwürfel eine Drachenseite; schläft er unruhig, sind es zwei.

# The player aid
aid-title = Spielhilfe
aid-print = Diese Karte drucken
aid-treasure = Schatz: Alle in der Höhle bekommen gleich viel. Der Rest bleibt auf der Karte.
aid-hazard = Gefahr: Bei der ersten ihrer Art passiert nichts. Die zweite ist eine Falle: Alle in der Höhle verlieren ihre Beute.
aid-relic = Relikt: Es bleibt auf dem Weg, bis jemand allein umkehrt.
aid-continue = Weitergehen: Du gehst tiefer in die Höhle und riskierst deine Beute.
aid-leave = Umkehren: Deine Beute kommt in deine Truhe, dazu dein Anteil an den Rubinen auf dem Weg (alle, die umkehren, bekommen gleich viele). Beides ist für immer sicher.
aid-alone = Allein umkehren: Alle Rubine und alle Relikte auf dem Weg gehören dir.
aid-diamond = Diamant: Nimm einen aus der Höhle und leg ihn neben deinen Beutel.
aid-troll = Troll: Der Würfel ist blockiert. Sind alle Würfel blockiert, wandern die Diamanten aus diesem Zug in die Trollhand.
aid-door = Schlüssel und Tür: Zusammen öffnen sie die Schatzkammer.
aid-gold = Schatzwürfel: Würfle, sooft du dich traust, und nimm die Goldnuggets sofort.
aid-dragon = Drachenwürfel: Die anderen werfen sie ab deinem ersten Wurf in der Schatzkammer. Bei zwei Drachen verlierst du alles aus diesem Zug.
aid-out = Ich bin raus! Alles neben deinem Beutel gehört dir, und dein Zug ist zu Ende.
