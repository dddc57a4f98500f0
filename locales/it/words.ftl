# Words of the games, shared by everything that speaks.

list-and = { $firsts } e { $last }
list-comma = { $firsts }, { $next }
list-sentences = { $firsts } { $next }
pair = { $name }: { $value }
percent = { $number }%
number-about = { $number } ± { $error }
decimal = { $whole },{ $tenths }
number-group = .

expedition = Spedizione { $number } di { $total }

hazard-spider = ragni
hazard-snake = serpenti
hazard-lava = lava
hazard-boulder = masso
hazard-ram = ariete
hazard-scorpion = scorpioni
hazard-spikes = spuntoni
hazard-rockfall = frana
hazard-gas = gas
hazard-explosion = esplosione
hazard-mummy = mummie
hazard-fire = fuoco

relic-plain = una reliquia
relic-numbered = la reliquia { $worth }
card-relic = reliquia
card-relic-numbered = reliquia { $worth }
edition-classic-2005 = Diamant, la prima edizione
edition-iello-2016 = Diamant, reliquie senza numero
edition-iello-numbered = Diamant, reliquie numerate e ragni
edition-portal-2025 = Diamant, reliquie numerate e spuntoni
edition-incan-gold = Incan Gold
edition-troll-dragon = Troll & Dragon

stones = { $diamonds ->
    [0] { $rubies ->
        [0] niente
        [one] { $rubies } rubino
       *[other] { $rubies } rubini
    }
    [one] { $diamonds } diamante { $rubies ->
        [0] {""}
        [one] + { $rubies } rubino
       *[other] + { $rubies } rubini
    }
   *[other] { $diamonds } diamanti { $rubies ->
        [0] {""}
        [one] + { $rubies } rubino
       *[other] + { $rubies } rubini
    }
}

die-diamond = diamante
die-key = chiave
die-door = porta
die-troll = troll

dragon-blank = vuoto
dragon-dragon = drago
dragon-aside = messo da parte

treasure = { $diamonds ->
    [0] { $nuggets ->
        [0] niente
        [one] { $nuggets } pepita d’oro
       *[other] { $nuggets } pepite d’oro
    }
    [one] { $diamonds } diamante{ $nuggets ->
        [0] {""}
        [one] {" "}e { $nuggets } pepita d’oro
       *[other] {" "}e { $nuggets } pepite d’oro
    }
   *[other] { $diamonds } diamanti{ $nuggets ->
        [0] {""}
        [one] {" "}e { $nuggets } pepita d’oro
       *[other] {" "}e { $nuggets } pepite d’oro
    }
}

dragon-one-eye = Il Drago ha un occhio aperto.

column-chest = forziere
column-stones = in pietre
column-relics = reliquie
column-score = punteggio
column-diamonds = diamanti
column-nuggets = pepite d’oro
