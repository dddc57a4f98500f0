# What a host reads at the terminal.

serve-at = Tacora läuft unter { $url }
serve-lan = In deinem Netzwerk: { $url }
serve-no-lan = Dieser Computer ist in keinem Netzwerk: Niemand sonst kann ihn erreichen.
serve-address-taken = { $address } ist schon belegt, vielleicht von einem anderen Tacora; wähle mit --port einen anderen Port
serve-data-taken = { $data } wird schon von einem anderen Tacora benutzt; wähle mit --data einen anderen Ordner
backup-done = Gesichert in { $file }
