# Co słychać bez połączenia z serwerem.

offline-title = Brak połączenia z serwerem
offline-text = Jaskinia znajduje się na serwerze, z którym to urządzenie nie może się teraz połączyć. Twoja gra jest tam bezpieczna: każda przyjęta decyzja została zapisana.
offline-retry = Spróbuj ponownie
offline-waiting = Połączymy się ponownie, gdy tylko wróci sieć.
offline-alone = Możesz też grać od razu tutaj, bez serwera: z botami albo w kilka osób na tym urządzeniu.
offline-play = Graj na tym urządzeniu
alone-home = Grasz na tym urządzeniu, bez serwera. Działają gry z botami i w kilka osób na tym urządzeniu, a także lekcja, ćwiczenia, powtórki, analizy i sprawdzanie uczciwości. Zapraszanie innych, duży ekran i publiczne stoły wymagają serwera.
alone-nowhere = Ta przeglądarka niczego nie zapisuje: po zamknięciu strony Twoje gry znikną.
alone-full = Na tym urządzeniu nie ma już miejsca. Możesz grać dalej, ale to, co wydarzy się od teraz, zniknie po zamknięciu strony.
