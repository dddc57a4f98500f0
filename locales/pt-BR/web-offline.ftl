# What players read when the server cannot be reached.

offline-title = O servidor não responde
offline-text = A caverna fica em um servidor, e seu dispositivo não está conseguindo chegar até ele. Sua partida está a salvo: cada escolha que o servidor recebeu foi salva.
offline-retry = Tentar de novo
offline-waiting = Vamos tentar de novo assim que a conexão voltar.
offline-alone = Você também pode jogar aqui mesmo, sem o servidor: contra os bots ou com várias pessoas neste dispositivo.
offline-play = Jogar neste dispositivo
alone-home = Você está jogando neste dispositivo, sem servidor. Partidas contra bots e com várias pessoas neste dispositivo funcionam, assim como a lição, o treino, os replays, as análises e a verificação do sorteio. Convidar outras pessoas, a tela grande e as mesas públicas precisam de um servidor.
alone-nowhere = Este navegador não guarda nada: suas partidas serão perdidas quando você fechar a página.
alone-full = Não há mais espaço neste dispositivo. Você pode continuar, mas o que acontecer a partir de agora será perdido quando você fechar a página.
