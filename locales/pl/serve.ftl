# Co gospodarz czyta w terminalu.

serve-at = Tacora działa pod adresem { $url }
serve-lan = W twojej sieci pod adresem: { $url }
serve-no-lan = Ten komputer nie jest w żadnej sieci: nikt inny nie może się z nim połączyć.
serve-address-taken = adres { $address } jest już zajęty, może przez inną Tacorę; inny port można wybrać opcją --port
serve-data-taken = inna Tacora używa już folderu { $data }; inny folder można wybrać opcją --data
backup-done = Kopia zapasowa: { $file }
