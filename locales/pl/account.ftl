# Relacja sędziego.

account-diamant = Diamant, { $edition }, { $relics }, gracze: { $players }
account-house = zasady domowe „{ $name }”
account-with-relics = z reliktami
account-without-relics = bez reliktów
account-troll = Troll i Smok, gracze: { $players }

account-treasure = Skarb { $worth } dla { $people }: po { $each }, { $stays ->
    [0] nic nie zostaje
    [one] na karcie zostaje { $stays }
    [few] na karcie zostają { $stays }
   *[other] na karcie zostaje { $stays }
}.
account-hazard = Pułapka: { $hazard }, po raz pierwszy. Nic się nie dzieje.
account-relic = W korytarzu: { $relic }.
account-trap = Pułapka: { $hazard } po raz drugi! { $names } { $count ->
    [one] ucieka i traci { $lost }
   *[other] uciekają i tracą po { $lost }
}.
account-removed = Jedna karta opuszcza grę: { $hazard }.
account-home = { $names } { $count ->
    [one] wraca, niosąc { $carried }{ $share ->
        [0] {""}
       *[other] , i zbiera z korytarza { $share }
    }: w skrzyni przybywa { $total }
   *[other] wracają, niosąc po { $carried }{ $share ->
        [0] {""}
       *[other] , i zbierają z korytarza po { $share }
    }: w każdej skrzyni przybywa { $total }
}.
account-camp = { $names } { $count ->
    [one] zostaje w obozowisku
   *[other] zostają w obozowisku
}.
account-rest = { $names } { $count ->
    [one] odpoczywa w obozowisku
   *[other] odpoczywają w obozowisku
}.
account-relic-taken = { $name } wraca w pojedynkę i zabiera { $relic } o wartości { $worth }.
account-relic-lost = Nikt go nie zabrał, wypada z gry: { $relic }.
account-deck-ran-out = Talia się skończyła: wszyscy w jaskini wracają razem.
account-still-inside = Nadal w jaskini: { $names }, { $count ->
    [one] niesione
   *[other] niesione po
} { $carried }; w korytarzu { $path }.
account-undecided = Decyzja jeszcze nie zapadła.
account-chests = Skrzynie: { $list }
account-all-go-on = Wszyscy idą dalej.

account-turn = Tura { $number }: { $name }
account-cave-roll = Grota: { $faces }. Zabrane diamenty: { $taken }.
account-kept-key = Klucz zatrzymany.
account-kept-door = Drzwi zatrzymane.
account-troll-came = Nadchodzi Troll. { $lost ->
    [0] Nie ma nic do stracenia
   *[other] Do jego łapy trafiają diamenty: { $lost }
}.
account-hall = Drzwi się otwierają. Kośćmi smoka rzuca najpierw { $thrower }.
account-hall-roll = Skarbiec: { $first } i { $second }. Zabrane samorodki: { $taken }.
account-dragon-throw = { $name } rzuca kośćmi smoka: { $faces }.
account-dragon-awake = Smok obudzony! Drugiego smoka rzuca { $name }. Stracone: { $lost }; z łapy: { $hand }.
account-share = { $name } dostaje { $share }.
account-left-cave = Wyjście z groty, bezpieczne: { $brought }.
account-left-hall = Wyjście ze skarbca, bezpieczne: { $brought }.
account-beside = Jeszcze niebezpieczne: { $beside }.
account-rooms = Zostało { $cave } w Grocie Diamentów, { $hall } w Skarbcu, { $hand } w łapie Trolla.

account-winner = { $count ->
    [one] { $names } wygrywa z wynikiem { $score }.
   *[other] Wspólne zwycięstwo: { $names }, po { $score }.
}
account-leader = Gra się nie skończyła. { $count ->
    [one] Prowadzi { $names } z wynikiem { $score }.
   *[other] Prowadzą { $names } z wynikiem po { $score }.
}
