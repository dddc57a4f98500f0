# The coach: what every decision of a game was worth.

review-title = O treinador
review-loading = O treinador está revendo a partida…
review-exact = Dois jogadores e o baralho básico: esse jogo foi resolvido, então todos os números aqui são exatos.
review-estimated = Com este número de jogadores, o jogo não pode ser resolvido com exatidão, então estes números são estimativas: para cada escolha, o treinador jogou a continuação { $tries } vezes como o mestre jogaria. O ± mostra quanto eles podem errar, 19 vezes em 20. O mestre é forte, mas não é perfeito.
review-nearest = O mestre treinou com outro baralho, então veja estes números com cautela.
review-curve = Chances de vitória
review-marks = Os números marcam os momentos que custaram mais caro ({ $name }), explicados abaixo.
review-moment = Momento
review-end = O fim
review-place = Expedição { $expedition }, { $cards ->
    [0] antes da primeira carta
   *[other] carta { $cards }
}
review-summary = Como cada pessoa jogou
review-accuracy = Precisão
review-loss = Pontos perdidos
review-summary-hint = Pontos perdidos: quanto todas as decisões custaram juntas, em pontos percentuais da chance de vitória; 0 é perfeito. Precisão: 100 quer dizer que nada se perdeu.
review-of = { $name }: decisões e sorte
review-whose = De quem você quer ver a partida?
review-moments = Os momentos que custaram mais caro
review-no-moments = Nenhum erro claro.
review-said = { $who ->
    [you] Você
   *[other] { $name }
} escolheu { $choice ->
    [leave] sair
   *[continue] continuar
} { $carried ->
    [0] sem nada na mão
   *[other] com { $carried } na mão
} (risco de armadilha: { $trap }%).
review-master = { $all ->
    [none] Aqui o mestre sempre sai.
    [all] Aqui o mestre sempre continua.
   *[some] { $tenths ->
        [one] Aqui o mestre continua 1 vez em 10.
       *[other] Aqui o mestre continua { $tenths } vezes em 10.
    }
}
review-why-safe = Ainda não pode haver armadilha.
review-why-more = Depois de mais uma carta, a média de rubis na mão seria { $more }; saindo, o baú recebe { $held }.
review-why-behind = Em média, mais uma carta faz perder rubis, mas o que está na mão raramente basta para vencer.
review-why-less = Depois de mais uma carta, a média de rubis na mão seria só { $more }; saindo, o baú recebe { $held }.
review-why-enough = Em média, mais uma carta rende rubis, mas não o bastante para valer o risco.
review-chances = Continuar: vence em { $continue }% das vezes. Sair: { $leave }%.
review-cost = custo em pontos: { $loss }
review-cost-estimated = custo em pontos: { $loss } ± { $error }
review-see = Ver este momento
review-practise = Treinar momentos assim
review-parts = Decisões e sorte
review-parts-hint = O gráfico vai da “parte igual” (a chance de vitória dividida igualmente entre todos) até o resultado, em pontos; as linhas marcam 0 e 100. A soma das partes dá o resultado.
review-part-fair = Parte igual
review-part-own = Decisões próprias
review-part-others = Decisões dos outros
review-part-cards = Sorte nas cartas
review-part-guessing = Sorte nos palpites
review-part-result = Resultado
review-decisions = Todas as decisões
review-decisions-open = { $count ->
    [one] { $count } decisão em números
   *[other] Todas as { $count } decisões em números
}
review-column-choice = Escolha
review-column-carried = Na mão
review-column-trap = Armadilha
review-column-mix = Mestre continua
review-column-win-continue = Vitória se continuar
review-column-win-leave = Vitória se sair
review-column-rubies-continue = Rubis depois de mais uma carta
review-column-rubies-leave = Rubis se sair
review-column-stakes = Em jogo
review-column-loss = Custo

review-dice-lead = O que um turno rende em média é exato: 1 por diamante, 3 por pepita. O que isso mudou na chance de vitória é uma estimativa.
review-dice-of = { $name }: precisão { $accuracy }
review-dice-place = Turno { $turn }
review-dice-done = Escolheu { $choice ->
    [leave] sair
    [enter] abrir a porta
    [keep-key] guardar a chave
    [keep-door] guardar a porta
    [stay] ficar
   *[roll] rolar
}, { $risk ->
    [0] sem nada
   *[other] com { $risk }
} em risco.
review-dice-better = { $best ->
    [leave] Sair
    [enter] Abrir a porta
    [keep-key] Guardar a chave
    [keep-door] Guardar a porta
    [stay] Ficar
   *[roll] Rolar
} valia { $worth-best } em vez de { $worth }.
review-dice-win = Chances de vitória
review-dice-win-loss = Juntas, estas escolhas reduziram a chance de vitória em { $loss } ± { $error } pontos.
review-dice-win-hint = Para cada escolha, o treinador jogou a partida até o fim, no máximo { $tries } vezes, com todo mundo tentando levar o máximo para casa. O ± mostra quanto os números podem errar, 19 vezes em 20. O treinador só recomenda uma escolha que rende menos se ela claramente vencer mais vezes.
review-dice-wins-more = { $advised ->
    [leave] Sair
    [enter] Abrir a porta
    [keep-key] Guardar a chave
    [keep-door] Guardar a porta
    [stay] Ficar
   *[roll] Rolar
} dá { $win-advised }% de vitórias em vez de { $win }%.
review-part-luck = Sorte e ordem de jogo

practice-title = Treino
practice-lead = Momentos de partidas reais em que algo se perdeu. O que você faria?
practice-loading = Procurando momentos…
practice-none = Nenhum erro custou caro a ponto de merecer treino. Você jogou bem, ou a partida foi curta.
practice-number = Momento { $number } de { $count }
practice-you-are = Você joga como { $name }.
practice-right = É isso mesmo que o mestre faria!
practice-wrong = O mestre faria outra escolha.
practice-then = Na partida, { $name } escolheu { $choice ->
    [leave] sair
   *[continue] continuar
} ({ $cost }).
practice-dice-then = Na partida, quem jogava era { $name }. { $done } ({ $cost })
practice-next = Próximo momento
practice-again = Recomeçar
practice-score = Acertos: { $right } de { $count }
practice-end = Acabou! Acertos: { $right } de { $count }.
practice-back = Voltar
