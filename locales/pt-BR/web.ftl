# What the web client says.

app-tagline = Ir mais fundo por mais tesouros ou voltar para casa com o que já tem?
skip-to-content = Ir para o conteúdo
somebody = Alguém
back-home = Início
close = Fechar
loading = Um momento…
not-found-title = Beco sem saída!
not-found-text = Não há nenhuma página neste endereço.
you-mark = você

# Home
home-name = Seu nome
home-play = Jogar agora
home-play-diamant = Encare a caverna com três bots
home-play-troll = Role os dados contra dois bots, mas não acorde o Dragão
home-make = Montar uma mesa com amigos
home-make-hint = Escolha a edição, os bots e as regras da casa
home-join = Entrar com um código
home-join-go = Entrar
home-code = Código da mesa
home-code-bad = Um código tem dez caracteres, entre letras e números.
home-code-bad-short = Um código tem quatro caracteres, entre letras e números.
home-code-unknown = Nenhuma mesa tem este código no momento.
home-mine = Continuar uma partida
home-public = Mesas públicas
home-public-none = Nenhuma mesa pública agora. Crie uma!
home-seats = Lugares ocupados: { $count } de { $most }
game-diamant = Diamant
game-troll-dragon = Troll & Dragon
game-diamant-hint = De 3 a 8 exploradores. Continuar ou sair: todo mundo decide em segredo.
game-troll-dragon-hint = De 2 a 5 jogadores. Dados, um Troll ganancioso e um Dragão de sono leve.
phase-seating = Os jogadores estão ocupando seus lugares.
phase-playing = Há uma partida em andamento.
phase-over = A partida acabou.
hints-on = Dicas ativadas
problem = Não deu certo. Tente de novo.
problem-detail = { $sentence } ({ $detail })
problem-unreachable = O servidor não responde. Sua conexão está funcionando?

# Making a table
new-title = Nova mesa
new-game = O que você quer jogar?
new-box = Qual caixa você tem? Olhe as relíquias.
new-classic-2005 = Nenhuma relíquia
new-classic-2005-hint = A primeira edição: cobras, escorpiões, desmoronamento, gás, explosão
new-iello-2016 = Cinco relíquias sem número
new-iello-2016-hint = As três primeiras a sair da caverna valem 5, as outras valem 10
new-iello-numbered = Relíquias 5, 7, 8, 10, 12 e cartas de aranhas
new-iello-numbered-hint = Aranhas, cobras, lava, bola de pedra, aríete
new-portal-2025 = Relíquias 5, 7, 8, 10, 12 e cartas de espinhos
new-portal-2025-hint = Escorpiões, cobras, lava, bola de pedra, espinhos
new-incan-gold = Artefatos e cartas de múmias
new-incan-gold-hint = O jogo irmão: no empate, vence quem tem mais artefatos
new-relics = Jogar com relíquias
new-race = A corrida na sala
new-race-live = O mais rápido possível
new-race-step = Revezando: uma rolagem de cada lado
new-race-hint = Revezar é o melhor para crianças pequenas, leitores de tela e conexões lentas.
new-ends = A partida acaba quando
new-ends-one-room = a caverna ou a sala fica vazia
new-ends-both-rooms = a caverna e a sala ficam vazias
new-house = Regras da casa
new-clock = Tempo para decidir
new-clock-none = sem limite
new-clock-seconds = { $count } segundos
new-absence = Se alguém se ausentar
new-absence-bot = um bot joga no lugar da pessoa
new-absence-rest = o explorador da pessoa descansa no acampamento
new-timing = Enquanto os outros pensam
new-timing-shown = todo mundo vê quem já escolheu
new-timing-hidden = todo mundo vê só quantas pessoas ainda estão pensando
new-listing = Mostrar esta mesa na lista pública
new-company = Bots na mesa
new-company-hint = Os outros lugares ficam livres para pessoas.
new-add = Adicionar { $name }
new-remove = Remover { $name }
new-make = Criar a mesa
new-bot-cautious = Bot Cauteloso
new-bot-bold = Bot Ousado
new-bot-optimal = Bot Esperto

# Seating
seating-title = Escolham seus lugares
seating-invite = Convidar pessoas
seating-code = Código da mesa
seating-link = Link
seating-copy = Copiar o link
seating-copied = Copiado.
seating-qr = O link em código QR
seating-sit = Sentar
seating-up = Levantar
seating-remove = Remover { $name }
seating-add-bot = Adicionar um bot
seating-seats = Lugares
seating-host = organiza a mesa
seating-bot = bot
seating-ready = a postos
seating-away = ausente
seating-empty = lugar livre
seating-say-ready = Pode começar!
seating-start = Começar agora
seating-need = { $count ->
    [one] Falta um jogador.
   *[other] Faltam { $count } jogadores.
}
seating-watching = { $count ->
    [one] Uma pessoa está assistindo.
   *[other] { $count } pessoas estão assistindo.
}

# Connection
line-opening = Conectando…
line-alive = Conexão ativa
line-reconnecting = Conexão perdida. Tentando de novo…
line-gone = Esta mesa não existe mais
line-gone-text = Ela nunca existiu ou foi fechada.

# Waiting
waiting-you = Faça sua escolha!
waiting-you-and = { $count ->
    [one] Você e { $names } ainda estão pensando.
   *[other] Você, { $names } ainda estão pensando.
}
waiting-for = { $count ->
    [one] { $names } ainda está pensando.
   *[other] { $names } ainda estão pensando.
}
waiting-count = { $count ->
    [0] Todo mundo já escolheu.
    [one] Uma pessoa ainda está pensando.
   *[other] { $count } pessoas ainda estão pensando.
}
waiting-card = Só um momento: lá vem a próxima carta.
waiting-dice = Só um momento: os dados estão rolando.
clock-left = { $seconds ->
    [one] resta { $seconds } s
   *[other] restam { $seconds } s
}

# The cave
card-treasure = tesouro de { $worth }
path-title = Caminho na caverna
path-entrance = Os exploradores estão entrando.
path-rubies = { $count ->
    [one] { $count } rubi aqui
   *[other] { $count } rubis aqui
}
path-card = { $card }, { $rubies }
met-title = Perigos até agora
met-none = Nenhum perigo ainda
met-more = mais uma carta igual e é armadilha
carried = Na mão
carried-risk = em risco
chest = Baú
chest-safe = a salvo
on-path = No caminho
danger-troll = Risco de o Troll vir na próxima rolagem: { $percent }% ({ $ways } em { $outcomes }).
danger-dragon = Risco de acordar o Dragão na próxima rolagem: { $percent }% ({ $ways } em { $outcomes }).
odds = { $traps ->
    [0] A próxima carta não pode ser uma armadilha.
    [one] Risco de armadilha: { $percent }% ({ $traps } carta em { $cards }).
   *[other] Risco de armadilha: { $percent }% ({ $traps } cartas em { $cards }).
}
explorers = Exploradores
where-cave = na caverna
where-camp = no acampamento
where-resting = descansando
state-thinking = pensando
state-chosen = já escolheu
hidden-chest = escondido
act-continue = Continuar
act-leave = Sair
act-continue-hint = Mais fundo na caverna
act-leave-hint = Para casa com { $amount }, mais a sua parte dos rubis do caminho
act-leave-hint-empty = Para casa com a sua parte dos rubis do caminho
chosen-continue = Você vai mais fundo.
chosen-leave = Você volta para casa.
chosen-change = Você pode mudar de ideia até todo mundo escolher.
in-camp = Você está a salvo no acampamento.
watching-only = Você está assistindo.
log = O que aconteceu
relics-of = Relíquias: { $worth }

# The dice
room-cave = Caverna dos Diamantes
room-hall = Sala do Tesouro
hand = Mão do Troll
bag = Bolsa
beside = Encontrado neste turno, em risco
turn-of = Agora quem joga é { $name }.
turn-yours = É a sua vez.
act-roll = Rolar
act-keep-key = Guardar chave
act-keep-door = Guardar porta
act-enter = Abrir a porta
act-out = Vou sair!
act-stay = Ficar
act-throw = Rolar os dados do Dragão
dice-free = Dados livres
dice-kept = Separados
dragon-asleep = O Dragão está dormindo.
thrower = { $name } está com os dados do Dragão.

# Facts
news-sat = { $name } entrou na mesa.
news-seat-left = { $name } saiu da mesa.
news-ready = { $name } está a postos.
news-began = A partida começa: { $names }.
news-deal-restarted = Sem resposta a tempo: { $names }. O sorteio está sendo preparado de novo.
news-stood-in-bot = { $name } se ausentou. Um bot assumiu o lugar.
news-stood-in-rest = { $name } se ausentou e descansa no acampamento.
news-stood-in-agreed = Todo mundo concordou: um bot está jogando por { $name }.
news-vote-asked = Um bot deve jogar por { $name }? Todas as outras pessoas precisam concordar.
news-vote-agree = { $by } aceita que um bot jogue por { $name }.
news-vote-refuse = { $by } não quer que um bot jogue por { $name }.
news-vote-dropped = Nenhum bot vai jogar por { $name }.
vote-question = Um bot deve jogar por { $name } até a pessoa voltar?
vote-agree = Sim, um bot pode jogar
vote-refuse = Não, vamos esperar { $name }
vote-own = Os outros querem saber se um bot deve jogar por { $name }.
vote-own-here = Estou aqui
vote-own-agree = O bot pode jogar
vote-agreed = De acordo: { $names }
news-back = { $name } voltou.
news-host = Agora quem organiza a mesa é { $name }.
news-agreed = As regras da mesa mudaram.
fact-began = Começa a expedição { $number }.
fact-treasure = { $worth ->
    [one] { $worth } rubi
   *[other] { $worth } rubis
}{ $count ->
    [one] {" "}para uma só pessoa.
   *[other] {" "}para { $count }: { $each ->
        [0] não dá para dividir, { $stays ->
            [one] fica { $stays } no caminho
           *[other] ficam { $stays } no caminho
        }
       *[other] { $each } por pessoa, { $stays ->
            [0] não sobra nada
            [one] fica { $stays } no caminho
           *[other] ficam { $stays } no caminho
        }
    }.
}
fact-hazard = Perigo: { $hazard }. Mais uma carta igual e é armadilha!
fact-relic = No caminho: { $relic }.
fact-trap = Armadilha: { $hazard }! { $names } { $count ->
    [one] { $amount ->
        [0] não perde nada
       *[other] perde { $lost }
    }
   *[other] { $amount ->
        [0] não perdem nada
       *[other] perdem { $lost } por pessoa
    }
}.
fact-all-go-on = Todo mundo continua.
fact-deck-out = O baralho acabou: todo mundo volta para casa.
fact-home = { $names } { $count ->
    [one] { $amount ->
        [0] sai sem rubis
       *[other] sai com { $total }
    }
   *[other] { $amount ->
        [0] saem sem rubis
       *[other] saem com { $total } por pessoa
    }
}{ $share ->
    [0] {""}
   *[other] { $carried ->
        [0] {" "}(tudo do caminho)
       *[other] {" "}({ $carried } na mão + { $share } do caminho)
    }
}.{ $count ->
    [one] {""}
   *[other] { $stays ->
        [0] {" "}Não sobra nada no caminho.
        [one] {" "}Sobra { $stays } rubi no caminho.
       *[other] {" "}Sobram { $stays } rubis no caminho.
    }
}
fact-relic-taken = { $name } leva { $relic }, que vale { $worth }.
fact-relic-lost = Perdida para sempre: { $relic }.
fact-expedition-ended = { $bank ->
    [0] A expedição acabou.
    [one] A expedição acabou; { $bank } rubi fica no escuro.
   *[other] A expedição acabou; { $bank } rubis ficam no escuro.
}
fact-resting = { $count ->
    [one] { $names } descansa no acampamento.
   *[other] { $names } descansam no acampamento.
}
fact-cave-rolled = { $name } rola: { $roll }.{ $taken ->
    [0] {""}
    [one] {" "}Mais { $taken } diamante!
   *[other] {" "}Mais { $taken } diamantes!
}
fact-kept = { $name } guarda a { $find }.
fact-troll = { $lost ->
    [0] Lá vem o Troll! { $name } não tem nada a perder.
    [one] Lá vem o Troll! { $name } perde { $lost } diamante.
   *[other] Lá vem o Troll! { $name } perde { $lost } diamantes.
}
fact-hall = { $name } abre a porta da sala. { $thrower } está com os dados do Dragão.
fact-hall-rolled = { $taken ->
    [0] { $name } não encontra nada.
    [one] { $name } pega { $taken } pepita de ouro.
   *[other] { $name } pega { $taken } pepitas de ouro.
}
fact-dragon-thrown = { $name } rola: { $faces }.
fact-dragon-awoke = O Dragão acordou! { $name } { $lost ->
    [nada] não perde nada
   *[other] perde { $lost }
}.
fact-left = { $name } sai { $brought ->
    [nada] de mãos vazias
   *[other] com { $brought }
}.
fact-turn = Agora quem joga é { $name }.

# The end
over = A partida acabou.
winners = { $count ->
    [one] { $names } vence com { $score ->
        [one] { $score } ponto
       *[other] { $score } pontos
    }!
   *[other] Vitória compartilhada: { $names }, com { $score ->
        [one] { $score } ponto
       *[other] { $score } pontos
    }!
}
standings = Classificação
standings-name = Nome
again = Jogar de novo
again-waiting = Tudo certo! A próxima partida começa quando o resto do grupo também estiver a postos.
not-over-hint = Começa quando todo mundo estiver a postos.

# The state of things
state-empty = O caminho ainda está vazio.
state-expedition = Expedição { $number } de { $total }.
state-path = { $rubies ->
    [0] No caminho: { $path }.
    [one] No caminho: { $path }, com { $rubies } rubi sobrando.
   *[other] No caminho: { $path }, com { $rubies } rubis sobrando.
}
state-met = Mais uma destas cartas e é armadilha: { $hazards }.
state-inside = Na caverna: { $names }. { $count ->
    [one] Na mão: { $carried }.
   *[other] Na mão, por pessoa: { $carried }.
}
state-chest = No seu baú: { $amount }.
state-troll = Agora quem joga é { $name }. Ao lado da bolsa: { $beside }. Diamantes na caverna: { $diamonds }. Pepitas na sala: { $nuggets }. Na mão do Troll: { $hand }.

# Help
help = Ajuda
help-title = Atalhos do teclado
help-continue = Continuar
help-leave = Sair
help-throw = Rolar os dados do Dragão (em um dispositivo compartilhado)
help-confirm = Apertar o botão selecionado
help-repeat = Repetir o último aviso
help-state = Ler em voz alta como está o jogo
help-help = Mostrar esta ajuda

# Reactions
reactions = Reações
reaction-wow = Uau!
reaction-haha = Haha!
reaction-ouch = Ai!
reaction-phew = Ufa…
reaction-bravo = Mandou bem!
reaction-hurry = Vamos logo!
reaction-thanks = Valeu!
reaction-good-game = Boa partida!

# Settings
settings = Configurações
settings-language = Idioma
settings-motion = Animações
settings-motion-system = como no dispositivo
settings-motion-full = ativadas
settings-motion-none = desativadas
settings-pace = Ritmo das cartas e dos dados
settings-pace-quick = rápido
settings-pace-normal = normal
settings-pace-festive = com suspense
settings-sound = Som
settings-volume = Volume
settings-haptics = Vibração
settings-size = Tamanho do texto
settings-size-normal = normal
settings-size-large = grande
settings-size-largest = muito grande
settings-contrast = Contraste
settings-contrast-system = como no dispositivo
settings-contrast-high = alto
settings-odds = Mostrar o risco de armadilha
settings-keys = Atalhos de uma letra só (C, L, R, S, ?)
turn-mark = jogando agora

# What a tab is called.
title-review = Análise
title-practice = Treino
title-screen = Tela grande
title-card = Carta de decisão

# What everybody must be able to see
fact-hazard-harmless = Perigo: { $hazard }. Não há outra carta igual: esta armadilha não pode mais acontecer.
state-harmless = Estas armadilhas não podem mais acontecer: { $hazards }.
met-harmless = esta armadilha não pode mais acontecer
fact-hazard-out = Uma carta de perigo sai do jogo: { $hazard }.
fact-relic-added = Embaralhada junto com as outras cartas: { $relic }.
state-relics = Se uma pessoa sair sozinha agora, as relíquias do caminho valem { $worth }.
state-relic-added = Entrou no baralho nesta expedição: { $relic }.
state-relic-next = Próxima da pilha: { $relic }.
state-removed = Fora do jogo: { $cards }.
state-removed-cards = { $card } × { $count }
path-relic-worth = { $card }, vale { $worth } agora
fact-dragon-shares = { $hand ->
    [0] Divisão dos tesouros: { $shares }.
    [one] Divisão dos tesouros, com { $hand } diamante da mão do Troll: { $shares }.
   *[other] Divisão dos tesouros, com { $hand } diamantes da mão do Troll: { $shares }.
}
fact-dragon-share = { $name } ({ $share })
tie-shared = A pontuação é igual, e não há desempate.
tie-relics = Empate em pontos: vence quem tem mais relíquias.
tie-nuggets = Empate em pontos: vence quem tem mais pepitas de ouro.
ruler-title = As pepitas, de três em três
ruler-of = { $name }: { $nuggets ->
    [one] { $nuggets } pepita de ouro
   *[other] { $nuggets } pepitas de ouro
} × 3 = { $worth }
agree-dragon = O Dragão
agree-dragon-calm = tem sono pesado (um dragão em cada dado)
agree-dragon-standard = como sempre (um dragão em um dado, dois no outro)
agree-dragon-wild = tem sono leve (dois dragões em cada dado)
agree-dragon-own = dados personalizados
seating-first = Começa quem está no primeiro lugar: a pessoa mais jovem deve se sentar ali.
seating-starts = começa
seating-let-start = Deixar { $name } começar
