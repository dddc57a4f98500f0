# Words of the games, shared by everything that speaks.

list-and = { $firsts } and { $last }
list-comma = { $firsts }, { $next }
list-sentences = { $firsts } { $next }
pair = { $name }: { $value }
percent = { $number }%
number-about = { $number } ± { $error }
decimal = { $whole }.{ $tenths }
number-group = ,

expedition = Expedition { $number } of { $total }

hazard-spider = spiders
hazard-snake = snakes
hazard-lava = lava
hazard-boulder = boulder
hazard-ram = ram
hazard-scorpion = scorpions
hazard-spikes = spikes
hazard-rockfall = rockfall
hazard-gas = gas
hazard-explosion = explosion
hazard-mummy = mummies
hazard-fire = fire

relic-plain = a relic
relic-numbered = relic { $worth }
card-relic = relic
card-relic-numbered = relic { $worth }
edition-classic-2005 = Diamant, the first edition
edition-iello-2016 = Diamant, relics without numbers
edition-iello-numbered = Diamant, numbered relics and spiders
edition-portal-2025 = Diamant, numbered relics and spikes
edition-incan-gold = Incan Gold
edition-troll-dragon = Troll & Dragon

stones = { $diamonds ->
    [0] { $rubies ->
        [0] nothing
        [one] { $rubies } ruby
       *[other] { $rubies } rubies
    }
    [one] { $diamonds } diamond { $rubies ->
        [0] {""}
        [one] + { $rubies } ruby
       *[other] + { $rubies } rubies
    }
   *[other] { $diamonds } diamonds { $rubies ->
        [0] {""}
        [one] + { $rubies } ruby
       *[other] + { $rubies } rubies
    }
}

die-diamond = diamond
die-key = key
die-door = door
die-troll = troll

dragon-blank = blank
dragon-dragon = dragon
dragon-aside = set aside

treasure = { $diamonds ->
    [0] { $nuggets ->
        [0] nothing
        [one] { $nuggets } gold nugget
       *[other] { $nuggets } gold nuggets
    }
    [one] { $diamonds } diamond{ $nuggets ->
        [0] {""}
        [one] {" "}and { $nuggets } gold nugget
       *[other] {" "}and { $nuggets } gold nuggets
    }
   *[other] { $diamonds } diamonds{ $nuggets ->
        [0] {""}
        [one] {" "}and { $nuggets } gold nugget
       *[other] {" "}and { $nuggets } gold nuggets
    }
}

dragon-one-eye = One eye is open.

column-chest = chest
column-stones = in stones
column-relics = relics
column-score = score
column-diamonds = diamonds
column-nuggets = gold nuggets
