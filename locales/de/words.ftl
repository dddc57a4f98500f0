# Words of the games, shared by everything that speaks.

list-and = { $firsts } und { $last }
list-comma = { $firsts }, { $next }
list-sentences = { $firsts } { $next }
pair = { $name }: { $value }
percent = { $number } %
number-about = { $number } ± { $error }
decimal = { $whole },{ $tenths }
number-group = .

expedition = Expedition { $number } von { $total }

hazard-spider = Spinnen
hazard-snake = Schlangen
hazard-lava = Lava
hazard-boulder = Steinkugel
hazard-ram = Rammbock
hazard-scorpion = Skorpione
hazard-spikes = Stacheln
hazard-rockfall = Steinschlag
hazard-gas = Gas
hazard-explosion = Explosion
hazard-mummy = Mumien
hazard-fire = Feuer

relic-plain = ein Relikt
relic-numbered = Relikt { $worth }
card-relic = Relikt
card-relic-numbered = Relikt { $worth }
edition-classic-2005 = Diamant, die erste Ausgabe
edition-iello-2016 = Diamant, Relikte ohne Zahlen
edition-iello-numbered = Diamant, nummerierte Relikte und Spinnen
edition-portal-2025 = Diamant, nummerierte Relikte und Stacheln
edition-incan-gold = Incan Gold
edition-troll-dragon = Troll & Drache

stones = { $diamonds ->
    [0] { $rubies ->
        [0] nichts
        [one] { $rubies } Rubin
       *[other] { $rubies } Rubine
    }
    [one] { $diamonds } Diamant { $rubies ->
        [0] {""}
        [one] + { $rubies } Rubin
       *[other] + { $rubies } Rubine
    }
   *[other] { $diamonds } Diamanten { $rubies ->
        [0] {""}
        [one] + { $rubies } Rubin
       *[other] + { $rubies } Rubine
    }
}

die-diamond = Diamant
die-key = Schlüssel
die-door = Tür
die-troll = Troll

dragon-blank = leer
dragon-dragon = Drache
dragon-aside = beiseitegelegt

treasure = { $diamonds ->
    [0] { $nuggets ->
        [0] nichts
        [one] { $nuggets } Goldnugget
       *[other] { $nuggets } Goldnuggets
    }
    [one] { $diamonds } Diamant{ $nuggets ->
        [0] {""}
        [one] {" "}und { $nuggets } Goldnugget
       *[other] {" "}und { $nuggets } Goldnuggets
    }
   *[other] { $diamonds } Diamanten{ $nuggets ->
        [0] {""}
        [one] {" "}und { $nuggets } Goldnugget
       *[other] {" "}und { $nuggets } Goldnuggets
    }
}

dragon-one-eye = Ein Auge ist offen.

column-chest = Truhe
column-stones = in Steinen
column-relics = Relikte
column-score = Punkte
column-diamonds = Diamanten
column-nuggets = Goldnuggets
