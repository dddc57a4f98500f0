# Le compte rendu de l’arbitre.

account-diamant = Diamant, { $edition }, { $relics }, { $players } joueurs
account-house = règles maison « { $name } »
account-with-relics = avec reliques
account-without-relics = sans reliques
account-troll = Troll & Dragon, { $players } joueurs

account-treasure = Trésor { $worth } pour { $people } : { $each }{ $people ->
    [1] {""}
   *[other] {" "}chacun
}, { $stays ->
    [0] rien ne reste
    [one] { $stays } reste sur la carte
   *[other] { $stays } restent sur la carte
}.
account-hazard = Danger : { $hazard }, pour la première fois. Il ne se passe rien.
account-relic = Sur le chemin : { $relic }.
account-trap = Danger : { $hazard } pour la deuxième fois ! { $names } { $count ->
    [one] s’enfuit et perd { $lost }
   *[other] s’enfuient et perdent { $lost } chacun
}.
account-removed = Une carte quitte le jeu : { $hazard }.
account-home = { $names } { $count ->
    [one] sort avec { $carried }{ $share ->
        [0] {""}
       *[other] , ramasse { $share } sur le chemin
    } : { $total } de plus dans le coffre
   *[other] sortent avec { $carried } chacun{ $share ->
        [0] {""}
       *[other] {" "}et ramassent { $share } chacun sur le chemin
    } : { $total } de plus dans chaque coffre
}.
account-camp = { $names } { $count ->
    [one] reste au campement
   *[other] restent au campement
}.
account-rest = { $names } { $count ->
    [one] se repose au campement
   *[other] se reposent au campement
}.
account-relic-taken = { $name } sort sans personne d’autre et emporte { $relic }, d’une valeur de { $worth }.
account-relic-lost = Personne ne l’a emportée, elle quitte le jeu : { $relic }.
account-deck-ran-out = La pioche est vide : tout le monde sort ensemble.
account-still-inside = Encore dans la grotte : { $names }, avec { $carried }{ $count ->
    [one] {""}
   *[other] {" "}chacun
} ; { $path } sur le chemin.
account-undecided = La décision n’est pas encore prise.
account-chests = Coffres : { $list }
account-all-go-on = Tout le monde continue.

account-turn = Tour { $number } : { $name }
account-cave-roll = Grotte : { $faces }. { $taken ->
    [0] Aucun diamant ramassé.
    [one] { $taken } diamant ramassé.
   *[other] { $taken } diamants ramassés.
}
account-kept-key = La clé est gardée.
account-kept-door = La porte est gardée.
account-troll-came = Le Troll arrive : { $lost ->
    [0] il n’y a rien à perdre
    [one] { $lost } diamant part dans sa Main
   *[other] { $lost } diamants partent dans sa Main
}.
account-hall = La porte s’ouvre. { $thrower } lance d’abord les dés Dragon.
account-hall-roll = Salle : { $first } et { $second }. { $taken ->
    [0] Aucune pépite ramassée.
    [one] { $taken } pépite ramassée.
   *[other] { $taken } pépites ramassées.
}
account-dragon-throw = { $name } lance les dés Dragon : { $faces }.
account-dragon-awake = Dragon réveillé ! { $name } a lancé le deuxième dragon. Perdu : { $lost } ; pris dans la Main : { $hand }.
account-share = { $name } reçoit { $share }.
account-left-cave = Sortie de la grotte, en sûreté : { $brought }.
account-left-hall = Sortie de la salle, en sûreté : { $brought }.
account-beside = Pas encore en sûreté : { $beside }.
account-rooms = Il reste { $cave } dans la Grotte de Diamants, { $hall } dans la Salle du Trésor, { $hand } dans la Main du Troll.

account-winner = { $count ->
    [one] { $names } gagne avec { $score }.
   *[other] Victoire partagée : { $names }, avec { $score } chacun.
}
account-leader = La partie n’est pas finie. { $count ->
    [one] { $names } mène avec { $score }.
   *[other] { $names } mènent avec { $score } chacun.
}
