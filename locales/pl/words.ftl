# Słowa obu gier, wspólne dla wszystkiego, co mówi.

list-and = { $firsts } i { $last }
list-comma = { $firsts }, { $next }
list-sentences = { $firsts } { $next }
pair = { $name }: { $value }
percent = { $number }%
number-about = { $number } ± { $error }
decimal = { $whole },{ $tenths }
number-group = {"\u00A0"}

expedition = Wyprawa { $number } z { $total }

hazard-spider = pająki
hazard-snake = węże
hazard-lava = lawa
hazard-boulder = tocząca się kula
hazard-ram = taran
hazard-scorpion = skorpiony
hazard-spikes = kolce
hazard-rockfall = spadające kamienie
hazard-gas = gaz
hazard-explosion = wybuch
hazard-mummy = mumie
hazard-fire = ogień

relic-plain = relikt
relic-numbered = relikt { $worth }
card-relic = relikt
card-relic-numbered = relikt { $worth }
edition-classic-2005 = Diamenty (Diamant), pierwsze wydanie
edition-iello-2016 = Diamenty (Diamant), relikty bez liczb
edition-iello-numbered = Diamenty (Diamant), relikty z liczbami i pająki
edition-portal-2025 = Diamenty, relikty z liczbami i kolce
edition-incan-gold = Incan Gold
edition-troll-dragon = Troll i Smok

stones = { $diamonds ->
    [0] { $rubies ->
        [0] nic
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

dragon-blank = pusta
dragon-dragon = smok
dragon-aside = odłożona

treasure = { $diamonds ->
    [0] { $nuggets ->
        [0] nic
        [one] { $nuggets } samorodek złota
        [few] { $nuggets } samorodki złota
       *[other] { $nuggets } samorodków złota
    }
    [one] { $diamonds } diament{ $nuggets ->
        [0] {""}
        [one] {" "}i { $nuggets } samorodek złota
        [few] {" "}i { $nuggets } samorodki złota
       *[other] {" "}i { $nuggets } samorodków złota
    }
    [few] { $diamonds } diamenty{ $nuggets ->
        [0] {""}
        [one] {" "}i { $nuggets } samorodek złota
        [few] {" "}i { $nuggets } samorodki złota
       *[other] {" "}i { $nuggets } samorodków złota
    }
   *[other] { $diamonds } diamentów{ $nuggets ->
        [0] {""}
        [one] {" "}i { $nuggets } samorodek złota
        [few] {" "}i { $nuggets } samorodki złota
       *[other] {" "}i { $nuggets } samorodków złota
    }
}

dragon-one-eye = Jedno oko jest otwarte.

column-chest = skrzynia
column-stones = w kamieniach
column-relics = relikty
column-score = wynik
column-diamonds = diamenty
column-nuggets = samorodki złota
