# What `tacora verify` finds.

verify-deal = Versiegelte Auslosung der Partie { $game }
verify-commitment = Siegel
verify-no-nonce = nichts beigetragen
verify-bot = ein Bot, nichts beigetragen
verify-dropped = ausgelassen, nichts beigetragen
verify-draws = { $count ->
    [0] Es wurde noch nichts gezogen.
    [one] Die einzige Ziehung passt zur versiegelten Auslosung.
   *[other] Alle { $count } Ziehungen passen zur versiegelten Auslosung.
}
verify-after = { $count ->
    [one] Vor der Auslosung gab es eine Ziehung aus einer anderen Partie; sie wurde nicht geprüft.
   *[other] Vor der Auslosung gab es { $count } Ziehungen aus einer anderen Partie; sie wurden nicht geprüft.
}
verify-restarts = { $count ->
    [one] Die Auslosung wurde ein zweites Mal vorbereitet, weil jemand eine Zahl angekündigt und dann nicht gezeigt hat.
   *[other] Die Auslosung wurde noch { $count }-mal vorbereitet, weil jemand eine Zahl angekündigt und dann nicht gezeigt hat.
}
verify-version-1 = Das ist eine Auslosung nach Version 1: Es ist nicht auszuschließen, dass der Server die Zahl eines Bots oder einer eingeweihten Person ausgesucht hat.
verify-over = Die Partie ist vorbei.
verify-not-over = Die Partie ist noch nicht vorbei.
verify-compare = Vergleiche die Zeilen oben mit denen, die vor der ersten Ziehung zu sehen waren: Sie müssen gleich sein.
