# Les mots des jeux, communs à tout ce qui parle.

list-and = { $firsts } et { $last }

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

stones = { $diamonds ->
    [0] { $rubies } rubis
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
dragon-aside = de côté

treasure = { $diamonds ->
    [one] { $diamonds } diamant
   *[other] { $diamonds } diamants
} et { $nuggets ->
    [one] { $nuggets } pépite d’or
   *[other] { $nuggets } pépites d’or
}

dragon-one-eye = Un œil est ouvert.

column-chest = coffre
column-stones = en pierres
column-relics = reliques
column-score = score
column-diamonds = diamants
column-nuggets = pépites d’or
