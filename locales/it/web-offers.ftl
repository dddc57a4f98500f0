# What leads to the rules and to the lesson.

rules = Regole
rules-of-this = Regole di questa partita
learn-offer = Prima volta qui? Impara in due minuti
learn-offer-hint = Impara Diamant giocando una spedizione con una guida.
learn-offer-go = Fammi vedere
learn-offer-no = No, grazie
learn-link = Impara giocando
