# What the guide says in the lesson.

learn-guide = Deine Begleitung
learn-you = Deine Figur
learn-next = Weiter
learn-choose = Wähle unten
learn-back = Zurück zu meiner letzten Wahl
learn-skip = Lektion verlassen
learn-play = Eine echte Partie spielen

learn-in = Willkommen in der Höhle! Wir sind zu viert und gehen alle zusammen hinein. Niemand weiß, was uns dort erwartet.
learn-turn = Karte für Karte gehen wir tiefer. Decken wir die erste auf!
learn-share = Rubine! Alle in der Höhle bekommen gleich viele. Deine gehören jetzt zu deiner Beute, aber sicher sind sie noch nicht.
learn-remainder = Rubine, die sich nicht teilen lassen, bleiben auf dem Weg. Merk sie dir: Wer umkehrt, sammelt sie ein.
learn-decide = Jetzt entscheiden alle geheim: tiefer in die Höhle oder umkehren? Wähle, was du magst – du kannst beides ausprobieren.
learn-home-alone = Du bist allein umgekehrt, also gehörte dir auch alles auf dem Weg. Jetzt liegt es in deiner Truhe, sicher bis zum Ende der Partie.
learn-deeper = Aber die anderen sind weitergegangen, und jetzt müssen sie mit weniger Leuten teilen. Das ist der Preis der Vorsicht. Was wäre gewesen, wenn du weitergegangen wärst?
learn-go-on = Alle gehen weiter. Die Rubine auf dem Weg liegen immer noch da.
learn-hazard = Schlangen! Beim ersten Mal jagen sie uns nur einen Schreck ein. Aber kommt noch eine Schlangenkarte, ist es eine Falle.
learn-secret = Wer traut sich? Alle halten ihre Wahl geheim, bis sich alle entschieden haben.
learn-home-together = { $other } ist auch umgekehrt. Wer gemeinsam umkehrt, teilt sich, was auf dem Weg liegt – und zum Teilen war es zu wenig. Was wäre gewesen, wenn du weitergegangen wärst?
learn-other-home = { $other } ist allein umgekehrt und hat mitgenommen, was auf dem Weg lag. Jetzt sind wir noch zu dritt.
learn-more = Weniger Leute, größere Anteile! Deine Beute ist schon groß, und auf dem Weg liegt noch mehr. Aber die Schlangen lauern …
learn-home-path = Allein umgekehrt, mit deiner ganzen Beute und allem, was auf dem Weg lag! Jetzt schau den anderen zu.
learn-greed = Niemand will umkehren. Bleibt uns das Glück treu?
learn-trap-safe = Schon wieder Schlangen: eine Falle! Alle in der Höhle verlieren ihre Beute. Was in deiner Truhe liegt, ist sicher.
learn-trap-lost = Schon wieder Schlangen: eine Falle! Alle in der Höhle verlieren ihre Beute, auch du. Nur deine Truhe ist sicher.
learn-end = Das ist das ganze Spiel: fünf Expeditionen, dann gewinnt die vollste Truhe. Viel Glück!
