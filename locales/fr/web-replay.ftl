# Une partie terminée, revue pas à pas.

end-replay = Revoir la partie
end-review = L’avis de l’entraîneur
end-fairness = Vérifier la donne
share-link = Lien vers ce moment
file-no-record = Ce fichier n’est pas un enregistrement : ce n’est pas du JSON lisible.

replay-title = Revoir la partie
replay-unknown = Cette partie n’existe pas
replay-unknown-text = Seules les parties terminées peuvent être revues, et ce serveur n’en a aucune pour ce lien.
replay-file = Ouvrir un enregistrement
replay-file-other = Ouvrir un autre enregistrement
replay-file-hint = Un enregistrement est l’histoire d’une partie dans un fichier JSON : téléchargé ici, produit par un programme ou noté autour d’une vraie table.
replay-controls = Parcourir la partie
replay-scrubber = Moment de la partie
replay-first = Au début
replay-previous = Étape précédente
replay-play = Lecture
replay-pause = Pause
replay-next = Étape suivante
replay-last = À la fin
replay-jump = Aller à
replay-pace = Vitesse
replay-pace-slow = lente
replay-pace-normal = vitesse normale
replay-pace-fast = rapide
replay-beginning = Le début
replay-expedition = Expédition { $number }
replay-turn-of = Tour { $number } : { $name }
replay-turn = Tour { $number } : { $what }
replay-card = Expédition { $expedition }, carte { $number } : { $what }
replay-trap = piège, { $hazard }
replay-all-on = tout le monde continue
replay-leave = { $count ->
    [one] { $names } sort
   *[other] { $names } sortent
}
replay-as = Incarner
replay-continue = Continuer à partir d’ici
replay-continue-hint = Crée une nouvelle table qui reprend à ce moment. Des robots prennent les autres places ; des amis peuvent les remplacer avant le début.
replay-continue-over = La partie est finie ici. Revenez à un moment précédent.
help-replay-step = Quand on revoit une partie : étape précédente, étape suivante
help-replay-play = Quand on revoit une partie : lecture ou pause
replay-download = Télécharger l’enregistrement

my-games = Vos parties
my-games-practice = S’entraîner à décider
my-games-won = { $count ->
    [one] { $names } a gagné avec { $score }
   *[other] { $names } ont gagné ensemble avec { $score }
}
my-games-all = Tout afficher
my-games-none = Vos parties terminées apparaîtront ici, prêtes à être revues.
my-games-file = Revoir un enregistrement
my-games-fairness = Comment vérifier la donne

# Graphiques
charts-title = Le déroulement de la partie
chart-as-table = La même chose en tableau
chart-scores = Scores
chart-expedition = Expédition
chart-turn = Tour
chart-exits = Qui est sorti quand
chart-exits-hint = Les cartes de chaque expédition sont en haut, ★ est une relique. Une barre s’arrête là où l’explorateur est sorti : + avec ce qui est allé au coffre, ✕ s’il est tombé dans un piège.
exit-home = { $amount ->
    [0] sortie après la carte { $card } sans rubis
   *[other] sortie après la carte { $card } avec { $amount }
}
exit-trap = { $lost ->
    [0] piège à la carte { $card }, rien de perdu
    [one] piège à la carte { $card }, { $lost } perdu
   *[other] piège à la carte { $card }, { $lost } perdus
}
exit-inside = encore dans la grotte à la carte { $card }
exits-of = Expédition { $number } : { $cards }.
exits-each = { $name } : { $exit }.
luck-title = Chance
luck-hint = Pierres : combien il y en avait sur les trésors retournés pendant que cet explorateur était dans la grotte, et combien on pouvait en attendre en moyenne de ces tirages. Pièges : combien se sont refermés, et combien on pouvait en attendre. Ce que chacun a fait de sa chance n’est pas compté ici.
luck-gems = Pierres trouvées (attendues)
luck-balance = Différence
luck-traps = Pièges (attendus)
luck-of = { $count } ({ $expected })
dice-luck-hint = Attendu : ce que les tours de ce joueur rapportent en moyenne quand chaque choix est le meilleur. Choix et Dés : ce qu’ils y ont changé (calcul exact). Du Dragon : ce que ce joueur a reçu quand le Dragon a surpris quelqu’un d’autre, diamants de la Main du Troll compris. Le total donne le score.
dice-luck-race-hint = Course : la chance aux dés dans la Salle du Trésor, comme si les deux camps lançaient aussi vite l’un que l’autre.
dice-luck-expected = Attendu
dice-luck-choices = Choix
dice-luck-dice = Dés
dice-luck-race = Course
dice-luck-gifts = Du Dragon
ends-title = Comment les tours se sont terminés
ends-home = Sortie à temps
ends-troll = Le Troll est venu
ends-dragon = Le Dragon s’est réveillé
