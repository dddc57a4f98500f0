# A finished game, gone through again.

end-replay = Rever a partida
end-review = Perguntar ao treinador
end-fairness = Conferir o sorteio
share-link = Link para este momento
file-no-record = Este arquivo não é um registro: não dá para lê-lo como JSON.

replay-title = Replay
replay-unknown = Não encontramos essa partida
replay-unknown-text = Só dá para rever partidas encerradas, e este servidor não tem nenhuma para esse link.
replay-file = Abrir um registro
replay-file-other = Abrir outro registro
replay-file-hint = Um registro é a história de uma partida em um arquivo JSON: baixado aqui, feito por um programa ou anotado em uma mesa de verdade.
replay-controls = Percorrer a partida
replay-scrubber = Ponto da partida
replay-first = Para o começo
replay-previous = Um passo para trás
replay-play = Reproduzir
replay-pause = Pausar
replay-next = Um passo para a frente
replay-last = Para o fim
replay-jump = Ir para
replay-pace = Velocidade
replay-pace-slow = lenta
replay-pace-normal = velocidade normal
replay-pace-fast = rápida
replay-beginning = O começo
replay-expedition = Expedição { $number }
replay-turn-of = Turno { $number }: { $name }
replay-turn = Turno { $number }: { $what }
replay-card = Expedição { $expedition }, carta { $number }: { $what }
replay-trap = armadilha, { $hazard }
replay-all-on = todo mundo continua
replay-leave = { $count ->
    [one] { $names } sai
   *[other] { $names } saem
}
replay-as = Jogar como
replay-continue = Continuar daqui
replay-continue-hint = Cria uma nova mesa que continua deste momento. Bots ocupam os outros lugares; quem você convidar pode assumir antes do começo.
replay-continue-over = Aqui a partida já acabou. Volte para um momento anterior.
help-replay-step = No replay: um passo para trás, um passo para a frente
help-replay-play = No replay: reproduzir ou pausar
replay-download = Baixar o registro

my-games = Suas partidas
my-games-practice = Treinar decisões
my-games-won = { $count ->
    [one] { $names } venceu com { $score ->
        [one] { $score } ponto
       *[other] { $score } pontos
    }
   *[other] Vitória compartilhada: { $names }, com { $score ->
        [one] { $score } ponto
       *[other] { $score } pontos
    }
}
my-games-all = Mostrar todas
my-games-none = Suas partidas encerradas vão aparecer aqui, prontas para rever.
my-games-file = Rever uma partida de um arquivo
my-games-fairness = Por que o sorteio é justo

# Charts
charts-title = Como foi a partida
chart-as-table = Os mesmos dados em tabela
chart-scores = Pontos
chart-expedition = Expedição
chart-turn = Turno
chart-exits = Quem saiu e quando
chart-exits-hint = As cartas de cada expedição ficam no alto; ★ é uma relíquia. Cada barra termina onde o explorador saiu: + com o que foi para o baú, ✕ se caiu em uma armadilha.
exit-home = em casa depois da carta { $card } { $amount ->
    [0] sem rubis
   *[other] com { $amount }
}
exit-trap = { $lost ->
    [0] armadilha na carta { $card }, sem perder nada
   *[other] armadilha na carta { $card }, perda: { $lost }
}
exit-inside = ainda na caverna na carta { $card }
exits-of = Expedição { $number }: { $cards }.
exits-each = { $name }: { $exit }.
luck-title = Sorte
luck-hint = Pedras: quantas havia nos tesouros virados enquanto o explorador estava na caverna, e quantas eram esperadas em média. Armadilhas: quantas aconteceram, e quantas eram esperadas em média. O que cada pessoa fez com a própria sorte não entra nesta conta.
luck-gems = Pedras encontradas (esperadas)
luck-balance = Diferença
luck-traps = Armadilhas (esperadas)
luck-of = { $count } ({ $expected })
dice-luck-hint = Esperado: quanto os turnos desta pessoa renderiam em média com escolhas perfeitas. Escolhas e Dados: quanto mudaram esse valor (cálculo exato). Do Dragão: o que esta pessoa recebeu quando o Dragão pegou outra, incluindo diamantes da mão do Troll. A soma dá os pontos.
dice-luck-race-hint = Corrida: a sorte nas rolagens na Sala do Tesouro, calculada como se os dois lados fossem igualmente rápidos.
dice-luck-expected = Esperado
dice-luck-choices = Escolhas
dice-luck-dice = Dados
dice-luck-race = Corrida
dice-luck-gifts = Do Dragão
ends-title = Como os turnos terminaram
ends-home = Saiu a tempo
ends-troll = O Troll veio
ends-dragon = O Dragão acordou
