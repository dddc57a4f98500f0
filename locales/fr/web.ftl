# Ce que dit le client web.

app-tagline = S’enfoncer pour gagner plus, ou rentrer avec son butin ?
skip-to-content = Aller au contenu
somebody = Quelqu’un
back-home = Accueil
close = Fermer
loading = Un instant…
not-found-title = Impasse !
not-found-text = Il n’y a pas de page à cette adresse.
you-mark = vous

# Accueil
home-name = Votre nom
home-play = Jouer maintenant
home-play-diamant = Bravez la grotte avec trois robots
home-play-troll = Lancez les dés contre deux robots, sans réveiller le Dragon
home-make = Ouvrir une table entre amis
home-make-hint = Choisissez l’édition, les robots et les règles maison
home-join = Rejoindre avec un code
home-join-go = Rejoindre
home-code = Code de la table
home-code-bad = Un code compte dix caractères, lettres ou chiffres.
home-code-bad-short = Un code compte quatre caractères, lettres ou chiffres.
home-code-unknown = Aucune table n’a ce code pour le moment.
home-mine = Reprendre une partie
home-public = Tables publiques
home-public-none = Aucune table publique en ce moment. Ouvrez-en une !
home-seats = { $count ->
    [one] { $count } place prise sur { $most }
   *[other] { $count } places prises sur { $most }
}
game-diamant = Diamant
game-troll-dragon = Troll & Dragon
game-diamant-hint = De 3 à 8 explorateurs. Continuer ou rentrer : chacun décide en secret.
game-troll-dragon-hint = De 2 à 5 joueurs. Des dés, un Troll avide et un Dragon au sommeil léger.
phase-seating = Les joueurs s’installent.
phase-playing = La partie est en cours.
phase-over = La partie est finie.
hints-on = Conseils activés
problem = Ça n’a pas marché. Réessayez.
problem-detail = { $sentence } ({ $detail })
problem-unreachable = Impossible de joindre le serveur. Avez-vous une connexion ?

# Ouvrir une table
new-title = Nouvelle table
new-game = À quoi voulez-vous jouer ?
new-box = Quelle boîte avez-vous ? Regardez les reliques.
new-classic-2005 = Aucune relique
new-classic-2005-hint = La première édition : serpents, scorpions, éboulement, gaz, explosion
new-iello-2016 = Cinq reliques sans valeur imprimée
new-iello-2016-hint = Les trois premières à sortir de la grotte valent 5, les suivantes 10
new-iello-numbered = Reliques 5, 7, 8, 10, 12, avec des araignées parmi les dangers
new-iello-numbered-hint = Araignées, serpents, lave, boule de pierre, bélier
new-portal-2025 = Reliques 5, 7, 8, 10, 12, avec des pieux parmi les dangers
new-portal-2025-hint = Scorpions, serpents, lave, boule de pierre, pieux
new-incan-gold = Des artefacts, et des momies parmi les dangers
new-incan-gold-hint = Le jeu cousin : en cas d’égalité, qui a le plus d’artefacts l’emporte
new-relics = Jouer avec les reliques
new-race = La course dans la Salle du Trésor
new-race-live = Au plus rapide
new-race-step = Un lancer chacun, à tour de rôle
new-race-hint = Jouer à tour de rôle est idéal avec de jeunes enfants, un lecteur d’écran ou une connexion lente.
new-ends = La partie se termine quand
new-ends-one-room = une salle est vide
new-ends-both-rooms = les deux salles sont vides
new-house = Règles maison
new-clock = Temps de réflexion
new-clock-none = sans limite
new-clock-seconds = { $count } secondes
new-absence = Si quelqu’un s’absente
new-absence-bot = un robot joue à sa place
new-absence-rest = son explorateur se repose au campement
new-timing = Pendant que les autres réfléchissent
new-timing-shown = on voit qui a choisi
new-timing-hidden = on voit seulement combien de personnes réfléchissent encore
new-listing = Afficher la table dans la liste publique
new-company = Robots à la table
new-company-hint = Les autres places sont pour de vraies personnes.
new-add = Ajouter { $name }
new-remove = Retirer { $name }
new-make = Ouvrir la table
new-bot-cautious = Robot Prudent
new-bot-bold = Robot Téméraire
new-bot-optimal = Robot Malin

# Prendre place
seating-title = Prenez place
seating-invite = Inviter du monde
seating-code = Code de cette table
seating-link = Lien
seating-copy = Copier le lien
seating-copied = Copié.
seating-qr = Code QR du lien
seating-sit = S’asseoir
seating-up = Se lever
seating-remove = Retirer { $name } de la table
seating-add-bot = Ajouter un robot
seating-seats = Places
seating-host = hôte
seating-bot = robot
seating-ready = attend le début
seating-away = hors ligne
seating-empty = place libre
seating-say-ready = On peut commencer
seating-start = Commencer
seating-need = { $count ->
    [one] Il manque encore un joueur.
   *[other] Il manque encore { $count } joueurs.
}
seating-watching = { $count ->
    [one] Une personne regarde.
   *[other] { $count } personnes regardent.
}

# Connexion
line-opening = Connexion…
line-alive = En ligne
line-reconnecting = Connexion perdue. Nouvelle tentative…
line-gone = Cette table a disparu
line-gone-text = Elle n’existe pas, ou elle a été fermée.

# Attente
waiting-you = À vous de choisir !
waiting-you-and = { $count ->
    [one] Vous et { $names } réfléchissez encore.
   *[other] Vous, { $names } réfléchissez encore.
}
waiting-for = { $count ->
    [one] { $names } réfléchit encore.
   *[other] { $names } réfléchissent encore.
}
waiting-count = { $count ->
    [one] Un joueur réfléchit encore.
   *[other] { $count } joueurs réfléchissent encore.
}
waiting-card = Un instant : la prochaine carte arrive.
waiting-dice = Un instant : les dés roulent.
clock-left = encore { $seconds } s

# La grotte
card-treasure = trésor { $worth }
path-title = Chemin dans la grotte
path-entrance = Les explorateurs entrent.
path-rubies = { $count ->
    [one] { $count } rubis y reste
   *[other] { $count } rubis y restent
}
path-card = { $card }, { $rubies }
met-title = Dangers rencontrés
met-none = Aucun danger pour l’instant
met-more = un de plus et c’est le piège
carried = Butin porté
carried-risk = à risque
chest = Coffre
chest-safe = en sécurité
on-path = Resté sur le chemin
danger-troll = Risque de voir arriver le Troll au prochain lancer : { $percent } % ({ $ways } cas sur { $outcomes }).
danger-dragon = Risque de réveiller le Dragon au prochain lancer : { $percent } % ({ $ways } cas sur { $outcomes }).
odds = { $traps ->
    [0] La prochaine carte ne peut pas être un piège.
    [one] Risque de piège : { $percent } % ({ $traps } carte sur { $cards }).
   *[other] Risque de piège : { $percent } % ({ $traps } cartes sur { $cards }).
}
explorers = Explorateurs
where-cave = dans la grotte
where-camp = au campement
where-resting = se repose
state-thinking = réfléchit
state-chosen = a choisi
hidden-chest = caché
act-continue = Continuer
act-leave = Sortir
act-continue-hint = S’enfoncer dans la grotte
act-leave-hint = Rentrer avec { $amount }, plus votre part de ce qui reste sur le chemin
act-leave-hint-empty = Rentrer avec votre part de ce qui reste sur le chemin
chosen-continue = Vous continuez.
chosen-leave = Vous sortez.
chosen-change = Vous pouvez changer d’avis tant que tout le monde n’a pas choisi.
in-camp = Vous êtes en sécurité au campement.
watching-only = Vous regardez la partie.
log = Ce qui s’est passé
relics-of = Reliques : { $worth }

# Les dés
room-cave = Grotte de Diamants
room-hall = Salle du Trésor
hand = Main du Troll
bag = Sac
beside = Trouvé pendant ce tour, à risque
turn-of = C’est à { $name } de jouer.
turn-yours = C’est à vous de jouer.
act-roll = Lancer
act-keep-key = Garder la clé
act-keep-door = Garder la porte
act-enter = Ouvrir la porte
act-out = Je sors !
act-stay = Rester
act-throw = Lancer les dés Dragon
dice-free = Dés libres
dice-kept = Mis de côté
dragon-asleep = Le Dragon dort.
thrower = { $name } a les dés Dragon.

# Faits
news-sat = { $name } s’installe.
news-seat-left = { $name } quitte sa place.
news-ready = { $name } attend le début de la partie.
news-began = La partie commence : { $names }.
news-deal-restarted = { $names } : pas de réponse à temps. La donne est préparée à nouveau.
news-stood-in-bot = { $name } s’absente. Un robot joue à sa place.
news-stood-in-rest = { $name } s’absente : son explorateur se repose au campement.
news-stood-in-agreed = Tout le monde est d’accord : un robot joue pour { $name }.
news-vote-asked = Un robot doit-il jouer pour { $name } ? Il faut l’accord de tous les autres.
news-vote-agree = { $by } accepte qu’un robot joue pour { $name }.
news-vote-refuse = { $by } ne veut pas qu’un robot joue pour { $name }.
news-vote-dropped = Aucun robot ne jouera pour { $name }.
vote-question = Un robot doit-il jouer pour { $name } en attendant son retour ?
vote-agree = Oui, laisser jouer un robot
vote-refuse = Non, attendre { $name }
vote-own = Les autres demandent si un robot doit jouer pour { $name }.
vote-own-here = Je suis là
vote-own-agree = Laisser jouer le robot
vote-agreed = D’accord : { $names }
news-back = { $name } est de retour.
news-host = { $name } est maintenant l’hôte.
news-agreed = Les règles de la table ont changé.
fact-began = L’expédition { $number } commence.
fact-treasure = { $worth } rubis { $count ->
    [one] pour une seule personne.
   *[other] pour { $count } : { $each ->
        [0] pas de quoi partager, il en reste { $stays } sur le chemin
       *[other] { $each } par personne, { $stays ->
            [0] il ne reste rien
           *[other] il en reste { $stays } sur le chemin
        }
    }.
}
fact-hazard = Danger : { $hazard }. Un de plus et c’est le piège !
fact-relic = Sur le chemin : { $relic }.
fact-trap = Piège : { $hazard } ! { $names } { $count ->
    [one] { $amount ->
        [0] ne perd rien
       *[other] perd { $lost }
    }
   *[other] { $amount ->
        [0] ne perdent rien
       *[other] perdent { $lost } par personne
    }
}.
fact-all-go-on = Tout le monde continue.
fact-deck-out = La pioche est vide : tout le monde rentre.
fact-home = { $names } { $count ->
    [one] { $amount ->
        [0] rentre sans rubis
       *[other] rentre avec { $total }
    }
   *[other] { $amount ->
        [0] rentrent sans rubis
       *[other] rentrent avec { $total } par personne
    }
}{ $share ->
    [0] {""}
   *[other] { $carried ->
        [0] {" "}(tout vient du chemin)
       *[other] {" "}({ $carried } de butin + { $share } du chemin)
    }
}.{ $count ->
    [one] {""}
   *[other] { $stays ->
        [0] {" "}Il ne reste rien sur le chemin.
       *[other] {" "}Il en reste { $stays } sur le chemin.
    }
}
fact-relic-taken = { $name } emporte { $relic }, qui vaut { $worth }.
fact-relic-lost = Perdue pour de bon : { $relic }.
fact-expedition-ended = { $bank ->
    [0] L’expédition est finie.
    [one] L’expédition est finie ; { $bank } rubis reste dans le noir.
   *[other] L’expédition est finie ; { $bank } rubis restent dans le noir.
}
fact-resting = { $count ->
    [one] { $names } se repose au campement.
   *[other] { $names } se reposent au campement.
}
fact-cave-rolled = { $taken ->
    [0] { $name } obtient : { $roll }.
    [one] { $name } obtient : { $roll }, et prend { $taken } diamant.
   *[other] { $name } obtient : { $roll }, et prend { $taken } diamants.
}
fact-kept = { $name } garde la { $find }.
fact-troll = { $lost ->
    [0] Le Troll arrive ! { $name } ne perd rien.
    [one] Le Troll arrive ! { $name } perd { $lost } diamant.
   *[other] Le Troll arrive ! { $name } perd { $lost } diamants.
}
fact-hall = { $name } ouvre la porte de la Salle du Trésor. { $thrower } a les dés Dragon.
fact-hall-rolled = { $taken ->
    [0] { $name } ne trouve rien.
    [one] { $name } prend { $taken } pépite d’or.
   *[other] { $name } prend { $taken } pépites d’or.
}
fact-dragon-thrown = { $name } obtient : { $faces }.
fact-dragon-awoke = Dragon réveillé ! { $name } perd { $lost }.
fact-left = { $name } sort { $brought ->
    [rien] les mains vides
   *[other] avec { $brought }
}.
fact-turn = C’est à { $name } de jouer.

# La fin
over = La partie est finie.
winners = { $count ->
    [one] { $names } gagne avec { $score ->
        [one] { $score } point
       *[other] { $score } points
    } !
   *[other] Victoire partagée pour { $names } avec { $score ->
        [one] { $score } point
       *[other] { $score } points
    } !
}
standings = Classement
standings-name = Nom
again = Rejouer
again-waiting = C’est noté. La prochaine partie commencera quand tout le monde sera prêt.
not-over-hint = On commence quand tout le monde est prêt.

# L'état des choses
state-empty = Il n’y a encore rien sur le chemin.
state-expedition = Expédition { $number } sur { $total }.
state-path = { $rubies ->
    [0] Sur le chemin : { $path }.
    [one] Sur le chemin : { $path }, avec { $rubies } rubis.
   *[other] Sur le chemin : { $path }, avec { $rubies } rubis.
}
state-met = Un de plus et c’est le piège : { $hazards }.
state-inside = { $count ->
    [one] Dans la grotte : { $names }. Butin porté : { $carried }.
   *[other] Dans la grotte : { $names }. Butin de chaque explorateur : { $carried }.
}
state-chest = Dans votre coffre : { $amount }.
state-troll = C’est à { $name } de jouer. À côté du sac : { $beside }. Diamants dans la grotte : { $diamonds }. Pépites dans la salle : { $nuggets }. Dans la Main du Troll : { $hand }.

# Aide
help = Aide
help-title = Raccourcis clavier
help-continue = Continuer
help-leave = Sortir
help-throw = Lancer les dés Dragon, quand on partage un appareil
help-confirm = Appuyer sur le bouton choisi
help-repeat = Répéter la dernière annonce
help-state = Décrire la situation
help-help = Afficher cette aide

# Réactions
reactions = Réagir
reaction-wow = Waouh !
reaction-haha = Haha !
reaction-ouch = Aïe !
reaction-phew = Ouf…
reaction-bravo = Bravo !
reaction-hurry = Plus vite !
reaction-thanks = Merci !
reaction-good-game = Belle partie !

# Réglages
settings = Réglages
settings-language = Langue
settings-motion = Animations
settings-motion-system = comme l’appareil
settings-motion-full = activées
settings-motion-none = désactivées
settings-pace = Rythme des cartes et des dés
settings-pace-quick = rapide
settings-pace-normal = normal
settings-pace-festive = tranquille
settings-sound = Son
settings-volume = Volume
settings-haptics = Vibrations
settings-size = Taille du texte
settings-size-normal = normale
settings-size-large = grande
settings-size-largest = très grande
settings-contrast = Contraste
settings-contrast-system = comme l’appareil
settings-contrast-high = élevé
settings-odds = Montrer le risque de piège
settings-keys = Raccourcis d’une seule lettre (C, L, R, S, ?)
turn-mark = joue

# What a tab is called.
title-review = Analyse
title-practice = Entraînement
title-screen = Grand écran
title-card = Carte Décision

# Ce que tout le monde doit pouvoir voir
fact-hazard-harmless = Danger : { $hazard }. Il n’y a plus d’autre carte comme celle-ci : aucun piège à craindre.
state-harmless = Plus de piège à craindre : { $hazards }.
met-harmless = plus de piège à craindre
fact-hazard-out = Une carte danger quitte le jeu : { $hazard }.
fact-relic-added = On ajoute { $relic } à la pioche.
state-relics = Les reliques du chemin valent { $worth } pour qui sort maintenant en solo.
state-relic-added = Pour cette expédition, on a ajouté { $relic } à la pioche.
state-relic-next = Prochaine relique de la pile : { $relic }.
state-removed = Hors du jeu : { $cards }.
state-removed-cards = { $card } × { $count }
path-relic-worth = { $card }, vaut { $worth } maintenant
fact-dragon-shares = { $hand ->
    [0] Partage : { $shares }.
    [one] Partage, avec { $hand } diamant de la Main du Troll : { $shares }.
   *[other] Partage, avec { $hand } diamants de la Main du Troll : { $shares }.
}
fact-dragon-share = { $name } ({ $share })
tie-shared = Même score, et rien ne permet de les départager : la victoire est partagée.
tie-relics = Égalité de points : le plus grand nombre de reliques l’emporte.
tie-nuggets = Égalité de points : le plus grand nombre de pépites d’or l’emporte.
ruler-title = Les pépites comptées de trois en trois
ruler-of = { $name } : { $nuggets ->
    [one] { $nuggets } pépite d’or
   *[other] { $nuggets } pépites d’or
} × 3 = { $worth }
agree-dragon = Le Dragon
agree-dragon-calm = sommeil profond (un dragon sur chaque dé)
agree-dragon-standard = comme d’habitude (un dragon sur un dé, deux sur l’autre)
agree-dragon-wild = sommeil léger (deux dragons sur chaque dé)
agree-dragon-own = vos propres dés
seating-first = On commence par la première place : elle est pour la personne la plus jeune.
seating-starts = commence
seating-let-start = Faire commencer { $name }
