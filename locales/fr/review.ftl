# Ce que dit `tacora review`.

review-exact = Toutes les valeurs sont exactes : ce jeu à deux est résolu. Les nombres sont des points : 100, c’est la victoire assurée.
review-estimated = Les valeurs sont estimées : l’entraîneur a rejoué la suite de chaque choix { $tries } fois, comme le ferait le maître, qui est fort, pas parfait. Les nombres sont des points : 100, c’est la victoire assurée. Le nombre après ± est l’erreur type de l’échantillon.
review-nearest = Le maître a appris avec un autre paquet : à prendre avec prudence.
review-parts = Part équitable + ses décisions + celles des autres + chance des cartes + chance des paris = résultat.
review-costliest = { $name }, les moments les plus coûteux :
review-no-mistake = { $name } : aucune décision n’était clairement une erreur.
review-moment = Expédition { $expedition }, { $cards ->
    [0] avant la première carte
    [one] après { $cards } carte
   *[other] après { $cards } cartes
} : { $choice ->
    [leave] sortie
   *[continue] suite
} avec { $carried } en main et { $path } sur le chemin, danger à { $trap } %. Coût { $loss }.
review-master = { $tenths ->
    [0] Le maître sort toujours ici.
    [10] Le maître continue toujours ici.
   *[other] Le maître continue { $tenths } fois sur 10.
}
review-reason = Continuer : { $win-continue } de victoire, { $rubies-continue } en main après une carte de plus. Sortir : { $win-leave } de victoire, { $rubies-leave } au coffre.
review-choice = { $choice ->
    [leave] sortir
   *[continue] continuer
}

review-column-score = score
review-column-accuracy = précision
review-column-loss = perte
review-column-fair = équitable
review-column-own = soi
review-column-others = autres
review-column-cards = cartes
review-column-guessing = paris
review-column-result = résultat
review-column-name = nom
review-column-expedition = expédition
review-column-cards-lying = cartes
review-column-carried = porté
review-column-trap = danger
review-column-choice = choix
review-column-mix = le maître continue
review-column-win-continue = victoire en continuant
review-column-win-leave = victoire en sortant
review-column-stakes = enjeu

review-dice-exact = Toutes les valeurs sont exactes : ce qu’un tour rapporte en moyenne, 1 par diamant et 3 par pépite.
review-dice-parts = Attendu de ses tours − perte par ses choix + chance aux dés + chance à la course + reçu du Dragon = score.
review-dice-moment = Tour { $turn } : { $choice ->
    [leave] sortie
    [enter] porte ouverte
    [keep-key] clé gardée
    [keep-door] porte gardée
    [stay] attente
   *[roll] lancer
} avec { $risk } en jeu. Coût { $loss }.
review-dice-better = Mieux : { $best ->
    [leave] sortir
    [enter] ouvrir la porte
    [keep-key] garder la clé
    [keep-door] garder la porte
    [stay] rester
   *[roll] lancer
}, qui vaut { $worth-best } au lieu de { $worth }.
review-dice-choice = { $choice ->
    [leave] sortir
    [enter] ouvrir la porte
    [keep-key] garder la clé
    [keep-door] garder la porte
    [stay] rester
   *[roll] lancer
}
review-dice-win = Pour la victoire : depuis chaque choix, l’entraîneur a joué la partie jusqu’au bout, jusqu’à { $tries } fois, chacun rapportant ce qu’il peut. Les nombres sont des points : 100, c’est la victoire assurée. Le nombre après ± est l’erreur type de l’échantillon.
review-dice-win-parts = Part équitable + ses choix + ceux des autres + chance = résultat.
review-dice-win-costliest = { $name }, ce qui a coûté le plus de chances de victoire :
review-dice-wins-more = Conseil : { $advised ->
    [leave] sortir
    [enter] ouvrir la porte
    [keep-key] garder la clé
    [keep-door] garder la porte
    [stay] rester
   *[roll] lancer
}, { $win-advised } de victoire au lieu de { $win }.
review-column-expected = attendu
review-column-dice = dés
review-column-race = course
review-column-gifts = du Dragon
review-column-turn = tour
review-column-risk = en jeu
review-column-best = meilleur
review-column-luck = chance
review-column-advised = pour gagner
review-column-win-loss = perte de victoire

hint-closed-chests = Continuer : { $rubies-continue } en main après une carte de plus. Sortir : { $rubies-leave } au coffre. Les coffres sont fermés : on ne dit donc pas les chances de victoire.
hint-estimated = Estimé, ± { $error }.
hint-dice = Le mieux : { $best ->
    [leave] sortir
    [enter] ouvrir la porte
    [keep-key] garder la clé
    [keep-door] garder la porte
    [stay] rester
   *[roll] lancer
}, qui vaut { $worth-best } en moyenne. Ensuite : { $next ->
    [leave] sortir
    [enter] ouvrir la porte
    [keep-key] garder la clé
    [keep-door] garder la porte
    [stay] rester
   *[roll] lancer
}, qui vaut { $worth-next }.
