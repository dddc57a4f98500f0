# What opens an account: devices, tokens and the recovery link.

devices-title = I tuoi dispositivi
devices-intro = Questi browser e programmi possono giocare con il tuo account. Disconnetti quelli che non riconosci o non usi più.
devices-list = Browser
devices-unknown = Senza nome
devices-this = questo dispositivo
devices-dates = primo uso: { $since }, ultimo uso: { $seen }
devices-sign-out = Disconnetti { $label }
devices-revoke = Revoca l’accesso: { $label }
devices-revoked = Non può più usare il tuo account.
devices-revoke-others = Disconnetti tutto tranne questo dispositivo
devices-others-revoked = { $count ->
    [0] Non c’era nient’altro da disconnettere.
    [one] È stato disconnesso un dispositivo, token o link.
   *[other] Sono stati disconnessi { $count } dispositivi, token o link.
}
devices-link = Usa un altro dispositivo
devices-link-hint = Apri il link sull’altro dispositivo entro un giorno e giocherai con lo stesso account su entrambi. Funziona una volta sola. Chiunque lo abbia può giocare al posto tuo.
devices-link-make = Crea un link
devices-link-made = Il link è pronto. Quelli precedenti non funzionano più.
devices-link-label = Il tuo link
devices-link-qr = Il link di recupero come codice QR
devices-link-until = Il tuo link è valido fino a: { $until }.
devices-link-revoke = Revoca questo link
devices-tokens = Programmi
devices-right-play = può giocare
devices-right-watch = può guardare
devices-right-account = può fare tutto
data-title = I tuoi dati
data-export = Scarica i miei dati
data-export-hint = Tutto quello che questo server conserva su di te, in un solo file: i tuoi dispositivi, i tavoli, le partite, le tue scelte e i tuoi messaggi.
data-delete = Elimina il mio account
data-delete-hint = Lascerai tutti i tavoli e non potrai più accedere. Nelle partite giocate con altre persone il tuo nome verrà sostituito e i tuoi messaggi verranno cancellati.
data-delete-sure = Vuoi eliminare il tuo account?
data-delete-final = Non si può tornare indietro. Se vuoi conservare i tuoi dati, scaricali prima.
data-delete-keep = Tieni l’account
data-delete-go = Elimina
data-deleted = Il tuo account è stato eliminato. Entro un minuto il tuo nome sparirà dalle partite condivise.
data-deleted-back = Alla pagina iniziale
recover-title = Gioca qui con il tuo account
recover-hint = D’ora in poi questo browser userà l’account di chi ha creato il link. L’account usato qui finora non sarà più disponibile.
recover-go = Usa qui questo account
recover-done = In questo browser ora giochi come { $name }.
recover-done-unnamed = Questo browser ora usa il tuo account.
host-door = Fai entrare nuove persone
