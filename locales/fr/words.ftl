# Les mots des jeux, communs à tout ce qui parle.

list-and = { $firsts } et { $last }
list-comma = { $firsts }, { $next }
list-sentences = { $firsts } { $next }
pair = { $name } : { $value }
percent = { $number } %
number-about = { $number } ± { $error }
decimal = { $whole },{ $tenths }
number-group = {"\u202F"}

expedition = Expédition { $number } sur { $total }

hazard-spider = araignées
hazard-snake = serpents
hazard-lava = lave
hazard-boulder = boule de pierre
hazard-ram = bélier
hazard-scorpion = scorpions
hazard-spikes = pieux
hazard-rockfall = éboulement
hazard-gas = gaz
hazard-explosion = explosion
hazard-mummy = momies
hazard-fire = feu

relic-plain = une relique
relic-numbered = la relique { $worth }
card-relic = relique
card-relic-numbered = relique { $worth }
edition-classic-2005 = Diamant, la première édition
edition-iello-2016 = Diamant, reliques sans numéro
edition-iello-numbered = Diamant, reliques numérotées et araignées
edition-portal-2025 = Diamant, reliques numérotées et pieux
edition-incan-gold = Incan Gold
edition-troll-dragon = Troll & Dragon

stones = { $diamonds ->
    [0] { $rubies ->
        [0] rien
       *[other] { $rubies } rubis
    }
    [one] { $diamonds } diamant { $rubies ->
        [0] {""}
       *[other] + { $rubies } rubis
    }
   *[other] { $diamonds } diamants { $rubies ->
        [0] {""}
       *[other] + { $rubies } rubis
    }
}

die-diamond = diamant
die-key = clé
die-door = porte
die-troll = troll

dragon-blank = vide
dragon-dragon = dragon
dragon-aside = mis de côté

treasure = { $diamonds ->
    [0] { $nuggets ->
        [0] rien
        [one] { $nuggets } pépite d’or
       *[other] { $nuggets } pépites d’or
    }
    [one] { $diamonds } diamant{ $nuggets ->
        [0] {""}
        [one] {" "}et { $nuggets } pépite d’or
       *[other] {" "}et { $nuggets } pépites d’or
    }
   *[other] { $diamonds } diamants{ $nuggets ->
        [0] {""}
        [one] {" "}et { $nuggets } pépite d’or
       *[other] {" "}et { $nuggets } pépites d’or
    }
}

dragon-one-eye = Un œil est ouvert.

column-chest = coffre
column-stones = en pierres
column-relics = reliques
column-score = score
column-diamonds = diamants
column-nuggets = pépites d’or
