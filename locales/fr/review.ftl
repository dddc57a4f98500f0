# Ce que dit `tacora review`.

review-exact = Toutes les valeurs sont exactes : le jeu à deux est entièrement résolu. Les nombres sont des points : 100, c’est la victoire assurée.
review-estimated = Les valeurs sont estimées : pour chaque choix, l’entraîneur a joué la suite { $tries } fois, comme le ferait le maître, qui est fort mais pas parfait. Les nombres sont des points : 100, c’est la victoire assurée. Le nombre après ± est l’erreur type.
review-nearest = Le maître a appris avec d’autres cartes : ces nombres sont à prendre avec prudence.
review-parts = Part égale + ses décisions + celles des autres + chance aux cartes + chance aux choix secrets = résultat.
review-costliest = { $name }, les moments les plus coûteux :
review-no-mistake = { $name } : aucune erreur manifeste.
review-moment = Expédition { $expedition }, { $cards ->
    [0] avant la première carte
    [one] après { $cards } carte
   *[other] après { $cards } cartes
} : a choisi de { $choice ->
    [leave] sortir
   *[continue] continuer
} { $carried ->
    [0] sans rien en main
   *[other] avec { $carried } en main
}, { $path ->
    [0] rien
   *[other] { $path }
} sur le chemin ; risque de piège : { $trap } %. Coût : { $loss }.
review-master = { $tenths ->
    [0] Le maître sort toujours ici.
    [10] Le maître continue toujours ici.
   *[other] Le maître continue { $tenths } fois sur 10.
}
review-reason = Continuer : victoire dans { $win-continue } % des cas, { $rubies-continue } en main après une carte de plus. Sortir : victoire dans { $win-leave } % des cas, { $rubies-leave } au coffre.
review-choice = { $choice ->
    [leave] sortir
   *[continue] continuer
}

review-column-score = score
review-column-accuracy = précision
review-column-loss = perte
review-column-fair = part égale
review-column-own = ses choix
review-column-others = autres
review-column-cards = cartes
review-column-guessing = choix secrets
review-column-result = résultat
review-column-name = nom
review-column-expedition = expédition
review-column-cards-lying = cartes
review-column-carried = porté
review-column-trap = risque de piège
review-column-choice = choix
review-column-mix = le maître continue
review-column-win-continue = chances en continuant
review-column-win-leave = chances en sortant
review-column-stakes = enjeu

review-dice-exact = Toutes les valeurs sont exactes : ce qu’un tour rapporte en moyenne, 1 par diamant et 3 par pépite.
review-dice-parts = Attendu de ses tours − coût de ses choix + chance aux dés + chance à la course + reçu du Dragon = score.
review-dice-moment = Tour { $turn } : a choisi de { $choice ->
    [leave] sortir
    [enter] ouvrir la porte
    [keep-key] garder la clé
    [keep-door] garder la porte
    [stay] rester
   *[roll] lancer
} { $risk ->
    [0] sans rien à perdre
   *[other] avec { $risk } en jeu
}. Coût : { $loss }.
review-dice-better = Mieux : { $best ->
    [leave] sortir
    [enter] ouvrir la porte
    [keep-key] garder la clé
    [keep-door] garder la porte
    [stay] rester
   *[roll] lancer
}, soit { $worth-best } au lieu de { $worth }.
review-dice-choice = { $choice ->
    [leave] sortir
    [enter] ouvrir la porte
    [keep-key] garder la clé
    [keep-door] garder la porte
    [stay] rester
   *[roll] lancer
}
review-dice-win = Chances de victoire : pour chaque choix, l’entraîneur a joué la partie jusqu’au bout, { $tries } fois au plus, tout le monde cherchant à rapporter le plus possible. Les nombres sont des points : 100, c’est la victoire assurée. Le nombre après ± est l’erreur type.
review-dice-win-parts = Part égale + ses choix + ceux des autres + chance = résultat.
review-dice-win-costliest = { $name }, les choix qui ont fait le plus baisser les chances de victoire :
review-dice-wins-more = Conseil : { $advised ->
    [leave] sortir
    [enter] ouvrir la porte
    [keep-key] garder la clé
    [keep-door] garder la porte
    [stay] rester
   *[roll] lancer
}, ce qui fait gagner dans { $win-advised } % des cas au lieu de { $win } %.
review-column-expected = attendu
review-column-dice = dés
review-column-race = course
review-column-gifts = du Dragon
review-column-turn = tour
review-column-risk = à risque
review-column-best = meilleur
review-column-luck = chance
review-column-advised = pour gagner
review-column-win-loss = chances perdues

hint-closed-chests = Continuer : { $rubies-continue } en main après une carte de plus. Sortir : { $rubies-leave } au coffre. Les coffres sont fermés : les chances de victoire restent secrètes.
hint-estimated = Estimation à { $error } près.
hint-dice = Le mieux : { $best ->
    [leave] sortir
    [enter] ouvrir la porte
    [keep-key] garder la clé
    [keep-door] garder la porte
    [stay] rester
   *[roll] lancer
}, soit { $worth-best } en moyenne. Ensuite : { $next ->
    [leave] sortir
    [enter] ouvrir la porte
    [keep-key] garder la clé
    [keep-door] garder la porte
    [stay] rester
   *[roll] lancer
}, soit { $worth-next }.
