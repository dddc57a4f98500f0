# The screen of a game in play.

decision-region = Your decision
more-open = More
more-title = More about this table
invite-alone = Only this computer can open this table. For phones and other devices, start Tacora with --lan: then a QR code appears here.
