# What a host reads at the terminal.

serve-at = Tacora está en marcha en { $url }
serve-lan = En tu red: { $url }
serve-no-lan = Este equipo no está en ninguna red: nadie más puede conectarse.
serve-address-taken = { $address } ya está en uso, quizá por otro Tacora; elige otro puerto con --port
serve-data-taken = otro Tacora ya está usando { $data }; elige otra carpeta con --data
backup-done = Copia de seguridad guardada en { $file }
