# Co gospodarz czyta, gdy wszystko przeniosło się do innej bazy danych.

migrate-done = Wszystko jest już w { $place }: { $tables ->
        [one] jeden stół
        [few] { $tables } stoły
        [many] { $tables } stołów
       *[other] { $tables } stołu
    }, { $games ->
        [one] jedna zakończona gra
        [few] { $games } zakończone gry
        [many] { $games } zakończonych gier
       *[other] { $games } zakończonej gry
    } i { $people ->
        [one] jedna osoba
        [few] { $people } osoby
        [many] { $people } osób
       *[other] { $people } osoby
    }. Stary plik zostaje bez zmian; odtąd uruchamiaj serwer z opcją --database.
