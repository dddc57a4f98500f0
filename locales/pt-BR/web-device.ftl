# Several people at one device, and a big screen for all.

device-title = Passe o dispositivo
device-hand = Passe o dispositivo para { $name }.
device-nobody-looks = Sem espiar, hein!
device-i-am = Sou { $name }
device-change = Quer mudar de ideia?
device-see-table = Ver a mesa primeiro
device-your-choice = { $name }: continuar ou sair?
device-newest = Última carta: { $card }
device-give-back = Agora não
device-sealed = Escolha feita.
device-add = Adicionar alguém neste dispositivo
device-add-hint = Passem o dispositivo de mão em mão. Entre uma escolha e outra, a tela fica coberta, e tudo continua em segredo.
device-add-name = Nome da pessoa
device-add-go = Adicionar
device-here = neste dispositivo
device-remove = Remover { $name }
device-race-hint = Em um só dispositivo, revezar é mais tranquilo. “O mais rápido possível” também funciona: cada pessoa tem seus botões e teclas.

# What is agreed
agree-house = Regras da casa de um arquivo
agree-house-about = Tesouros, perigos e relíquias à vontade, para 2 a 8 jogadores, em um arquivo JSON
agree-house-text = Regras da casa
agree-house-hint = Um objeto JSON com “name” e “base”, e o que muda em relação a essa edição.
agree-house-wrong = Isto ainda não é um objeto JSON.
agree-house-read = Regras carregadas: { $name }
agree-house-file = Ou abra um arquivo
agree-chests = Baús fechados: só você vê o que há no seu
agree-troll = O Troll
agree-troll-strict = vem quando todos os dados estão bloqueados
agree-troll-kind = deixa você sair se você guardou uma chave e uma porta
agree-stand-in = Quem joga no lugar de quem se ausenta
agree-stand-in-usual = o bot de sempre
agree-chat = Conversa na mesa
agree-chat-reactions = só reações
agree-chat-words = mensagens também
agree-bots = Os bots decidem
agree-bots-natural = como gente, depois de pensar um pouco
agree-bots-instant = na hora

# What the host decides
host-title = Você organiza a mesa
host-onlookers = Plateia
host-send-away = Tirar a pessoa { $number } da plateia
host-between-games = Você vai poder mudar as regras da mesa quando esta partida acabar.
host-agree = Mudar as regras da mesa
host-agree-go = Salvar
host-up = Mover { $name } um lugar para cima
host-down = Mover { $name } um lugar para baixo
host-stand-in = Deixar um bot jogar por { $name }
host-stand-in-hint = Primeiro as outras pessoas são consultadas. Todo mundo precisa concordar.
host-pass = Passar a mesa para { $name }
words-label = Diga alguma coisa
words-send = Enviar
leave-seat = Deixar meu lugar
leave-seat-of = { $name } sai da mesa
leave-seat-sure = { $name } vai sair da mesa de vez?
leave-seat-final = Isso não pode ser desfeito: um bot vai assumir o lugar.
leave-seat-stay = Ficar
leave-seat-go = Sair da mesa
bag-title = Ainda no baralho: { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
bag-gone = Fora do jogo: { $cards }
bag-cards = { $card } × { $count }

# Party
party-title = Jogar em grupo na tela grande
party-hint = A TV ou o notebook mostra a caverna; os celulares são as cartas de decisão.
party-new = Usar esta tela como mesa
party-new-hint = Esta tela não ocupa nenhum lugar na mesa. Cada pessoa entra com o próprio celular.
party-join = Entre com o celular
party-fullscreen = Tela cheia
party-each-carries = Cada explorador na caverna tem na mão
card-switch = Mostrar só a minha carta (a caverna está na tela grande)
card-whole-table = Mostrar a mesa toda aqui
card-join = Entrar na mesa
card-game-on = Há uma partida em andamento. Você pode se sentar quando ela acabar.
card-look-up = A caverna está na tela grande. Suas escolhas ficam aqui.
