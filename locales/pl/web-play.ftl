# Ekran trwającej gry.

decision-region = Twoja decyzja
more-open = Więcej
more-title = Więcej o tym stole
invite-alone = Ten stół otwiera się tylko na tym komputerze. Aby dołączyć z telefonów i innych urządzeń, uruchom Tacorę z opcją --lan: wtedy pojawi się tu kod QR.
