# Les personnages, et les stratégies que l’on trouve publiées.

bots-cast = Personnages
bots-diamant = Stratégies pour Diamant
bots-troll = Stratégies pour Troll & Dragon

character-nelly = Nelly est en vacances. Chaque danger lui fait peur, et elle n’a pas de plan.
character-hugo = Hugo détale au premier bruit, sauf quand la peur le fige.
character-suzette = Suzette sort quand les autres sortent.
character-magda = Magda ne peut pas partir tant que quelque chose brille.
character-kazik = Kazik compte les cartes du chemin et ne pense guère à autre chose.
character-roulette = Roulette devine les probabilités et prend plus de risques en cas de retard.
character-renard = Renard compare ce qui reste à trouver à ce qui est en jeu, et préfère sortir sans les autres.
character-minerva = Minerva a vu plus de grottes que quiconque, et ne joue que pour gagner.

bot-coin = continue avec cette probabilité
bot-turn = sort dès qu’autant de cartes sont posées
bot-gems = sort avec un butin d’au moins autant
bot-hazards = sort quand autant de dangers différents sont posés
bot-path = sort quand autant de rubis sont restés sur le chemin
bot-gems-or-hazards = sort avec un tel butin, ou quand autant de dangers sont posés
bot-gems-or-turn = sort avec un tel butin, ou dès qu’autant de cartes sont posées
bot-hazards-or-turn = sort quand autant de dangers sont posés, ou autant de cartes
bot-risk = sort quand la probabilité d’un danger déjà vu à la prochaine carte dépasse ce seuil
bot-myopic = sort quand les rubis à trouver valent moins que ce multiple des rubis menacés
bot-wary = comme myopic, mais sort au hasard, d’autant plus souvent qu’il reste moins à trouver
bot-lead = pour base,R,S1,S2 : sort avec un butin de base + S1 avec une avance d’au moins R, sinon de base + S2
bot-hunter = sort avec un tel butin, ou pour une relique quand il reste au plus autant d’explorateurs
bot-never = ne sort jamais
bot-oracle = à deux : joue parfaitement le jeu résolu ; sinon comme Renard
bot-master = joue pour gagner d’après une table apprise, et regarde plus loin depuis sa position
bot-master-table = joue d’après la table de master sans regarder plus loin

bot-cautious = rapporte ce qu’il a
bot-bold = vise la Salle du Trésor
bot-optimal = fait ce qui rapporte le plus en moyenne dans ce tour
