# What the guide says in the lesson.

learn-guide = Seu guia
learn-you = Seu explorador
learn-next = Próximo
learn-choose = Escolha abaixo
learn-back = Voltar à minha última escolha
learn-skip = Sair da lição
learn-play = Jogar uma partida de verdade

learn-in = Boas-vindas à caverna! Somos quatro e entramos ao mesmo tempo. Ninguém sabe o que tem lá dentro.
learn-turn = Vamos mais fundo carta por carta. Hora de virar a primeira!
learn-share = Rubis! Todo mundo na caverna recebe a mesma parte. A sua já está na sua mão, mas ainda não está a salvo.
learn-remainder = Os rubis que não dá para dividir ficam no caminho. Não se esqueça deles: quem volta para casa fica com eles.
learn-decide = Agora todo mundo decide em segredo: mais fundo na caverna ou de volta para casa? Escolha o que quiser: você pode testar as duas opções.
learn-home-alone = Só você voltou para casa, então tudo o que estava no caminho também é seu. Está no seu baú, a salvo até o fim da partida.
learn-deeper = Mas o resto do grupo continuou, e agora tem menos gente para dividir. É o preço da cautela. E se você tivesse continuado?
learn-go-on = Todo mundo continua. Os rubis no caminho ainda estão lá.
learn-hazard = Cobras! Na primeira vez, elas só assustam. Mas, com mais uma carta de cobras, é armadilha.
learn-secret = Quem tem coragem? Ninguém mostra a própria escolha até que todo mundo tenha escolhido.
learn-home-together = { $other } também voltou para casa. Quem sai junto divide o que está no caminho, mas era pouco demais para dividir. E se você tivesse ficado?
learn-other-home = Só { $other } voltou para casa e levou o que estava no caminho. Agora somos três.
learn-more = Menos exploradores, partes maiores! Você já tem bastante na mão, e há mais no caminho. Mas as cobras estão à espreita…
learn-home-path = Só você voltou para casa, com tudo o que tinha na mão e tudo o que estava no caminho! Agora veja o que acontece com os outros.
learn-greed = Ninguém quer voltar para casa. Será que a sorte vai durar?
learn-trap-safe = Cobras de novo: é uma armadilha! Todo mundo na caverna perde o que tinha na mão. O que está no seu baú está a salvo.
learn-trap-lost = Cobras de novo: é uma armadilha! Todo mundo na caverna perde o que tinha na mão, e você também. Só o baú está a salvo.
learn-end = E é isso: cinco expedições, e no fim vence o baú mais cheio. Boa sorte!
