# Co słychać bez połączenia z serwerem.

offline-title = Brak połączenia z serwerem
offline-text = Jaskinia znajduje się na serwerze, z którym to urządzenie nie może się teraz połączyć. Twoja gra jest tam bezpieczna: każda przyjęta decyzja została zapisana.
offline-retry = Spróbuj ponownie
offline-waiting = Połączymy się ponownie, gdy tylko wróci sieć.
