# What `tacora verify` finds.

verify-deal = Sorteio lacrado da partida { $game }
verify-commitment = lacre
verify-no-nonce = não acrescentou nada
verify-bot = um bot, não acrescentou nada
verify-dropped = ficou de fora, não acrescentou nada
verify-draws = { $count ->
    [0] Nada foi sorteado ainda.
    [one] O único resultado confere com o sorteio lacrado.
   *[other] Todos os { $count } resultados conferem com o sorteio lacrado.
}
verify-after = { $count ->
    [one] O sorteio começa depois de um resultado que veio de outra partida e não foi conferido.
   *[other] O sorteio começa depois de { $count } resultados que vieram de outra partida e não foram conferidos.
}
verify-restarts = { $count ->
    [one] O sorteio foi preparado pela segunda vez, porque alguém anunciou um número e não o revelou.
   *[other] O sorteio foi preparado mais { $count } vezes, porque alguém anunciou um número e não o revelou.
}
verify-version-1 = Este é um sorteio da versão 1: não dá para descartar que o servidor tenha escolhido o número de um bot ou de um cúmplice.
verify-over = A partida acabou.
verify-not-over = A partida ainda não acabou.
verify-compare = Compare as linhas acima com as que foram mostradas antes da primeira carta ou rolagem: elas têm que ser iguais.
