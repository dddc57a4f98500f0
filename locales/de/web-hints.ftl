# Hints for learners, at tables that have agreed on them.

hints-ask = Was würde der Profi tun?
hints-why = Warum? Und wie sicher ist das?
hints-offer = Tipps für den Einstieg
hints-offer-about = Wenn du dich entscheiden musst, kannst du fragen, was der Profi tun würde. Alle sehen, dass Tipps eingeschaltet sind.
hints-not-public = An öffentlichen Tischen gibt es keine Tipps.
hints-not-listed = Tische mit Tipps stehen nicht in der öffentlichen Liste.
hints-wins = gewinnt in { $win } % der Fälle
hints-rubies-continue = im Durchschnitt { $rubies } Rubine Beute nach einer weiteren Karte
hints-rubies-leave = { $rubies } Rubine für die Truhe
hints-trap = Fallenrisiko: { $trap } %.
hints-exact = Alle Zahlen sind exakt: Das Spiel zu zweit ist vollständig gelöst.
hints-estimated = Die Gewinnchancen sind geschätzt, ± { $error }.
hints-closed = Die Truhen sind geschlossen, darum bleiben die Gewinnchancen geheim.
hints-danger = Risiko, beim nächsten Wurf alles zu verlieren: { $danger } %.
hints-dice-best = { $best ->
    [leave] Am besten gehst du
    [enter] Am besten öffnest du die Tür
    [keep-key] Am besten behältst du den Schlüssel
    [keep-door] Am besten behältst du die Tür
    [stay] Am besten bleibst du
   *[roll] Am besten würfelst du
} (bringt im Durchschnitt { $worth }).
hints-dice-worth = bringt { $worth }
hints-dice-about = Diese Zahlen sagen exakt, was dieser Zug im Durchschnitt einbringt: 1 pro Diamant, 3 pro Goldnugget. Was die anderen haben, zählt hier nicht mit.
help-hint = An einem Tisch mit Tipps: Was würde der Profi tun?
