# What leads to the rules and to the lesson.

rules = Regeln
rules-of-this = Regeln dieser Partie
learn-offer = Neu hier? Lern das Spiel in zwei Minuten
learn-offer-hint = Lern Diamant beim Spielen: auf einer Expedition mit Begleitung.
learn-offer-go = Zeig’s mir
learn-offer-no = Nein, danke
learn-link = Spielend lernen
