# The screen of a game in play.

decision-region = Tu decisión
more-open = Más
more-title = Más sobre esta mesa
invite-alone = Solo este equipo puede abrir esta mesa. Para teléfonos y otros dispositivos, inicia Tacora con --lan: entonces aparecerá aquí un código QR.
