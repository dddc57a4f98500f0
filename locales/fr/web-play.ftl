# L’écran d’une partie en cours.

decision-region = Votre décision
more-open = Plus
more-title = En savoir plus sur cette table
invite-alone = Seul cet ordinateur peut ouvrir cette table. Pour les téléphones et les autres appareils, lancez Tacora avec --lan : un code QR apparaîtra ici.
