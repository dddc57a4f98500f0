# The screen of a game in play.

decision-region = Sua decisão
more-open = Mais
more-title = Mais sobre esta mesa
invite-alone = Só este computador pode abrir esta mesa. Para celulares e outros dispositivos, inicie o Tacora com --lan: aí um código QR vai aparecer aqui.
