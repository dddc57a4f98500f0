# What `tacora verify` finds.

verify-deal = Sorteo sellado de la partida { $game }
verify-commitment = sello
verify-no-nonce = sin aportación
verify-bot = un bot, sin aportación
verify-dropped = fuera del sorteo, sin aportación
verify-draws = { $count ->
    [0] Aún no hay ninguna extracción.
    [one] La única extracción coincide con el sorteo sellado.
   *[other] Las { $count } extracciones coinciden con el sorteo sellado.
}
verify-after = { $count ->
    [one] Antes del sorteo hubo una extracción que venía de otra partida y no se ha comprobado.
   *[other] Antes del sorteo hubo { $count } extracciones que venían de otra partida y no se han comprobado.
}
verify-restarts = { $count ->
    [one] El sorteo se preparó una segunda vez, porque alguien anunció un número y no lo mostró.
   *[other] El sorteo se preparó { $count } veces más, porque alguien anunció un número y no lo mostró.
}
verify-version-1 = Este sorteo es de la versión 1: no se puede descartar que el servidor eligiera el número de un bot o de una persona cómplice.
verify-over = La partida ha terminado.
verify-not-over = La partida aún no ha terminado.
verify-compare = Compara las líneas de arriba con las que se mostraron antes de la primera extracción: deben ser iguales.
