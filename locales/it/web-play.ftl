# The screen of a game in play.

decision-region = La tua decisione
more-open = Altro
more-title = Altro su questo tavolo
invite-alone = Solo questo computer può aprire questo tavolo. Per telefoni e altri dispositivi, avvia Tacora con --lan: allora qui comparirà un codice QR.
