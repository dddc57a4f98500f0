# What is said without a line to the server.

offline-title = Il server non risponde
offline-text = La grotta si trova su un server, e al momento il tuo dispositivo non riesce a raggiungerlo. La tua partita è al sicuro: ogni scelta arrivata al server è stata salvata.
offline-retry = Riprova
offline-waiting = Riproveremo appena torna la connessione.
