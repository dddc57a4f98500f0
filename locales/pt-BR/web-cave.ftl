# The cave as a scene: the camp between expeditions, the end, and what can be done while waiting.

camp-over = A expedição { $number } terminou
camp-safe = A salvo no acampamento
camp-caught = Na armadilha
path-relic-taken = { $card }, levada por { $name }
finale-title = Abrindo os baús…
finale-you-win = Você venceu!
finale-you-share = Vitória compartilhada!
awards = Prêmios
award-nerve = Nervos de aço
award-nerve-why = { $count ->
    [one] { $name }: { $count } carta de profundidade
   *[other] { $name }: { $count } cartas de profundidade
}
award-haul = Maior tesouro
award-haul-why = { $count ->
    [one] { $name }: { $count } rubi de uma vez
   *[other] { $name }: { $count } rubis de uma vez
}
award-relics = À caça de relíquias
award-relics-why = { $name }: relíquias no valor de { $count }
award-loss = Perda mais ousada
award-loss-why = { $count ->
    [one] { $name }: { $count } rubi ficou no escuro
   *[other] { $name }: { $count } rubis ficaram no escuro
}
share-picture = Compartilhar uma imagem
share-picture-saved = Imagem salva.
camp-faster = Mais rápido
guess-title = Quem vai cair na próxima armadilha?
guess-nobody = Ninguém
guess-right = Acertou!
guess-wrong = Desta vez não.
guess-yours = Seu palpite: { $name }
card-peek = Segure para ver sua escolha
card-sealed = Sua escolha está selada.
card-change = Mudar
