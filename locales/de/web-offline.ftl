# What players read when the server cannot be reached.

offline-title = Der Server ist nicht erreichbar
offline-text = Die Höhle liegt auf einem Server, und dein Gerät kann ihn gerade nicht erreichen. Deine Partie ist dort sicher: Jede Wahl, die beim Server angekommen ist, ist gespeichert.
offline-retry = Noch einmal versuchen
offline-waiting = Sobald du wieder online bist, versuchen wir es erneut.
offline-alone = Du kannst auch gleich hier spielen, ohne den Server: gegen die Bots oder zu mehreren an diesem Gerät.
offline-play = Auf diesem Gerät spielen
alone-home = Du spielst auf diesem Gerät, ohne Server. Partien gegen Bots und zu mehreren an diesem Gerät funktionieren, ebenso die Einführung, das Üben, Wiederholungen, Auswertungen und die Prüfung der Fairness. Andere einladen, der große Bildschirm und öffentliche Tische brauchen einen Server.
alone-nowhere = Dieser Browser speichert nichts: Deine Partien sind weg, sobald du die Seite schließt.
alone-full = Auf diesem Gerät ist kein Platz mehr. Du kannst weiterspielen, aber was ab jetzt geschieht, ist weg, sobald du die Seite schließt.
