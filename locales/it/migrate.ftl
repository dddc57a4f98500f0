# What the host reads when a house has moved to another database.

migrate-done = È stato spostato tutto in { $place }: { $tables ->
        [one] un tavolo
       *[other] { $tables } tavoli
    }, { $games ->
        [one] una partita finita
       *[other] { $games } partite finite
    } e { $people ->
        [one] una persona
       *[other] { $people } persone
    }. Il vecchio file resta com’è; d’ora in poi avvia il server con --database.
