# What `tacora review` says.

review-exact = Alle Werte sind exakt: Das Spiel zu zweit ist vollständig gelöst. Angegeben sind Punkte: 100 ist ein sicherer Sieg.
review-estimated = Die Werte sind Schätzungen: Für jede Wahl hat der Coach { $tries }-mal so weitergespielt, wie es der Profi tun würde (stark, aber nicht perfekt). Angegeben sind Punkte: 100 ist ein sicherer Sieg. Die Zahl nach ± ist der Standardfehler.
review-nearest = Der Profi hat mit anderen Karten trainiert. Diese Zahlen sind also mit Vorsicht zu genießen.
review-parts = Fairer Anteil + eigene Entscheidungen + Entscheidungen der anderen + Kartenglück + Glück beim Raten = Ergebnis.
review-costliest = { $name }, die teuersten Entscheidungen:
review-no-mistake = { $name }: keine klaren Fehler.
review-moment = Expedition { $expedition }, { $cards ->
    [0] vor der ersten Karte
    [one] nach { $cards } Karte
   *[other] nach { $cards } Karten
}: { $choice ->
    [leave] umgekehrt
   *[continue] weitergegangen
}, { $carried ->
    [0] keine Beute
   *[other] Beute { $carried }
}, auf dem Weg { $path ->
    [0] nichts
   *[other] { $path }
}, Fallenrisiko { $trap } %. Das kostete { $loss }.
review-master = { $tenths ->
    [0] Der Profi kehrt hier immer um.
    [10] Der Profi geht hier immer weiter.
    [one] Der Profi geht hier in { $tenths } von 10 Fällen weiter.
   *[other] Der Profi geht hier in { $tenths } von 10 Fällen weiter.
}
review-reason = Weitergehen: gewinnt in { $win-continue } % der Fälle, nach einer weiteren Karte { $rubies-continue } Rubine Beute. Umkehren: gewinnt in { $win-leave } % der Fälle, { $rubies-leave } Rubine für die Truhe.
review-choice = { $choice ->
    [leave] umkehren
   *[continue] weitergehen
}

review-column-score = Punkte
review-column-accuracy = Genauigkeit
review-column-loss = Verlust
review-column-fair = fairer Anteil
review-column-own = eigene
review-column-others = andere
review-column-cards = Karten
review-column-guessing = Raten
review-column-result = Ergebnis
review-column-name = Name
review-column-expedition = Expedition
review-column-cards-lying = Karten
review-column-carried = Beute
review-column-trap = Falle
review-column-choice = Wahl
review-column-mix = Profi geht weiter
review-column-win-continue = Chance beim Weitergehen
review-column-win-leave = Chance beim Umkehren
review-column-stakes = Tragweite

review-dice-exact = Alle Werte sind exakt: Sie sagen, was ein Zug im Durchschnitt einbringt, 1 pro Diamant und 3 pro Goldnugget.
review-dice-parts = Erwartung aus eigenen Zügen − Kosten eigener Entscheidungen + Würfelglück + Glück beim Wettwürfeln + vom Drachen = Punkte.
review-dice-moment = Zug { $turn }: { $choice ->
    [leave] gegangen
    [enter] Tür geöffnet
    [keep-key] Schlüssel behalten
    [keep-door] Tür behalten
    [stay] geblieben
   *[roll] gewürfelt
}, auf dem Spiel: { $risk ->
    [0] nichts
   *[other] { $risk }
}. Das kostete { $loss }.
review-dice-better = Besser: { $best ->
    [leave] gehen
    [enter] Tür öffnen
    [keep-key] Schlüssel behalten
    [keep-door] Tür behalten
    [stay] bleiben
   *[roll] würfeln
}; das bringt im Durchschnitt { $worth-best } statt { $worth }.
review-dice-choice = { $choice ->
    [leave] gehen
    [enter] Tür öffnen
    [keep-key] Schlüssel behalten
    [keep-door] Tür behalten
    [stay] bleiben
   *[roll] würfeln
}
review-dice-win = Gewinnchancen: Für jede Wahl hat der Coach die Partie bis zu { $tries }-mal zu Ende gespielt; alle bringen dabei so viel in Sicherheit, wie sie können. Angegeben sind Punkte: 100 ist ein sicherer Sieg. Die Zahl nach ± ist der Standardfehler.
review-dice-win-parts = Fairer Anteil + eigene Entscheidungen + Entscheidungen der anderen + Glück = Ergebnis.
review-dice-win-costliest = { $name }, diese Entscheidungen haben die Gewinnchance am stärksten gesenkt:
review-dice-wins-more = Empfohlen: { $advised ->
    [leave] gehen
    [enter] Tür öffnen
    [keep-key] Schlüssel behalten
    [keep-door] Tür behalten
    [stay] bleiben
   *[roll] würfeln
}; das gewinnt in { $win-advised } % der Fälle statt in { $win } %.
review-column-expected = erwartet
review-column-dice = Würfel
review-column-race = Wettwürfeln
review-column-gifts = vom Drachen
review-column-turn = Zug
review-column-risk = auf dem Spiel
review-column-best = am besten
review-column-luck = Glück
review-column-advised = am besten für den Sieg
review-column-win-loss = verlorene Gewinnchance

hint-closed-chests = Weitergehen: nach einer weiteren Karte { $rubies-continue } Rubine Beute. Umkehren: { $rubies-leave } Rubine für die Truhe. Die Truhen sind geschlossen, darum bleiben die Gewinnchancen geheim.
hint-estimated = Geschätzt, ± { $error }.
hint-dice = Am besten: { $best ->
    [leave] gehen
    [enter] Tür öffnen
    [keep-key] Schlüssel behalten
    [keep-door] Tür behalten
    [stay] bleiben
   *[roll] würfeln
}; das bringt im Durchschnitt { $worth-best }. Zweitbeste Wahl: { $next ->
    [leave] gehen
    [enter] Tür öffnen
    [keep-key] Schlüssel behalten
    [keep-door] Tür behalten
    [stay] bleiben
   *[roll] würfeln
}; das bringt { $worth-next }.
