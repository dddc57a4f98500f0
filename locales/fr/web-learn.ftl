# Ce que dit le guide pendant la leçon.

learn-guide = Votre guide
learn-you = Vous
learn-next = Suite
learn-choose = Choisissez en bas
learn-back = Revenir au dernier choix
learn-skip = Quitter la leçon
learn-play = Jouer une vraie partie

learn-in = Bienvenue dans la grotte ! Nous sommes quatre et nous entrons tous ensemble. Personne ne sait ce qui s’y trouve.
learn-turn = Carte après carte, nous avançons. Retournons la première.
learn-share = Des rubis ! On les partage à parts égales entre ceux qui sont dedans. Vous portez les vôtres, mais ils ne sont pas encore en sûreté.
learn-remainder = Ce qui ne se partage pas reste sur le chemin. Ne l’oubliez pas : ce sera pour ceux qui sortent.
learn-decide = Maintenant, chacun décide en secret : plus loin dans la grotte, ou retour ? Choisissez comme vous voulez, vous pourrez essayer les deux.
learn-home-alone = Personne d’autre n’est sorti, alors tout ce qui était sur le chemin est aussi à vous. C’est dans votre coffre, en sûreté pour toute la partie.
learn-deeper = Mais les autres ont continué, et ils sont moins nombreux à partager. C’est le prix de la prudence. Et si vous aviez continué ?
learn-go-on = Tout le monde continue. Ce qui est sur le chemin y est toujours.
learn-hazard = Des serpents ! Les premiers d’une sorte ne font que peur. Mais une carte de serpents de plus, et c’est un piège.
learn-secret = Qui ose ? Personne ne montre son choix avant que tous aient choisi.
learn-home-together = { $other } est sortie aussi. Ceux qui sortent ensemble se partagent le chemin, et il y avait trop peu à partager. Et en restant ?
learn-other-home = { $other } est sortie seule et a pris ce qui était sur le chemin. Nous ne sommes plus que trois.
learn-more = Moins d’explorateurs, de plus grosses parts ! Vous portez beaucoup, et il y en a encore sur le chemin. Mais les serpents attendent…
learn-home-path = Vous sortez sans partager, avec tout ce que vous portiez et tout ce qui était sur le chemin ! Regardez maintenant les autres.
learn-greed = Personne ne veut sortir. La chance va-t-elle durer ?
learn-trap-safe = Encore des serpents : un piège ! Ceux qui sont dedans perdent tout ce qu’ils portaient. Votre coffre ne craint rien.
learn-trap-lost = Encore des serpents : un piège ! Tous ceux qui sont dedans perdent ce qu’ils portaient, vous aussi. Seul un coffre est sûr.
learn-end = Voilà tout le jeu : cinq expéditions, puis le coffre le plus plein gagne. Bonne chance !
