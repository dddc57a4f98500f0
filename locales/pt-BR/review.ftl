# What `tacora review` says.

review-exact = Todos os valores são exatos: o jogo para dois foi resolvido. Os valores são pontos: 100 é vitória certa.
review-estimated = Os valores são estimativas: para cada escolha, o treinador jogou a continuação { $tries } vezes como o mestre jogaria (forte, mas não perfeito). Os valores são pontos: 100 é vitória certa. O número depois de ± é o erro padrão.
review-nearest = O mestre treinou com outro baralho, então veja estes números com cautela.
review-parts = Parte igual + decisões próprias + decisões dos outros + sorte nas cartas + sorte nos palpites = resultado.
review-costliest = { $name }, os momentos que custaram mais caro:
review-no-mistake = { $name }: nenhum erro claro.
review-moment = Expedição { $expedition }, { $cards ->
    [0] antes da primeira carta
    [one] depois de { $cards } carta
   *[other] depois de { $cards } cartas
}: escolheu { $choice ->
    [leave] sair
   *[continue] continuar
} com { $carried ->
    [0] nada
   *[other] { $carried }
} na mão e { $path ->
    [0] nada
   *[other] { $path }
} no caminho (risco de armadilha: { $trap }%). Custo: { $loss }.
review-master = { $tenths ->
    [0] Aqui o mestre sempre sai.
    [10] Aqui o mestre sempre continua.
    [one] Aqui o mestre continua { $tenths } vez em 10.
   *[other] Aqui o mestre continua { $tenths } vezes em 10.
}
review-reason = Continuar: vence em { $win-continue }% das vezes, { $rubies-continue } na mão depois de mais uma carta. Sair: vence em { $win-leave }% das vezes, { $rubies-leave } para o baú.
review-choice = { $choice ->
    [leave] sair
   *[continue] continuar
}

review-column-score = pontos
review-column-accuracy = precisão
review-column-loss = perda
review-column-fair = parte igual
review-column-own = próprias
review-column-others = dos outros
review-column-cards = cartas
review-column-guessing = palpites
review-column-result = resultado
review-column-name = nome
review-column-expedition = expedição
review-column-cards-lying = cartas
review-column-carried = na mão
review-column-trap = armadilha
review-column-choice = escolha
review-column-mix = mestre continua
review-column-win-continue = vitória se continuar
review-column-win-leave = vitória se sair
review-column-stakes = em jogo

review-dice-exact = Todos os valores são exatos: quanto um turno rende em média, contando 1 por diamante e 3 por pepita.
review-dice-parts = Esperado dos próprios turnos − custo das próprias escolhas + sorte nos dados + sorte na corrida + do Dragão = pontos.
review-dice-moment = Turno { $turn }: escolheu { $choice ->
    [leave] sair
    [enter] abrir a porta
    [keep-key] guardar a chave
    [keep-door] guardar a porta
    [stay] ficar
   *[roll] rolar
}, { $risk ->
    [0] sem nada
   *[other] com { $risk }
} em risco. Custo: { $loss }.
review-dice-better = Melhor: { $best ->
    [leave] sair
    [enter] abrir a porta
    [keep-key] guardar a chave
    [keep-door] guardar a porta
    [stay] ficar
   *[roll] rolar
}, com média de { $worth-best } em vez de { $worth }.
review-dice-choice = { $choice ->
    [leave] sair
    [enter] abrir a porta
    [keep-key] guardar a chave
    [keep-door] guardar a porta
    [stay] ficar
   *[roll] rolar
}
review-dice-win = Chances de vitória: para cada escolha, o treinador jogou a partida até o fim, no máximo { $tries } vezes, com todo mundo tentando levar o máximo para casa. Os valores são pontos: 100 é vitória certa. O número depois de ± é o erro padrão.
review-dice-win-parts = Parte igual + escolhas próprias + escolhas dos outros + sorte = resultado.
review-dice-win-costliest = { $name }, as escolhas que mais reduziram as chances de vitória:
review-dice-wins-more = Conselho: { $advised ->
    [leave] sair
    [enter] abrir a porta
    [keep-key] guardar a chave
    [keep-door] guardar a porta
    [stay] ficar
   *[roll] rolar
} ({ $win-advised }% de vitórias em vez de { $win }%).
review-column-expected = esperado
review-column-dice = dados
review-column-race = corrida
review-column-gifts = do Dragão
review-column-turn = turno
review-column-risk = em risco
review-column-best = melhor
review-column-luck = sorte
review-column-advised = melhor para vencer
review-column-win-loss = chances perdidas

hint-closed-chests = Continuar: { $rubies-continue } na mão depois de mais uma carta. Sair: { $rubies-leave } para o baú. Os baús estão fechados, então as chances de vitória ficam em segredo.
hint-estimated = Estimativa, ± { $error }.
hint-dice = Melhor: { $best ->
    [leave] sair
    [enter] abrir a porta
    [keep-key] guardar a chave
    [keep-door] guardar a porta
    [stay] ficar
   *[roll] rolar
} (vale { $worth-best } em média). Em segundo lugar: { $next ->
    [leave] sair
    [enter] abrir a porta
    [keep-key] guardar a chave
    [keep-door] guardar a porta
    [stay] ficar
   *[roll] rolar
} (vale { $worth-next }).
