# What a host reads at the terminal.

serve-at = Tacora is at { $url }
serve-lan = On your network it is at { $url }
serve-no-lan = This computer is not on a network: nobody else can reach it.
serve-address-taken = { $address } is in use already, perhaps by another Tacora; --port chooses another port
serve-data-taken = another Tacora is running on { $data }; --data chooses another folder
backup-done = Everything is now also in { $file }
