# Co słychać bez połączenia z serwerem.

offline-title = Brak drogi do serwera
offline-text = Jaskinia znajduje się na serwerze, z którym to urządzenie nie może się teraz połączyć. Twoja gra jest tam bezpieczna: każda przyjęta decyzja została zapisana.
offline-retry = Spróbuj ponownie
offline-waiting = Spróbujemy sami, gdy tylko sieć wróci.
