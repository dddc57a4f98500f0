# Les personnages, et les stratégies que l’on trouve publiées.

bots-cast = Personnages
bots-diamant = Stratégies pour Diamant
bots-troll = Stratégies pour Troll & Dragon

character-nelly = Nelly est en vacances. Chaque danger lui fait peur, et elle n’a pas de plan.
character-hugo = Hugo détale au premier bruit, sauf quand la peur le fige.
character-suzette = Suzette sort quand les autres sortent.
character-magda = Magda ne peut pas partir tant que quelque chose brille.
character-kazik = Kazik compte les cartes du chemin et ne pense presque qu’à ça.
character-roulette = Roulette estime ses chances à vue de nez, et prend plus de risques quand les autres sont devant.
character-renard = Renard compare ce qui reste à trouver à ce qui est en jeu, et préfère sortir sans les autres.
character-minerva = Minerva a vu plus de grottes que tout le monde, et ne joue que pour gagner.

bot-coin = continue avec cette probabilité à chaque carte
bot-turn = sort dès que ce nombre de cartes est posé
bot-gems = sort dès que son butin atteint cette valeur
bot-hazards = sort quand ce nombre de dangers différents est atteint
bot-path = sort quand ce nombre de rubis est resté sur le chemin
bot-gems-or-hazards = sort dès que son butin atteint la première valeur, ou le nombre de dangers la seconde
bot-gems-or-turn = sort dès que son butin atteint la première valeur, ou le nombre de cartes posées la seconde
bot-hazards-or-turn = sort dès que le nombre de dangers atteint la première valeur, ou le nombre de cartes posées la seconde
bot-risk = sort quand le risque de piège à la prochaine carte dépasse ce seuil
bot-myopic = sort quand le nombre de rubis qu’il espère trouver est inférieur au nombre de rubis à risque multiplié par ce facteur
bot-wary = comme myopic, mais sort au hasard, d’autant plus souvent qu’il reste moins à trouver
bot-lead = pour base,R,S1,S2 : sort avec un butin de base + S1 s’il a au moins R d’avance, sinon de base + S2
bot-hunter = sort dès que son butin atteint cette valeur, ou pour prendre une relique s’il reste au plus ce nombre d’explorateurs dans la grotte
bot-never = ne sort jamais
bot-oracle = à deux, joue parfaitement, car ce jeu est résolu ; sinon, joue comme Renard
bot-master = joue pour gagner, d’après une table issue d’un apprentissage, et calcule plusieurs coups à l’avance
bot-master-table = joue d’après la table de master, sans calculer à l’avance

bot-cautious = prend ce qu’il a et s’en va
bot-bold = vise la Salle du Trésor
bot-optimal = choisit ce qui rapporte le plus en moyenne à chaque tour
