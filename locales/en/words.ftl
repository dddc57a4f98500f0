# Words of the games, shared by everything that speaks.

list-and = { $firsts } and { $last }

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

stones = { $diamonds ->
    [0] { $rubies ->
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
dragon-aside = aside

treasure = { $diamonds ->
    [one] { $diamonds } diamond
   *[other] { $diamonds } diamonds
} and { $nuggets ->
    [one] { $nuggets } gold nugget
   *[other] { $nuggets } gold nuggets
}

dragon-one-eye = One eye is open.

column-chest = chest
column-stones = laid out
column-relics = relics
column-score = score
column-diamonds = diamonds
column-nuggets = gold nuggets
