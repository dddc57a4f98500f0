# Whether a deal was fair.

fair-title = Um sorteio que qualquer pessoa pode conferir
fair-title-game = O sorteio desta partida
fair-lead = Tudo o que você vê abaixo é calculado no seu próprio dispositivo a partir do registro da partida. Nada é perguntado ao servidor que distribuiu as cartas, então você não precisa confiar nele.
fair-fits = Tudo confere: ninguém escolheu as cartas nem os dados.
fair-fits-here = Tudo o que dá para conferir aqui está certo.
fair-fails = Alguma coisa não confere.
fair-another = O servidor enviou o registro de uma partida diferente da que você pediu.
fair-alone = Nenhum jogador acrescentou um número a este sorteio; quem distribuiu as cartas pode ter testado muitos segredos antes de lacrar um.
fair-values = Do que o sorteio é feito
fair-value-game = Partida
fair-value-commitment = Lacre (SHA-256 do segredo)
fair-value-secret = Segredo
fair-value-nonce = Acrescentado por { $name }
fair-value-nothing = nada
fair-value-bot = nada: é um bot
fair-value-dropped = nada: anunciou um número, mas não o revelou
fair-mark-fits = Confere.
fair-mark-fails = Não confere.
fair-mark-done = Calculado.
fair-mark-open = Não dá para conferir aqui.

fair-witness-before = O lacre é o que este navegador viu antes de a partida começar.
fair-witness-during = O lacre é o que este navegador viu durante a partida.
fair-witness-open = Este navegador não estava na mesa. Compare o lacre abaixo com o que foi mostrado antes da primeira carta ou rolagem.
fair-witness-fails = O lacre não é o que este navegador viu na mesa: ele foi trocado.
fair-nonce-fits = O número que este navegador acrescentou está no sorteio.
fair-nonce-fails = O número que este navegador acrescentou não está no sorteio.
fair-order-fits = Todos os outros números já estavam fixados antes de este navegador revelar o dele.
fair-order-fails = Os outros números não são os que estavam fixados antes de este navegador revelar o dele.
fair-seats-fits = Cada número é o que foi anunciado para o lugar correspondente, e os bots não acrescentaram nada.
fair-seats-fails = Foi acrescentado um número que não tinha sido anunciado para o lugar correspondente.
fair-seats-open = Este é um sorteio da versão 1, em que os números não eram anunciados: não dá para descartar que o servidor tenha escolhido o número de um bot.
fair-commitment-fits = O segredo é o que foi lacrado: o SHA-256 dele é o lacre.
fair-commitment-fails = O segredo não é o que foi lacrado: o SHA-256 dele não é o lacre.
fair-key-done = A chave do sorteio foi calculada a partir do segredo, da partida e do que cada lugar acrescentou:
fair-draws-fits = { $count ->
    [0] Não havia nada para sortear.
    [one] O único resultado foi recalculado e confere com o sorteio.
   *[other] Resultados recalculados: { $count } de { $total }. Todos conferem com o sorteio.
}
fair-draws-fails = O resultado { $number } de { $total } está errado. { $place }: o sorteio lacrado dá { $dealt }, o registro diz { $told }.
fair-draws-after = { $count ->
    [one] Antes há um resultado que veio de outra partida e não foi conferido.
   *[other] Antes há { $count } resultados que vieram de outra partida e não foram conferidos.
}
fair-place-expedition = Expedição { $number }, passo { $step }
fair-place-turn = Turno { $number }, passo { $step }
fair-face-diamond = diamante
fair-face-key = chave
fair-face-door = porta
fair-face-troll = troll
fair-face-dragon = dragão
fair-face-blank = vazio
fair-face-aside = separado
fair-face-unknown = desconhecido

fair-table = Todos os resultados
fair-table-hint = Para cada resultado é sorteado um número menor que o total de possibilidades. Contando a partir de 0, ele indica uma das cartas que ainda podem sair, ou as faces dos dados.
fair-column-draw = Resultado
fair-column-place = Onde
fair-column-number = Número sorteado
fair-column-dealt = O que o sorteio dá
fair-column-told = O que o registro diz
fair-number = { $index } de { $outcomes }

fair-obstacle-no-record = Este não é o registro de uma partida.
fair-obstacle-no-deal = Não há nada para conferir: esta partida foi jogada sem lacre.
fair-obstacle-no-secret = Ainda não há nada para conferir: o segredo é acrescentado quando a partida acaba.
fair-obstacle-bad-deal = O sorteio deste registro é inválido, então nada pode ser conferido.
fair-obstacle-unknown-edition = Não conhecemos as regras deste registro, então as cartas não podem ser conferidas.
fair-obstacle-bad-story = Este registro conta algo que não pode ter acontecido, então os resultados não podem ser conferidos.

fair-file = Conferir um registro
fair-file-hint = O arquivo fica no seu dispositivo.
fair-file-name = Arquivo: { $name }

fair-scheme = Como funciona
fair-step-seal = Antes da partida, o servidor escolhe um segredo, um número muito comprido, e mostra o lacre dele. Ninguém consegue descobrir o segredo pelo lacre, e nenhum outro segredo tem o mesmo lacre.
fair-step-nonce = Depois, o dispositivo de cada jogador sorteia um número e anuncia só o lacre dele. Quando todos os lacres estão na mesa, todos os dispositivos mostram seus números. Assim, ninguém pode escolher um número de acordo com os outros, e nem o servidor nem todos os outros jogadores juntos podem escolher as cartas.
fair-step-draw = Juntos, o segredo e os números decidem cada carta e cada rolagem antes mesmo da primeira.
fair-step-open = Quando a partida acaba, o segredo é mostrado.
fair-step-check = Aí qualquer pessoa pode lacrar o segredo de novo, comparar e recalcular cada resultado. Esta página faz isso por você; o método exato é público, para que outras pessoas possam escrever seu próprio verificador.
fair-limits = O que isto não consegue mostrar
fair-limit-looked = Se alguém que cuida do servidor olhou o segredo e contou a outra pessoa o que vinha pela frente.
fair-limit-conspiracy = Quem combina algo com o servidor pode anunciar um número e depois não mostrá-lo. Aí o sorteio é preparado de novo sem essa pessoa, e todo mundo fica sabendo. Cada cúmplice só pode fazer isso uma vez.
fair-limit-bots = Uma mesa só de bots: os bots não acrescentam nada.
fair-limit-before = De onde veio o lacre: só quem estava na mesa o viu antes da partida. Este navegador se lembra dos lacres que viu.
