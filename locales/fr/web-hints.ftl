# Les conseils pour débutants, aux tables qui en sont convenues.

hints-ask = Que ferait le maître ?
hints-why = Pourquoi ? Avec quelle certitude ?
hints-offer = Conseils pour débutants
hints-offer-about = Quand c’est à vous de décider, vous pouvez demander ce que ferait le maître. Tout le monde voit que les conseils sont activés.
hints-not-public = Il n’y a pas de conseils pour débutants aux tables publiques.
hints-not-listed = Une table avec des conseils pour débutants n’apparaît pas dans la liste des tables publiques.
hints-wins = victoire dans { $win } % des cas
hints-rubies-continue = { $rubies } rubis en main après une carte de plus, en moyenne
hints-rubies-leave = { $rubies } rubis au coffre
hints-trap = Risque de piège à la prochaine carte : { $trap } %.
hints-exact = Tous les nombres sont exacts : le jeu à deux est entièrement résolu.
hints-estimated = Les chances de victoire sont estimées, à { $error } près.
hints-closed = Les coffres sont fermés : les chances de victoire restent secrètes.
hints-danger = Risque de tout perdre au prochain lancer : { $danger } %.
hints-dice-best = Le mieux : { $best ->
    [leave] sortir
    [enter] ouvrir la porte
    [keep-key] garder la clé
    [keep-door] garder la porte
    [stay] rester
   *[roll] lancer
}, ce qui rapporte { $worth } en moyenne.
hints-dice-worth = rapporte { $worth }
hints-dice-about = Ces nombres indiquent exactement ce que ce tour rapporte en moyenne : 1 par diamant, 3 par pépite. Ce qu’ont les autres n’est pas pris en compte.
help-hint = À une table avec conseils : que ferait le maître ?
