# The referee's account of a game.

account-diamant = { $edition }, { $relics }, { $players } giocatori
account-house = Diamant, regole della casa “{ $name }”
account-with-relics = con reliquie
account-without-relics = senza reliquie
account-troll = Troll & Dragon, { $players } giocatori

account-treasure = Tesoro da { $worth } { $people ->
    [one] per una sola persona
   *[other] per { $people }: { $each ->
        [0] nessuno riceve niente, { $stays ->
            [one] ne resta { $stays } sulla carta
           *[other] ne restano { $stays } sulla carta
        }
       *[other] { $each } a testa, { $stays ->
            [0] non avanza niente
            [one] ne resta { $stays } sulla carta
           *[other] ne restano { $stays } sulla carta
        }
    }
}.
account-hazard = Pericolo: { $hazard }, per la prima volta. Non succede niente.
account-relic = Sul percorso: { $relic }.
account-trap = Trappola: di nuovo { $hazard }! { $names } { $count ->
    [one] scappa e { $lost ->
        [0] non perde niente
        [one] perde { $lost } rubino
       *[other] perde { $lost } rubini
    }
   *[other] scappano e { $lost ->
        [0] non perdono niente
        [one] perdono { $lost } rubino a testa
       *[other] perdono { $lost } rubini a testa
    }
}.
account-removed = Una carta esce dal gioco: { $hazard }.
account-home = { $names } { $count ->
    [one] esce { $total ->
        [0] senza rubini
        [one] con { $total } rubino
       *[other] con { $total } rubini
    }
   *[other] escono { $total ->
        [0] senza rubini
        [one] con { $total } rubino a testa
       *[other] con { $total } rubini a testa
    }
}{ $share ->
    [0] {""}
   *[other] { $carried ->
        [0] {" "}(tutto dal percorso)
       *[other] {" "}({ $carried } di bottino + { $share } dal percorso)
    }
}.
account-camp = { $names } { $count ->
    [one] resta all’accampamento
   *[other] restano all’accampamento
}.
account-rest = { $names } { $count ->
    [one] riposa all’accampamento
   *[other] riposano all’accampamento
}.
account-relic-taken = Esce solo { $name } e prende { $relic }, che vale { $worth }.
account-relic-lost = Nessuno l’ha presa, quindi esce dal gioco: { $relic }.
account-deck-ran-out = Il mazzo è finito: tutti escono insieme dalla grotta.
account-still-inside = Ancora nella grotta: { $names }, { $carried ->
    [0] senza bottino
   *[other] con un bottino di { $carried }{ $count ->
        [one] {""}
       *[other] {" "}a testa
    }
}; sul percorso: { $path ->
    [0] niente
   *[other] { $path }
}.
account-undecided = Nessuna decisione, per ora.
account-chests = Forzieri: { $list }
account-all-go-on = Tutti vanno avanti.

account-turn = Turno { $number }: { $name }
account-cave-roll = Grotta: { $faces }. { $taken ->
    [0] Nessun diamante.
    [one] Preso { $taken } diamante.
   *[other] Presi { $taken } diamanti.
}
account-kept-key = Tiene la chiave.
account-kept-door = Tiene la porta.
account-troll-came = Arriva il Troll: { $lost ->
    [0] non c’è niente da perdere
    [one] { $lost } diamante finisce nella sua mano
   *[other] { $lost } diamanti finiscono nella sua mano
}.
account-hall = La porta si apre. A lanciare i dadi del Drago comincia { $thrower }.
account-hall-roll = Sala: { $first } e { $second }. { $taken ->
    [0] Nessuna pepita.
    [one] Presa { $taken } pepita.
   *[other] Prese { $taken } pepite.
}
account-dragon-throw = { $name } lancia i dadi del Drago: { $faces }.
account-dragon-awake = Il Drago è sveglio! { $name } ha ottenuto il secondo drago. Perdita: { $lost }. Dalla mano del Troll: { $hand ->
    [0] niente
    [one] { $hand } diamante
   *[other] { $hand } diamanti
}.
account-share = { $name } riceve { $share }.
account-left-cave = Esce dalla grotta { $brought ->
    [niente] a mani vuote
   *[other] con { $brought }
}.
account-left-hall = Esce dalla sala { $brought ->
    [niente] a mani vuote
   *[other] con { $brought }
}.
account-beside = Non ancora al sicuro: { $beside }.
account-rooms = Ancora nella Grotta dei Diamanti: { $cave ->
    [0] niente
    [one] { $cave } diamante
   *[other] { $cave } diamanti
}. Nella Sala del Tesoro: { $hall ->
    [0] niente
    [one] { $hall } pepita d’oro
   *[other] { $hall } pepite d’oro
}. Nella mano del Troll: { $hand ->
    [0] niente
    [one] { $hand } diamante
   *[other] { $hand } diamanti
}.

account-winner = { $count ->
    [one] { $names } vince con { $score ->
        [one] { $score } punto
       *[other] { $score } punti
    }.
   *[other] Vittoria condivisa: { $names }, con { $score ->
        [one] { $score } punto
       *[other] { $score } punti
    } a testa.
}
account-leader = La partita non è ancora finita. { $count ->
    [one] { $names } è in testa con { $score ->
        [one] { $score } punto
       *[other] { $score } punti
    }.
   *[other] In testa a pari merito: { $names }, con { $score ->
        [one] { $score } punto
       *[other] { $score } punti
    }.
}
