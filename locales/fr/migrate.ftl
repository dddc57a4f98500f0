# Ce que lit l’hôte quand une maison a déménagé vers une autre base de données.

migrate-done = Tout a été transféré vers { $place } : { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    }, { $games ->
        [one] { $games } partie terminée
       *[other] { $games } parties terminées
    } et { $people ->
        [one] { $people } personne
       *[other] { $people } personnes
    }. L’ancien fichier reste tel quel ; lancez désormais le serveur avec --database.
