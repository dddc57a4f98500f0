# Ce qui mène aux règles et à la leçon.

rules = Règles
rules-of-this = Règles de cette partie
learn-offer = Première partie ? Apprenez à jouer en deux minutes
learn-offer-hint = Apprenez à jouer à Diamant en faisant une expédition avec un guide.
learn-offer-go = Montrez-moi
learn-offer-no = Non, merci
learn-link = Apprendre en jouant
