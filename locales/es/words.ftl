# Words of the games, shared by everything that speaks.

list-and = { $firsts } y { $last }
list-comma = { $firsts }, { $next }
list-sentences = { $firsts } { $next }
pair = { $name }: { $value }
percent = { $number } %
number-about = { $number } ± { $error }
decimal = { $whole },{ $tenths }
number-group = .

expedition = Expedición { $number } de { $total }

hazard-spider = arañas
hazard-snake = serpientes
hazard-lava = lava
hazard-boulder = bola de piedra
hazard-ram = ariete
hazard-scorpion = escorpiones
hazard-spikes = pinchos
hazard-rockfall = derrumbe
hazard-gas = gas
hazard-explosion = explosión
hazard-mummy = momias
hazard-fire = fuego

relic-plain = una reliquia
relic-numbered = la reliquia { $worth }
card-relic = reliquia
card-relic-numbered = reliquia { $worth }
edition-classic-2005 = Diamant, la primera edición
edition-iello-2016 = Diamant, reliquias sin número
edition-iello-numbered = Diamant, reliquias numeradas y arañas
edition-portal-2025 = Diamant, reliquias numeradas y pinchos
edition-incan-gold = Incan Gold
edition-troll-dragon = Troll y Dragón

stones = { $diamonds ->
    [0] { $rubies ->
        [0] nada
        [one] { $rubies } rubí
       *[other] { $rubies } rubíes
    }
    [one] { $diamonds } diamante { $rubies ->
        [0] {""}
        [one] + { $rubies } rubí
       *[other] + { $rubies } rubíes
    }
   *[other] { $diamonds } diamantes { $rubies ->
        [0] {""}
        [one] + { $rubies } rubí
       *[other] + { $rubies } rubíes
    }
}

die-diamond = diamante
die-key = llave
die-door = puerta
die-troll = troll

dragon-blank = nada
dragon-dragon = dragón
dragon-aside = apartado

treasure = { $diamonds ->
    [0] { $nuggets ->
        [0] nada
        [one] { $nuggets } pepita de oro
       *[other] { $nuggets } pepitas de oro
    }
    [one] { $diamonds } diamante{ $nuggets ->
        [0] {""}
        [one] {" "}y { $nuggets } pepita de oro
       *[other] {" "}y { $nuggets } pepitas de oro
    }
   *[other] { $diamonds } diamantes{ $nuggets ->
        [0] {""}
        [one] {" "}y { $nuggets } pepita de oro
       *[other] {" "}y { $nuggets } pepitas de oro
    }
}

dragon-one-eye = El Dragón ha abierto un ojo.

column-chest = cofre
column-stones = en gemas
column-relics = reliquias
column-score = puntos
column-diamonds = diamantes
column-nuggets = pepitas de oro
