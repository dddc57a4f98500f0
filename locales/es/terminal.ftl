# What is said only in a terminal. What happens at a table is told with the sentences of web.ftl.

terminal-ask-secret = { $choices } (lo que escribas no se ve)
terminal-ask-all = { $firsts }; { $next }
terminal-ask-clock = { $choices } ({ $clock })
terminal-ask-ready = ¿Empezamos? Escribe «sí» o «terminar».
terminal-has-chosen = { $name } ya ha elegido.
terminal-hint-choice = Escribe el número de una opción o sus primeras letras. Escribe «ayuda» para ver qué más puedes hacer.
terminal-hint-ready = Escribe «sí» para empezar o «terminar» para dejarlo.
terminal-explorer = Alma aventurera
terminal-link = Enlace de la mesa: { $link }
terminal-bye = ¡Hasta pronto!
terminal-chests = Cofres y reliquias: { $list }.
terminal-scores = Puntuación final: { $list }.
terminal-dice-free = Dados libres: { $faces }.
terminal-dice-kept = Apartados: { $faces }.
terminal-bag = Bolsa de { $name }: { $treasure }.
terminal-hints-on = Los consejos están activados.
terminal-no-odds = Ahora mismo no hay ningún riesgo que calcular.
terminal-gain = De media, la próxima carta da { $whole },{ $tenths } rubíes a cada persona que está en la cueva.
terminal-reveals = Si nadie sale, cabe esperar { $whole },{ $tenths } cartas más, incluida la trampa.
terminal-help-plain = Escribe el número de una opción o sus primeras letras.
    «repetir» repite lo que ha pasado desde tu última elección.
    «estado» muestra cómo va la partida.
    «riesgo» muestra qué puede salir ahora.
    «reglas» muestra las reglas de esta partida.
    «ayuda» muestra esta ayuda.
    «aceptar» y «rechazar» responden cuando se pregunta si un bot debe jugar por alguien.
    «terminar» acaba la partida.

# What can be typed, besides the English word
terminal-word-yes = sí
terminal-word-repeat = repetir
terminal-word-state = estado
terminal-word-odds = riesgo
terminal-word-rules = reglas
terminal-word-help = ayuda
terminal-word-quit = terminar
terminal-word-agree = aceptar
terminal-word-refuse = rechazar
terminal-vote-words = Escribe «{ $agree }» o «{ $refuse }».
terminal-vote-words-own = Escribe «{ $refuse }» si estás aquí, o «{ $agree }» para que juegue el bot.

# The full screen
terminal-camp = campamento
terminal-state = Situación
terminal-odds = La próxima carta
terminal-odds-dice = La próxima tirada
terminal-winner = gana
terminal-throws = tira
terminal-keys = ? ayuda  O riesgo  Q terminar
terminal-keys-replay = ? ayuda  Q terminar
terminal-vote-keys = (Y sí, N no)
terminal-vote-keys-own = (N estoy aquí, Y que juegue el bot)
terminal-prompt = { $name }, te toca elegir:
terminal-prompt-secret = { $name }: elección secreta. Escribe su número (no se verá).
terminal-prompt-ready = Pulsa Enter para empezar.
terminal-quit-again = La partida está en marcha. Pulsa Q otra vez para abandonarla.
terminal-help-screen = Las teclas del 1 al 9 pulsan el botón con ese número.
    C para seguir, L para salir, como en el navegador.
    Las flechas izquierda y derecha seleccionan un botón, Enter lo pulsa.
    Las flechas arriba y abajo recorren lo que ha pasado.
    O muestra u oculta el riesgo.
    S muestra cómo va la partida, R las reglas de esta partida.
    Y (sí) y N (no) responden cuando se pregunta si un bot debe jugar por alguien.
    Q termina, Ctrl-C termina al instante.
    El campamento está al principio del camino y las figuras al final: cada una tiene un color, una letra y un dibujo.
    Un número tras una flecha en una carta indica cuántos rubíes quedan allí.

# Recordings
terminal-tape = Paso { $step } de { $last }.
terminal-tape-runs = Reproduciendo. Pulsa la barra espaciadora para parar.
terminal-jump = ¿Saltar al paso { $step }? Pulsa Enter.
terminal-hint-replay = Pulsa Enter para el siguiente paso, o escribe «volver», «reproducir» o el número de un paso.
terminal-help-replay = Flechas izquierda y derecha: un paso atrás, un paso adelante.
    Re Pág y Av Pág: una expedición o un turno atrás o adelante.
    Inicio y Fin: al principio y al final.
    Escribe un número y pulsa Enter para saltar a ese paso.
    La barra espaciadora inicia y detiene la reproducción.
    O muestra u oculta el riesgo.
    S muestra cómo va la partida, R las reglas de esta partida.
    Q termina.
terminal-help-replay-plain = Una línea vacía, o «siguiente», va al siguiente paso.
    «volver» va un paso atrás.
    Un número salta a ese paso.
    «reproducir» lo cuenta todo hasta el final.
    «repetir», «estado», «riesgo», «reglas», «ayuda» y «terminar» funcionan como siempre.
terminal-word-next = siguiente
terminal-word-back = volver
terminal-word-play = reproducir

# The companion of the real box
terminal-companion-resumed = Aquí se quedó la partida.
terminal-companion-saved = Guardado en { $file }.
terminal-companion-card = Expedición { $expedition }, carta { $number }: ¿qué carta ha salido?
terminal-companion-leave = ¿Quién sale? { $people }. Pulsa Enter si no sale nadie, o escribe «todos».
terminal-companion-no-card = Esa carta ya no puede salir: { $card }.
terminal-companion-hint-card = Escribe una carta: el número de un tesoro, las primeras letras de un peligro o «reliquia».
terminal-companion-hint-leave = Escribe los números o los nombres de quienes salen, o «todos». Si no sale nadie, pulsa solo Enter.
terminal-companion-undone = Última entrada deshecha.
terminal-companion-nothing-to-undo = No hay nada que deshacer.
terminal-companion-cave = { $name } en la cueva: escribe lo que muestran los dados, por ejemplo «diamante llave troll troll», o «guardar llave», «entrar» o «salir».
terminal-companion-hall = { $name } en la sala: escribe dos números para los dados de tesoro, { $dice ->
    [one] una palabra como «dragón» para el dado de dragón (lo tira
   *[other] dos palabras como «nada dragón» para los dados de dragón (los tira
} { $thrower }) o «salir».
terminal-companion-hint-dice = Escribe lo que ha salido en los dados, «guardar» con «llave» o «puerta», «entrar» o «salir».
terminal-help-companion = Escribe lo que ha pasado en la mesa; cada entrada se guarda en el archivo.
    «deshacer» quita la última entrada, tantas veces como quieras.
    «repetir» muestra otra vez el resultado de la última entrada.
    «estado» muestra cómo va la partida.
    «riesgo» muestra qué puede salir ahora.
    «reglas» muestra las reglas de esta partida.
    «terminar» acaba; con la misma orden puedes continuar más tarde.
terminal-word-undo = deshacer
terminal-word-nobody = nadie
terminal-word-all = todos
terminal-word-keep = guardar
terminal-word-enter = entrar
terminal-word-leave = salir
