# Several people at one device, and a big screen for all.

device-title = Gib das Gerät weiter
device-hand = Gib das Gerät an { $name } weiter.
device-nobody-looks = Alle anderen: nicht gucken!
device-i-am = Ich bin { $name }
device-change = Doch anders entscheiden?
device-see-table = Erst den Tisch ansehen
device-your-choice = { $name }: weitergehen oder umkehren?
device-newest = Neueste Karte: { $card }
device-give-back = Jetzt nicht
device-sealed = Deine Wahl steht.
device-add = Jemanden an diesem Gerät hinzufügen
device-add-hint = Gebt das Gerät herum. Ein Sichtschutz hält jede Wahl geheim.
device-add-name = Name
device-add-go = Hinzufügen
device-here = an diesem Gerät
device-remove = { $name } entfernen
device-race-hint = An einem Gerät geht es abwechselnd ruhiger zu. „So schnell ihr könnt“ klappt auch: Alle haben eigene Knöpfe und Tasten.

# What is agreed
agree-house = Hausregeln aus einer Datei
agree-house-about = Beliebige Schätze, Gefahren und Relikte, für 2 bis 8 Personen, in einer JSON-Datei
agree-house-text = Hausregeln
agree-house-hint = Ein JSON-Objekt mit „name“ und „base“ und allem, was anders ist als in dieser Ausgabe.
agree-house-wrong = Das ist noch kein JSON-Objekt.
agree-house-read = Geladen: { $name }
agree-house-file = Oder eine Datei öffnen
agree-chests = Geschlossene Truhen: Nur du siehst, was in deiner liegt
agree-troll = Der Troll
agree-troll-strict = kommt, wenn alle Würfel blockiert sind
agree-troll-kind = lässt dich gehen, wenn du Schlüssel und Tür behalten hast
agree-stand-in = Wer für Abwesende spielt
agree-stand-in-usual = der übliche Bot
agree-chat = Gespräche am Tisch
agree-chat-reactions = nur Reaktionen
agree-chat-words = auch Nachrichten
agree-bots = Bots entscheiden
agree-bots-natural = wie Menschen, nach kurzem Überlegen
agree-bots-instant = sofort

# What the host decides
host-title = Du hast die Spielleitung
host-onlookers = Publikum
host-send-away = Gast { $number } wegschicken
host-between-games = Die Regeln kannst du ändern, sobald diese Partie vorbei ist.
host-agree = Regeln am Tisch ändern
host-agree-go = Speichern
host-up = { $name } einen Platz nach oben
host-down = { $name } einen Platz nach unten
host-stand-in = Bot für { $name } spielen lassen
host-stand-in-hint = Die anderen werden zuerst gefragt. Alle müssen zustimmen.
host-pass = Spielleitung an { $name } geben
words-label = Sag etwas
words-send = Senden
leave-seat = Meinen Platz verlassen
leave-seat-of = { $name } geht
leave-seat-sure = Soll { $name } endgültig gehen?
leave-seat-final = Das lässt sich nicht rückgängig machen: Ein Bot übernimmt.
leave-seat-stay = Bleiben
leave-seat-go = Endgültig gehen
bag-title = Noch im Stapel: { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
bag-gone = Aus dem Spiel: { $cards }
bag-cards = { $card } × { $count }

# Party
party-title = Party am großen Bildschirm
party-hint = Der Fernseher oder Laptop zeigt die Höhle; die Handys sind die Entscheidungskarten.
party-new = Diesen Bildschirm als Tisch benutzen
party-new-hint = Dieser Bildschirm belegt keinen Platz am Tisch. Alle spielen mit ihrem Handy mit.
party-join = Mit dem Handy mitspielen
party-fullscreen = Vollbild
party-each-carries = Beute pro Person in der Höhle
card-switch = Nur meine Karte zeigen (die Höhle ist auf dem großen Bildschirm)
card-whole-table = Hier den ganzen Tisch zeigen
card-join = Am Tisch mitspielen
card-game-on = Die Partie läuft schon. Du kannst Platz nehmen, wenn sie vorbei ist.
card-look-up = Die Höhle ist auf dem großen Bildschirm. Hier triffst du deine Wahl.
