# The cave as a scene: the camp between expeditions, the end, and what can be done while waiting.

camp-over = L’expédition { $number } est terminée
camp-safe = À l’abri au campement
camp-caught = Victimes du piège
path-relic-taken = { $card }, emportée par { $name }
finale-title = Les coffres s’ouvrent…
finale-you-win = C’est gagné !
finale-you-share = Vous partagez la victoire !
awards = Récompenses
award-nerve = Nerfs d’acier
award-nerve-why = { $count ->
    [one] { $name } : { $count } carte de profondeur
   *[other] { $name } : { $count } cartes de profondeur
}
award-haul = Plus gros butin
award-haul-why = { $count ->
    [one] { $name } : { $count } rubis d’un coup
   *[other] { $name } : { $count } rubis d’un coup
}
award-relics = Chasse aux reliques
award-relics-why = { $name } : { $count } points de reliques
award-loss = Perte la plus audacieuse
award-loss-why = { $count ->
    [one] { $name } : { $count } rubis resté dans le noir
   *[other] { $name } : { $count } rubis restés dans le noir
}
share-picture = Partager une image
share-picture-saved = L’image est enregistrée.
camp-faster = Plus vite
guess-title = Qui se fera prendre ensuite ?
guess-nobody = Personne
guess-right = Bien deviné !
guess-wrong = Pas cette fois.
guess-yours = Votre pronostic : { $name }
card-peek = Maintenez appuyé pour voir votre choix
card-sealed = Votre choix est scellé.
card-change = Changer mon choix
