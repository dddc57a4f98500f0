# What the web client says.

app-tagline = Tiefer hinein für noch mehr – oder umkehren mit dem, was du hast?
skip-to-content = Zum Inhalt springen
somebody = Jemand
back-home = Startseite
close = Schließen
loading = Einen Moment …
not-found-title = Sackgasse!
not-found-text = Unter dieser Adresse gibt es keine Seite.
you-mark = du

# Home
home-name = Dein Name
home-play = Jetzt spielen
home-play-diamant = Wag dich mit drei Bots in die Höhle
home-play-troll = Würfle gegen zwei Bots – und weck den Drachen nicht
home-make = Tisch für deine Runde eröffnen
home-make-hint = Wähle Ausgabe, Bots und Hausregeln
home-join = Mit einem Code mitspielen
home-join-go = Mitspielen
home-code = Tischcode
home-code-bad = Ein Code besteht aus zehn Buchstaben und Ziffern.
home-code-bad-short = Ein Code besteht aus vier Buchstaben und Ziffern.
home-code-unknown = Im Moment hat kein Tisch diesen Code.
home-mine = Eine Partie fortsetzen
home-public = Öffentliche Tische
home-public-none = Gerade gibt es keine öffentlichen Tische. Eröffne einen!
home-seats = { $count ->
    [one] { $count } von { $most } Plätzen besetzt
   *[other] { $count } von { $most } Plätzen besetzt
}
game-diamant = Diamant
game-troll-dragon = Troll & Drache
game-diamant-hint = Für 3 bis 8 Personen. Weitergehen oder umkehren: Alle entscheiden geheim.
game-troll-dragon-hint = Für 2 bis 5 Personen. Würfel, ein gieriger Troll und ein Drache mit leichtem Schlaf.
phase-seating = Alle suchen sich noch einen Platz.
phase-playing = Die Partie läuft.
phase-over = Die Partie ist vorbei.
hints-on = Tipps sind eingeschaltet
problem = Das hat leider nicht geklappt. Bitte versuch es noch einmal.
problem-detail = { $sentence } ({ $detail })
problem-unreachable = Der Server ist nicht erreichbar. Bist du online?

# Making a table
new-title = Neuer Tisch
new-game = Was möchtest du spielen?
new-box = Welche Schachtel hast du? Schau dir die Relikte an.
new-classic-2005 = Ganz ohne Relikte
new-classic-2005-hint = Die erste Ausgabe: Schlangen, Skorpione, Steinschlag, Gas, Explosion
new-iello-2016 = Fünf Relikte ohne Zahlen
new-iello-2016-hint = Die ersten drei aus der Höhle sind 5 wert, die übrigen 10
new-iello-numbered = Relikte mit den Zahlen 5, 7, 8, 10, 12 – und Spinnenkarten
new-iello-numbered-hint = Spinnen, Schlangen, Lava, Steinkugel, Rammbock
new-portal-2025 = Relikte mit den Zahlen 5, 7, 8, 10, 12 – und Stachelkarten
new-portal-2025-hint = Skorpione, Schlangen, Lava, Steinkugel, Stacheln
new-incan-gold = Artefakte und Mumienkarten
new-incan-gold-hint = Das Schwesterspiel: Bei Gleichstand gewinnt, wer mehr Artefakte hat
new-relics = Mit Relikten spielen
new-race = Das Wettwürfeln in der Schatzkammer
new-race-live = So schnell ihr könnt
new-race-step = Abwechselnd, Wurf für Wurf
new-race-hint = Abwechselnd ist besser für kleine Kinder, Screenreader und langsame Verbindungen.
new-ends = Die Partie endet, wenn
new-ends-one-room = ein Raum leer ist
new-ends-both-rooms = beide Räume leer sind
new-house = Hausregeln
new-clock = Bedenkzeit
new-clock-none = unbegrenzt
new-clock-seconds = { $count } Sekunden
new-absence = Wenn jemand nicht da ist
new-absence-bot = spielt ein Bot weiter
new-absence-rest = ruht sich die Figur im Lager aus
new-timing = Während andere überlegen
new-timing-shown = sehen alle, wer schon gewählt hat
new-timing-hidden = sehen alle nur, wie viele noch überlegen
new-listing = Tisch öffentlich anzeigen
new-company = Bots am Tisch
new-company-hint = Die übrigen Plätze bleiben für Menschen frei.
new-add = { $name } hinzufügen
new-remove = { $name } entfernen
new-make = Tisch eröffnen
new-bot-cautious = Bot Vorsichtig
new-bot-bold = Bot Mutig
new-bot-optimal = Bot Schlau

# Seating
seating-title = Nehmt Platz
seating-invite = Andere einladen
seating-code = Tischcode
seating-link = Link
seating-copy = Link kopieren
seating-copied = Kopiert.
seating-qr = Der Link als QR-Code
seating-sit = Platz nehmen
seating-up = Aufstehen
seating-remove = { $name } entfernen
seating-add-bot = Bot hinzufügen
seating-seats = Plätze
seating-host = Spielleitung
seating-bot = Bot
seating-ready = bereit
seating-away = nicht da
seating-empty = freier Platz
seating-say-ready = Ich bin bereit
seating-start = Jetzt starten
seating-need = { $count ->
    [one] Es fehlt noch eine Person.
   *[other] Es fehlen noch { $count } Personen.
}
seating-watching = { $count ->
    [one] Eine Person schaut zu.
   *[other] { $count } Personen schauen zu.
}

# Connection
line-opening = Verbinden …
line-alive = Verbunden
line-reconnecting = Verbindung verloren. Neuer Versuch …
line-gone = Dieser Tisch ist weg
line-gone-text = Es gibt ihn nicht, oder er wurde geschlossen.

# Waiting
waiting-you = Du hast die Wahl!
waiting-you-and = { $count ->
    [one] Du und { $names } überlegt noch.
   *[other] Du, { $names } überlegt noch.
}
waiting-for = { $count ->
    [one] { $names } überlegt noch.
   *[other] { $names } überlegen noch.
}
waiting-count = { $count ->
    [one] Eine Person überlegt noch.
   *[other] { $count } Personen überlegen noch.
}
waiting-card = Gleich kommt die nächste Karte.
waiting-dice = Einen Moment: Die Würfel rollen.
clock-left = noch { $seconds } s

# The cave
card-treasure = Schatz { $worth }
path-title = Weg in die Höhle
path-entrance = Alle gehen in die Höhle.
path-rubies = { $count ->
    [one] { $count } Rubin liegt hier
   *[other] { $count } Rubine liegen hier
}
path-card = { $card }, { $rubies }
met-title = Gefahren bisher
met-none = Noch keine Gefahr
met-more = noch einmal, und es ist eine Falle
carried = Beute
carried-risk = nicht sicher
chest = Truhe
chest-safe = sicher
on-path = Noch auf dem Weg
danger-troll = Risiko, dass beim nächsten Wurf der Troll kommt: { $percent } % ({ $ways } von { $outcomes } Fällen).
danger-dragon = Risiko, dass beim nächsten Wurf der Drache aufwacht: { $percent } % ({ $ways } von { $outcomes } Fällen).
odds = { $traps ->
    [0] Die nächste Karte kann keine Falle sein.
   *[other] Fallenrisiko: { $percent } % ({ $traps } von { $cards } Karten).
}
explorers = Mitspielende
where-cave = in der Höhle
where-camp = im Lager
where-resting = ruht sich aus
state-thinking = überlegt
state-chosen = hat gewählt
hidden-chest = geheim
act-continue = Weitergehen
act-leave = Umkehren
act-continue-hint = Tiefer in die Höhle
act-leave-hint = In die Truhe: { $amount } + dein Anteil vom Weg
act-leave-hint-empty = In die Truhe: dein Anteil vom Weg
chosen-continue = Du gehst weiter.
chosen-leave = Du kehrst um.
chosen-change = Du kannst dich umentscheiden, bis alle gewählt haben.
in-camp = Im Lager bist du sicher.
watching-only = Du schaust zu.
log = Was bisher geschah
relics-of = Relikte: { $worth }

# The dice
room-cave = Diamantenhöhle
room-hall = Schatzkammer
hand = Trollhand
bag = Beutel
beside = In diesem Zug gefunden, nicht sicher
turn-of = { $name } ist dran.
turn-yours = Du bist dran.
act-roll = Würfeln
act-keep-key = Schlüssel behalten
act-keep-door = Tür behalten
act-enter = Tür öffnen
act-out = Ich bin raus!
act-stay = Bleiben
act-throw = Drachenwürfel werfen
dice-free = Freie Würfel
dice-kept = Beiseitegelegt
dragon-asleep = Der Drache schläft.
thrower = { $name } hat die Drachenwürfel.

# Facts
news-sat = { $name } nimmt Platz.
news-seat-left = { $name } verlässt den Tisch.
news-ready = { $name } ist bereit.
news-began = Die Partie beginnt: { $names }.
news-deal-restarted = Von { $names } kam nicht rechtzeitig eine Antwort. Die Auslosung wird neu vorbereitet.
news-stood-in-bot = { $name } ist nicht da. So lange spielt ein Bot.
news-stood-in-rest = { $name } ist nicht da und ruht sich im Lager aus.
news-stood-in-agreed = Alle sind einverstanden: Ein Bot spielt für { $name }.
news-vote-asked = Soll ein Bot für { $name } spielen? Alle anderen müssen zustimmen.
news-vote-agree = { $by } stimmt zu: Ein Bot soll für { $name } spielen.
news-vote-refuse = { $by } möchte nicht, dass ein Bot für { $name } spielt.
news-vote-dropped = Es spielt kein Bot für { $name }.
vote-question = Soll ein Bot spielen, bis { $name } zurück ist?
vote-agree = Ja, Bot spielen lassen
vote-refuse = Nein, auf { $name } warten
vote-own = Die anderen fragen, ob ein Bot für { $name } spielen soll.
vote-own-here = Ich bin da
vote-own-agree = Bot spielen lassen
vote-agreed = Einverstanden: { $names }
news-back = { $name } ist wieder da.
news-host = { $name } hat jetzt die Spielleitung.
news-agreed = Am Tisch gelten neue Regeln.
fact-began = Expedition { $number } beginnt.
fact-treasure = { $worth ->
    [one] { $worth } Rubin
   *[other] { $worth } Rubine
}{ $count ->
    [one] , alles für eine Person.
   *[other] {" "}für { $count } Personen: { $each ->
        [0] zu wenig zum Teilen, { $stays ->
            [one] { $stays } bleibt auf dem Weg
           *[other] { $stays } bleiben auf dem Weg
        }
       *[other] je { $each }, { $stays ->
            [0] kein Rest
            [one] { $stays } bleibt auf dem Weg
           *[other] { $stays } bleiben auf dem Weg
        }
    }.
}
fact-hazard = Gefahr: { $hazard }. Noch einmal, und es ist eine Falle!
fact-relic = Auf dem Weg liegt { $relic }.
fact-trap = Falle: { $hazard }! { $names } { $count ->
    [one] { $amount ->
        [0] hat nichts zu verlieren
       *[other] verliert alles: { $lost }
    }
   *[other] { $amount ->
        [0] haben nichts zu verlieren
       *[other] verlieren alles: je { $lost }
    }
}.
fact-all-go-on = Alle gehen weiter.
fact-deck-out = Der Stapel ist leer: Alle kehren um.
fact-home = { $names } { $count ->
    [one] { $amount ->
        [0] kehrt ohne Rubine um
       *[other] kehrt um: { $total } für die Truhe
    }
   *[other] { $amount ->
        [0] kehren ohne Rubine um
       *[other] kehren um: je { $total } für die Truhe
    }
}{ $share ->
    [0] {""}
   *[other] { $carried ->
        [0] , alles vom Weg
        [one] {" "}({ $carried } Rubin Beute + { $share } vom Weg)
       *[other] {" "}({ $carried } Rubine Beute + { $share } vom Weg)
    }
}.{ $count ->
    [one] {""}
   *[other] { $stays ->
        [0] {" "}Auf dem Weg bleibt nichts liegen.
        [one] {" "}Auf dem Weg bleibt { $stays } Rubin liegen.
       *[other] {" "}Auf dem Weg bleiben { $stays } Rubine liegen.
    }
}
fact-relic-taken = { $name } nimmt { $relic } mit, Wert: { $worth }.
fact-relic-lost = Für immer verloren: { $relic }.
fact-expedition-ended = { $bank ->
    [0] Die Expedition ist vorbei.
    [one] Die Expedition ist vorbei, { $bank } Rubin bleibt im Dunkeln zurück.
   *[other] Die Expedition ist vorbei, { $bank } Rubine bleiben im Dunkeln zurück.
}
fact-resting = { $count ->
    [one] { $names } ruht sich im Lager aus.
   *[other] { $names } ruhen sich im Lager aus.
}
fact-cave-rolled = { $name } würfelt: { $roll }.{ $taken ->
    [0] {""}
    [one] {" "}Das bringt einen Diamanten!
   *[other] {" "}Das bringt { $taken } Diamanten!
}
fact-kept = { $name } behält einen Würfel: { $find }.
fact-troll = { $lost ->
    [0] Der Troll kommt! { $name } hat nichts zu verlieren.
    [one] Der Troll kommt! { $name } verliert einen Diamanten.
   *[other] Der Troll kommt! { $name } verliert { $lost } Diamanten.
}
fact-hall = { $name } öffnet die Tür zur Schatzkammer. { $thrower } hat die Drachenwürfel.
fact-hall-rolled = { $taken ->
    [0] { $name } findet nichts.
    [one] { $name } nimmt { $taken } Goldnugget.
   *[other] { $name } nimmt { $taken } Goldnuggets.
}
fact-dragon-thrown = { $name } wirft: { $faces }.
fact-dragon-awoke = Der Drache ist wach! { $name } verliert: { $lost }.
fact-left = { $name } ist draußen. In Sicherheit: { $brought }.
fact-turn = { $name } ist dran.

# The end
over = Die Partie ist vorbei.
winners = { $count ->
    [one] { $names } gewinnt mit { $score ->
        [one] { $score } Punkt
       *[other] { $score } Punkten
    }!
   *[other] Gemeinsamer Sieg für { $names } mit { $score ->
        [one] { $score } Punkt
       *[other] { $score } Punkten
    }!
}
standings = Rangliste
standings-name = Name
again = Noch eine Partie
again-waiting = Du bist bereit. Die nächste Partie beginnt, sobald auch alle anderen bereit sind.
not-over-hint = Es geht los, sobald alle bereit sind.

# The state of things
state-empty = Der Weg ist noch leer.
state-expedition = Expedition { $number } von { $total }.
state-path = { $rubies ->
    [0] Auf dem Weg: { $path }.
    [one] Auf dem Weg: { $path }. Dort liegt noch { $rubies } Rubin.
   *[other] Auf dem Weg: { $path }. Dort liegen noch { $rubies } Rubine.
}
state-met = Noch einmal, und es ist eine Falle: { $hazards }.
state-inside = In der Höhle: { $names }. { $count ->
    [one] Beute
   *[other] Beute pro Person
}: { $carried }.
state-chest = In deiner Truhe: { $amount }.
state-troll = { $name } ist dran. Neben dem Beutel: { $beside }. Diamanten in der Höhle: { $diamonds }. Goldnuggets in der Schatzkammer: { $nuggets }. In der Trollhand: { $hand }.

# Help
help = Hilfe
help-title = Tastenkürzel
help-continue = Weitergehen
help-leave = Umkehren
help-throw = Drachenwürfel werfen (an einem gemeinsamen Gerät)
help-confirm = Den ausgewählten Knopf drücken
help-repeat = Die letzte Ansage wiederholen
help-state = Den Spielstand vorlesen
help-help = Diese Hilfe anzeigen

# Reactions
reactions = Reaktionen
reaction-wow = Wow!
reaction-haha = Haha!
reaction-ouch = Autsch!
reaction-phew = Puh …
reaction-bravo = Bravo!
reaction-hurry = Beeilung!
reaction-thanks = Danke!
reaction-good-game = Gutes Spiel!

# Settings
settings = Einstellungen
settings-language = Sprache
settings-motion = Animationen
settings-motion-system = Systemeinstellung
settings-motion-full = an
settings-motion-none = aus
settings-pace = Tempo der Karten und Würfel
settings-pace-quick = schnell
settings-pace-normal = normal
settings-pace-festive = gemächlich
settings-sound = Ton
settings-volume = Lautstärke
settings-haptics = Vibration
settings-size = Schriftgröße
settings-size-normal = normal
settings-size-large = groß
settings-size-largest = sehr groß
settings-contrast = Kontrast
settings-contrast-system = Systemeinstellung
settings-contrast-high = hoch
settings-odds = Fallenrisiko anzeigen
settings-keys = Tastenkürzel mit einem Buchstaben (C, L, R, S, ?)
turn-mark = ist dran

# What a tab is called.
title-review = Analyse
title-practice = Training
title-screen = Großer Bildschirm
title-card = Entscheidungskarte

# What everybody must be able to see
fact-hazard-harmless = Gefahr: { $hazard }. Es gibt keine zweite solche Karte mehr, also wird daraus keine Falle mehr.
state-harmless = Daraus wird keine Falle mehr: { $hazards }.
met-harmless = daraus wird keine Falle mehr
fact-hazard-out = Eine Gefahrenkarte kommt aus dem Spiel: { $hazard }.
fact-relic-added = In den Stapel gemischt: { $relic }.
state-relics = Wer jetzt allein umkehrt, bekommt die Relikte auf dem Weg, Wert: { $worth }.
state-relic-added = Für diese Expedition in den Stapel gemischt: { $relic }.
state-relic-next = Als Nächstes auf dem Reliktstapel: { $relic }.
state-removed = Aus dem Spiel: { $cards }.
state-removed-cards = { $card } × { $count }
path-relic-worth = { $card }, jetzt { $worth } wert
fact-dragon-shares = { $hand ->
    [0] Verteilt: { $shares }.
    [one] Verteilt, mit einem Diamanten aus der Trollhand: { $shares }.
   *[other] Verteilt, mit { $hand } Diamanten aus der Trollhand: { $shares }.
}
fact-dragon-share = { $name } ({ $share })
tie-shared = Gleichstand: Der Sieg wird geteilt.
tie-relics = Gleichstand nach Punkten: Mehr Relikte geben den Ausschlag.
tie-nuggets = Gleichstand nach Punkten: Mehr Goldnuggets geben den Ausschlag.
ruler-title = Goldnuggets in Dreierschritten gezählt
ruler-of = { $name }: { $nuggets ->
    [one] { $nuggets } Goldnugget
   *[other] { $nuggets } Goldnuggets
} × 3 = { $worth }
agree-dragon = Der Drache
agree-dragon-calm = schläft tief (ein Drache auf jedem Würfel)
agree-dragon-standard = wie üblich (ein Drache auf einem Würfel, zwei auf dem anderen)
agree-dragon-wild = schläft unruhig (zwei Drachen auf jedem Würfel)
agree-dragon-own = eigene Würfel
seating-first = Wer auf dem ersten Platz sitzt, beginnt: Das sollte die jüngste Person sein.
seating-starts = beginnt
seating-let-start = { $name } soll beginnen
