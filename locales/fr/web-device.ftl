# Plusieurs personnes sur un même appareil, et un grand écran pour tous.

device-title = L’appareil change de mains
device-hand = Donnez l’appareil à { $name }.
device-nobody-looks = Personne d’autre ne regarde.
device-i-am = Je suis { $name }
device-change = Changer d’avis ?
device-see-table = Regarder d’abord la table
device-your-choice = { $name } : continuer ou sortir ?
device-newest = Dernière carte : { $card }
device-give-back = Pas maintenant
device-sealed = Scellé.
device-add = Quelqu’un d’autre sur cet appareil
device-add-hint = L’appareil passe de main en main. Entre deux joueurs, un écran cache ce que chacun choisit.
device-add-name = Son nom
device-add-go = Ajouter
device-here = sur cet appareil
device-remove = { $name } ne joue pas
device-race-hint = Sur un seul appareil, la course à tour de rôle est plus calme. Au plus rapide marche aussi : chacun a ses boutons et ses touches.

# Ce qui est convenu
agree-house = Des règles maison, depuis un fichier
agree-house-about = Trésors, dangers et reliques au choix, de 2 à 8 joueurs : en JSON
agree-house-text = Règles maison
agree-house-hint = Un objet JSON avec « name » et « base », et ce qui diffère de cette édition.
agree-house-wrong = Ce n’est pas encore un objet JSON.
agree-house-read = Lu : { $name }
agree-house-file = Ou ouvrir un fichier
agree-chests = Coffres fermés : chacun ne voit que le contenu du sien
agree-troll = Le Troll
agree-troll-strict = vient quand il ne reste aucun dé
agree-troll-kind = vous laisse sortir si vous gardez clé et porte
agree-stand-in = Qui joue pour un absent
agree-stand-in-usual = le robot habituel
agree-chat = Parler à la table
agree-chat-reactions = des réactions seulement
agree-chat-words = des mots aussi
agree-bots = Les robots décident
agree-bots-natural = comme nous, après réflexion
agree-bots-instant = aussitôt

# Ce que décide l’hôte
host-title = Vous êtes l’hôte
host-onlookers = Spectateurs
host-send-away = Renvoyer le spectateur { $number }
host-between-games = Ce qui est convenu peut être changé à la fin de la partie.
host-agree = Changer ce qui est convenu
host-agree-go = D’accord pour cela
host-up = { $name } : une place plus haut
host-down = { $name } : une place plus bas
host-stand-in = Laisser un robot jouer pour { $name }
host-stand-in-hint = Les autres sont consultés d’abord. Il faut l’accord de tous.
host-pass = Confier la table à { $name }
words-label = Dire quelque chose
words-send = Le dire
leave-seat = Quitter ma place
leave-seat-of = { $name } s’en va
leave-seat-sure = { $name } s’en va pour de bon ?
leave-seat-final = C’est définitif : un robot continue à sa place.
leave-seat-stay = Rester
leave-seat-go = Partir pour de bon
bag-title = Dans le sac : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
bag-gone = Hors du jeu : { $cards }

# En groupe
party-title = Entre amis sur grand écran
party-hint = La télévision ou l’ordinateur montre la grotte ; les téléphones sont les cartes de décision.
party-new = Cet écran est la table
party-new-hint = Il ne prend pas de place. Chacun rejoint la table avec son téléphone.
party-join = Rejoignez la table avec votre téléphone
party-each-carries = Chacun dans la grotte porte
card-switch = La grotte est sur un grand écran : ne montrer que ma carte
card-whole-table = Montrer toute la table ici
card-join = Rejoindre la table
card-game-on = Une partie est en cours. Vous pourrez vous asseoir quand elle sera finie.
card-look-up = La grotte est sur le grand écran. Vos choix sont ici.
