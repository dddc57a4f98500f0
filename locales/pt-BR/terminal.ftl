# What is said only in a terminal. What happens at a table is told with the sentences of web.ftl.

terminal-ask-secret = { $choices } (o que você digita não aparece)
terminal-ask-all = { $firsts }; { $next }
terminal-ask-clock = { $choices } ({ $clock })
terminal-ask-ready = Vamos começar? Digite “sim” ou “encerrar”.
terminal-has-chosen = { $name } já escolheu.
terminal-hint-choice = Digite o número de uma opção ou as primeiras letras dela. Digite “ajuda” para ver os outros comandos.
terminal-hint-ready = Digite “sim” para começar, ou “encerrar”.
terminal-explorer = Explorador
terminal-link = Link da mesa: { $link }
terminal-bye = Até logo!
terminal-chests = Baús e relíquias: { $list }.
terminal-scores = Pontuação final: { $list }.
terminal-dice-free = Dados livres: { $faces }.
terminal-dice-kept = Separados: { $faces }.
terminal-bag = Bolsa de { $name }: { $treasure }.
terminal-hints-on = As dicas estão ativadas.
terminal-no-odds = Não há chances para mostrar agora.
terminal-gain = Em média, a próxima carta rende { $whole },{ $tenths } { $whole ->
    [one] rubi
   *[other] rubis
} para cada explorador na caverna.
terminal-reveals = Se ninguém sair, ainda virão em média { $whole },{ $tenths } { $whole ->
    [one] carta
   *[other] cartas
}, contando a armadilha.
terminal-help-plain = Digite o número de uma opção ou as primeiras letras dela.
    “repetir” repete o que aconteceu desde a sua última escolha.
    “estado” mostra como está o jogo.
    “chances” mostra o que pode sair agora.
    “regras” mostra as regras desta partida.
    “ajuda” mostra esta ajuda.
    “aceito” e “recuso” respondem se um bot deve jogar por alguém.
    “encerrar” encerra a partida.

# What can be typed, besides the English word
terminal-word-yes = sim
terminal-word-repeat = repetir
terminal-word-state = estado
terminal-word-odds = chances
terminal-word-rules = regras
terminal-word-help = ajuda
terminal-word-quit = encerrar
terminal-word-agree = aceito
terminal-word-refuse = recuso
terminal-vote-words = Digite “{ $agree }” ou “{ $refuse }”.
terminal-vote-words-own = Digite “{ $refuse }” se você está aqui, ou “{ $agree }” para deixar o bot jogar.

# The full screen
terminal-camp = acampamento
terminal-state = Situação
terminal-odds = A próxima carta
terminal-odds-dice = A próxima rolagem
terminal-winner = vence
terminal-throws = rola
terminal-keys = ? ajuda  o chances  q encerrar
terminal-keys-replay = ? ajuda  q encerrar
terminal-vote-keys = (Y sim, N não)
terminal-vote-keys-own = (N estou aqui, Y deixar o bot jogar)
terminal-prompt = { $name }, sua escolha:
terminal-prompt-secret = { $name }: escolha secreta. Digite o número (ele não vai aparecer).
terminal-prompt-ready = Aperte Enter para começar.
terminal-quit-again = Há uma partida em andamento. Aperte Q de novo para abandoná-la.
terminal-help-screen = As teclas de 1 a 9 apertam o botão com esse número.
    C para continuar, L para sair, como no navegador.
    As setas para a esquerda e para a direita escolhem um botão, e Enter aperta esse botão.
    As setas para cima e para baixo percorrem o que aconteceu.
    O mostra ou esconde as chances.
    S mostra como está o jogo, R as regras desta partida.
    Y (sim) e N (não) respondem se um bot deve jogar por alguém.
    Q encerra, Ctrl-C encerra na hora.
    O acampamento fica no começo do caminho, e os exploradores, no fim: cada um tem uma cor, uma letra e uma estampa.
    O número depois de uma seta em uma carta mostra quantos rubis sobraram ali.

# Recordings
terminal-tape = Passo { $step } de { $last }.
terminal-tape-runs = Reproduzindo. Aperte a barra de espaço para parar.
terminal-jump = Ir para o passo { $step }? Aperte Enter.
terminal-hint-replay = Aperte Enter para o próximo passo, ou digite “voltar”, “reproduzir” ou o número de um passo.
terminal-help-replay = Setas para a esquerda e para a direita: um passo para trás, um passo para a frente.
    Page Up e Page Down: uma expedição ou um turno para trás ou para a frente.
    Home e End: o começo e o fim.
    Digite um número e aperte Enter para ir a esse passo.
    A barra de espaço inicia e para a reprodução.
    O mostra ou esconde as chances.
    S mostra como está o jogo, R as regras desta partida.
    Q encerra.
terminal-help-replay-plain = Uma linha vazia, ou “avançar”, vai para o próximo passo.
    “voltar” volta um passo.
    Um número vai para esse passo.
    “reproduzir” conta tudo até o fim.
    “repetir”, “estado”, “chances”, “regras”, “ajuda” e “encerrar” funcionam como sempre.
terminal-word-next = avançar
terminal-word-back = voltar
terminal-word-play = reproduzir

# The companion of the real box
terminal-companion-resumed = A partida continua daqui.
terminal-companion-saved = Salvo em { $file }.
terminal-companion-card = Expedição { $expedition }, carta { $number }: que carta foi virada?
terminal-companion-leave = Quem sai? { $people }. Aperte Enter se ninguém sair, ou digite “todos”.
terminal-companion-no-card = Essa carta não pode mais sair: { $card }.
terminal-companion-hint-card = Digite uma carta: o número de um tesouro, as primeiras letras de um perigo ou “relíquia”.
terminal-companion-hint-leave = Digite os números ou os nomes de quem sai, “todos”, ou só aperte Enter se ninguém sair.
terminal-companion-undone = Última entrada desfeita.
terminal-companion-nothing-to-undo = Não há nada para desfazer.
terminal-companion-cave = { $name } na caverna: digite os dados, por exemplo “diamante chave troll troll”, ou “guarda chave”, “entra” ou “sai”.
terminal-companion-hall = { $name } na sala: digite dois números para os dados do tesouro, { $dice ->
    [one] uma palavra como “dragão” para o dado do Dragão
   *[other] duas palavras como “vazio dragão” para os dados do Dragão
} (quem rola é { $thrower }), ou “sai”.
terminal-companion-hint-dice = Digite os dados rolados, “guarda” com “chave” ou “porta”, “entra” ou “sai”.
terminal-help-companion = Digite o que aconteceu na mesa; cada entrada fica salva no arquivo.
    “desfazer” apaga a última entrada, quantas vezes você quiser.
    “repetir” mostra de novo o efeito da última entrada.
    “estado” mostra como está o jogo.
    “chances” mostra o que pode sair agora.
    “regras” mostra as regras desta partida.
    “encerrar” termina; para continuar depois, use o mesmo comando.
terminal-word-undo = desfazer
terminal-word-nobody = ninguém
terminal-word-all = todos
terminal-word-keep = guarda
terminal-word-enter = entra
terminal-word-leave = sai
