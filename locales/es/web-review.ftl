# The coach: what every decision of a game was worth.

review-title = El entrenador
review-loading = El entrenador está repasando la partida…
review-exact = Dos personas y las cartas básicas: ese juego está resuelto, así que aquí todos los números son exactos.
review-estimated = Con tanta gente el juego no se puede resolver con exactitud, así que estos números son estimaciones: para cada opción, el entrenador ha jugado el resto de la partida { $tries } veces como lo haría el experto. El ± indica cuánto se desvían como máximo en 19 de cada 20 casos. El experto es fuerte, pero no perfecto.
review-nearest = El experto se entrenó con otras cartas, así que tómate estos números con cautela.
review-curve = Probabilidad de ganar
review-marks = Las marcas numeradas son las decisiones más costosas de { $name }; abajo se explican.
review-moment = Momento
review-end = El final
review-place = Expedición { $expedition }, { $cards ->
    [0] antes de la primera carta
   *[other] carta { $cards }
}
review-summary = Cómo ha jugado cada cual
review-accuracy = Precisión
review-loss = Puntos perdidos
review-summary-hint = Puntos perdidos: lo que han costado todas las decisiones juntas, en puntos porcentuales de probabilidad de ganar; 0 es perfecto. Precisión: 100 significa que no se ha perdido nada.
review-of = { $name }: decisiones y suerte
review-whose = ¿De quién quieres ver las decisiones?
review-moments = Las decisiones más costosas
review-no-moments = Ningún error claro.
review-said = { $who ->
    [you] { $choice ->
        [leave] Saliste
       *[continue] Seguiste
    }
   *[other] { $name } { $choice ->
        [leave] salió
       *[continue] siguió
    }
} { $carried ->
    [0] sin botín y con
    [one] con { $carried } rubí de botín y
   *[other] con { $carried } rubíes de botín y
} un { $trap } % de riesgo de trampa.
review-master = { $all ->
    [none] Aquí el experto sale siempre.
    [all] Aquí el experto sigue siempre.
   *[some] { $tenths ->
        [one] Aquí el experto sigue 1 vez de cada 10.
       *[other] Aquí el experto sigue { $tenths } veces de cada 10.
    }
}
review-why-safe = Aún no puede salir ninguna trampa.
review-why-more = Tras una carta más, el botín sería de { $more } de media; salir asegura { $held }.
review-why-behind = De media, una carta más hace perder rubíes, pero con el botín actual rara vez se gana.
review-why-less = Tras una carta más, el botín sería de solo { $more } de media; salir asegura { $held }.
review-why-enough = De media, una carta más da rubíes, pero no tantos como para arriesgarse.
review-chances = Seguir gana el { $continue } % de las veces; salir, el { $leave } %.
review-cost = costó { $loss } puntos
review-cost-estimated = costó { $loss } ± { $error } puntos
review-see = Ver este momento
review-practise = Practicar momentos como estos
review-parts = Decisiones y suerte
review-parts-hint = De una parte equitativa de la victoria al resultado, en puntos; las líneas marcan 0 y 100. La suma de las partes da el resultado.
review-part-fair = Parte equitativa
review-part-own = Decisiones propias
review-part-others = Decisiones ajenas
review-part-cards = Suerte con las cartas
review-part-guessing = Suerte al adivinar
review-part-result = Resultado
review-decisions = Todas las decisiones
review-decisions-open = { $count ->
    [one] { $count } decisión en números
   *[other] Las { $count } decisiones en números
}
review-column-choice = Elección
review-column-carried = Botín
review-column-trap = Trampa
review-column-mix = El experto sigue
review-column-win-continue = Gana si sigue
review-column-win-leave = Gana si sale
review-column-rubies-continue = Rubíes tras una carta más
review-column-rubies-leave = Rubíes si sale
review-column-stakes = En juego
review-column-loss = Pérdida

review-dice-lead = Lo que un turno da de media es exacto: 1 por diamante, 3 por pepita. Lo que eso significó para la victoria es una estimación.
review-dice-of = { $name }: precisión { $accuracy }
review-dice-place = Turno { $turn }
review-dice-done = { $choice ->
    [leave] Salió
    [enter] Abrió la puerta
    [keep-key] Guardó la llave
    [keep-door] Guardó la puerta
    [stay] Se quedó
   *[roll] Tiró
}; en riesgo: { $risk ->
    [0] nada
   *[other] { $risk }
}.
review-dice-better = { $best ->
    [leave] Salir
    [enter] Abrir la puerta
    [keep-key] Guardar la llave
    [keep-door] Guardar la puerta
    [stay] Quedarse
   *[roll] Tirar
} valía { $worth-best } en lugar de { $worth }.
review-dice-win = Probabilidades de ganar
review-dice-win-loss = En conjunto, estas decisiones costaron { $loss } ± { $error } puntos de probabilidad de ganar.
review-dice-win-hint = Para cada opción, el entrenador ha jugado el resto de la partida hasta { $tries } veces, suponiendo que todo el mundo pone a salvo lo máximo posible. El ± indica cuánto se desvían los números como máximo en 19 de cada 20 casos. El entrenador solo recomienda una opción distinta de la más rentable si con ella se gana claramente más a menudo.
review-dice-wins-more = { $advised ->
    [leave] Salir
    [enter] Abrir la puerta
    [keep-key] Guardar la llave
    [keep-door] Guardar la puerta
    [stay] Quedarse
   *[roll] Tirar
} gana el { $win-advised } % de las veces en lugar del { $win } %.
review-part-luck = Suerte y orden de juego

practice-title = Práctica
practice-lead = Momentos de partidas reales en los que se perdió algo. ¿Qué harías tú?
practice-loading = Buscando momentos…
practice-none = Ninguna decisión fue tan costosa como para repasarla. Jugaste bien, o la partida fue corta.
practice-number = Momento { $number } de { $count }
practice-you-are = Juegas como { $name }.
practice-right = ¡Justo lo que haría el experto!
practice-wrong = El experto elegiría otra cosa.
practice-then = En la partida, { $name } { $choice ->
    [leave] salió
   *[continue] siguió
} ({ $cost }).
practice-dice-then = En la partida jugaba { $name }. { $done } ({ $cost })
practice-next = Siguiente momento
practice-again = Empezar de nuevo
practice-score = Aciertos: { $right } de { $count }
practice-end = ¡Listo! Aciertos: { $right } de { $count }.
practice-back = Volver
