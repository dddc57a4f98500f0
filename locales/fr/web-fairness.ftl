# La donne était-elle honnête ?

fair-title = Une donne que chacun peut vérifier
fair-title-game = La donne de cette partie
fair-lead = Tout ce qui suit est calculé sur votre appareil, à partir de l’enregistrement de la partie. On ne demande rien au serveur qui a distribué les cartes : il n’est donc pas nécessaire de lui faire confiance.
fair-fits = Tout concorde : personne n’a choisi ces cartes ni ces dés.
fair-fits-here = Tout ce qui peut être vérifié ici concorde.
fair-fails = Quelque chose ne concorde pas.
fair-another = Le serveur a envoyé l’enregistrement d’une autre partie que celle demandée.
fair-alone = Aucun joueur n’a rien ajouté à cette donne : le serveur a pu essayer beaucoup de secrets avant d’en sceller un.
fair-values = De quoi la donne est faite
fair-value-game = Partie
fair-value-commitment = Sceau (SHA-256 du secret)
fair-value-secret = Secret
fair-value-nonce = Ajouté par { $name }
fair-value-nothing = rien
fair-value-bot = rien : un robot
fair-value-dropped = rien : un nombre annoncé, mais pas révélé
fair-mark-fits = Concorde.
fair-mark-fails = Ne concorde pas.
fair-mark-done = Calculé.
fair-mark-open = Impossible à vérifier ici.

fair-witness-before = Le sceau est celui que ce navigateur a vu avant le début de la partie.
fair-witness-during = Le sceau est celui que ce navigateur a vu pendant la partie.
fair-witness-open = Ce navigateur n’était pas à la table. Comparez le sceau ci-dessous avec celui qui a été montré avant le premier tirage.
fair-witness-fails = Le sceau n’est pas celui que ce navigateur a vu à la table : il a été remplacé.
fair-nonce-fits = Le nombre ajouté par ce navigateur fait bien partie de la donne.
fair-nonce-fails = Le nombre ajouté par ce navigateur ne fait pas partie de la donne.
fair-order-fits = Tous les autres nombres étaient fixés avant que ce navigateur révèle le sien.
fair-order-fails = Les autres nombres ne sont pas ceux qui étaient fixés avant que ce navigateur révèle le sien.
fair-seats-fits = Chaque nombre est celui qui a été annoncé pour sa place, et les robots n’ont rien ajouté.
fair-seats-fails = La donne contient un nombre qui n’avait pas été annoncé pour sa place.
fair-seats-open = C’est une donne de version 1, où les nombres n’étaient pas annoncés : on ne peut donc pas exclure que le serveur ait choisi le nombre d’un robot.
fair-commitment-fits = Le secret est bien celui qui a été scellé : son SHA-256 est le sceau.
fair-commitment-fails = Le secret n’est pas celui qui a été scellé : son SHA-256 n’est pas le sceau.
fair-key-done = La clé de la donne a été calculée à partir du secret, de la partie et de ce que chaque place a ajouté :
fair-draws-fits = { $count ->
    [0] Il n’y avait rien à tirer.
    [one] Le seul tirage a été recalculé ; il correspond à la donne.
   *[other] { $count } tirages sur { $total } ont été recalculés ; tous correspondent à la donne.
}
fair-draws-fails = Le tirage { $number } sur { $total } est faux. { $place } : selon la donne scellée, { $dealt } ; selon l’enregistrement, { $told }.
fair-draws-after = { $count ->
    [one] { $count } tirage précédent vient d’une autre partie et n’a pas été vérifié.
   *[other] { $count } tirages précédents viennent d’une autre partie et n’ont pas été vérifiés.
}
fair-place-expedition = Expédition { $number }, étape { $step }
fair-place-turn = Tour { $number }, étape { $step }
fair-face-diamond = diamant
fair-face-key = clé
fair-face-door = porte
fair-face-troll = troll
fair-face-dragon = dragon
fair-face-blank = vide
fair-face-aside = mis de côté
fair-face-unknown = inconnu

fair-table = Tous les tirages
fair-table-hint = Chaque tirage donne un nombre inférieur au nombre de possibilités. Compté à partir de 0, il désigne une des cartes qui peuvent encore sortir, ou les faces des dés.
fair-column-draw = Tirage
fair-column-place = Où
fair-column-number = Nombre tiré
fair-column-dealt = Selon la donne
fair-column-told = Selon l’enregistrement
fair-number = { $index } sur { $outcomes }

fair-obstacle-no-record = Ce n’est pas l’enregistrement d’une partie.
fair-obstacle-no-deal = Il n’y a rien à vérifier : la donne de cette partie n’a pas été scellée.
fair-obstacle-no-secret = Il n’y a encore rien à vérifier : le secret est ajouté quand la partie est finie.
fair-obstacle-bad-deal = La donne de cet enregistrement n’est pas valide : rien ne peut être vérifié.
fair-obstacle-unknown-edition = Les règles de cet enregistrement sont inconnues ici : ses cartes ne peuvent pas être vérifiées.
fair-obstacle-bad-story = Cet enregistrement raconte quelque chose d’impossible : ses tirages ne peuvent pas être vérifiés.

fair-file = Vérifier un enregistrement
fair-file-hint = Le fichier reste sur votre appareil.
fair-file-name = Fichier : { $name }

fair-scheme = Comment ça marche
fair-step-seal = Avant la partie, le serveur choisit un secret, un très long nombre, et en montre le sceau. Personne ne peut retrouver le secret à partir du sceau, et aucun autre secret n’a le même sceau.
fair-step-nonce = Ensuite, l’appareil de chaque joueur tire un nombre au hasard et n’en annonce que le sceau. Quand tous les sceaux sont sur la table, les appareils montrent leurs nombres. Personne ne peut donc choisir un nombre en fonction des autres, et ni le serveur ni tous les autres joueurs réunis ne peuvent choisir les cartes.
fair-step-draw = Le secret et les nombres fixent ensemble chaque carte et chaque lancer de la partie, avant le premier tirage.
fair-step-open = Une fois la partie finie, le secret est révélé.
fair-step-check = Chacun peut alors sceller de nouveau le secret, comparer, et recalculer chaque tirage. Cette page le fait pour vous ; la méthode exacte est publiée, et d’autres peuvent écrire leur propre vérificateur.
fair-limits = Ce que cela ne dit pas
fair-limit-looked = Si la personne qui tient le serveur a regardé le secret et dit à quelqu’un ce qui allait venir.
fair-limit-conspiracy = Un joueur de mèche avec le serveur peut annoncer un nombre et ne pas le montrer. La donne est alors préparée à nouveau sans sa place, et tout le monde le voit. Chaque complice ne peut le faire qu’une fois.
fair-limit-bots = Si la donne est honnête à une table où il n’y a que des robots : ils n’ajoutent rien.
fair-limit-before = D’où vient le sceau : seules les personnes présentes à la table l’ont vu avant la partie. Ce navigateur se souvient des sceaux qu’il a vus.
