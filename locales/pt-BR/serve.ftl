# What a host reads at the terminal.

serve-at = O Tacora está rodando em { $url }
serve-lan = Na sua rede: { $url }
serve-no-lan = Este computador não está em uma rede: ninguém mais consegue acessá-lo.
serve-address-taken = { $address } já está em uso, talvez por outro Tacora; escolha outra porta com --port
serve-data-taken = outro Tacora já está usando { $data }; escolha outra pasta com --data
backup-done = Cópia de segurança salva em { $file }
