# Plusieurs personnes sur un même appareil, et un grand écran pour tous.

device-title = Passez l’appareil
device-hand = Passez l’appareil à { $name }.
device-nobody-looks = Les autres, on ne regarde pas !
device-i-am = Je suis { $name }
device-change = Changer d’avis ?
device-see-table = Regarder d’abord la table
device-your-choice = { $name } : continuer ou sortir ?
device-newest = Dernière carte : { $card }
device-give-back = Pas maintenant
device-sealed = C’est noté !
device-add = Ajouter quelqu’un sur cet appareil
device-add-hint = L’appareil passe de main en main. Un écran de protection garde chaque choix secret.
device-add-name = Son nom
device-add-go = Ajouter
device-here = sur cet appareil
device-remove = Retirer { $name }
device-race-hint = Sur un seul appareil, jouer à tour de rôle est plus calme. « Au plus rapide » marche aussi : chacun a ses boutons et ses touches.

# Ce qui est convenu
agree-house = Règles maison depuis un fichier
agree-house-about = Trésors, dangers et reliques au choix, de 2 à 8 joueurs, dans un fichier JSON
agree-house-text = Règles maison
agree-house-hint = Un objet JSON avec « name » et « base », et ce qui diffère de cette édition.
agree-house-wrong = Ce n’est pas encore un objet JSON.
agree-house-read = Règles chargées : { $name }
agree-house-file = Ou ouvrir un fichier
agree-chests = Coffres fermés : chacun ne voit que le contenu du sien
agree-troll = Le Troll
agree-troll-strict = arrive quand tous les dés sont bloqués
agree-troll-kind = vous laisse partir si vous avez gardé une clé et une porte
agree-stand-in = Qui joue quand quelqu’un s’absente
agree-stand-in-usual = le robot habituel
agree-chat = Discussion à la table
agree-chat-reactions = réactions seulement
agree-chat-words = messages aussi
agree-bots = Les robots décident
agree-bots-natural = comme de vraies personnes, après réflexion
agree-bots-instant = tout de suite

# Ce que décide l’hôte
host-title = Vous êtes l’hôte
host-onlookers = Spectateurs
host-send-away = Exclure le spectateur { $number }
host-between-games = Vous pourrez changer les règles de la table à la fin de la partie.
host-agree = Changer les règles de la table
host-agree-go = Enregistrer
host-up = { $name } : une place plus haut
host-down = { $name } : une place plus bas
host-stand-in = Laisser un robot jouer pour { $name }
host-stand-in-hint = On demande d’abord aux autres. Tout le monde doit être d’accord.
host-pass = Confier la table à { $name }
words-label = Dire quelque chose
words-send = Envoyer
leave-seat = Quitter ma place
leave-seat-of = { $name } s’en va
leave-seat-sure = { $name } s’en va pour de bon ?
leave-seat-final = C’est définitif : un robot continue à sa place.
leave-seat-stay = Rester
leave-seat-go = Partir pour de bon
bag-title = Encore dans la pioche : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
bag-gone = Hors du jeu : { $cards }
bag-cards = { $card } × { $count }

# En groupe
party-title = Entre amis sur grand écran
party-hint = La télévision ou l’ordinateur montre la grotte ; les téléphones servent de cartes Décision.
party-new = Utiliser cet écran comme table
party-new-hint = Cet écran n’occupe aucune place de joueur. Chacun rejoint la table avec son téléphone.
party-join = Rejoignez la table avec votre téléphone
party-fullscreen = Plein écran
party-each-carries = Butin de chaque explorateur dans la grotte
card-switch = N’afficher que ma carte (la grotte est sur grand écran)
card-whole-table = Montrer toute la table ici
card-join = Rejoindre la table
card-game-on = Une partie est en cours. Vous pourrez vous asseoir quand elle sera finie.
card-look-up = La grotte est sur le grand écran. Ici, vous faites vos choix.
