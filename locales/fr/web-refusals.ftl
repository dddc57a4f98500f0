# Pourquoi le serveur a dit non. Les noms sont les mots du serveur.

refusal-table-full = Toutes les places sont prises. Vous pouvez regarder.
refusal-table-name-taken = Quelqu’un porte déjà ce nom à cette table. Choisissez-en un autre.
refusal-table-bad-name = Un nom compte de 1 à 40 caractères, tous visibles.
refusal-table-removed = L’hôte vous a fait quitter cette table.
refusal-table-game-is-on = La partie est en cours. Attendez qu’elle soit finie.
refusal-table-wrong-players = La partie ne peut pas commencer avec ce nombre de joueurs.
refusal-table-not-host = Seul l’hôte peut le faire.
refusal-table-not-seated = Vous n’avez pas de place à cette table.
refusal-table-too-many = Vous avez déjà autant de tables que possible. Finissez d’abord une partie.
refusal-table-too-soon = Pas si vite !
refusal-request-too-many = C’était beaucoup en peu de temps. Attendez un instant.
refusal-server-full = Le serveur est plein pour le moment. Réessayez plus tard.
refusal-server-closing = Le serveur redémarre. Réessayez dans un instant.
