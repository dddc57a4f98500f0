# Whether a deal was fair.

fair-title = Un sorteo que cualquiera puede comprobar
fair-title-game = El sorteo de esta partida
fair-lead = Todo lo que ves abajo lo calcula tu propio dispositivo a partir del registro de la partida. No le pregunta al servidor que repartió las cartas, así que no hace falta que te fíes de él.
fair-fits = Todo cuadra: nadie ha elegido estas cartas ni estos dados.
fair-fits-here = Todo lo que se puede comprobar aquí cuadra.
fair-fails = Hay algo que no cuadra.
fair-another = El servidor ha enviado el registro de una partida distinta de la que pediste.
fair-alone = Nadie aportó un número a este sorteo, así que el servidor pudo probar muchos secretos antes de sellar uno.
fair-values = De qué se compone el sorteo
fair-value-game = Partida
fair-value-commitment = Sello (SHA-256 del secreto)
fair-value-secret = Secreto
fair-value-nonce = Aportación: { $name }
fair-value-nothing = nada
fair-value-bot = nada: un bot
fair-value-dropped = nada: anunció un número, pero no lo mostró
fair-mark-fits = Cuadra.
fair-mark-fails = No cuadra.
fair-mark-done = Calculado.
fair-mark-open = No se puede comprobar aquí.

fair-witness-before = El sello es el que vio este navegador antes de que empezara la partida.
fair-witness-during = El sello es el que vio este navegador durante la partida.
fair-witness-open = Este navegador no estaba en la mesa. Compara el sello de abajo con el que se mostró antes de la primera extracción.
fair-witness-fails = El sello no es el que vio este navegador en la mesa: lo han cambiado.
fair-nonce-fits = Lo que este navegador aportó al sorteo está incluido.
fair-nonce-fails = Falta lo que este navegador aportó al sorteo.
fair-order-fits = Todos los demás números estaban fijados antes de que este navegador mostrara el suyo.
fair-order-fails = Los demás números no son los que estaban fijados antes de que este navegador mostrara el suyo.
fair-seats-fits = Cada número es el que se anunció para su sitio, y los bots no aportaron nada.
fair-seats-fails = Se añadió un número que no se había anunciado para su sitio.
fair-seats-open = Este sorteo es de la versión 1, en la que los números no se anunciaban: no se puede descartar que el servidor eligiera el número de un bot.
fair-commitment-fits = El secreto es el que se selló: su valor SHA-256 es el sello.
fair-commitment-fails = El secreto no es el que se selló: su valor SHA-256 no es el sello.
fair-key-done = La clave del sorteo se ha calculado a partir del secreto, la partida y lo que aportó cada sitio:
fair-draws-fits = { $count ->
    [0] No había nada que extraer.
    [one] La única extracción se ha vuelto a calcular y coincide con el sorteo.
   *[other] Se han vuelto a calcular { $count } de { $total } extracciones, y todas coinciden con el sorteo.
}
fair-draws-fails = La extracción { $number } de { $total } es incorrecta. { $place }: el sorteo sellado da { $dealt }; el registro dice { $told }.
fair-draws-after = { $count ->
    [one] Una extracción anterior venía de otra partida y no se ha comprobado.
   *[other] { $count } extracciones anteriores venían de otra partida y no se han comprobado.
}
fair-place-expedition = Expedición { $number }, paso { $step }
fair-place-turn = Turno { $number }, paso { $step }
fair-face-diamond = diamante
fair-face-key = llave
fair-face-door = puerta
fair-face-troll = troll
fair-face-dragon = dragón
fair-face-blank = nada
fair-face-aside = apartado
fair-face-unknown = desconocido

fair-table = Todas las extracciones
fair-table-hint = En cada extracción sale un número menor que el número de resultados posibles. Contando desde 0, señala una de las cartas que aún pueden salir, o las caras de los dados.
fair-column-draw = Extracción
fair-column-place = Dónde
fair-column-number = Número extraído
fair-column-dealt = Según el sorteo
fair-column-told = Según el registro
fair-number = { $index } de { $outcomes }

fair-obstacle-no-record = Esto no es el registro de una partida.
fair-obstacle-no-deal = No hay nada que comprobar: esta partida se jugó sin sorteo sellado.
fair-obstacle-no-secret = Aún no hay nada que comprobar: el secreto se añade cuando termina la partida.
fair-obstacle-bad-deal = El sorteo de este registro no es válido, así que no se puede comprobar nada.
fair-obstacle-unknown-edition = No conocemos las reglas de este registro, así que no se pueden comprobar sus cartas.
fair-obstacle-bad-story = Este registro cuenta algo que no pudo ocurrir, así que no se pueden comprobar sus extracciones.

fair-file = Comprobar un archivo de registro
fair-file-hint = El archivo no sale de tu dispositivo.
fair-file-name = Archivo: { $name }

fair-scheme = Cómo funciona
fair-step-seal = Antes de la partida, el servidor elige un secreto, que es un número muy largo, y muestra su sello. Nadie puede averiguar el secreto a partir del sello, y ningún otro secreto tiene el mismo sello.
fair-step-nonce = Después, cada dispositivo saca un número al azar y anuncia solo su sello. Cuando todos los sellos están sobre la mesa, los dispositivos muestran sus números. Así nadie puede elegir un número según los demás, y ni el servidor ni todas las demás personas juntas pueden elegir las cartas.
fair-step-draw = El secreto y los números deciden juntos cada carta y cada tirada antes de que salga la primera.
fair-step-open = Cuando termina la partida, se muestra el secreto.
fair-step-check = Ahora cualquiera puede volver a sellar el secreto, comparar y recalcular todas las extracciones. Esta página lo hace por ti; el método exacto está publicado para que otras personas puedan escribir su propio programa de comprobación.
fair-limits = Lo que esto no puede demostrar
fair-limit-looked = Si alguien con acceso al servidor miró el secreto y le contó a otra persona lo que iba a salir.
fair-limit-conspiracy = Quien se ponga de acuerdo con el servidor puede anunciar un número y luego no mostrarlo. Entonces el sorteo se prepara de nuevo sin ese sitio, una vez por cada uno de esos sitios, y todo el mundo lo ve.
fair-limit-bots = Una mesa solo de bots: los bots no aportan nada.
fair-limit-before = De dónde salió el sello: solo quien estaba en la mesa lo vio antes de la partida. Este navegador recuerda los sellos que ha visto.
