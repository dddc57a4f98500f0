# Ce qui ne se dit que dans un terminal. Ce qui se passe à une table est raconté avec les phrases de web.ftl.

terminal-pair = { $name } : { $value }
terminal-ask-secret = { $choices } (ce que vous tapez ne s’affiche pas)
terminal-ask-ready = La partie peut-elle commencer ? Tapez oui, ou quitter.
terminal-has-chosen = { $name } a choisi.
terminal-hint-choice = Tapez le numéro d’un choix ou le début de ses mots ; aide dit ce qui marche aussi.
terminal-hint-ready = Tapez oui quand vous êtes prêt, ou quitter.
terminal-explorer = Explorateur
terminal-link = La table est à { $link }
terminal-bye = Au revoir.
terminal-chests = Coffres et reliques : { $list }.
terminal-no-odds = Il n’y a pas de probabilités à donner en ce moment.
terminal-gain = La prochaine carte rapporte en moyenne { $whole },{ $tenths } à chaque explorateur dans la grotte.
terminal-reveals = Si personne ne sort, on peut s’attendre à { $whole },{ $tenths } cartes de plus, piège compris.
terminal-help-plain = Tapez le numéro d’un choix, ou le début de ses mots.
    répéter redit ce qui s’est passé depuis le dernier choix.
    état dit où en sont les choses.
    chances dit ce que peut être la prochaine carte.
    aide affiche cette aide.
    quitter arrête.

# Ce que l’on peut taper, outre le mot anglais
terminal-word-yes = oui
terminal-word-repeat = répéter
terminal-word-state = état
terminal-word-odds = chances
terminal-word-help = aide
terminal-word-quit = quitter

# L’écran entier
terminal-camp = campement
terminal-odds = La prochaine carte
terminal-odds-dice = Les prochains dés
terminal-winner = gagne
terminal-throws = lance
terminal-keys = ? aide  o chances  q quitter
terminal-keys-replay = ? aide  q quitter
terminal-prompt = { $name }, à vous de choisir :
terminal-prompt-secret = { $name } : choix secret, par numéro ; il ne s’affiche pas.
terminal-prompt-ready = Appuyez sur Entrée pour commencer.
terminal-quit-again = La partie est en cours. Appuyez encore sur q pour la quitter.
terminal-help-screen = 1 à 9 appuient sur le bouton de ce numéro.
    C continue, L sort, comme dans le navigateur.
    Gauche et droite choisissent un bouton, Entrée l’enfonce.
    Haut et bas font défiler ce qui s’est passé.
    O montre ou cache les probabilités.
    Q quitte, Ctrl-C tout de suite.
    Au début du chemin le campement, au bout les explorateurs : chacun a une couleur, une lettre et un motif.
    Un nombre après une flèche sur une carte : les rubis qui s’y trouvent.

# Enregistrements
terminal-tape = Étape { $step } sur { $last }.
terminal-tape-runs = Lecture en cours ; la barre d’espace l’arrête.
terminal-jump = Aller à l’étape { $step } : appuyez sur Entrée.
terminal-hint-replay = Ligne vide pour l’étape suivante, retour, lire, ou le numéro d’une étape.
terminal-help-replay = Gauche et droite : une étape en arrière, une en avant.
    Page haut et page bas : une expédition ou un tour en arrière, en avant.
    Début et Fin vont au commencement et à la fin.
    Un numéro puis Entrée saute à cette étape.
    La barre d’espace lance ou arrête la lecture.
    O montre ou cache les probabilités.
    Q quitte.
terminal-help-replay-plain = Une ligne vide, ou suite, raconte l’étape suivante.
    retour recule d’une étape.
    Un numéro saute à cette étape.
    lire raconte tout jusqu’à la fin.
    répéter, état, chances, aide et quitter font ce qu’ils disent.
terminal-word-next = suite
terminal-word-back = retour
terminal-word-play = lire

# Le compagnon de la vraie boîte
terminal-companion-resumed = Voici où en était la partie.
terminal-companion-saved = Tout est dans { $file }.
terminal-companion-card = Expédition { $expedition }, carte { $number } : quelle carte a été retournée ?
terminal-companion-leave = Qui sort ? { $people } ; ligne vide pour personne, ou tous.
terminal-companion-no-card = Cela ne peut plus venir : { $card }.
terminal-companion-hint-card = Tapez une carte : le nombre d’un trésor, le début d’un danger, ou relique.
terminal-companion-hint-leave = Tapez des numéros ou des noms de gens dans la grotte, rien pour personne, ou tous.
terminal-companion-undone = La dernière entrée est annulée.
terminal-companion-nothing-to-undo = Il n’y a rien à annuler.
terminal-companion-cave = { $name } dans la grotte : des dés comme diamant clé troll troll, ou garder clé, entrer, sortir.
terminal-companion-hall = { $name } dans la salle : deux nombres pour les dés de trésor, deux mots comme vide dragon pour un lancer de { $thrower }, ou sortir.
terminal-companion-hint-dice = Tapez les dés lancés, garder avec clé ou porte, entrer, ou sortir.
terminal-help-companion = Tapez ce qui s’est passé à table ; après chaque entrée, c’est dans le fichier.
    annuler reprend la dernière entrée, autant de fois que vous voulez.
    répéter redit ce que la dernière entrée a donné.
    état dit où en sont les choses.
    chances dit ce que peut être la prochaine carte.
    quitter arrête ; la même commande reprend plus tard.
terminal-word-undo = annuler
terminal-word-nobody = personne
terminal-word-all = tous
terminal-word-keep = garder
terminal-word-enter = entrer
terminal-word-leave = sortir
