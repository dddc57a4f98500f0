# What the host reads when a house has moved to another database.

migrate-done = Everything has moved to { $place }: { $tables ->
        [one] one table
       *[other] { $tables } tables
    }, { $games ->
        [one] one finished game
       *[other] { $games } finished games
    } and { $people ->
        [one] one person
       *[other] { $people } people
    }. The old file stays as it is; from now on, start the server with --database.
