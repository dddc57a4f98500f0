# What is said without a line to the server.

offline-title = Der Server ist nicht erreichbar
offline-text = Die Höhle liegt auf einem Server, und dein Gerät kann ihn gerade nicht erreichen. Deine Partie ist dort sicher: Jede Wahl, die beim Server angekommen ist, ist gespeichert.
offline-retry = Noch einmal versuchen
offline-waiting = Sobald du wieder online bist, versuchen wir es erneut.
