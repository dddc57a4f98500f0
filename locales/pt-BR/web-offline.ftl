# What is said without a line to the server.

offline-title = O servidor não responde
offline-text = A caverna fica em um servidor, e seu dispositivo não está conseguindo chegar até ele. Sua partida está a salvo: cada escolha que o servidor recebeu foi salva.
offline-retry = Tentar de novo
offline-waiting = Vamos tentar de novo assim que a conexão voltar.
