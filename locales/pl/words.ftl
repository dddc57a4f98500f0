# Słowa obu gier, wspólne dla wszystkiego, co mówi.

list-and = { $firsts } i { $last }

expedition = Wyprawa { $number } z { $total }

hazard-spider = pająki
hazard-snake = węże
hazard-lava = lawa
hazard-boulder = kula
hazard-ram = taran
hazard-scorpion = skorpiony
hazard-spikes = kolce
hazard-rockfall = zawał
hazard-gas = gaz
hazard-explosion = wybuch
hazard-mummy = mumie
hazard-fire = ogień

relic-plain = relikt
relic-numbered = relikt { $worth }

stones = { $diamonds ->
    [0] { $rubies ->
        [one] { $rubies } rubin
        [few] { $rubies } rubiny
       *[other] { $rubies } rubinów
    }
    [one] { $diamonds } diament { $rubies ->
        [0] {""}
        [one] + { $rubies } rubin
        [few] + { $rubies } rubiny
       *[other] + { $rubies } rubinów
    }
    [few] { $diamonds } diamenty { $rubies ->
        [0] {""}
        [one] + { $rubies } rubin
        [few] + { $rubies } rubiny
       *[other] + { $rubies } rubinów
    }
   *[other] { $diamonds } diamentów { $rubies ->
        [0] {""}
        [one] + { $rubies } rubin
        [few] + { $rubies } rubiny
       *[other] + { $rubies } rubinów
    }
}

die-diamond = diament
die-key = klucz
die-door = drzwi
die-troll = troll

dragon-blank = pusto
dragon-dragon = smok
dragon-aside = odłożona

treasure = { $diamonds ->
    [one] { $diamonds } diament
    [few] { $diamonds } diamenty
   *[other] { $diamonds } diamentów
} i { $nuggets ->
    [one] { $nuggets } samorodek złota
    [few] { $nuggets } samorodki złota
   *[other] { $nuggets } samorodków złota
}

dragon-one-eye = Jedno oko otwarte.

column-chest = skrzynia
column-stones = w kamieniach
column-relics = relikty
column-score = wynik
column-diamonds = diamenty
column-nuggets = samorodki złota
