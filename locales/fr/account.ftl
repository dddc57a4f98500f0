# Le compte rendu de l’arbitre.

account-diamant = { $edition }, { $relics }, { $players } joueurs
account-house = Diamant, règles maison « { $name } »
account-with-relics = avec reliques
account-without-relics = sans reliques
account-troll = Troll & Dragon, { $players } joueurs

account-treasure = Trésor { $worth } { $people ->
    [1] pour une seule personne
   *[other] pour { $people } : { $each ->
        [0] pas de quoi partager, il en reste { $stays } sur la carte
       *[other] { $each } par personne, { $stays ->
            [0] il ne reste rien
           *[other] il en reste { $stays } sur la carte
        }
    }
}.
account-hazard = Danger : { $hazard }, pour la première fois. Il ne se passe rien.
account-relic = Sur le chemin : { $relic }.
account-trap = Piège : { $hazard } pour la deuxième fois ! { $names } { $count ->
    [one] s’enfuit et { $lost ->
        [0] ne perd rien
       *[other] perd { $lost }
    }
   *[other] s’enfuient et { $lost ->
        [0] ne perdent rien
       *[other] perdent { $lost } par personne
    }
}.
account-removed = Une carte quitte le jeu : { $hazard }.
account-home = { $names } { $count ->
    [one] rentre { $total ->
        [0] sans rubis
       *[other] avec { $total }
    }
   *[other] rentrent { $total ->
        [0] sans rubis
       *[other] avec { $total } par personne
    }
}{ $share ->
    [0] {""}
   *[other] { $carried ->
        [0] {" "}(tout vient du chemin)
       *[other] {" "}({ $carried } de butin + { $share } du chemin)
    }
}.
account-camp = { $names } { $count ->
    [one] reste au campement
   *[other] restent au campement
}.
account-rest = { $names } { $count ->
    [one] se repose au campement
   *[other] se reposent au campement
}.
account-relic-taken = { $name } est la seule personne à sortir et emporte { $relic }, d’une valeur de { $worth }.
account-relic-lost = Personne ne l’a emportée, elle quitte le jeu : { $relic }.
account-deck-ran-out = La pioche est vide : tout le monde sort ensemble.
account-still-inside = Encore dans la grotte : { $names }, { $carried ->
    [0] sans butin
   *[other] avec { $carried }{ $count ->
        [one] {""}
       *[other] {" "}par personne
    }
} ; { $path ->
    [0] rien
   *[other] { $path }
} sur le chemin.
account-undecided = La décision n’est pas encore prise.
account-chests = Coffres : { $list }
account-all-go-on = Tout le monde continue.

account-turn = Tour { $number } : { $name }
account-cave-roll = Grotte : { $faces }. { $taken ->
    [0] Aucun diamant ramassé.
    [one] { $taken } diamant ramassé.
   *[other] { $taken } diamants ramassés.
}
account-kept-key = Garde la clé.
account-kept-door = Garde la porte.
account-troll-came = Le Troll arrive : { $lost ->
    [0] il n’y a rien à perdre
    [one] { $lost } diamant part dans sa Main
   *[other] { $lost } diamants partent dans sa Main
}.
account-hall = La porte s’ouvre. { $thrower } lance les dés Dragon en premier.
account-hall-roll = Salle : { $first } et { $second }. { $taken ->
    [0] Aucune pépite ramassée.
    [one] { $taken } pépite ramassée.
   *[other] { $taken } pépites ramassées.
}
account-dragon-throw = { $name } lance les dés Dragon : { $faces }.
account-dragon-awake = Dragon réveillé ! { $name } a obtenu le deuxième dragon. Perdu : { $lost }. Pris dans la Main du Troll : { $hand ->
    [0] rien
    [one] { $hand } diamant
   *[other] { $hand } diamants
}.
account-share = { $name } reçoit { $share }.
account-left-cave = Sort de la grotte { $brought ->
    [rien] les mains vides
   *[other] avec { $brought }
}.
account-left-hall = Sort de la salle { $brought ->
    [rien] les mains vides
   *[other] avec { $brought }
}.
account-beside = Pas encore en sécurité : { $beside }.
account-rooms = Il reste dans la Grotte de Diamants : { $cave ->
    [0] rien
    [one] { $cave } diamant
   *[other] { $cave } diamants
}. Dans la Salle du Trésor : { $hall ->
    [0] rien
    [one] { $hall } pépite d’or
   *[other] { $hall } pépites d’or
}. Dans la Main du Troll : { $hand ->
    [0] rien
    [one] { $hand } diamant
   *[other] { $hand } diamants
}.

account-winner = { $count ->
    [one] { $names } gagne avec { $score }.
   *[other] Victoire partagée : { $names }, à égalité avec { $score }.
}
account-leader = La partie n’est pas finie. { $count ->
    [one] { $names } mène avec { $score }.
   *[other] { $names } mènent à égalité avec { $score }.
}
