# The referee's account of a game.

account-diamant = { $edition }, { $relics }, { $players } jogadores
account-house = Diamant, regras da casa “{ $name }”
account-with-relics = com relíquias
account-without-relics = sem relíquias
account-troll = Troll & Dragon, { $players } jogadores

account-treasure = Tesouro de { $worth } { $people ->
    [one] para uma só pessoa
   *[other] para { $people }: { $each ->
        [0] não dá para dividir, { $stays ->
            [one] fica { $stays } na carta
           *[other] ficam { $stays } na carta
        }
       *[other] { $each } por pessoa, { $stays ->
            [0] não sobra nada
            [one] fica { $stays } na carta
           *[other] ficam { $stays } na carta
        }
    }
}.
account-hazard = Perigo: { $hazard }, pela primeira vez. Não acontece nada.
account-relic = No caminho: { $relic }.
account-trap = Armadilha: { $hazard } de novo! { $names } { $count ->
    [one] foge e { $lost ->
        [0] não perde nada
        [one] perde { $lost } rubi
       *[other] perde { $lost } rubis
    }
   *[other] fogem e { $lost ->
        [0] não perdem nada
        [one] perdem { $lost } rubi por pessoa
       *[other] perdem { $lost } rubis por pessoa
    }
}.
account-removed = Uma carta sai do jogo: { $hazard }.
account-home = { $names } { $count ->
    [one] sai { $total ->
        [0] sem rubis
        [one] com { $total } rubi
       *[other] com { $total } rubis
    }
   *[other] saem { $total ->
        [0] sem rubis
        [one] com { $total } rubi por pessoa
       *[other] com { $total } rubis por pessoa
    }
}{ $share ->
    [0] {""}
   *[other] { $carried ->
        [0] {" "}(tudo do caminho)
       *[other] {" "}({ $carried } na mão + { $share } do caminho)
    }
}.
account-camp = { $names } { $count ->
    [one] fica no acampamento
   *[other] ficam no acampamento
}.
account-rest = { $names } { $count ->
    [one] descansa no acampamento
   *[other] descansam no acampamento
}.
account-relic-taken = Só { $name } sai e leva { $relic }, que vale { $worth }.
account-relic-lost = Ninguém pegou, então sai do jogo: { $relic }.
account-deck-ran-out = O baralho acabou: todo mundo que está na caverna sai junto.
account-still-inside = Ainda na caverna: { $names }, { $carried ->
    [0] sem nada na mão
   *[other] com { $carried } na mão{ $count ->
        [one] {""}
       *[other] {" "}por pessoa
    }
}; no caminho: { $path ->
    [0] nada
   *[other] { $path }
}.
account-undecided = Nenhuma decisão ainda.
account-chests = Baús: { $list }
account-all-go-on = Todo mundo continua.

account-turn = Turno { $number }: { $name }
account-cave-roll = Caverna: { $faces }. { $taken ->
    [0] Nenhum diamante.
    [one] Pegou { $taken } diamante.
   *[other] Pegou { $taken } diamantes.
}
account-kept-key = Guarda a chave.
account-kept-door = Guarda a porta.
account-troll-came = Lá vem o Troll: { $lost ->
    [0] não há nada a perder
    [one] { $lost } diamante vai para a mão dele
   *[other] { $lost } diamantes vão para a mão dele
}.
account-hall = A porta se abre. Quem começa a rolar os dados do Dragão é { $thrower }.
account-hall-roll = Sala: { $first } e { $second }. { $taken ->
    [0] Nenhuma pepita.
    [one] Pegou { $taken } pepita.
   *[other] Pegou { $taken } pepitas.
}
account-dragon-throw = { $name } rola os dados do Dragão: { $faces }.
account-dragon-awake = O Dragão acordou! { $name } tirou o segundo dragão. Perda: { $lost }. Da mão do Troll: { $hand ->
    [0] nada
    [one] { $hand } diamante
   *[other] { $hand } diamantes
}.
account-share = { $name } recebe { $share }.
account-left-cave = Sai da caverna { $brought ->
    [nada] de mãos vazias
   *[other] com { $brought }
}.
account-left-hall = Sai da sala { $brought ->
    [nada] de mãos vazias
   *[other] com { $brought }
}.
account-beside = Ainda não está a salvo: { $beside }.
account-rooms = Ainda na Caverna dos Diamantes: { $cave ->
    [0] nada
    [one] { $cave } diamante
   *[other] { $cave } diamantes
}. Na Sala do Tesouro: { $hall ->
    [0] nada
    [one] { $hall } pepita de ouro
   *[other] { $hall } pepitas de ouro
}. Na mão do Troll: { $hand ->
    [0] nada
    [one] { $hand } diamante
   *[other] { $hand } diamantes
}.

account-winner = { $count ->
    [one] { $names } vence com { $score ->
        [one] { $score } ponto
       *[other] { $score } pontos
    }.
   *[other] Vitória compartilhada: { $names }, com { $score ->
        [one] { $score } ponto
       *[other] { $score } pontos
    } cada.
}
account-leader = A partida ainda não acabou. { $count ->
    [one] { $names } lidera com { $score ->
        [one] { $score } ponto
       *[other] { $score } pontos
    }.
   *[other] Empate na liderança: { $names }, { $score ->
        [0] ainda sem pontos
        [one] com { $score } ponto cada
       *[other] com { $score } pontos cada
    }.
}
