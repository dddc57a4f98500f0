# Les règles, avec nos propres mots. Ce qui change d’une édition à l’autre suit ses réglages.

rules-which = Quelle boîte avez-vous ?
rules-which-hint = La grotte est la même dans toutes les boîtes. Seuls changent les dangers, les reliques et la règle en cas d’égalité.
rules-other = Règles d’une autre boîte
rules-print = Imprimer
rules-play = Jouer
rules-players = de { $fewest } à { $most } joueurs
rules-age = dès { $years } ans
rules-expeditions = { $count ->
    [one] { $count } expédition
   *[other] { $count } expéditions
}
rules-cards = { $count } cartes

rules-aim = Vous explorez ensemble une grotte, carte après carte. Après chaque carte, chacun décide en secret : s’enfoncer, ou rentrer avec son butin ? Qui rapporte le plus gagne.

rules-box = Dans la boîte
rules-box-treasures = { $count ->
    [one] { $count } trésor
   *[other] { $count } trésors
}
rules-box-hazards = { $count ->
    [one] { $count } type de danger
   *[other] { $count } types de danger
}
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
rules-stones-1 = { $count } rubis de valeur 1
rules-stones-5 = { $count } diamants de valeur 5
rules-stones-10 = { $count } pierres dorées de valeur 10
rules-change = On peut faire de la monnaie quand on veut. S’il n’y a plus de pierres, prenez n’importe quoi d’autre.
rules-decision-fist = Pour décider en secret, servez-vous de votre explorateur. Si vous sortez, cachez la figurine dans votre poing ; un poing vide signifie que vous continuez.
rules-decision-two-cards = Pour décider en secret, chacun reçoit deux cartes : Continuer et Sortir.

rules-steps = Une expédition, pas à pas
rules-step-shuffle = Mélangez la pioche
rules-step-in = Tout le monde entre
rules-first-after-first-card = Tous les explorateurs entrent dans la grotte.
rules-first-before-first-card = Avant même la première carte, chacun décide d’entrer ou non.
rules-step-turn = Retournez une carte
rules-turn-treasure = Trésor : tout le monde dans la grotte reçoit la même part.
rules-turn-hazard = Danger : la première fois, on a seulement peur. Au deuxième danger du même type, c’est le piège.
rules-turn-relic = Relique : elle reste sur le chemin pour l’instant.
rules-step-decide = Décidez en secret
rules-decide = Chaque explorateur encore dans la grotte choisit Continuer ou Sortir, même s’il n’en reste qu’un. Quand tout le monde a choisi, tous les choix sont montrés en même temps.
rules-step-leave = Sortez, ou allez plus loin
rules-leave = Quand on sort, on rapporte tout ce qu’on porte. S’il reste quelqu’un dans la grotte, retournez la carte suivante.

rules-share = Comment on partage un trésor
rules-share-text = Tout le monde dans la grotte prend le même nombre de rubis. Le reste est laissé sur la carte pour les explorateurs qui sortiront.
rules-share-each = 1 par personne
rules-share-stays = 4 restent sur la carte
rules-share-more = Ce que vous portez n’est pas encore en sécurité.

rules-leaving = Sortir en solo ou à plusieurs
rules-remainder-of-the-whole-path = Tous les rubis du chemin forment un seul tas. Les explorateurs qui sortent maintenant se le partagent à parts égales ; le reste attend sur le chemin.
rules-remainder-card-by-card = Les explorateurs qui sortent maintenant se partagent les rubis carte par carte ; ce qui ne se partage pas reste sur la carte.
rules-leaving-chest = Votre butin et votre part vont dans votre coffre. Ils y sont en sécurité jusqu’à la fin de la partie.
rules-leaving-alone = En solo
rules-leaving-alone-text = Tous les rubis du chemin sont à vous.
rules-leaving-alone-relics = Tous les rubis et toutes les reliques du chemin sont à vous.
rules-leaving-together = À plusieurs
rules-leaving-together-text = Vous vous partagez les rubis du chemin.
rules-leaving-together-relics = Vous vous partagez les rubis du chemin. Les reliques restent où elles sont.
rules-leaving-camp = Au campement, vous attendez l’expédition suivante. Rien ne peut vous arriver.

rules-trap = Les pièges
rules-trap-first = La première fois : il ne se passe rien.
rules-trap-second = La deuxième fois : un piège !
rules-trap-text = Quand un deuxième danger du même type apparaît dans une expédition, tout le monde dans la grotte lâche son butin et rentre en courant. L’expédition est finie. Les coffres ne craignent rien.
rules-sprung-one-copy-out = L’une des deux cartes est retirée du jeu : ce piège devient plus rare. Toutes les autres cartes retournent dans la pioche.
rules-sprung-stays = Les deux cartes retournent dans la pioche avec toutes les autres.
rules-trap-anew = À chaque expédition, on repart de zéro pour les dangers.

rules-relics = Les reliques
rules-entry-all-at-set-up = Toutes les reliques sont dans la pioche dès le début.
rules-entry-one-per-expedition = Avant chaque expédition, y compris la première, on ajoute une relique à la pioche et on mélange.
rules-worth-printed = Une relique vaut le nombre imprimé dessus : { $values }. On ajoute d’abord celles qui valent le moins.
rules-worth-by-exit = Plus une relique sort tard de la grotte, plus elle a de valeur : { $values }, dans l’ordre où les reliques sont prises au cours de toute la partie.
rules-relic-alone = Il faut être la seule personne à sortir pour prendre les reliques : on prend alors toutes celles du chemin. Elles sont à l’abri jusqu’à la fin.
rules-behind-out-of-the-game = Une relique encore sur le chemin à la fin d’une expédition est retirée du jeu.
rules-behind-back-into-the-deck = Une relique encore sur le chemin à la fin d’une expédition retourne dans la pioche.
rules-relic-hidden = Les reliques qui n’ont pas été retournées restent dans la pioche.

rules-end = La fin
rules-end-expedition = Une expédition se termine quand il n’y a plus personne dans la grotte. Les rubis du chemin retournent à la réserve, on mélange les cartes, et la grotte suivante s’ouvre.
rules-end-game = { $count ->
    [one] Après { $count } expédition, chacun ouvre son coffre : un rubis compte 1, un diamant 5.
   *[other] Après { $count } expéditions, chacun ouvre son coffre : un rubis compte 1, un diamant 5.
}
rules-end-relics = On y ajoute les reliques.
rules-tie-shared = Le plus haut total gagne. En cas d’égalité, la victoire est partagée.
rules-tie-most-relics = Le plus haut total gagne. En cas d’égalité, qui a le plus de reliques l’emporte ; si c’est encore égal, la victoire est partagée.
rules-chests-open = Tout le monde peut voir ce qu’il y a dans les coffres.
rules-chests-hidden = Jusqu’à la fin, personne d’autre que vous ne sait ce qu’il y a dans votre coffre.

rules-table = À cette table
rules-table-house = Règles maison : { $name }
rules-table-relics = On joue avec les reliques.
rules-table-no-relics = On joue sans reliques.
rules-variants = À décider avant la partie
rules-relics-optional = Avec ou sans reliques : cette boîte permet les deux. Pour une première partie, laissez-les de côté.
rules-relics-always = Avec cette boîte, les reliques sont toujours en jeu.
rules-relics-never = Cette boîte n’a pas de reliques.
rules-variant-chests = Les coffres peuvent être fermés ou ouverts, si tout le monde est d’accord.
rules-entrances-obstacles = Les obstacles 1 à 5 sont devant les grottes, dans n’importe quel ordre. En entrant dans une grotte, on retire son obstacle.
rules-entrances-barricades = Après chaque expédition, une barricade ferme l’entrée qui vient de servir.
rules-entrances-tiles = Chaque entrée de la grotte a une tuile. Après l’expédition, on retire la tuile de l’entrée utilisée.
rules-tunnel-turns-at-hazards = Le tunnel tourne à chaque danger ; posez les cartes de façon qu’il ne croise jamais son propre tracé ni le campement.
rules-tunnel-straight = Posez les cartes l’une après l’autre en un long chemin.
rules-tunnel-corridor = Les cartes posées forment un couloir ; les explorateurs se tiennent toujours sur la plus récente.
rules-variant-house = À nos tables, vous pouvez changer bien plus : une édition maison a sa propre pioche, son nombre d’expéditions et sa règle d’égalité.

# Troll & Dragon
rules-td-aim = Dans la Grotte de Diamants, vous lancez les dés pour gagner des diamants, jusqu’à ce que vous en ayez assez ou que le Troll arrive. Avec une clé et une porte, vous pouvez ouvrir la Salle du Trésor : il y a de l’or, et un Dragon endormi que les autres essaient de réveiller.
rules-td-pieces = { $diamonds } diamants, de valeur 1, dans la grotte. { $nuggets } pépites d’or, de valeur 3, dans la salle. La Main du Troll est vide au début.
rules-td-cave-dice = Quatre dés Grotte
rules-td-treasure-dice = Deux dés Trésor
rules-td-dragon-dice = Deux dés Dragon
rules-td-dragon-faces = Dragons sur le premier dé : { $first }. Sur le second : { $second }. Les autres faces sont vides.
rules-td-turn = La personne la plus jeune commence, puis on joue dans le sens des aiguilles d’une montre. Ce que vous trouvez se pose à côté de votre sac et peut être perdu. Ce qui est sur le sac est en sécurité.
rules-td-cave = Dans la grotte
rules-td-roll = Lancez les quatre dés. Chaque face diamant vous rapporte un diamant. Chaque troll bloque son dé pour le reste de votre tour.
rules-td-troll = Si tous les dés sont bloqués, par des trolls ou parce que vous les avez gardés, le Troll arrive : les diamants de ce tour vont dans sa Main.
rules-td-choose = Sinon, vous choisissez :
rules-td-leave = Sortir : tout va sur votre sac, et votre tour est fini.
rules-td-keep = Garder une clé, une porte ou les deux : mettez le dé de côté pour ce tour. Il doit rester au moins un dé libre.
rules-td-again = Relancer tous les dés libres.
rules-td-enter = Ouvrir la porte, si vous avez une clé et une porte, obtenues à l’instant ou gardées.
rules-td-hall = Dans la salle
rules-td-gold = Lancez les dés Trésor autant de fois que vous l’osez ; prenez tout de suite les pépites et posez-les à côté du sac.
rules-td-dragon = Dès votre premier lancer dans la salle, les autres lancent les dés Dragon et se les passent dans le sens des aiguilles d’une montre. Le premier dragon est mis de côté : un œil est ouvert. Au deuxième, le Dragon est réveillé.
rules-td-out = Vous pouvez sortir à tout moment, même avant le premier lancer. Tout ce que vous avez trouvé est alors en sécurité.
rules-td-awake = Le Dragon est réveillé
rules-td-lost = Vous perdez tout ce que vous avez trouvé pendant ce tour, diamants compris.
rules-td-share = À trois ou plus : les autres se partagent vos trésors perdus et tout ce qu’il y a dans la Main du Troll, un par un, l’or d’abord, dans le sens des aiguilles d’une montre, en commençant par la personne qui a réveillé le Dragon.
rules-td-two = À deux : l’adversaire prend vos trésors perdus et jusqu’à trois diamants de la Main du Troll.
rules-td-race = La course
rules-td-race-live = Au plus rapide : dès le premier lancer dans la salle, les deux camps lancent en même temps.
rules-td-race-step = À tour de rôle : un lancer pour l’or, un lancer pour le Dragon, et ainsi de suite. Idéal avec de jeunes enfants, un lecteur d’écran ou une connexion lente.
rules-td-end = Quand une salle est vide, on finit le tour et la partie s’arrête. Un diamant compte 1, une pépite 3. En cas d’égalité, qui a le plus de pépites l’emporte ; si c’est encore égal, la victoire est partagée. Ce qui est dans la Main du Troll n’est à personne.
rules-td-end-both = Quand les deux salles sont vides, on finit le tour et la partie s’arrête. Un diamant compte 1, une pépite 3. En cas d’égalité, qui a le plus de pépites l’emporte ; si c’est encore égal, la victoire est partagée. Ce qui est dans la Main du Troll n’est à personne.
rules-td-variant-ends = Une partie plus longue : elle ne se termine que lorsque les deux salles sont vides.
rules-td-variant-kind = Un gentil Troll : si vous avez gardé clé et porte, vous pouvez encore entrer ou sortir quand les autres dés sont bloqués.
rules-td-variant-dragon = Si le Dragon a le sommeil profond, chaque dé a une face dragon ; s’il a le sommeil léger, chaque dé en a deux.

# L’aide de jeu
aid-title = Aide de jeu
aid-print = Imprimer cette carte
aid-treasure = Trésor : parts égales pour tout le monde dans la grotte. Le reste demeure sur la carte.
aid-hazard = Danger : le premier de chaque type ne fait rien. Le deuxième est un piège : tout le monde dans la grotte perd son butin.
aid-relic = Relique : elle reste sur le chemin jusqu’à ce que quelqu’un sorte en solo.
aid-continue = Continuer : on avance et on risque son butin.
aid-leave = Sortir : le butin porté et une part égale des rubis du chemin vont au coffre, en sécurité pour de bon.
aid-alone = Sortir en solo : tous les rubis du chemin et toutes les reliques.
aid-diamond = Diamant : prenez-en un dans la grotte et posez-le à côté du sac.
aid-troll = Troll : le dé est bloqué. Si tous les dés sont bloqués, les diamants du tour vont dans la Main du Troll.
aid-door = Clé et porte : ensemble, elles ouvrent la Salle du Trésor.
aid-gold = Dés Trésor : lancez-les autant que vous l’osez et prenez aussitôt les pépites.
aid-dragon = Dés Dragon : les autres les lancent dès votre premier lancer des dés Trésor. Deux dragons, et tout le butin du tour est perdu.
aid-out = Je sors ! Tout ce qui est à côté du sac est à vous : le tour est fini.
