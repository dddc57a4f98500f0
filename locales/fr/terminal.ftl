# Ce qui ne se dit que dans un terminal. Ce qui se passe à une table est raconté avec les phrases de web.ftl.

terminal-ask-secret = { $choices } (ce que vous tapez ne s’affiche pas)
terminal-ask-all = { $firsts } ; { $next }
terminal-ask-clock = { $choices } ({ $clock })
terminal-ask-ready = On commence ? Tapez « oui » ou « quitter ».
terminal-has-chosen = { $name } a choisi.
terminal-hint-choice = Tapez le numéro d’un choix ou ses premières lettres. Tapez « aide » pour les autres commandes.
terminal-hint-ready = Tapez « oui » pour commencer, ou « quitter ».
terminal-explorer = Explorateur
terminal-link = Lien de la table : { $link }
terminal-bye = Au revoir.
terminal-chests = Coffres et reliques : { $list }.
terminal-scores = Scores : { $list }.
terminal-dice-free = Dés libres : { $faces }.
terminal-dice-kept = Mis de côté : { $faces }.
terminal-bag = Sac ({ $name }) : { $treasure }.
terminal-hints-on = Les conseils sont activés.
terminal-no-odds = Pas de probabilités à afficher pour le moment.
terminal-gain = La prochaine carte rapporte en moyenne { $whole },{ $tenths } rubis à chaque explorateur dans la grotte.
terminal-reveals = Si personne ne sort, il reste en moyenne { $whole },{ $tenths } cartes à retourner, piège compris.
terminal-help-plain = Tapez le numéro d’un choix, ou ses premières lettres.
    « répéter » redit ce qui s’est passé depuis le dernier choix.
    « état » fait le point.
    « chances » dit ce qui peut arriver ensuite.
    « règles » rappelle les règles de cette partie.
    « aide » affiche cette aide.
    « accepter » et « refuser » permettent de dire si un robot doit jouer pour quelqu’un.
    « quitter » arrête la partie.

# Ce que l’on peut taper, outre le mot anglais
terminal-word-yes = oui
terminal-word-repeat = répéter
terminal-word-state = état
terminal-word-odds = chances
terminal-word-rules = règles
terminal-word-help = aide
terminal-word-quit = quitter
terminal-word-agree = accepter
terminal-word-refuse = refuser
terminal-vote-words = Tapez « { $agree } » ou « { $refuse } ».
terminal-vote-words-own = Tapez « { $refuse } » si vous êtes là, ou « { $agree } » pour laisser jouer le robot.

# L’écran entier
terminal-camp = campement
terminal-state = Situation
terminal-odds = La prochaine carte
terminal-odds-dice = Le prochain lancer
terminal-winner = gagne
terminal-throws = lance
terminal-keys = ? aide  o chances  q quitter
terminal-keys-replay = ? aide  q quitter
terminal-vote-keys = (Y : oui, N : non)
terminal-vote-keys-own = (N : je suis là, Y : laisser jouer le robot)
terminal-prompt = { $name }, à vous de choisir :
terminal-prompt-secret = { $name }, choisissez en secret : tapez un numéro (il ne s’affichera pas).
terminal-prompt-ready = Appuyez sur Entrée pour commencer.
terminal-quit-again = Une partie est en cours. Appuyez encore une fois sur Q pour la quitter.
terminal-help-screen = Les touches 1 à 9 activent le bouton qui porte ce numéro.
    C pour continuer, L pour sortir, comme dans le navigateur.
    Les flèches gauche et droite choisissent un bouton, Entrée le valide.
    Les flèches haut et bas font défiler ce qui s’est passé.
    O affiche ou cache les probabilités.
    S fait le point, R rappelle les règles de cette partie.
    Y (oui) et N (non) permettent de dire si un robot doit jouer pour quelqu’un.
    Q pour quitter, Ctrl-C pour quitter tout de suite.
    Le campement est au début du chemin, les explorateurs au bout : chacun a une couleur, une lettre et un motif.
    Sur une carte, le nombre après une flèche indique les rubis qui s’y trouvent.

# Enregistrements
terminal-tape = Étape { $step } sur { $last }.
terminal-tape-runs = Lecture en cours ; la barre d’espace l’arrête.
terminal-jump = Aller à l’étape { $step } ? Appuyez sur Entrée.
terminal-hint-replay = Appuyez sur Entrée pour l’étape suivante, ou tapez « retour », « lire » ou le numéro d’une étape.
terminal-help-replay = Flèches gauche et droite : une étape en arrière, une étape en avant.
    Page haut et Page bas : une expédition ou un tour en arrière, en avant.
    Début et Fin : au commencement, à la fin.
    Un numéro puis Entrée : aller à cette étape.
    La barre d’espace lance ou arrête la lecture.
    O affiche ou cache les probabilités.
    S fait le point, R rappelle les règles de cette partie.
    Q pour quitter.
terminal-help-replay-plain = Une ligne vide, ou « suite », raconte l’étape suivante.
    « retour » recule d’une étape.
    Un numéro mène à cette étape.
    « lire » raconte tout jusqu’à la fin.
    « répéter », « état », « chances », « règles », « aide » et « quitter » marchent comme d’habitude.
terminal-word-next = suite
terminal-word-back = retour
terminal-word-play = lire

# Le compagnon de la vraie boîte
terminal-companion-resumed = Voici où en était la partie.
terminal-companion-saved = Tout est enregistré dans { $file }.
terminal-companion-card = Expédition { $expedition }, carte { $number } : quelle carte a été retournée ?
terminal-companion-leave = Qui sort ? { $people }. Appuyez sur Entrée si personne ne sort, ou tapez « tous ».
terminal-companion-no-card = Cette carte ne peut plus sortir : { $card }.
terminal-companion-hint-card = Tapez une carte : la valeur d’un trésor, les premières lettres d’un danger, ou « relique ».
terminal-companion-hint-leave = Tapez les numéros ou les noms des explorateurs qui sortent, « tous », ou laissez la ligne vide si personne ne sort.
terminal-companion-undone = Dernière saisie annulée.
terminal-companion-nothing-to-undo = Il n’y a rien à annuler.
terminal-companion-cave = { $name } dans la grotte : tapez les dés, par exemple « diamant clé troll troll », ou « garder clé », « entrer », « sortir ».
terminal-companion-hall = { $name } dans la salle : tapez deux nombres pour les dés Trésor, { $dice ->
    [one] un mot comme « dragon » pour le dé Dragon (c’est à { $thrower } de le lancer)
   *[other] deux mots comme « vide dragon » pour les dés Dragon (c’est à { $thrower } de les lancer)
}, ou « sortir ».
terminal-companion-hint-dice = Tapez les dés lancés, « garder » suivi de « clé » ou « porte », « entrer », ou « sortir ».
terminal-help-companion = Tapez ce qui s’est passé à la table ; chaque saisie est enregistrée dans le fichier.
    « annuler » efface la dernière saisie, autant de fois que vous voulez.
    « répéter » redit ce que la dernière saisie a donné.
    « état » fait le point.
    « chances » dit ce qui peut arriver ensuite.
    « règles » rappelle les règles de cette partie.
    « quitter » arrête ; la même commande permet de reprendre plus tard.
terminal-word-undo = annuler
terminal-word-nobody = personne
terminal-word-all = tous
terminal-word-keep = garder
terminal-word-enter = entrer
terminal-word-leave = sortir
