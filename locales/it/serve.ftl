# What a host reads at the terminal.

serve-at = Tacora è in funzione all’indirizzo { $url }
serve-lan = Sulla tua rete: { $url }
serve-no-lan = Questo computer non è collegato a una rete: nessun altro può raggiungerlo.
serve-address-taken = { $address } è già in uso, forse da un altro Tacora; scegli un’altra porta con --port
serve-data-taken = un altro Tacora sta già usando { $data }; scegli un’altra cartella con --data
backup-done = Copia di sicurezza salvata in { $file }
