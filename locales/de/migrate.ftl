# What the host reads when a house has moved to another database.

migrate-done = Alles ist nach { $place } umgezogen: { $tables ->
        [one] ein Tisch
       *[other] { $tables } Tische
    }, { $games ->
        [one] eine beendete Partie
       *[other] { $games } beendete Partien
    } und { $people ->
        [one] eine Person
       *[other] { $people } Personen
    }. Die alte Datei bleibt, wie sie ist; starte den Server von jetzt an mit --database.
