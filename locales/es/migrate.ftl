# What the host reads when a house has moved to another database.

migrate-done = Todo se ha trasladado a { $place }: { $tables ->
        [one] una mesa
       *[other] { $tables } mesas
    }, { $games ->
        [one] una partida terminada
       *[other] { $games } partidas terminadas
    } y { $people ->
        [one] una persona
       *[other] { $people } personas
    }. El archivo antiguo queda como estaba; a partir de ahora, inicia el servidor con --database.
