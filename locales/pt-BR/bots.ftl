# The cast, and the strategies that people have published.

bots-cast = Personagens
bots-diamant = Estratégias para Diamant
bots-troll = Estratégias para Troll & Dragon

character-nelly = Nelly está de férias. Todo perigo a assusta, e ela não tem plano nenhum.
character-hugo = Hugo foge ao primeiro barulhinho, a não ser que o medo o paralise.
character-suzette = Suzette sai quando os outros saem.
character-magda = Magda não consegue ir embora enquanto alguma coisa ainda brilha.
character-kazik = Kazik conta as cartas no caminho e quase não pensa em mais nada.
character-roulette = Roulette calcula os riscos no olho e arrisca mais quando está perdendo.
character-renard = Renard compara o que falta encontrar com o que está em risco, e gosta de sair quando ninguém mais sai.
character-minerva = Minerva já passou por mais cavernas do que ninguém e só joga para vencer.

bot-coin = continua com esta probabilidade
bot-turn = sai quando há este número de cartas no caminho
bot-gems = sai quando o que tem na mão chega a este valor
bot-hazards = sai quando há este número de perigos diferentes no caminho
bot-path = sai quando há este número de rubis no caminho
bot-gems-or-hazards = sai quando o que tem na mão chega a este valor ou quando há este número de perigos no caminho
bot-gems-or-turn = sai quando o que tem na mão chega a este valor ou quando há este número de cartas no caminho
bot-hazards-or-turn = sai quando há este número de perigos ou de cartas no caminho
bot-risk = sai quando o risco de armadilha na próxima carta passa deste valor
bot-myopic = sai quando os rubis que espera encontrar são menos que os rubis em risco multiplicados por este número
bot-wary = como myopic, mas sai ao acaso: quanto menos há para encontrar, maior a chance de sair
bot-lead = com base,R,S1,S2: com pelo menos R de vantagem, sai quando chega a base + S1 na mão; senão, quando chega a base + S2
bot-hunter = sai quando o que tem na mão chega a este valor, ou para pegar uma relíquia quando há no máximo este número de exploradores na caverna
bot-never = nunca sai
bot-oracle = com dois jogadores, joga com perfeição o jogo resolvido; senão, joga como Renard
bot-master = joga para vencer com uma tabela treinada e simula as próximas jogadas
bot-master-table = joga com a tabela do mestre, sem simular as próximas jogadas

bot-cautious = pega o que tem e vai embora
bot-bold = vai atrás da Sala do Tesouro
bot-optimal = faz a escolha que rende mais em média
