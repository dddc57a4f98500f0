# What players read when the server cannot be reached.

offline-title = Il server non risponde
offline-text = La grotta si trova su un server, e al momento il tuo dispositivo non riesce a raggiungerlo. La tua partita è al sicuro: ogni scelta arrivata al server è stata salvata.
offline-retry = Riprova
offline-waiting = Riproveremo appena torna la connessione.
offline-alone = Puoi anche giocare subito qui, senza il server: contro i bot o in più persone su questo dispositivo.
offline-play = Gioca su questo dispositivo
alone-home = Stai giocando su questo dispositivo, senza server. Funzionano le partite contro i bot e in più persone su questo dispositivo, e anche la lezione, l’allenamento, i replay, le analisi e la verifica dell’equità. Per invitare altre persone, per lo schermo grande e per i tavoli pubblici serve un server.
alone-nowhere = Questo browser non conserva nulla: le tue partite andranno perse quando chiudi la pagina.
alone-full = Su questo dispositivo non c’è più spazio. Puoi continuare, ma ciò che succede da ora in poi andrà perso quando chiudi la pagina.
