# L’écran d’une partie en cours.

decision-region = Votre décision
more-open = Plus
more-title = Plus sur cette table
