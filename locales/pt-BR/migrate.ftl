# What the host reads when a house has moved to another database.

migrate-done = Tudo foi transferido para { $place }: { $tables ->
        [0] nenhuma mesa
        [one] { $tables } mesa
       *[other] { $tables } mesas
    }, { $games ->
        [0] nenhuma partida encerrada
        [one] { $games } partida encerrada
       *[other] { $games } partidas encerradas
    } e { $people ->
        [0] nenhuma pessoa
        [one] { $people } pessoa
       *[other] { $people } pessoas
    }. O arquivo antigo continua como estava; a partir de agora, inicie o servidor com --database.
