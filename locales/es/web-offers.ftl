# What leads to the rules and to the lesson.

rules = Reglas
rules-of-this = Reglas de esta partida
learn-offer = ¿Es tu primera vez? Aprende en dos minutos
learn-offer-hint = Aprende Diamant jugando una expedición con guía.
learn-offer-go = Enséñame
learn-offer-no = No, gracias
learn-link = Aprender jugando
