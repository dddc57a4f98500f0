# The screen of a game in play.

decision-region = Deine Entscheidung
more-open = Mehr
more-title = Mehr zu diesem Tisch
invite-alone = Nur dieser Computer kann diesen Tisch öffnen. Für Handys und andere Geräte starte Tacora mit --lan: Dann erscheint hier ein QR-Code.
