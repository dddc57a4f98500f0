# Ce que dit le guide pendant la leçon.

learn-guide = Votre guide
learn-you = Votre explorateur
learn-next = Suivant
learn-choose = Choisissez en bas
learn-back = Revenir au dernier choix
learn-skip = Quitter la leçon
learn-play = Jouer une vraie partie

learn-in = Bienvenue dans la grotte ! Nous sommes quatre et nous entrons ensemble. Personne ne sait ce qui s’y trouve.
learn-turn = Carte après carte, nous avançons. Retournons la première.
learn-share = Des rubis ! Dans la grotte, tout le monde reçoit la même part. Vous portez la vôtre, mais elle n’est pas encore à l’abri.
learn-remainder = Les rubis qu’on ne peut pas partager restent sur le chemin. Ne les oubliez pas : quand on sort, on les ramasse.
learn-decide = Maintenant, chacun décide en secret : s’enfoncer dans la grotte, ou rentrer ? Choisissez comme vous voulez, vous pourrez essayer les deux.
learn-home-alone = Personne d’autre n’est sorti, alors tout ce qui était sur le chemin est aussi à vous. C’est dans votre coffre, à l’abri jusqu’à la fin de la partie.
learn-deeper = Mais les autres ont continué, et ils sont moins nombreux à partager. C’est le prix de la prudence. Et si vous aviez continué ?
learn-go-on = Tout le monde continue. Ce qui est sur le chemin y est toujours.
learn-hazard = Des serpents ! La première fois, on a seulement peur. Mais encore une carte Serpents, et c’est le piège.
learn-secret = Qui ose ? Personne ne montre son choix avant que tout le monde ait choisi.
learn-home-together = { $other } sort aussi. Quand on sort ensemble, on partage ce qui est sur le chemin, mais il n’y avait pas de quoi partager. Et si vous aviez continué ?
learn-other-home = { $other } sort en solo et prend ce qui était sur le chemin. Nous ne sommes plus que trois.
learn-more = Moins d’explorateurs, de plus grosses parts ! Vous portez beaucoup, et il y en a encore sur le chemin. Mais les serpents attendent…
learn-home-path = Vous sortez sans partager, avec tout ce que vous portiez et tout ce qui était sur le chemin ! Regardez maintenant les autres.
learn-greed = Personne ne veut sortir. La chance va-t-elle durer ?
learn-trap-safe = Encore des serpents : c’est le piège ! Dans la grotte, tout le monde perd son butin. Votre coffre, lui, ne craint rien.
learn-trap-lost = Encore des serpents : c’est le piège ! Dans la grotte, tout le monde perd son butin, vous aussi. Seul le contenu des coffres est à l’abri.
learn-end = Voilà tout le jeu : cinq expéditions, puis le coffre le plus plein gagne. Bonne chance !
