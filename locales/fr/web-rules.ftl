# Les règles, avec nos propres mots. Ce qui change d’une édition à l’autre suit ses réglages.

rules-which = Quelle boîte avez-vous ?
rules-which-hint = La grotte est la même dans toutes les boîtes. Les dangers, les reliques et les égalités changent.
rules-other = Règles d’une autre boîte
rules-print = Imprimer
rules-play = Jouer
rules-name-classic-2005 = Diamant, la première édition
rules-name-iello-2016 = Diamant, reliques sans numéro
rules-name-iello-numbered = Diamant, reliques numérotées et araignées
rules-name-portal-2025 = Diamant, reliques numérotées et pieux
rules-name-incan-gold = Incan Gold
rules-name-troll-dragon = Troll & Dragon
rules-players = de { $fewest } à { $most } joueurs
rules-expeditions = { $count ->
    [one] { $count } expédition
   *[other] { $count } expéditions
}
rules-cards = { $count } cartes

rules-aim = Vous explorez ensemble une grotte, carte après carte. Après chaque carte, chacun décide en secret : aller plus loin, ou rentrer avec ce qu’il a ? Celui qui rapporte le plus gagne.

rules-box = Dans la boîte
rules-box-treasures = { $count } trésors
rules-box-hazards = { $count } sortes de danger
rules-box-relics = { $count ->
    [one] { $count } relique
   *[other] { $count } reliques
}
rules-copies = { $name }, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
rules-box-stones = Pierres
rules-stones-0 = { $count } pierres, rubis et diamants
rules-stones-1 = { $count } rubis, qui valent 1
rules-stones-5 = { $count } diamants, qui valent 5
rules-stones-10 = { $count } pierres dorées, qui valent 10
rules-change = On peut faire de la monnaie quand on veut. S’il n’y a plus de pierres, prenez n’importe quoi d’autre.
rules-decision-fist = Pour la décision secrète : votre explorateur et votre poing. Cachez la figurine dans la main pour sortir ; un poing vide continue.
rules-decision-two-cards = Pour la décision secrète : deux cartes par personne, Continuer et Sortir.

rules-steps = Une expédition, pas à pas
rules-step-shuffle = Mélangez la pioche
rules-step-in = Tout le monde entre
rules-first-after-first-card = Tous les explorateurs entrent dans la grotte.
rules-first-before-first-card = Chacun décide déjà avant la première carte s’il entre.
rules-step-turn = Retournez une carte
rules-turn-treasure = Trésor : on le partage à parts égales entre ceux qui sont dedans.
rules-turn-hazard = Danger : le premier de sa sorte ne fait que peur. Le deuxième est un piège.
rules-turn-relic = Relique : elle reste sur le chemin pour l’instant.
rules-step-decide = Décidez en secret
rules-decide = Tous ceux qui sont dedans choisissent Continuer ou Sortir, même le dernier tout seul. Quand tous ont choisi, on montre en même temps.
rules-step-leave = Sortez, ou allez plus loin
rules-leave = Celui qui sort rapporte tout. S’il reste quelqu’un dans la grotte, retournez la carte suivante.

rules-share = Comment on partage un trésor
rules-share-text = Tous ceux qui sont dedans prennent le même nombre de rubis. Ce qui ne se partage pas reste sur la carte et attend ceux qui sortiront.
rules-share-each = 1 pour chacun
rules-share-stays = 4 restent sur la carte
rules-share-more = Ce que vous portez n’est pas encore en sûreté.

rules-leaving = Sortir seul ou ensemble
rules-remainder-of-the-whole-path = Tous les rubis du chemin font un seul tas. Ceux qui sortent maintenant se le partagent à parts égales ; ce qui ne se partage pas reste sur le chemin.
rules-remainder-card-by-card = Ceux qui sortent maintenant se partagent les rubis de chaque carte du chemin, carte par carte ; ce qui ne se partage pas reste sur sa carte.
rules-leaving-chest = Ce que vous portiez et votre part vont dans votre coffre. Là, c’est en sûreté jusqu’à la fin de la partie.
rules-leaving-alone = Seul
rules-leaving-alone-text = Tous les rubis du chemin sont à vous.
rules-leaving-alone-relics = Tous les rubis et toutes les reliques du chemin sont à vous.
rules-leaving-together = Ensemble
rules-leaving-together-text = Vous vous partagez les rubis du chemin.
rules-leaving-together-relics = Vous vous partagez les rubis du chemin. Les reliques restent où elles sont.
rules-leaving-camp = Au campement, vous attendez l’expédition suivante. Rien ne peut vous arriver.

rules-trap = Les pièges
rules-trap-first = La première fois : il ne se passe rien.
rules-trap-second = La deuxième fois : un piège !
rules-trap-text = Quand le deuxième danger d’une même sorte est retourné dans une expédition, tous ceux qui sont dedans lâchent ce qu’ils portent et rentrent en courant. L’expédition est finie. Les coffres ne craignent rien.
rules-sprung-one-copy-out = L’une des deux cartes quitte la partie : le même piège devient plus rare. Toutes les autres cartes retournent dans la pioche.
rules-sprung-stays = Les deux cartes retournent dans la pioche avec toutes les autres.
rules-trap-anew = Chaque expédition recompte les dangers à zéro.

rules-relics = Les reliques
rules-entry-all-at-set-up = Toutes les reliques sont dans la pioche dès le début.
rules-entry-one-per-expedition = Avant chaque expédition, la première aussi, on mélange une relique de plus à la pioche.
rules-worth-printed = Une relique vaut le nombre qu’elle porte : { $values }. Les plus petites viennent d’abord.
rules-worth-by-exit = Plus une relique sort tard de la grotte, plus elle vaut : { $values }, dans l’ordre où on les prend au cours de toute la partie.
rules-relic-alone = Seul celui qui sort seul prend des reliques : toutes celles du chemin. Elles sont en sûreté pour de bon.
rules-behind-out-of-the-game = Une relique encore sur le chemin à la fin d’une expédition est perdue pour toute la partie.
rules-behind-back-into-the-deck = Une relique encore sur le chemin à la fin d’une expédition retourne dans la pioche.
rules-relic-hidden = Les reliques qui n’ont pas été retournées restent dans la pioche.

rules-end = La fin
rules-end-expedition = Une expédition finit quand il n’y a plus personne dans la grotte. Les rubis du chemin retournent à la banque, on mélange les cartes, et la grotte suivante s’ouvre.
rules-end-game = { $count ->
    [one] Après { $count } expédition, chacun ouvre son coffre : un rubis compte 1, un diamant 5.
   *[other] Après { $count } expéditions, chacun ouvre son coffre : un rubis compte 1, un diamant 5.
}
rules-end-relics = Les reliques s’y ajoutent.
rules-tie-shared = La plus grande somme gagne. Une égalité est une victoire partagée.
rules-tie-most-relics = La plus grande somme gagne. En cas d’égalité, on compare le nombre de reliques ; s’il est égal aussi, la victoire est partagée.
rules-chests-open = Tout le monde peut voir ce qu’il y a dans les coffres.
rules-chests-hidden = Seul son propriétaire sait ce qu’il y a dans un coffre, jusqu’à la fin.

rules-variants = À convenir avant la partie
rules-relics-optional = Avec ou sans reliques : cette boîte se joue des deux façons. Pour une première partie, laissez-les de côté.
rules-relics-always = Cette boîte se joue toujours avec les reliques.
rules-relics-never = Cette boîte n’a pas de reliques : oubliez ce qu’on vous en dit ailleurs.
rules-variant-chests = Les coffres peuvent être cachés ou ouverts, si tous sont d’accord.
rules-tunnel-turns-at-hazards = Le tunnel tourne à chaque danger ; posez les cartes de façon qu’il ne se croise jamais, ni lui-même ni le campement.
rules-tunnel-straight = Posez les cartes l’une après l’autre en un long chemin.
rules-tunnel-corridor = Posez les cartes en couloir ; les explorateurs se tiennent toujours sur la plus récente.
rules-variant-house = À nos tables, vous pouvez changer bien plus : une édition maison a sa propre pioche, son nombre d’expéditions et ses égalités.

# Troll & Dragon
rules-td-aim = Dans la Grotte de Diamants, vous lancez les dés pour des diamants, jusqu’à ce que vous en ayez assez ou que le Troll arrive. Avec une clé et une porte, vous pouvez ouvrir la Salle du Trésor : il y a de l’or, et un Dragon qui dort pendant que les autres essaient de le réveiller.
rules-td-pieces = { $diamonds } diamants, qui valent 1, dans la grotte. { $nuggets } pépites d’or, qui valent 3, dans la salle. La Main du Troll est vide au début.
rules-td-cave-dice = Quatre dés de la grotte
rules-td-treasure-dice = Deux dés du trésor
rules-td-dragon-dice = Deux dés du dragon
rules-td-dragon-faces = L’un a un dragon, l’autre deux ; les autres faces sont vides.
rules-td-turn = Le plus jeune commence, puis on joue dans le sens des aiguilles d’une montre. Ce que vous trouvez est à côté de votre sac et peut être perdu. Ce qui est sur le sac est en sûreté.
rules-td-cave = Dans la grotte
rules-td-roll = Lancez les quatre dés. Chaque diamant vous en rapporte un. Chaque troll bloque son dé pour le reste de votre tour.
rules-td-troll = Tous les dés sont bloqués, par des trolls ou parce que vous les avez gardés ? Alors le Troll arrive, et les diamants de ce tour vont dans sa Main.
rules-td-choose = Sinon, vous choisissez :
rules-td-leave = Sortir : tout va sur votre sac, et votre tour est fini.
rules-td-keep = Garder une clé, une porte ou l’une et l’autre : mettez le dé de côté pour ce tour. Il doit rester un dé libre.
rules-td-again = Relancer tous les dés libres.
rules-td-enter = Ouvrir la porte, si vous avez une clé et une porte, visibles ou gardées.
rules-td-hall = Dans la salle
rules-td-gold = Lancez les dés du trésor aussi souvent que vous l’osez ; les pépites sont tout de suite à vous, à côté du sac.
rules-td-dragon = Pendant ce temps, les autres lancent les dés du dragon et se les passent dans le sens des aiguilles d’une montre. Le premier dragon est mis de côté : un œil est ouvert. Au deuxième, le Dragon est réveillé.
rules-td-out = Vous pouvez sortir à tout moment, même avant le premier lancer. Alors tout est en sûreté.
rules-td-awake = Le Dragon est réveillé
rules-td-lost = Vous perdez tout ce que vous avez trouvé pendant ce tour, diamants compris.
rules-td-share = À trois ou plus : les autres se le partagent avec toute la Main, une pièce à la fois, l’or d’abord, en commençant par celui qui a réveillé le Dragon.
rules-td-two = À deux : l’autre prend tout, et jusqu’à trois diamants de la Main.
rules-td-race = La course
rules-td-race-live = Aussi vite que possible : les deux camps lancent en même temps.
rules-td-race-step = À tour de rôle : un lancer pour l’or, un lancer pour le Dragon, et ainsi de suite. Pour les enfants, les lecteurs d’écran et les connexions lentes.
rules-td-end = Quand une salle est vide, on finit le tour et la partie s’arrête. Un diamant compte 1, une pépite 3. En cas d’égalité, plus de pépites l’emporte ; si c’est encore égal, la victoire est partagée. Ce qui est dans la Main n’est à personne.
rules-td-variant-ends = Une partie plus longue : elle ne finit que lorsque les deux salles sont vides.
rules-td-variant-kind = Un gentil Troll : si vous avez gardé clé et porte, vous pouvez encore entrer ou sortir quand les autres dés sont bloqués.
rules-td-variant-dragon = Un Dragon calme a une face dragon sur chaque dé, un Dragon sauvage en a deux.
