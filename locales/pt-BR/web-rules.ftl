# The rules, in our own words. What differs between editions is chosen by their settings.

rules-which = Qual caixa você tem?
rules-which-hint = A caverna é a mesma em todas as caixas. O que muda são os perigos, as relíquias e os desempates.
rules-other = Regras de outra caixa
rules-print = Imprimir
rules-play = Jogar
rules-players = de { $fewest } a { $most } jogadores
rules-age = a partir de { $years } anos
rules-expeditions = { $count ->
    [one] { $count } expedição
   *[other] { $count } expedições
}
rules-cards = { $count } cartas

rules-aim = Vocês exploram uma caverna em grupo, carta por carta. Depois de cada carta, todo mundo decide em segredo: mais fundo na caverna ou de volta para casa com o que já tem? Vence quem levar mais para casa.

rules-box = Na caixa
rules-box-treasures = { $count ->
    [one] { $count } tesouro
   *[other] { $count } tesouros
}
rules-box-hazards = { $count ->
    [one] { $count } tipo de perigo
   *[other] { $count } tipos de perigo
}
rules-box-relics = { $count ->
    [one] { $count } relíquia
   *[other] { $count } relíquias
}
rules-copies = { $name }, { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
rules-box-stones = Pedras
rules-stones-0 = { $count } pedras, entre rubis e diamantes
rules-stones-1 = { $count } rubis, que valem 1 cada
rules-stones-5 = { $count } diamantes, que valem 5 cada
rules-stones-10 = { $count } pedras douradas, que valem 10 cada
rules-change = Você pode trocar pedras a qualquer momento. Se elas acabarem, use qualquer outra coisa no lugar.
rules-decision-fist = Para decidir em segredo, use seu explorador e a mão fechada. Esconda a figura na mão para sair; mão vazia quer dizer que você continua.
rules-decision-two-cards = Para decidir em segredo, cada pessoa recebe duas cartas: Continuar e Sair.

rules-steps = Uma expedição, passo a passo
rules-step-shuffle = Embaralhe as cartas
rules-step-in = Todo mundo entra
rules-first-after-first-card = Todos os exploradores entram na caverna.
rules-first-before-first-card = Antes de virar a primeira carta, cada pessoa decide se entra.
rules-step-turn = Vire uma carta
rules-turn-treasure = Tesouro: todo mundo na caverna recebe a mesma parte.
rules-turn-hazard = Perigo: o primeiro de cada tipo só assusta. O segundo é uma armadilha.
rules-turn-relic = Relíquia: por enquanto, fica no caminho.
rules-step-decide = Decida em segredo
rules-decide = Quem está na caverna escolhe Continuar ou Sair, mesmo que só reste um explorador. Quando todo mundo tiver escolhido, todas as escolhas são mostradas ao mesmo tempo.
rules-step-leave = Saia ou vá mais fundo
rules-leave = Quem sai leva tudo para casa. Se ainda há alguém lá dentro, vire a próxima carta.

rules-share = Como um tesouro é dividido
rules-share-text = Todo mundo na caverna pega o mesmo número de rubis. Os que sobram ficam na carta para quem sair.
rules-share-each = 1 por pessoa
rules-share-stays = 4 ficam na carta
rules-share-more = O que você tem na mão ainda não está a salvo.

rules-leaving = Sair só ou em grupo
rules-remainder-of-the-whole-path = Todos os rubis do caminho formam um monte só. Quem sai agora divide esse monte em partes iguais; o que sobra fica no caminho.
rules-remainder-card-by-card = Quem sai agora divide os rubis carta por carta; os que sobram ficam na carta onde estavam.
rules-leaving-chest = O que você tem na mão e a sua parte vão para o seu baú. Lá, ficam a salvo até o fim da partida.
rules-leaving-alone = Só você
rules-leaving-alone-text = Todos os rubis do caminho são seus.
rules-leaving-alone-relics = Todos os rubis e todas as relíquias do caminho são seus.
rules-leaving-together = Em grupo
rules-leaving-together-text = Vocês dividem os rubis do caminho.
rules-leaving-together-relics = Vocês dividem os rubis do caminho. As relíquias ficam onde estão.
rules-leaving-camp = No acampamento, você espera a próxima expedição. Nada pode acontecer com você.

rules-trap = Armadilhas
rules-trap-first = Na primeira vez: não acontece nada.
rules-trap-second = Na segunda vez: armadilha!
rules-trap-text = Quando aparece o segundo perigo do mesmo tipo em uma expedição, todo mundo lá dentro larga o que tem na mão e foge para casa. A expedição acaba. Os baús estão a salvo.
rules-sprung-one-copy-out = Uma das duas cartas sai do jogo, e essa armadilha fica mais rara. Todas as outras cartas voltam para o baralho.
rules-sprung-stays = As duas cartas voltam para o baralho com todas as outras.
rules-trap-anew = Cada expedição começa do zero: os perigos são contados de novo.

rules-relics = Relíquias
rules-entry-all-at-set-up = Todas as relíquias estão no baralho desde o começo.
rules-entry-one-per-expedition = Antes de cada expedição, inclusive a primeira, mais uma relíquia é embaralhada junto com as outras cartas.
rules-worth-printed = Uma relíquia vale o número impresso nela: { $values }. As menores entram primeiro.
rules-worth-by-exit = Quanto mais tarde uma relíquia sai da caverna, mais ela vale: { $values }, na ordem em que são levadas durante toda a partida.
rules-relic-alone = Você só leva relíquias se ninguém mais sair com você: aí são suas todas as que estão no caminho. Elas ficam a salvo até o fim da partida.
rules-behind-out-of-the-game = Uma relíquia que ainda está no caminho no fim de uma expedição sai do jogo.
rules-behind-back-into-the-deck = Uma relíquia que ainda está no caminho no fim de uma expedição volta para o baralho.
rules-relic-hidden = As relíquias que não foram viradas ficam no baralho.

rules-end = O fim
rules-end-expedition = Uma expedição acaba quando não há mais ninguém lá dentro. Os rubis que sobraram no caminho voltam para a reserva, as cartas são embaralhadas e a próxima caverna se abre.
rules-end-game = { $count ->
    [one] Depois de { $count } expedição, todo mundo abre o baú: um rubi vale 1, um diamante vale 5.
   *[other] Depois de { $count } expedições, todo mundo abre o baú: um rubi vale 1, um diamante vale 5.
}
rules-end-relics = Some também o valor das suas relíquias.
rules-tie-shared = Vence quem tiver mais pontos. Em caso de empate, a vitória é compartilhada.
rules-tie-most-relics = Vence quem tiver mais pontos. Em caso de empate, vence quem tiver mais relíquias; se o empate continuar, a vitória é compartilhada.
rules-chests-open = Todo mundo pode ver o que há nos baús.
rules-chests-hidden = Até o fim, só você sabe o que há no seu baú.

rules-table = Nesta mesa
rules-table-house = Regras da casa: { $name }
rules-table-relics = Vocês estão jogando com relíquias.
rules-table-no-relics = Vocês estão jogando sem relíquias.
rules-variants = Combinem antes de começar
rules-relics-optional = Com ou sem relíquias: com esta caixa, dá para jogar dos dois jeitos. Na primeira partida, deixe-as de fora.
rules-relics-always = Com esta caixa, sempre se joga com relíquias.
rules-relics-never = Esta caixa não tem relíquias.
rules-variant-chests = Os baús podem ficar fechados ou abertos, se todo mundo concordar.
rules-entrances-obstacles = Os obstáculos de 1 a 5 ficam na frente das cavernas, em qualquer ordem. Ao entrar em uma caverna, retire o obstáculo dela.
rules-entrances-barricades = Depois de cada expedição, uma barricada fecha aquela caverna.
rules-entrances-tiles = Cada caverna tem uma peça. Depois da expedição, retire essa peça.
rules-tunnel-turns-at-hazards = O túnel faz uma curva a cada perigo; coloque as cartas de modo que ele nunca cruze consigo mesmo nem com o acampamento.
rules-tunnel-straight = Coloque as cartas uma depois da outra, formando um longo caminho.
rules-tunnel-corridor = Coloque as cartas formando um corredor; os exploradores ficam sempre na última.
rules-variant-house = Nas nossas mesas, você pode mudar muito mais: uma edição da casa tem baralho, número de expedições e desempates próprios.

# Troll & Dragon
rules-td-aim = Na Caverna dos Diamantes, você rola os dados em busca de diamantes até achar que já basta ou até o Troll chegar. Com uma chave e uma porta, você pode abrir a Sala do Tesouro: lá dentro há ouro, e um Dragão adormecido que os outros tentam acordar.
rules-td-pieces = { $diamonds } diamantes, que valem 1 cada, na caverna. { $nuggets } pepitas de ouro, que valem 3 cada, na sala. A mão do Troll começa vazia.
rules-td-cave-dice = Quatro dados da caverna
rules-td-treasure-dice = Dois dados do tesouro
rules-td-dragon-dice = Dois dados do Dragão
rules-td-dragon-faces = Dragões no primeiro dado: { $first }. No segundo: { $second }. Todas as outras faces são vazias.
rules-td-turn = Começa a pessoa mais jovem, depois o jogo segue em sentido horário. O que você encontra fica ao lado da sua bolsa e pode ser perdido. O que está em cima da bolsa está a salvo.
rules-td-cave = Na caverna
rules-td-roll = Role os quatro dados. Cada face com diamante rende um diamante. Cada troll bloqueia o dado até o fim do seu turno.
rules-td-troll = Se todos os dados ficarem bloqueados, pelos trolls ou porque você os guardou, o Troll vem, e os diamantes que você encontrou neste turno vão para a mão dele.
rules-td-choose = Caso contrário, escolha:
rules-td-leave = Sair: tudo vai para cima da sua bolsa, e seu turno acaba.
rules-td-keep = Guardar uma chave, uma porta ou uma de cada: deixe o dado separado neste turno. Pelo menos um dado precisa ficar livre.
rules-td-again = Rolar de novo todos os dados livres.
rules-td-enter = Abrir a porta, se você tem uma chave e uma porta que acabaram de sair ou que você guardou.
rules-td-hall = Na sala
rules-td-gold = Role os dados do tesouro quantas vezes tiver coragem. Pegue as pepitas na hora e coloque-as ao lado da bolsa.
rules-td-dragon = A partir da sua primeira rolagem dos dados do tesouro, os outros rolam os dados do Dragão e os passam em sentido horário. O primeiro dragão é separado: o Dragão está com um olho aberto. Com o segundo, o Dragão acorda.
rules-td-out = Você pode sair a qualquer momento, até antes da primeira rolagem. Aí tudo o que você encontrou está a salvo.
rules-td-awake = O Dragão acordou
rules-td-lost = Você perde tudo o que encontrou neste turno, inclusive os diamantes.
rules-td-share = Com três ou mais jogadores: os outros dividem o que você perdeu e tudo o que há na mão do Troll, uma peça por vez, primeiro o ouro, em sentido horário, começando por quem acordou o Dragão.
rules-td-two = Com dois jogadores: a outra pessoa fica com o que você perdeu e com até três diamantes da mão do Troll.
rules-td-race = A corrida
rules-td-race-live = O mais rápido possível: a partir da primeira rolagem na sala, os dois lados rolam ao mesmo tempo.
rules-td-race-step = Revezando: uma rolagem pelo ouro, uma rolagem pelo Dragão, e assim por diante. É o melhor para crianças pequenas, leitores de tela e conexões lentas.
rules-td-end = Quando a caverna ou a sala fica vazia, termine o turno; aí a partida acaba. Um diamante vale 1, uma pepita vale 3. Em caso de empate, vence quem tiver mais pepitas; se o empate continuar, a vitória é compartilhada. O que está na mão do Troll não é de ninguém.
rules-td-end-both = Quando a caverna e a sala ficam vazias, termine o turno; aí a partida acaba. Um diamante vale 1, uma pepita vale 3. Em caso de empate, vence quem tiver mais pepitas; se o empate continuar, a vitória é compartilhada. O que está na mão do Troll não é de ninguém.
rules-td-variant-ends = Uma partida mais longa: ela só acaba quando a caverna e a sala ficam vazias.
rules-td-variant-kind = Um Troll bonzinho: se você guardou uma chave e uma porta, ainda pode entrar ou sair quando os outros dados estão bloqueados.
rules-td-variant-dragon = O sono do Dragão: com sono pesado, ele tem uma face de dragão em cada dado; com sono leve, tem duas.

# The player aid
aid-title = Resumo das regras
aid-print = Imprimir este resumo
aid-treasure = Tesouro: dividam em partes iguais entre todo mundo na caverna. O que sobra fica na carta.
aid-hazard = Perigo: o primeiro de cada tipo não faz nada. O segundo é uma armadilha: todo mundo na caverna perde o que tem na mão.
aid-relic = Relíquia: fica no caminho até uma pessoa sair sozinha.
aid-continue = Continuar: você vai mais fundo e arrisca o que tem na mão.
aid-leave = Sair: o que você tem na mão e uma parte igual dos rubis do caminho vão para o seu baú, a salvo até o fim.
aid-alone = Se só você sair: todos os rubis e todas as relíquias do caminho são seus.
aid-diamond = Diamante: pegue um da caverna e coloque-o ao lado da bolsa.
aid-troll = Troll: o dado fica bloqueado. Se todos os dados ficarem bloqueados, os diamantes deste turno vão para a mão do Troll.
aid-door = Chave e porta: juntas, abrem a Sala do Tesouro.
aid-gold = Dados do tesouro: role quantas vezes tiver coragem e pegue as pepitas na hora.
aid-dragon = Dados do Dragão: os outros os rolam a partir da sua primeira rolagem dos dados do tesouro. Com dois dragões, você perde tudo o que encontrou neste turno.
aid-out = Vou sair! Tudo o que está ao lado da bolsa é seu: assim acaba o seu turno.
