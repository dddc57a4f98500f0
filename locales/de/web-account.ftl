# What opens an account: devices, tokens and the recovery link.

devices-title = Deine Geräte
devices-intro = Diese Browser und Programme können unter deinem Namen spielen. Melde ab, was du nicht kennst oder nicht mehr benutzt.
devices-list = Browser
devices-unknown = Ohne Namen
devices-this = dieses Gerät
devices-dates = seit { $since }, zuletzt benutzt: { $seen }
devices-sign-out = { $label } abmelden
devices-revoke = { $label } sperren
devices-revoked = Damit ist kein Zugriff auf dein Konto mehr möglich.
devices-revoke-others = Alles außer diesem Gerät abmelden
devices-others-revoked = { $count ->
    [0] Sonst war nichts angemeldet.
    [one] Ein Gerät, Token oder Link wurde abgemeldet.
   *[other] { $count } Geräte, Tokens oder Links wurden abgemeldet.
}
devices-link = Ein anderes Gerät benutzen
devices-link-hint = Öffne den Link innerhalb eines Tages auf dem anderen Gerät, dann spielst du auf beiden unter demselben Namen. Er funktioniert nur einmal. Wer ihn hat, kann an deiner Stelle spielen.
devices-link-make = Link erstellen
devices-link-made = Der Link ist fertig. Frühere Links gelten nicht mehr.
devices-link-label = Dein Link
devices-link-qr = Der Wiederherstellungslink als QR-Code
devices-link-until = Dein Link gilt bis { $until }.
devices-link-revoke = Diesen Link sperren
devices-tokens = Programme
devices-right-play = darf spielen
devices-right-watch = darf zuschauen
devices-right-account = darf alles
data-title = Deine Daten
data-export = Meine Daten herunterladen
data-export-hint = Alles, was dieser Server über dich speichert, in einer Datei: deine Geräte, Tische und Partien und was du gewählt und gesagt hast.
data-delete = Mein Konto löschen
data-delete-hint = Du verlässt alle Tische und kannst dich nicht mehr anmelden. In Partien, die du mit anderen gespielt hast, wird dein Name ersetzt, und was du gesagt hast, wird entfernt.
data-delete-sure = Konto wirklich löschen?
data-delete-final = Das lässt sich nicht rückgängig machen. Lade vorher deine Daten herunter, wenn du sie behalten möchtest.
data-delete-keep = Konto behalten
data-delete-go = Endgültig löschen
data-deleted = Dein Konto ist gelöscht. Dein Name verschwindet innerhalb einer Minute aus den gemeinsamen Partien.
data-deleted-back = Zur Startseite
recover-title = Hier unter deinem Namen spielen
recover-hint = Ab jetzt spielt dieser Browser mit dem Konto, für das der Link erstellt wurde. Das Konto, das du hier bisher hattest, ist dann nicht mehr verfügbar.
recover-go = Dieses Konto hier benutzen
recover-done = In diesem Browser bist du jetzt { $name }.
recover-done-unnamed = Dieser Browser benutzt jetzt dein Konto.
host-door = Neue Leute hereinlassen
