# L’entraîneur : ce que valait chaque décision d’une partie.

review-title = L’entraîneur
review-loading = L’entraîneur parcourt la partie…
review-exact = Deux joueurs, le paquet de base : ce jeu est résolu, et tous les nombres sont exacts.
review-estimated = À autant de joueurs, le jeu n’est pas résolu : les nombres sont estimés. L’entraîneur a rejoué la suite de chaque choix { $tries } fois, comme le ferait le maître. ± dit de combien le hasard a pu le tromper, 19 fois sur 20 ; le maître est fort, pas parfait.
review-nearest = Le maître a appris avec un autre paquet : à prendre avec prudence.
review-curve = Chances de victoire
review-marks = Les repères numérotés sont les moments les plus coûteux de { $name } ; ils sont expliqués plus bas.
review-moment = Moment
review-end = La fin
review-place = Expédition { $expedition }, { $cards ->
    [0] avant la première carte
   *[other] carte { $cards }
}
review-summary = La qualité du jeu
review-accuracy = Précision
review-loss = Perte
review-summary-hint = La perte est ce que toutes les décisions ont coûté ensemble, en points de victoire : 0 est parfait. La précision vaut 100 sans aucune perte et baisse avec la perte moyenne d’une décision qui comptait.
review-of = { $name } : décisions et chance
review-whose = Quel joueur ?
review-moments = Les moments les plus coûteux
review-no-moments = Aucune décision n’était clairement une erreur.
review-said = { $who ->
    [you] Vous
   *[other] { $name }
} : { $choice ->
    [leave] sortie
   *[continue] suite
} avec { $carried } en main, à { $trap } % de danger.
review-master = { $all ->
    [none] Le maître sort toujours ici.
    [all] Le maître continue toujours ici.
   *[some] Le maître continue { $tenths } fois sur 10.
}
review-why-safe = Aucun danger ne peut encore frapper.
review-why-more = Après une carte de plus, { $more } en main en moyenne ; sortir en rapporte { $held }.
review-why-behind = Une carte de plus coûte des rubis en moyenne, mais ce qui est en main gagne rarement la partie.
review-why-less = Après une carte de plus, seulement { $more } en main en moyenne ; sortir en rapporte { $held }.
review-why-enough = Une carte de plus rapporte des rubis en moyenne, mais ne vaut pas le risque.
review-chances = Continuer gagne à { $continue } %, sortir à { $leave } %.
review-cost = coût : { $loss } points
review-cost-estimated = coût : { $loss } ± { $error } points
review-see = Voir le moment
review-practise = S’exercer sur ces moments
review-parts = Décisions et chance
review-parts-hint = D’une part équitable de la victoire au résultat, en points ; les traits marquent 0 et 100. La somme est exacte.
review-part-fair = Part équitable
review-part-own = Ses décisions
review-part-others = Décisions des autres
review-part-cards = Chance des cartes
review-part-guessing = Chance des paris
review-part-result = Résultat
review-decisions = Toutes les décisions
review-decisions-open = { $count ->
    [one] { $count } décision en chiffres
   *[other] Les { $count } décisions en chiffres
}
review-column-choice = Choix
review-column-carried = Porté
review-column-trap = Danger
review-column-mix = Le maître continue
review-column-win-continue = Gagne en continuant
review-column-win-leave = Gagne en sortant
review-column-rubies-continue = Rubis après une carte
review-column-rubies-leave = Rubis au coffre
review-column-stakes = Enjeu
review-column-loss = Coût

review-dice-lead = Ce qu’un tour rapporte est exact ici : 1 par diamant, 3 par pépite, en moyenne. Ce que cela changeait pour la victoire est estimé.
review-dice-of = { $name } : précision { $accuracy }
review-dice-place = Tour { $turn }
review-dice-done = { $choice ->
    [leave] Sortie
    [enter] Porte ouverte
    [keep-key] Clé gardée
    [keep-door] Porte gardée
    [stay] Attente
   *[roll] Lancer
} avec { $risk } en jeu.
review-dice-better = { $best ->
    [leave] Sortir
    [enter] Ouvrir la porte
    [keep-key] Garder la clé
    [keep-door] Garder la porte
    [stay] Rester
   *[roll] Lancer
} valait { $worth-best } au lieu de { $worth }.
review-dice-win = Pour la victoire
review-dice-win-loss = Ces choix ont coûté ensemble { $loss } ± { $error } points de victoire.
review-dice-win-hint = Depuis chaque choix, l’entraîneur a joué la partie jusqu’au bout, jusqu’à { $tries } fois, chacun rapportant ce qu’il peut. ± dit de combien le hasard a pu le tromper, 19 fois sur 20. Un autre choix que celui qui rapporte le plus n’est conseillé que s’il gagne à coup sûr plus souvent.
review-dice-wins-more = { $advised ->
    [leave] Sortir
    [enter] Ouvrir la porte
    [keep-key] Garder la clé
    [keep-door] Garder la porte
    [stay] Rester
   *[roll] Lancer
} gagne à { $win-advised } % au lieu de { $win } %.
review-part-luck = Chance, et qui commence

practice-title = Entraînement
practice-lead = Des moments de vraies parties où quelque chose a été perdu. Que feriez-vous ?
practice-loading = À la recherche de moments…
practice-none = Aucun moment n’a coûté assez pour s’y exercer. Bien joué, ou partie courte.
practice-number = Moment { $number } sur { $count }
practice-you-are = Vous jouez { $name }.
practice-right = C’est ce que fait le maître.
practice-wrong = Le maître choisit autrement.
practice-then = Dans la partie : { $name }, { $choice ->
    [leave] sortie
   *[continue] suite
}, { $cost }.
practice-dice-then = Dans la partie, { $name } : { $done } ({ $cost })
practice-next = Moment suivant
practice-again = Depuis le début
practice-score = { $right } sur { $count } justes
practice-end = C’est fini : { $right } sur { $count } justes.
practice-back = Retour
