# Ekran trwającej gry.

decision-region = Twoja decyzja
more-open = Więcej
more-title = Więcej o tym stole
