# Words of the games, shared by everything that speaks.

list-and = { $firsts } e { $last }
list-comma = { $firsts }, { $next }
list-sentences = { $firsts } { $next }
pair = { $name }: { $value }
percent = { $number }%
number-about = { $number } ± { $error }
decimal = { $whole },{ $tenths }
number-group = .

expedition = Expedição { $number } de { $total }

hazard-spider = aranhas
hazard-snake = cobras
hazard-lava = lava
hazard-boulder = bola de pedra
hazard-ram = aríete
hazard-scorpion = escorpiões
hazard-spikes = espinhos
hazard-rockfall = desmoronamento
hazard-gas = gás
hazard-explosion = explosão
hazard-mummy = múmias
hazard-fire = fogo

relic-plain = uma relíquia
relic-numbered = a relíquia { $worth }
card-relic = relíquia
card-relic-numbered = relíquia { $worth }
edition-classic-2005 = Diamant, a primeira edição
edition-iello-2016 = Diamant, relíquias sem número
edition-iello-numbered = Diamant, relíquias numeradas e aranhas
edition-portal-2025 = Diamant, relíquias numeradas e espinhos
edition-incan-gold = Tesouro Inca (Incan Gold)
edition-troll-dragon = Troll & Dragon

stones = { $diamonds ->
    [0] { $rubies ->
        [0] nada
        [one] { $rubies } rubi
       *[other] { $rubies } rubis
    }
    [one] { $diamonds } diamante { $rubies ->
        [0] {""}
        [one] + { $rubies } rubi
       *[other] + { $rubies } rubis
    }
   *[other] { $diamonds } diamantes { $rubies ->
        [0] {""}
        [one] + { $rubies } rubi
       *[other] + { $rubies } rubis
    }
}

die-diamond = diamante
die-key = chave
die-door = porta
die-troll = troll

dragon-blank = vazio
dragon-dragon = dragão
dragon-aside = separado

treasure = { $diamonds ->
    [0] { $nuggets ->
        [0] nada
        [one] { $nuggets } pepita de ouro
       *[other] { $nuggets } pepitas de ouro
    }
    [one] { $diamonds } diamante{ $nuggets ->
        [0] {""}
        [one] {" "}e { $nuggets } pepita de ouro
       *[other] {" "}e { $nuggets } pepitas de ouro
    }
   *[other] { $diamonds } diamantes{ $nuggets ->
        [0] {""}
        [one] {" "}e { $nuggets } pepita de ouro
       *[other] {" "}e { $nuggets } pepitas de ouro
    }
}

dragon-one-eye = O Dragão está com um olho aberto.

column-chest = baú
column-stones = em pedras
column-relics = relíquias
column-score = pontos
column-diamonds = diamantes
column-nuggets = pepitas de ouro
