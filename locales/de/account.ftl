# The referee's account of a game.

account-diamant = { $edition }, { $relics }, { $players } Personen
account-house = Diamant, Hausregeln „{ $name }“
account-with-relics = mit Relikten
account-without-relics = ohne Relikte
account-troll = Troll & Drache, { $players } Personen

account-treasure = Schatz { $worth } { $people ->
    [one] für eine Person allein
   *[other] für { $people } Personen: { $each ->
        [0] zu wenig zum Teilen, { $stays ->
            [one] { $stays } bleibt auf der Karte
           *[other] { $stays } bleiben auf der Karte
        }
       *[other] je { $each }, { $stays ->
            [0] kein Rest
            [one] { $stays } bleibt auf der Karte
           *[other] { $stays } bleiben auf der Karte
        }
    }
}.
account-hazard = Gefahr: { $hazard }, zum ersten Mal. Es passiert nichts.
account-relic = Auf dem Weg liegt { $relic }.
account-trap = Falle: { $hazard } zum zweiten Mal! { $names } { $count ->
    [one] flieht ins Lager und verliert { $lost ->
        [0] nichts
        [one] { $lost } Rubin
       *[other] { $lost } Rubine
    }
   *[other] fliehen ins Lager und verlieren { $lost ->
        [0] nichts
        [one] je { $lost } Rubin
       *[other] je { $lost } Rubine
    }
}.
account-removed = Eine Karte kommt aus dem Spiel: { $hazard }.
account-home = { $names } { $count ->
    [one] kehrt { $total ->
        [0] ohne Rubine um
        [one] um: { $total } Rubin für die Truhe
       *[other] um: { $total } Rubine für die Truhe
    }
   *[other] kehren { $total ->
        [0] ohne Rubine um
        [one] um: je { $total } Rubin für die Truhe
       *[other] um: je { $total } Rubine für die Truhe
    }
}{ $share ->
    [0] {""}
   *[other] { $carried ->
        [0] , alles vom Weg
       *[other] {" "}({ $carried } aus der Beute + { $share } vom Weg)
    }
}.
account-camp = { $names } { $count ->
    [one] bleibt im Lager
   *[other] bleiben im Lager
}.
account-rest = { $names } { $count ->
    [one] ruht sich im Lager aus
   *[other] ruhen sich im Lager aus
}.
account-relic-taken = { $name } kehrt allein um und nimmt { $relic } mit, Wert: { $worth }.
account-relic-lost = Kommt aus dem Spiel, weil niemand es mitgenommen hat: { $relic }.
account-deck-ran-out = Der Stapel ist leer: Alle in der Höhle kehren gemeinsam um.
account-still-inside = Noch in der Höhle: { $names }. { $count ->
    [one] Beute
   *[other] Beute pro Person
}: { $carried ->
    [0] nichts
    [one] { $carried } Rubin
   *[other] { $carried } Rubine
}. Auf dem Weg: { $path ->
    [0] nichts
    [one] { $path } Rubin
   *[other] { $path } Rubine
}.
account-undecided = Noch keine Entscheidung.
account-chests = Truhen: { $list }
account-all-go-on = Alle gehen weiter.

account-turn = Zug { $number }: { $name }
account-cave-roll = Höhle: { $faces }. { $taken ->
    [0] Kein Diamant.
    [one] { $taken } Diamant gefunden.
   *[other] { $taken } Diamanten gefunden.
}
account-kept-key = Behält den Schlüssel.
account-kept-door = Behält die Tür.
account-troll-came = Der Troll kommt: { $lost ->
    [0] Es gibt nichts zu verlieren
    [one] { $lost } Diamant wandert in die Trollhand
   *[other] { $lost } Diamanten wandern in die Trollhand
}.
account-hall = Die Tür geht auf. Die Drachenwürfel liegen zuerst bei { $thrower }.
account-hall-roll = Schatzkammer: { $first } und { $second }. { $taken ->
    [0] Kein Goldnugget.
    [one] { $taken } Goldnugget gefunden.
   *[other] { $taken } Goldnuggets gefunden.
}
account-dragon-throw = { $name } wirft die Drachenwürfel: { $faces }.
account-dragon-awake = Der Drache ist wach! Den zweiten Drachen hat { $name } geworfen. Verloren: { $lost }. Aus der Trollhand: { $hand ->
    [0] nichts
    [one] { $hand } Diamant
   *[other] { $hand } Diamanten
}.
account-share = { $name } bekommt: { $share }.
account-left-cave = Verlässt die Höhle. In Sicherheit: { $brought }.
account-left-hall = Verlässt die Schatzkammer. In Sicherheit: { $brought }.
account-beside = Noch nicht sicher: { $beside }.
account-rooms = Noch in der Diamantenhöhle: { $cave ->
    [0] nichts
    [one] { $cave } Diamant
   *[other] { $cave } Diamanten
}. In der Schatzkammer: { $hall ->
    [0] nichts
    [one] { $hall } Goldnugget
   *[other] { $hall } Goldnuggets
}. In der Trollhand: { $hand ->
    [0] nichts
    [one] { $hand } Diamant
   *[other] { $hand } Diamanten
}.

account-winner = { $count ->
    [one] { $names } gewinnt mit { $score ->
        [one] { $score } Punkt
       *[other] { $score } Punkten
    }.
   *[other] Gemeinsamer Sieg: { $names } mit je { $score ->
        [one] { $score } Punkt
       *[other] { $score } Punkten
    }.
}
account-leader = Die Partie ist noch nicht vorbei. { $count ->
    [one] { $names } führt mit { $score ->
        [one] { $score } Punkt
       *[other] { $score } Punkten
    }.
   *[other] { $names } führen gemeinsam mit je { $score ->
        [one] { $score } Punkt
       *[other] { $score } Punkten
    }.
}
