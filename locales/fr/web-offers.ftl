# Ce qui mène aux règles et à la leçon.

rules = Règles
rules-of-this = Règles de ce jeu
learn-offer = Première visite ? Deux minutes
learn-offer-hint = Apprenez Diamant en jouant une expédition avec un guide.
learn-offer-go = Montrez-moi
learn-offer-no = Non, merci
learn-link = Apprendre en jouant
