# L’entraîneur : ce que valait chaque décision d’une partie.

review-title = L’entraîneur
review-loading = L’entraîneur parcourt la partie…
review-exact = Deux joueurs et les cartes de base : ce jeu est entièrement résolu, tous les nombres sont exacts.
review-estimated = Avec autant de joueurs, le jeu n’est pas résolu : les nombres sont estimés. Pour chaque choix, l’entraîneur a joué la suite { $tries } fois, comme le ferait le maître. Le ± indique la marge d’erreur, 19 fois sur 20. Le maître est fort, mais pas parfait.
review-nearest = Le maître a appris avec d’autres cartes : ces nombres sont à prendre avec prudence.
review-curve = Chances de victoire
review-marks = Les repères numérotés indiquent les moments les plus coûteux pour { $name } ; ils sont expliqués plus bas.
review-moment = Moment
review-end = La fin
review-place = Expédition { $expedition }, { $cards ->
    [0] avant la première carte
   *[other] carte { $cards }
}
review-summary = La qualité des décisions
review-accuracy = Précision
review-loss = Perte
review-summary-hint = Perte : ce que toutes les décisions ont fait perdre ensemble sur les chances de victoire, en points de pourcentage ; 0, c’est parfait. Précision : 100 quand rien n’a été perdu ; elle baisse quand la perte moyenne des décisions importantes augmente.
review-of = { $name } : décisions et chance
review-whose = De qui voulez-vous voir la partie ?
review-moments = Les moments les plus coûteux
review-no-moments = Aucune erreur manifeste.
review-said = { $who ->
    [you] Vous avez
   *[other] { $name } a
} choisi de { $choice ->
    [leave] sortir
   *[continue] continuer
} { $carried ->
    [0] sans rien en main
   *[other] avec { $carried } en main
}. Risque de piège : { $trap } %.
review-master = { $all ->
    [none] Le maître sort toujours ici.
    [all] Le maître continue toujours ici.
   *[some] Le maître continue { $tenths } fois sur 10.
}
review-why-safe = Aucun piège possible pour l’instant.
review-why-more = Après une carte de plus, vous auriez en moyenne { $more } en main ; sortir rapporte { $held }.
review-why-behind = Une carte de plus fait perdre des rubis en moyenne, mais ce que vous avez en main suffit rarement pour gagner.
review-why-less = Après une carte de plus, vous n’auriez en moyenne que { $more } en main ; sortir rapporte { $held }.
review-why-enough = Une carte de plus rapporte des rubis en moyenne, mais pas assez pour valoir le risque.
review-chances = Victoire dans { $continue } % des cas en continuant, dans { $leave } % en sortant.
review-cost = coût : { $loss } points
review-cost-estimated = coût : { $loss } ± { $error } points
review-see = Voir ce moment
review-practise = S’entraîner sur ces moments
review-parts = Décisions et chance
review-parts-hint = En partant d’une part égale de la victoire, on arrive au résultat, en points ; les traits marquent 0 et 100. Le total tombe juste.
review-part-fair = Part égale
review-part-own = Ses décisions
review-part-others = Décisions des autres
review-part-cards = Chance aux cartes
review-part-guessing = Chance aux choix secrets
review-part-result = Résultat
review-decisions = Toutes les décisions
review-decisions-open = { $count ->
    [one] { $count } décision en chiffres
   *[other] Les { $count } décisions en chiffres
}
review-column-choice = Choix
review-column-carried = Porté
review-column-trap = Risque de piège
review-column-mix = Le maître continue
review-column-win-continue = Victoire en continuant
review-column-win-leave = Victoire en sortant
review-column-rubies-continue = Rubis après une carte de plus
review-column-rubies-leave = Rubis au coffre
review-column-stakes = Enjeu
review-column-loss = Coût

review-dice-lead = Ce qu’un tour rapporte en moyenne est calculé exactement : 1 par diamant, 3 par pépite. Ce que cela changeait pour la victoire est estimé.
review-dice-of = { $name } : précision { $accuracy }
review-dice-place = Tour { $turn }
review-dice-done = A choisi de { $choice ->
    [leave] sortir
    [enter] ouvrir la porte
    [keep-key] garder la clé
    [keep-door] garder la porte
    [stay] rester
   *[roll] lancer
} { $risk ->
    [0] sans rien à perdre
   *[other] avec { $risk } en jeu
}.
review-dice-better = { $best ->
    [leave] Sortir
    [enter] Ouvrir la porte
    [keep-key] Garder la clé
    [keep-door] Garder la porte
    [stay] Rester
   *[roll] Lancer
} valait { $worth-best } au lieu de { $worth }.
review-dice-win = Chances de victoire
review-dice-win-loss = En tout, ces choix ont fait baisser les chances de victoire de { $loss } ± { $error } points.
review-dice-win-hint = Pour chaque choix, l’entraîneur a joué la partie jusqu’au bout, { $tries } fois au plus, tout le monde cherchant à rapporter le plus possible. Le ± indique la marge d’erreur, 19 fois sur 20. L’entraîneur ne déconseille le choix qui rapporte le plus que si un autre gagne nettement plus souvent.
review-dice-wins-more = { $advised ->
    [leave] Sortir
    [enter] Ouvrir la porte
    [keep-key] Garder la clé
    [keep-door] Garder la porte
    [stay] Rester
   *[roll] Lancer
} fait gagner dans { $win-advised } % des cas au lieu de { $win } %.
review-part-luck = Chance, et ordre de jeu

practice-title = Entraînement
practice-lead = Des moments de vraies parties où un choix a coûté cher. Que feriez-vous ?
practice-loading = Recherche de moments à travailler…
practice-none = Aucune erreur n’a coûté assez cher pour mériter un entraînement. C’était bien joué, ou la partie était courte.
practice-number = Moment { $number } sur { $count }
practice-you-are = Vous incarnez { $name }.
practice-right = C’est ce que ferait le maître !
practice-wrong = Le maître choisirait autre chose.
practice-then = Dans la partie, { $name } a choisi de { $choice ->
    [leave] sortir
   *[continue] continuer
} ({ $cost }).
practice-dice-then = { $name }, dans la partie ({ $cost }) : { $done }
practice-next = Moment suivant
practice-again = Recommencer
practice-score = Bonnes réponses : { $right } sur { $count }
practice-end = C’est fini ! Bonnes réponses : { $right } sur { $count }.
practice-back = Retour
