# Les conseils pour débutants, aux tables qui en sont convenues.

hints-ask = Que ferait le maître ?
hints-why = Pourquoi, et est-ce bien sûr ?
hints-offer = Conseils pour débutants
hints-offer-about = Qui doit choisir peut demander ce que ferait le maître. Tout le monde voit que c’est permis.
hints-not-public = Pas de conseils pour débutants à une table publique.
hints-not-listed = Une table avec des conseils pour débutants n’apparaît pas dans la liste des tables publiques.
hints-wins = gagne à { $win } %
hints-rubies-continue = { $rubies } en main après une carte de plus
hints-rubies-leave = { $rubies } au coffre
hints-trap = Danger à la prochaine carte : { $trap } %.
hints-exact = Tous les nombres sont exacts : ce jeu à deux est résolu.
hints-estimated = Les chances de victoire sont estimées, à ± { $error } près.
hints-closed = Les coffres sont fermés : on ne dit donc pas les chances de victoire.
hints-danger = Risque que les prochains dés prennent tout : { $danger } %.
hints-dice-best = { $best ->
    [leave] Sortir : cela rapporte
    [enter] Ouvrir la porte : cela rapporte
    [keep-key] Garder la clé : cela rapporte
    [keep-door] Garder la porte : cela rapporte
    [stay] Rester : cela rapporte
   *[roll] Lancer : cela rapporte
} { $worth } en moyenne.
hints-dice-worth = rapporte { $worth }
hints-dice-about = Exact pour ce que ce tour rapporte : 1 par diamant, 3 par pépite. Ce qu’ont les autres n’est pas pesé.
help-hint = À une table avec conseils : que ferait le maître ?
