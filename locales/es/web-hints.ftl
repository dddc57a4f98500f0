# Hints for learners, at tables that have agreed on them.

hints-ask = ¿Qué haría el experto?
hints-why = ¿Por qué? ¿Y hasta qué punto es seguro?
hints-offer = Consejos para empezar
hints-offer-about = Cuando te toque decidir, puedes preguntar qué haría el experto. Todo el mundo ve que los consejos están activados.
hints-not-public = En las mesas públicas no hay consejos.
hints-not-listed = Las mesas con consejos no aparecen en la lista pública.
hints-wins = gana el { $win } % de las veces
hints-rubies-continue = De media, { $rubies } rubíes de botín tras una carta más
hints-rubies-leave = { $rubies } rubíes al cofre
hints-trap = Riesgo de trampa: { $trap } %.
hints-exact = Todos los números son exactos: el juego para dos está resuelto.
hints-estimated = Las probabilidades de ganar son estimaciones, ± { $error }.
hints-closed = Los cofres están cerrados, así que las probabilidades de ganar son secretas.
hints-danger = Riesgo de perderlo todo en la próxima tirada: { $danger } %.
hints-dice-best = { $best ->
    [leave] Lo mejor: salir
    [enter] Lo mejor: abrir la puerta
    [keep-key] Lo mejor: guardar la llave
    [keep-door] Lo mejor: guardar la puerta
    [stay] Lo mejor: quedarse
   *[roll] Lo mejor: tirar
} (da { $worth } de media).
hints-dice-worth = da { $worth }
hints-dice-about = Estos números son exactos para lo que da este turno: 1 por diamante, 3 por pepita. No tienen en cuenta lo que tiene el resto.
help-hint = En una mesa con consejos: ¿qué haría el experto?
