# The coach: what every decision of a game was worth.

review-title = Der Coach
review-loading = Der Coach geht die Partie durch …
review-exact = Zwei Personen und die Grundkarten: Dieses Spiel ist vollständig gelöst, darum ist hier jede Zahl exakt.
review-estimated = Mit so vielen Personen lässt sich das Spiel nicht exakt lösen, darum sind diese Zahlen geschätzt: Für jede Wahl hat der Coach { $tries }-mal so weitergespielt, wie es der Profi tun würde. Das ± zeigt, wie weit sie in 19 von 20 Fällen höchstens danebenliegen. Der Profi ist stark, aber nicht perfekt.
review-nearest = Der Profi hat mit anderen Karten trainiert. Diese Zahlen sind also mit Vorsicht zu genießen.
review-curve = Gewinnchance
review-marks = Die nummerierten Stellen sind die teuersten Entscheidungen von { $name }; sie werden unten erklärt.
review-moment = Moment
review-end = Das Ende
review-place = Expedition { $expedition }, { $cards ->
    [0] vor der ersten Karte
   *[other] Karte { $cards }
}
review-summary = So gut haben alle gespielt
review-accuracy = Genauigkeit
review-loss = Verlorene Punkte
review-summary-hint = Verlorene Punkte: was alle Entscheidungen zusammen gekostet haben, in Prozentpunkten Gewinnchance; 0 ist perfekt. Genauigkeit: 100 heißt, dass nichts verloren ging.
review-of = { $name }: Entscheidungen und Glück
review-whose = Wessen Spiel möchtest du sehen?
review-moments = Die teuersten Entscheidungen
review-no-moments = Keine klaren Fehler.
review-said = { $who ->
    [you] Du bist
   *[other] { $name } ist
} { $carried ->
    [0] ohne Beute
    [one] mit { $carried } Rubin Beute
   *[other] mit { $carried } Rubinen Beute
} bei { $trap } % Fallenrisiko { $choice ->
    [leave] umgekehrt
   *[continue] weitergegangen
}.
review-master = { $all ->
    [none] Der Profi kehrt hier immer um.
    [all] Der Profi geht hier immer weiter.
   *[some] { $tenths ->
        [one] Der Profi geht hier in 1 von 10 Fällen weiter.
       *[other] Der Profi geht hier in { $tenths } von 10 Fällen weiter.
    }
}
review-why-safe = Noch kann keine Falle kommen.
review-why-more = Nach einer weiteren Karte beträgt die Beute im Durchschnitt { $more }; Umkehren bringt { $held }.
review-why-behind = Eine weitere Karte kostet im Durchschnitt Rubine, aber mit der jetzigen Beute gewinnt man selten.
review-why-less = Nach einer weiteren Karte beträgt die Beute im Durchschnitt nur { $more }; Umkehren bringt { $held }.
review-why-enough = Eine weitere Karte bringt im Durchschnitt zwar Rubine, aber das Risiko lohnt sich nicht.
review-chances = Weitergehen gewinnt in { $continue } % der Fälle, Umkehren in { $leave } %.
review-cost = kostete { $loss } Punkte
review-cost-estimated = kostete { $loss } ± { $error } Punkte
review-see = Diesen Moment ansehen
review-practise = Solche Momente üben
review-parts = Entscheidungen und Glück
review-parts-hint = Vom fairen Anteil am Sieg bis zum Ergebnis, in Punkten; die Linien stehen bei 0 und 100. Die Summe aller Teile ist das Ergebnis.
review-part-fair = Fairer Anteil
review-part-own = Eigene Entscheidungen
review-part-others = Entscheidungen der anderen
review-part-cards = Kartenglück
review-part-guessing = Glück beim Raten
review-part-result = Ergebnis
review-decisions = Jede Entscheidung
review-decisions-open = { $count ->
    [one] { $count } Entscheidung in Zahlen
   *[other] Alle { $count } Entscheidungen in Zahlen
}
review-column-choice = Wahl
review-column-carried = Beute
review-column-trap = Falle
review-column-mix = Profi geht weiter
review-column-win-continue = Chance beim Weitergehen
review-column-win-leave = Chance beim Umkehren
review-column-rubies-continue = Rubine nach einer weiteren Karte
review-column-rubies-leave = Rubine beim Umkehren
review-column-stakes = Tragweite
review-column-loss = Kosten

review-dice-lead = Was ein Zug im Durchschnitt einbringt, ist exakt: 1 pro Diamant, 3 pro Goldnugget. Was das für den Sieg bedeutete, ist geschätzt.
review-dice-of = { $name }: Genauigkeit { $accuracy }
review-dice-place = Zug { $turn }
review-dice-done = { $choice ->
    [leave] Gegangen
    [enter] Tür geöffnet
    [keep-key] Schlüssel behalten
    [keep-door] Tür behalten
    [stay] Geblieben
   *[roll] Gewürfelt
}, auf dem Spiel: { $risk ->
    [0] nichts
   *[other] { $risk }
}.
review-dice-better = { $best ->
    [leave] Gehen
    [enter] Die Tür zu öffnen
    [keep-key] Den Schlüssel zu behalten
    [keep-door] Die Tür zu behalten
    [stay] Bleiben
   *[roll] Würfeln
} wäre { $worth-best } wert gewesen statt { $worth }.
review-dice-win = Gewinnchancen
review-dice-win-loss = Zusammen haben diese Entscheidungen { $loss } ± { $error } Punkte Gewinnchance gekostet.
review-dice-win-hint = Für jede Wahl hat der Coach die Partie bis zu { $tries }-mal zu Ende gespielt; alle bringen dabei so viel in Sicherheit, wie sie können. Das ± zeigt, wie weit die Zahlen in 19 von 20 Fällen höchstens danebenliegen. Der Coach rät nur dann von dem ab, was am meisten einbringt, wenn etwas anderes klar öfter gewinnt.
review-dice-wins-more = { $advised ->
    [leave] Gehen
    [enter] Die Tür zu öffnen
    [keep-key] Den Schlüssel zu behalten
    [keep-door] Die Tür zu behalten
    [stay] Bleiben
   *[roll] Würfeln
} führt in { $win-advised } % der Fälle zum Sieg statt in { $win } %.
review-part-luck = Glück und Spielreihenfolge

practice-title = Training
practice-lead = Momente aus echten Partien, in denen etwas verloren ging. Was würdest du tun?
practice-loading = Momente werden gesucht …
practice-none = Kein Fehler war so teuer, dass sich das Üben lohnt. Gut gespielt – oder es war eine kurze Partie.
practice-number = Moment { $number } von { $count }
practice-you-are = Du spielst { $name }.
practice-right = Genau das würde der Profi auch tun!
practice-wrong = Der Profi würde anders entscheiden.
practice-then = In der Partie ist { $name } { $choice ->
    [leave] umgekehrt
   *[continue] weitergegangen
} ({ $cost }).
practice-dice-then = { $name } in der Partie: { $done } ({ $cost })
practice-next = Nächster Moment
practice-again = Von vorn
practice-score = { $right } von { $count } richtig
practice-end = Geschafft: { $right } von { $count } richtig.
practice-back = Zurück
