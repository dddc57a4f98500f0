# Relacja sędziego.

account-diamant = { $edition }, { $relics }, gracze: { $players }
account-house = Diamenty, zasady domowe „{ $name }”
account-with-relics = z reliktami
account-without-relics = bez reliktów
account-troll = Troll i Smok, gracze: { $players }

account-treasure = Skarb { $worth } { $people ->
    [one] dla jednej osoby
    [few] na { $people } osoby: { $each ->
        [0] za mało na podział, na karcie { $stays ->
            [one] zostaje { $stays }
            [few] zostają { $stays }
           *[other] zostaje { $stays }
        }
       *[other] po { $each }, { $stays ->
            [0] nic nie zostaje
            [one] na karcie zostaje { $stays }
            [few] na karcie zostają { $stays }
           *[other] na karcie zostaje { $stays }
        }
    }
   *[other] na { $people } osób: { $each ->
        [0] za mało na podział, na karcie { $stays ->
            [one] zostaje { $stays }
            [few] zostają { $stays }
           *[other] zostaje { $stays }
        }
       *[other] po { $each }, { $stays ->
            [0] nic nie zostaje
            [one] na karcie zostaje { $stays }
            [few] na karcie zostają { $stays }
           *[other] na karcie zostaje { $stays }
        }
    }
}.
account-hazard = Pułapka: { $hazard }, po raz pierwszy. Nic się nie dzieje.
account-relic = W korytarzu: { $relic }.
account-trap = Wpadacie w pułapkę, znowu { $hazard }! { $names } { $count ->
    [one] ucieka i { $lost ->
        [0] nic nie traci
        [one] traci { $lost } rubin
        [few] traci { $lost } rubiny
       *[other] traci { $lost } rubinów
    }
   *[other] uciekają i { $lost ->
        [0] nic nie tracą
        [one] tracą po { $lost } rubinie
        [few] tracą po { $lost } rubiny
       *[other] tracą po { $lost } rubinów
    }
}.
account-removed = Jedna karta wypada z gry: { $hazard }.
account-home = { $names } { $count ->
    [one] wraca { $total ->
        [0] bez rubinów
        [one] i wkłada do skrzyni { $total } rubin
        [few] i wkłada do skrzyni { $total } rubiny
       *[other] i wkłada do skrzyni { $total } rubinów
    }
   *[other] wracają { $total ->
        [0] bez rubinów
        [one] i wkładają do skrzyń po { $total } rubinie
        [few] i wkładają do skrzyń po { $total } rubiny
       *[other] i wkładają do skrzyń po { $total } rubinów
    }
}{ $share ->
    [0] {""}
   *[other] { $carried ->
        [0] {" "}(wszystko z korytarza)
       *[other] {" "}({ $carried } przy sobie + { $share } z korytarza)
    }
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
account-relic-lost = Wypada z gry, bo nikt go nie zabrał: { $relic }.
account-deck-ran-out = Talia się skończyła: wszyscy z jaskini wracają razem.
account-still-inside = Nadal w jaskini: { $names }; przy sobie { $carried ->
    [0] nic
    [one] { $count ->
        [one] { $carried } rubin
       *[other] po { $carried } rubinie
    }
    [few] { $count ->
        [one] { $carried } rubiny
       *[other] po { $carried } rubiny
    }
   *[other] { $count ->
        [one] { $carried } rubinów
       *[other] po { $carried } rubinów
    }
}; w korytarzu { $path ->
    [0] nic
    [one] { $path } rubin
    [few] { $path } rubiny
   *[other] { $path } rubinów
}.
account-undecided = Decyzja jeszcze nie zapadła.
account-chests = Skrzynie: { $list }
account-all-go-on = Wszyscy idą dalej.

account-turn = Tura { $number }: { $name }
account-cave-roll = Grota: { $faces }. { $taken ->
    [0] Żadnych diamentów.
    [one] Zabrano { $taken } diament.
    [few] Zabrano { $taken } diamenty.
   *[other] Zabrano { $taken } diamentów.
}
account-kept-key = Zatrzymuje klucz.
account-kept-door = Zatrzymuje drzwi.
account-troll-came = Nadchodzi Troll. { $lost ->
    [0] Nie ma nic do stracenia
    [one] Do jego łapy trafia { $lost } diament
    [few] Do jego łapy trafiają { $lost } diamenty
   *[other] Do jego łapy trafia { $lost } diamentów
}.
account-hall = Drzwi się otwierają. Kośćmi Smoka rzuca najpierw { $thrower }.
account-hall-roll = Skarbiec: { $first } i { $second }. { $taken ->
    [0] Żadnych samorodków.
    [one] Zabrano { $taken } samorodek.
    [few] Zabrano { $taken } samorodki.
   *[other] Zabrano { $taken } samorodków.
}
account-dragon-throw = { $name } rzuca kośćmi Smoka: { $faces }.
account-dragon-awake = Smok się obudził! Drugiego smoka wyrzuca { $name }. Stracone: { $lost }. Z łapy Trolla: { $hand ->
    [0] nic
    [one] { $hand } diament
    [few] { $hand } diamenty
   *[other] { $hand } diamentów
}.
account-share = { $name } dostaje { $share }.
account-left-cave = { $brought ->
    [nic] Wychodzi z groty z pustymi rękami.
   *[other] Wychodzi z groty. Na worek trafia: { $brought }.
}
account-left-hall = { $brought ->
    [nic] Wychodzi ze Skarbca z pustymi rękami.
   *[other] Wychodzi ze Skarbca. Na worek trafia: { $brought }.
}
account-beside = Jeszcze nie na worku: { $beside }.
account-rooms = Zostało w Grocie Diamentów: { $cave ->
    [0] nic
    [one] { $cave } diament
    [few] { $cave } diamenty
   *[other] { $cave } diamentów
}. W Skarbcu: { $hall ->
    [0] nic
    [one] { $hall } samorodek złota
    [few] { $hall } samorodki złota
   *[other] { $hall } samorodków złota
}. W łapie Trolla: { $hand ->
    [0] nic
    [one] { $hand } diament
    [few] { $hand } diamenty
   *[other] { $hand } diamentów
}.

account-winner = { $count ->
    [one] { $names } wygrywa z wynikiem { $score }.
   *[other] Wspólne zwycięstwo: { $names }, wynik: { $score }.
}
account-leader = Gra się jeszcze nie skończyła. { $count ->
    [one] Prowadzi { $names } z wynikiem { $score }.
   *[other] Prowadzą { $names } z wynikiem { $score }.
}
