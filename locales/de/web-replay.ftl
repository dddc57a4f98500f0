# A finished game, gone through again.

end-replay = Noch einmal ansehen
end-review = Coach fragen
end-fairness = Auslosung prüfen
share-link = Link zu diesem Moment
file-no-record = Diese Datei ist keine Aufzeichnung: Sie enthält kein lesbares JSON.

replay-title = Wiederholung
replay-unknown = Diese Partie wurde nicht gefunden
replay-unknown-text = Nur beendete Partien lassen sich noch einmal ansehen, und dieser Server hat keine zu diesem Link.
replay-file = Aufzeichnung öffnen
replay-file-other = Andere Aufzeichnung öffnen
replay-file-hint = Eine Aufzeichnung ist der Verlauf einer Partie in einer JSON-Datei: hier heruntergeladen, von einem Programm erstellt oder an einem echten Tisch mitgeschrieben.
replay-controls = Durch die Partie gehen
replay-scrubber = Stelle in der Partie
replay-first = Zum Anfang
replay-previous = Ein Schritt zurück
replay-play = Abspielen
replay-pause = Pause
replay-next = Ein Schritt vor
replay-last = Zum Ende
replay-jump = Springen zu
replay-pace = Tempo
replay-pace-slow = langsam
replay-pace-normal = normal
replay-pace-fast = schnell
replay-beginning = Der Anfang
replay-expedition = Expedition { $number }
replay-turn-of = Zug { $number }: { $name }
replay-turn = Zug { $number }: { $what }
replay-card = Expedition { $expedition }, Karte { $number }: { $what }
replay-trap = Falle, { $hazard }
replay-all-on = alle gehen weiter
replay-leave = { $count ->
    [one] { $names } kehrt um
   *[other] { $names } kehren um
}
replay-as = Spielen als
replay-continue = Von hier weiterspielen
replay-continue-hint = Eröffnet einen neuen Tisch, an dem es ab diesem Moment weitergeht. Bots nehmen die anderen Plätze ein; bevor du startest, können andere sie ablösen.
replay-continue-over = Hier ist die Partie schon vorbei. Geh zu einem früheren Moment zurück.
help-replay-step = In einer Wiederholung: ein Schritt zurück, ein Schritt vor
help-replay-play = In einer Wiederholung: abspielen oder anhalten
replay-download = Aufzeichnung herunterladen

my-games = Deine Partien
my-games-practice = Entscheidungen üben
my-games-won = { $count ->
    [one] { $names } hat mit { $score ->
        [one] { $score } Punkt
       *[other] { $score } Punkten
    } gewonnen
   *[other] { $names } haben gemeinsam mit { $score ->
        [one] { $score } Punkt
       *[other] { $score } Punkten
    } gewonnen
}
my-games-all = Alle anzeigen
my-games-none = Hier findest du deine beendeten Partien und kannst sie noch einmal ansehen.
my-games-file = Partie aus einer Datei ansehen
my-games-fairness = So bleibt die Auslosung fair

# Charts
charts-title = So lief die Partie
chart-as-table = Dasselbe als Tabelle
chart-scores = Punkte
chart-expedition = Expedition
chart-turn = Zug
chart-exits = Wer wann umgekehrt ist
chart-exits-hint = Oben stehen die Karten jeder Expedition; ★ ist ein Relikt. Ein Balken endet, wo die Figur die Höhle verlassen hat: + mit dem, was in die Truhe kam, ✕ bei einer Falle.
exit-home = { $amount ->
    [0] nach Karte { $card } ohne Rubine umgekehrt
   *[other] nach Karte { $card } mit { $amount } umgekehrt
}
exit-trap = { $lost ->
    [0] Falle bei Karte { $card }, nichts verloren
   *[other] Falle bei Karte { $card }, { $lost } verloren
}
exit-inside = bei Karte { $card } noch in der Höhle
exits-of = Expedition { $number }: { $cards }.
exits-each = { $name }: { $exit }.
luck-title = Glück
luck-hint = Edelsteine: wie viele auf den Schatzkarten waren, die aufgedeckt wurden, während diese Figur in der Höhle war, und wie viele dabei im Durchschnitt zu erwarten waren. Fallen: wie viele zugeschnappt sind und wie viele im Durchschnitt zu erwarten waren. Was jemand aus dem Glück gemacht hat, zählt hier nicht.
luck-gems = Edelsteine gefunden (erwartet)
luck-balance = Unterschied
luck-traps = Fallen (erwartet)
luck-of = { $count } ({ $expected })
dice-luck-hint = Erwartet: was die Züge dieser Person bei perfekten Entscheidungen im Durchschnitt einbringen würden. Wahl und Würfel: wie viel sie daran geändert haben (beides exakt). Vom Drachen: was diese Person bekommen hat, als der Drache andere erwischte, samt Diamanten aus der Trollhand. Zusammen ergibt das die Punkte.
dice-luck-race-hint = Wettwürfeln: das Glück bei den Würfen in der Schatzkammer, als wären beide Seiten gleich schnell.
dice-luck-expected = Erwartet
dice-luck-choices = Wahl
dice-luck-dice = Würfel
dice-luck-race = Wettwürfeln
dice-luck-gifts = Vom Drachen
ends-title = So endeten die Züge
ends-home = Rechtzeitig raus
ends-troll = Der Troll kam
ends-dragon = Der Drache wachte auf
