# Co gospodarz czyta w terminalu.

serve-at = Tacora działa pod adresem { $url }
serve-lan = W twojej sieci: { $url }
serve-no-lan = Ten komputer nie jest w żadnej sieci: nikt inny nie może się z nim połączyć.
serve-address-taken = adres { $address } jest już zajęty, może przez inną Tacorę; --port wybiera inny port
serve-data-taken = inna Tacora działa już na { $data }; --data wybiera inny folder
backup-done = Wszystko jest teraz także w pliku { $file }
