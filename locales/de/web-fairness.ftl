# Whether a deal was fair.

fair-title = Eine Auslosung, die alle nachprüfen können
fair-title-game = Die Auslosung dieser Partie
fair-lead = Alles hier unten rechnet dein eigenes Gerät aus der Aufzeichnung der Partie aus. Es fragt nicht den Server, der die Karten gegeben hat – du musst ihm also nicht vertrauen.
fair-fits = Alles passt: Niemand hat diese Karten oder Würfe ausgesucht.
fair-fits-here = Alles, was sich hier prüfen lässt, passt.
fair-fails = Etwas passt nicht.
fair-another = Der Server hat die Aufzeichnung einer anderen Partie geschickt, nicht der gewünschten.
fair-alone = Niemand hat zu dieser Auslosung eine Zahl beigetragen. Der Server hätte also viele Geheimzahlen ausprobieren können, bevor er eine versiegelt hat.
fair-values = Woraus die Auslosung besteht
fair-value-game = Partie
fair-value-commitment = Siegel (SHA-256 der Geheimzahl)
fair-value-secret = Geheimzahl
fair-value-nonce = Beitrag von { $name }
fair-value-nothing = nichts
fair-value-bot = nichts: ein Bot
fair-value-dropped = nichts: eine Zahl angekündigt, aber nicht gezeigt
fair-mark-fits = Passt.
fair-mark-fails = Passt nicht.
fair-mark-done = Berechnet.
fair-mark-open = Lässt sich hier nicht prüfen.

fair-witness-before = Das Siegel ist dasselbe, das dieser Browser vor der Partie gesehen hat.
fair-witness-during = Das Siegel ist dasselbe, das dieser Browser während der Partie gesehen hat.
fair-witness-open = Dieser Browser war nicht am Tisch. Vergleiche das Siegel unten mit dem, das vor der ersten Ziehung zu sehen war.
fair-witness-fails = Das Siegel ist nicht dasselbe, das dieser Browser am Tisch gesehen hat: Es wurde ausgetauscht.
fair-nonce-fits = Der Beitrag dieses Browsers steckt in der Auslosung.
fair-nonce-fails = Der Beitrag dieses Browsers fehlt in der Auslosung.
fair-order-fits = Alle anderen Zahlen standen fest, bevor dieser Browser seine gezeigt hat.
fair-order-fails = Die anderen Zahlen stimmen nicht mit denen überein, die feststanden, bevor dieser Browser seine gezeigt hat.
fair-seats-fits = Jede Zahl stimmt mit der überein, die für ihren Platz angekündigt war, und Bots haben nichts beigetragen.
fair-seats-fails = Es kam eine Zahl dazu, die für ihren Platz nicht angekündigt war.
fair-seats-open = Das ist eine Auslosung nach Version 1, bei der noch keine Zahlen angekündigt wurden: Es ist nicht auszuschließen, dass der Server die Zahl eines Bots ausgesucht hat.
fair-commitment-fits = Die Geheimzahl ist dieselbe, die versiegelt wurde: Ihr SHA-256-Wert ist das Siegel.
fair-commitment-fails = Die Geheimzahl ist nicht dieselbe, die versiegelt wurde: Ihr SHA-256-Wert ist nicht das Siegel.
fair-key-done = Der Schlüssel der Auslosung wurde aus der Geheimzahl, der Partie und den Beiträgen aller Plätze berechnet:
fair-draws-fits = { $count ->
    [0] Es gab nichts zu ziehen.
    [one] Die einzige Ziehung wurde nachgerechnet und passt zur Auslosung.
   *[other] { $count } von { $total } Ziehungen wurden nachgerechnet, und alle passen zur Auslosung.
}
fair-draws-fails = Ziehung { $number } von { $total } ist falsch. { $place }: Die versiegelte Auslosung ergibt { $dealt }, die Aufzeichnung sagt { $told }.
fair-draws-after = { $count ->
    [one] Eine Ziehung davor stammt aus einer anderen Partie und wurde nicht geprüft.
   *[other] { $count } Ziehungen davor stammen aus einer anderen Partie und wurden nicht geprüft.
}
fair-place-expedition = Expedition { $number }, Schritt { $step }
fair-place-turn = Zug { $number }, Schritt { $step }
fair-face-diamond = Diamant
fair-face-key = Schlüssel
fair-face-door = Tür
fair-face-troll = Troll
fair-face-dragon = Drache
fair-face-blank = leer
fair-face-aside = beiseitegelegt
fair-face-unknown = unbekannt

fair-table = Jede Ziehung
fair-table-hint = Bei jeder Ziehung wird eine Zahl gezogen, die kleiner ist als die Anzahl der Möglichkeiten. Von 0 an gezählt bestimmt sie eine der Karten, die noch kommen können, oder die Seiten der Würfel.
fair-column-draw = Ziehung
fair-column-place = Wo
fair-column-number = Gezogene Zahl
fair-column-dealt = Laut Auslosung
fair-column-told = Laut Aufzeichnung
fair-number = { $index } von { $outcomes }

fair-obstacle-no-record = Das ist keine Aufzeichnung einer Partie.
fair-obstacle-no-deal = Es gibt nichts zu prüfen: Die Auslosung dieser Partie war nicht versiegelt.
fair-obstacle-no-secret = Noch gibt es nichts zu prüfen: Die Geheimzahl kommt erst dazu, wenn die Partie vorbei ist.
fair-obstacle-bad-deal = Die Auslosung in dieser Aufzeichnung ist ungültig, darum lässt sich nichts prüfen.
fair-obstacle-unknown-edition = Wir kennen die Regeln dieser Aufzeichnung nicht, darum lassen sich ihre Karten nicht prüfen.
fair-obstacle-bad-story = In dieser Aufzeichnung passiert etwas Unmögliches, darum lassen sich ihre Ziehungen nicht prüfen.

fair-file = Eine Aufzeichnung prüfen
fair-file-hint = Die Datei bleibt auf deinem Gerät.
fair-file-name = Datei: { $name }

fair-scheme = So funktioniert es
fair-step-seal = Vor der Partie wählt der Server eine Geheimzahl, eine sehr lange Zahl, und zeigt ihr Siegel. Niemand kann aus dem Siegel die Geheimzahl ausrechnen, und keine andere Geheimzahl hat dasselbe Siegel.
fair-step-nonce = Dann zieht jedes Gerät eine Zufallszahl und zeigt zunächst nur deren Siegel. Erst wenn alle Siegel auf dem Tisch liegen, zeigen alle Geräte ihre Zahlen. So kann niemand eine Zahl passend zu den anderen wählen, und weder der Server noch alle anderen zusammen können die Karten aussuchen.
fair-step-draw = Die Geheimzahl und die Zufallszahlen zusammen legen jede Karte und jeden Wurf fest, bevor die erste Karte gezogen oder der erste Würfel geworfen wird.
fair-step-open = Nach der Partie wird die Geheimzahl gezeigt.
fair-step-check = Jetzt können alle das Siegel der Geheimzahl neu berechnen, vergleichen und jede Ziehung nachrechnen. Diese Seite macht das für dich. Das genaue Verfahren ist veröffentlicht, sodass auch andere ein Prüfprogramm schreiben können.
fair-limits = Was sich so nicht zeigen lässt
fair-limit-looked = Ob jemand mit Zugang zum Server die Geheimzahl angesehen und weitergesagt hat, was kommt.
fair-limit-conspiracy = Wer sich mit dem Server abspricht, kann eine Zahl ankündigen und sie dann nicht zeigen. Dann wird die Auslosung ohne diesen Platz neu vorbereitet, einmal für jeden solchen Platz, und alle sehen es.
fair-limit-bots = Ob an einem Tisch nur mit Bots alles mit rechten Dingen zuging: Bots tragen nichts bei.
fair-limit-before = Woher das Siegel kommt: Nur wer am Tisch war, hat es vor der Partie gesehen. Dieser Browser merkt sich die Siegel, die er gesehen hat.
