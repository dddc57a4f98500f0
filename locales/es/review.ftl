# What `tacora review` says.

review-exact = Todos los valores son exactos: el juego para dos está resuelto. Los valores son puntos: 100 es una victoria segura.
review-estimated = Los valores son estimaciones: para cada opción, el entrenador ha jugado el resto de la partida { $tries } veces como lo haría el experto (que es fuerte, pero no perfecto). Los valores son puntos: 100 es una victoria segura. El número que sigue a ± es el error estándar.
review-nearest = El experto se entrenó con otras cartas, así que tómate estos números con cautela.
review-parts = Parte equitativa + decisiones propias + decisiones ajenas + suerte con las cartas + suerte al adivinar = resultado.
review-costliest = { $name }, las decisiones más costosas:
review-no-mistake = { $name }: ningún error claro.
review-moment = Expedición { $expedition }, { $cards ->
    [0] antes de la primera carta
    [one] tras { $cards } carta
   *[other] tras { $cards } cartas
}: { $choice ->
    [leave] salió
   *[continue] siguió
} { $carried ->
    [0] sin botín
   *[other] con { $carried } de botín
}, { $path ->
    [0] nada
   *[other] { $path }
} en el camino y un { $trap } % de riesgo de trampa. Costó { $loss }.
review-master = { $tenths ->
    [0] Aquí el experto sale siempre.
    [10] Aquí el experto sigue siempre.
    [one] Aquí el experto sigue { $tenths } vez de cada 10.
   *[other] Aquí el experto sigue { $tenths } veces de cada 10.
}
review-reason = Seguir: gana el { $win-continue } % de las veces; { $rubies-continue } rubíes de botín tras una carta más. Salir: gana el { $win-leave } % de las veces; { $rubies-leave } rubíes al cofre.
review-choice = { $choice ->
    [leave] salir
   *[continue] seguir
}

review-column-score = puntos
review-column-accuracy = precisión
review-column-loss = pérdida
review-column-fair = parte equitativa
review-column-own = propias
review-column-others = ajenas
review-column-cards = cartas
review-column-guessing = adivinar
review-column-result = resultado
review-column-name = nombre
review-column-expedition = expedición
review-column-cards-lying = cartas
review-column-carried = botín
review-column-trap = trampa
review-column-choice = elección
review-column-mix = el experto sigue
review-column-win-continue = probabilidad si sigue
review-column-win-leave = probabilidad si sale
review-column-stakes = en juego

review-dice-exact = Todos los valores son exactos: lo que un turno da de media, contando 1 por diamante y 3 por pepita.
review-dice-parts = Esperado de los turnos propios − pérdida por decisiones propias + suerte con los dados + suerte en la carrera + del Dragón = puntos.
review-dice-moment = Turno { $turn }: { $choice ->
    [leave] salió
    [enter] abrió la puerta
    [keep-key] guardó la llave
    [keep-door] guardó la puerta
    [stay] se quedó
   *[roll] tiró
}; en riesgo: { $risk ->
    [0] nada
   *[other] { $risk }
}. Costó { $loss }.
review-dice-better = Mejor: { $best ->
    [leave] salir
    [enter] abrir la puerta
    [keep-key] guardar la llave
    [keep-door] guardar la puerta
    [stay] quedarse
   *[roll] tirar
}, con un promedio de { $worth-best } en lugar de { $worth }.
review-dice-choice = { $choice ->
    [leave] salir
    [enter] abrir la puerta
    [keep-key] guardar la llave
    [keep-door] guardar la puerta
    [stay] quedarse
   *[roll] tirar
}
review-dice-win = Probabilidades de ganar: para cada opción, el entrenador ha jugado el resto de la partida hasta { $tries } veces, suponiendo que todo el mundo pone a salvo lo máximo posible. Los valores son puntos: 100 es una victoria segura. El número que sigue a ± es el error estándar.
review-dice-win-parts = Parte equitativa + decisiones propias + decisiones ajenas + suerte = resultado.
review-dice-win-costliest = { $name }, las decisiones que más probabilidades de ganar han costado:
review-dice-wins-more = Recomendado: { $advised ->
    [leave] salir
    [enter] abrir la puerta
    [keep-key] guardar la llave
    [keep-door] guardar la puerta
    [stay] quedarse
   *[roll] tirar
}; así se gana el { $win-advised } % de las veces en lugar del { $win } %.
review-column-expected = esperado
review-column-dice = dados
review-column-race = carrera
review-column-gifts = del Dragón
review-column-turn = turno
review-column-risk = en riesgo
review-column-best = lo mejor
review-column-luck = suerte
review-column-advised = lo mejor para ganar
review-column-win-loss = probabilidad perdida

hint-closed-chests = Seguir: { $rubies-continue } rubíes de botín tras una carta más. Salir: { $rubies-leave } rubíes al cofre. Los cofres están cerrados, así que las probabilidades de ganar son secretas.
hint-estimated = Estimado, ± { $error }.
hint-dice = Lo mejor: { $best ->
    [leave] salir
    [enter] abrir la puerta
    [keep-key] guardar la llave
    [keep-door] guardar la puerta
    [stay] quedarse
   *[roll] tirar
}, con un promedio de { $worth-best }. La segunda opción: { $next ->
    [leave] salir
    [enter] abrir la puerta
    [keep-key] guardar la llave
    [keep-door] guardar la puerta
    [stay] quedarse
   *[roll] tirar
}, con { $worth-next }.
