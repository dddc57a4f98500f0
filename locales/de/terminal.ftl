# What is said only in a terminal. What happens at a table is told with the sentences of web.ftl.

terminal-ask-secret = { $choices } (deine Eingabe bleibt unsichtbar)
terminal-ask-all = { $firsts }; { $next }
terminal-ask-clock = { $choices } ({ $clock })
terminal-ask-ready = Kann es losgehen? Tippe „ja“ oder „beenden“.
terminal-has-chosen = { $name } hat gewählt.
terminal-hint-choice = Tippe die Nummer einer Möglichkeit oder ihre ersten Buchstaben. Mit „hilfe“ siehst du, was du sonst noch tun kannst.
terminal-hint-ready = Tippe „ja“, sobald du bereit bist, oder „beenden“.
terminal-explorer = Höhlenfan
terminal-link = Link zum Tisch: { $link }
terminal-bye = Bis bald!
terminal-chests = Truhen und Relikte: { $list }.
terminal-scores = Endstand: { $list }.
terminal-dice-free = Freie Würfel: { $faces }.
terminal-dice-kept = Beiseitegelegt: { $faces }.
terminal-bag = Beutel von { $name }: { $treasure }.
terminal-hints-on = Tipps sind eingeschaltet.
terminal-no-odds = Im Moment lassen sich keine Chancen anzeigen.
terminal-gain = Die nächste Karte bringt allen in der Höhle im Durchschnitt je { $whole },{ $tenths } Rubine.
terminal-reveals = Wenn niemand umkehrt, kommen im Durchschnitt noch { $whole },{ $tenths } Karten, einschließlich der Falle.
terminal-help-plain = Tippe die Nummer einer Möglichkeit oder ihre ersten Buchstaben.
    „wiederholen“ wiederholt, was seit deiner letzten Wahl passiert ist.
    „stand“ zeigt den Spielstand.
    „chancen“ zeigt, was als Nächstes kommen kann.
    „regeln“ zeigt die Regeln dieser Partie.
    „hilfe“ zeigt diese Hilfe.
    „zustimmen“ und „ablehnen“ antworten auf die Frage, ob ein Bot für jemanden spielen soll.
    „beenden“ beendet die Partie.

# What can be typed, besides the English word
terminal-word-yes = ja
terminal-word-repeat = wiederholen
terminal-word-state = stand
terminal-word-odds = chancen
terminal-word-rules = regeln
terminal-word-help = hilfe
terminal-word-quit = beenden
terminal-word-agree = zustimmen
terminal-word-refuse = ablehnen
terminal-vote-words = Tippe „{ $agree }“ oder „{ $refuse }“.
terminal-vote-words-own = Tippe „{ $refuse }“, wenn du da bist, oder „{ $agree }“, damit der Bot spielt.

# The full screen
terminal-camp = Lager
terminal-state = Spielstand
terminal-odds = Die nächste Karte
terminal-odds-dice = Der nächste Wurf
terminal-winner = gewinnt
terminal-throws = wirft
terminal-keys = ? Hilfe  o Chancen  q Beenden
terminal-keys-replay = ? Hilfe  q Beenden
terminal-vote-keys = (Y ja, N nein)
terminal-vote-keys-own = (N ich bin da, Y Bot spielen lassen)
terminal-prompt = { $name }, du hast die Wahl:
terminal-prompt-secret = { $name }: geheime Wahl. Tippe die Nummer (sie bleibt unsichtbar).
terminal-prompt-ready = Drück die Eingabetaste, sobald du bereit bist.
terminal-quit-again = Die Partie läuft noch. Drück noch einmal Q, um sie zu verlassen.
terminal-help-screen = Die Tasten 1 bis 9 drücken den Knopf mit dieser Nummer.
    C zum Weitergehen, L zum Umkehren, wie im Browser.
    Pfeil links und rechts wählen einen Knopf, die Eingabetaste drückt ihn.
    Pfeil hoch und runter blättern durch das, was bisher geschah.
    O zeigt oder verbirgt die Chancen.
    S zeigt den Spielstand, R die Regeln dieser Partie.
    Y (ja) und N (nein) antworten auf die Frage, ob ein Bot für jemanden spielen soll.
    Q beendet, Strg-C beendet sofort.
    Am Anfang des Wegs ist das Lager, am Ende stehen die Figuren: jede mit eigener Farbe, eigenem Buchstaben und eigenem Muster.
    Eine Zahl nach einem Pfeil auf einer Karte zeigt, wie viele Rubine dort noch liegen.

# Recordings
terminal-tape = Schritt { $step } von { $last }.
terminal-tape-runs = Wiedergabe läuft. Die Leertaste hält sie an.
terminal-jump = Zu Schritt { $step } springen? Drück die Eingabetaste.
terminal-hint-replay = Drück die Eingabetaste für den nächsten Schritt, oder tippe „zurück“, „abspielen“ oder die Nummer eines Schritts.
terminal-help-replay = Pfeil links und rechts: ein Schritt zurück, ein Schritt vor.
    Bild auf und Bild ab: eine Expedition oder ein Zug zurück oder vor.
    Pos1 und Ende: zum Anfang und zum Ende.
    Eine Zahl und die Eingabetaste: Sprung zu diesem Schritt.
    Die Leertaste startet die Wiedergabe und hält sie an.
    O zeigt oder verbirgt die Chancen.
    S zeigt den Spielstand, R die Regeln dieser Partie.
    Q beendet.
terminal-help-replay-plain = Eine leere Zeile oder „weiter“ geht zum nächsten Schritt.
    „zurück“ geht einen Schritt zurück.
    Eine Zahl springt zu diesem Schritt.
    „abspielen“ spielt alles bis zum Ende ab.
    „wiederholen“, „stand“, „chancen“, „regeln“, „hilfe“ und „beenden“ funktionieren wie immer.
terminal-word-next = weiter
terminal-word-back = zurück
terminal-word-play = abspielen

# The companion of the real box
terminal-companion-resumed = Hier habt ihr aufgehört.
terminal-companion-saved = Gespeichert in { $file }.
terminal-companion-card = Expedition { $expedition }, Karte { $number }: Welche Karte habt ihr aufgedeckt?
terminal-companion-leave = Wer kehrt um? { $people }. Drück die Eingabetaste, wenn niemand umkehrt, oder tippe „alle“.
terminal-companion-no-card = Diese Karte kann nicht mehr kommen: { $card }.
terminal-companion-hint-card = Tippe eine Karte: die Zahl eines Schatzes, die ersten Buchstaben einer Gefahr oder „relikt“.
terminal-companion-hint-leave = Tippe die Nummern oder Namen derer, die umkehren, oder „alle“. Kehrt niemand um, drück nur die Eingabetaste.
terminal-companion-undone = Letzte Eingabe zurückgenommen.
terminal-companion-nothing-to-undo = Es gibt nichts zurückzunehmen.
terminal-companion-cave = { $name } in der Höhle: Tippe ein, was die Würfel zeigen, zum Beispiel „diamant schlüssel troll troll“, oder „behalte schlüssel“, „rein“ oder „raus“.
terminal-companion-hall = { $name } in der Schatzkammer: Tippe zwei Zahlen für die Schatzwürfel, { $dice ->
    [one] ein Wort wie „drache“ für den Drachenwürfel
   *[other] zwei Wörter wie „leer drache“ für die Drachenwürfel
} ({ $thrower } wirft) oder „raus“.
terminal-companion-hint-dice = Tippe ein, was gewürfelt wurde, oder „behalte“ mit „schlüssel“ oder „tür“, „rein“ oder „raus“.
terminal-help-companion = Tippe ein, was am Tisch passiert ist; jede Eingabe wird in der Datei gespeichert.
    „rückgängig“ nimmt die letzte Eingabe zurück, sooft du willst.
    „wiederholen“ zeigt noch einmal, was die letzte Eingabe bewirkt hat.
    „stand“ zeigt den Spielstand.
    „chancen“ zeigt, was als Nächstes kommen kann.
    „regeln“ zeigt die Regeln dieser Partie.
    „beenden“ hört auf; mit demselben Befehl machst du später weiter.
terminal-word-undo = rückgängig
terminal-word-nobody = niemand
terminal-word-all = alle
terminal-word-keep = behalte
terminal-word-enter = rein
terminal-word-leave = raus
