# Hints for learners, at tables that have agreed on them.

hints-ask = O que o mestre faria?
hints-why = Por quê? E com que certeza?
hints-offer = Dicas para iniciantes
hints-offer-about = Na hora de decidir, você pode perguntar o que o mestre faria. Todo mundo vê que as dicas estão ativadas.
hints-not-public = Não há dicas em mesas públicas.
hints-not-listed = Mesas com dicas não aparecem na lista pública.
hints-wins = vence em { $win }% das vezes
hints-rubies-continue = rubis na mão depois de mais uma carta, em média: { $rubies }
hints-rubies-leave = rubis que vão para o baú: { $rubies }
hints-trap = Risco de armadilha: { $trap }%.
hints-exact = Todos os números são exatos: o jogo para dois foi resolvido.
hints-estimated = As chances de vitória são estimativas, ± { $error }.
hints-closed = Os baús estão fechados, então as chances de vitória ficam em segredo.
hints-danger = Risco de perder tudo na próxima rolagem: { $danger }%.
hints-dice-best = { $best ->
    [leave] O melhor é sair:
    [enter] O melhor é abrir a porta:
    [keep-key] O melhor é guardar a chave:
    [keep-door] O melhor é guardar a porta:
    [stay] O melhor é ficar:
   *[roll] O melhor é rolar:
} vale { $worth } em média.
hints-dice-worth = vale { $worth }
hints-dice-about = Estes números mostram exatamente quanto este turno rende: 1 por diamante, 3 por pepita. Eles não levam em conta o que os outros têm.
help-hint = Em uma mesa com dicas: o que o mestre faria?
