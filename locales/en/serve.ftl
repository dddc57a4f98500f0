# What a host reads at the terminal.

serve-at = Tacora is running at { $url }
serve-lan = On your network: { $url }
serve-no-lan = This computer isn’t on a network: no one else can reach it.
serve-address-taken = { $address } is already in use, perhaps by another Tacora; choose another port with --port
serve-data-taken = another Tacora is already using { $data }; choose another folder with --data
backup-done = Backed up to { $file }
