# The referee's account of a game.

account-diamant = { $edition }, { $relics }, { $players } personas
account-house = Diamant, reglas de la casa «{ $name }»
account-with-relics = con reliquias
account-without-relics = sin reliquias
account-troll = Troll y Dragón, { $players } personas

account-treasure = Tesoro de { $worth } { $people ->
    [one] para una sola persona
   *[other] para { $people }: { $each ->
        [0] no llega para repartir, { $stays ->
            [one] queda { $stays } en la carta
           *[other] quedan { $stays } en la carta
        }
       *[other] { $each } por persona, { $stays ->
            [0] no sobra nada
            [one] queda { $stays } en la carta
           *[other] quedan { $stays } en la carta
        }
    }
}.
account-hazard = Peligro: { $hazard }, por primera vez. No pasa nada.
account-relic = En el camino aparece { $relic }.
account-trap = ¡Trampa: { $hazard } por segunda vez! { $names } { $count ->
    [one] huye al campamento y { $lost ->
        [0] no pierde nada
        [one] pierde { $lost } rubí
       *[other] pierde { $lost } rubíes
    }
   *[other] huyen al campamento y { $lost ->
        [0] no pierden nada
        [one] pierden { $lost } rubí por persona
       *[other] pierden { $lost } rubíes por persona
    }
}.
account-removed = Una carta se retira del juego: { $hazard }.
account-home = { $names } { $count ->
    [one] sale { $total ->
        [0] sin rubíes
        [one] con { $total } rubí
       *[other] con { $total } rubíes
    }
   *[other] salen { $total ->
        [0] sin rubíes
        [one] con { $total } rubí por persona
       *[other] con { $total } rubíes por persona
    }
}{ $share ->
    [0] {""}
   *[other] { $carried ->
        [0] , todo del camino
       *[other] {" "}({ $carried } del botín + { $share } del camino)
    }
}.
account-camp = { $names } { $count ->
    [one] se queda en el campamento
   *[other] se quedan en el campamento
}.
account-rest = { $names } { $count ->
    [one] descansa en el campamento
   *[other] descansan en el campamento
}.
account-relic-taken = { $name } sale en solitario y se lleva { $relic }, que vale { $worth }.
account-relic-lost = Nadie se la ha llevado y queda fuera del juego: { $relic }.
account-deck-ran-out = No quedan cartas: quienes están en la cueva salen a la vez.
account-still-inside = Aún en la cueva: { $names }. { $count ->
    [one] Botín
   *[other] Botín por persona
}: { $carried ->
    [0] nada
    [one] { $carried } rubí
   *[other] { $carried } rubíes
}. En el camino: { $path ->
    [0] nada
    [one] { $path } rubí
   *[other] { $path } rubíes
}.
account-undecided = Aún no hay decisión.
account-chests = Cofres: { $list }
account-all-go-on = Todo el mundo sigue adelante.

account-turn = Turno { $number }: { $name }
account-cave-roll = Cueva: { $faces }. { $taken ->
    [0] Ningún diamante.
    [one] Consigue { $taken } diamante.
   *[other] Consigue { $taken } diamantes.
}
account-kept-key = Guarda la llave.
account-kept-door = Guarda la puerta.
account-troll-came = Viene el Troll: { $lost ->
    [0] no hay nada que perder
    [one] { $lost } diamante va a parar a su Mano
   *[other] { $lost } diamantes van a parar a su Mano
}.
account-hall = La puerta se abre. { $thrower } tira primero los dados de dragón.
account-hall-roll = Sala: { $first } y { $second }. { $taken ->
    [0] Ninguna pepita.
    [one] Consigue { $taken } pepita.
   *[other] Consigue { $taken } pepitas.
}
account-dragon-throw = { $name } tira los dados de dragón: { $faces }.
account-dragon-awake = ¡El Dragón se ha despertado! { $name } ha sacado el segundo dragón. Tesoros perdidos: { $lost }. De la Mano del Troll: { $hand ->
    [0] nada
    [one] { $hand } diamante
   *[other] { $hand } diamantes
}.
account-share = { $name } recibe { $share }.
account-left-cave = Sale de la cueva { $brought ->
    [nada] con las manos vacías
   *[other] con { $brought }
}.
account-left-hall = Sale de la sala { $brought ->
    [nada] con las manos vacías
   *[other] con { $brought }
}.
account-beside = Aún en riesgo: { $beside }.
account-rooms = Queda en la Cueva de Diamantes: { $cave ->
    [0] nada
    [one] { $cave } diamante
   *[other] { $cave } diamantes
}. En la Sala del Tesoro: { $hall ->
    [0] nada
    [one] { $hall } pepita de oro
   *[other] { $hall } pepitas de oro
}. En la Mano del Troll: { $hand ->
    [0] nada
    [one] { $hand } diamante
   *[other] { $hand } diamantes
}.

account-winner = { $count ->
    [one] { $names } gana con { $score ->
        [one] { $score } punto
       *[other] { $score } puntos
    }.
   *[other] Victoria compartida: { $names }, con { $score ->
        [one] { $score } punto
       *[other] { $score } puntos
    } por persona.
}
account-leader = La partida aún no ha terminado. { $count ->
    [one] { $names } va en cabeza con { $score ->
        [one] { $score } punto
       *[other] { $score } puntos
    }.
   *[other] { $names } van en cabeza con { $score ->
        [one] { $score } punto
       *[other] { $score } puntos
    } por persona.
}
