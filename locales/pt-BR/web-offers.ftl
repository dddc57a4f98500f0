# What leads to the rules and to the lesson.

rules = Regras
rules-of-this = Regras desta partida
learn-offer = Primeira vez aqui? Aprenda em dois minutos
learn-offer-hint = Aprenda Diamant jogando uma expedição com um guia.
learn-offer-go = Quero ver
learn-offer-no = Não, valeu
learn-link = Aprender jogando
