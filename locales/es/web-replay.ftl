# A finished game, gone through again.

end-replay = Ver la repetición
end-review = Preguntar al entrenador
end-fairness = Comprobar el sorteo
share-link = Enlace a este momento
file-no-record = Este archivo no es un registro: no se puede leer como JSON.

replay-title = Repetición
replay-unknown = No encontramos esa partida
replay-unknown-text = Solo se pueden volver a ver las partidas terminadas, y este servidor no tiene ninguna para este enlace.
replay-file = Abrir un archivo de registro
replay-file-other = Abrir otro archivo de registro
replay-file-hint = Un registro es la historia de una partida en un archivo JSON: descargado aquí, creado por un programa o anotado en una mesa de verdad.
replay-controls = Recorrer la partida
replay-scrubber = Momento de la partida
replay-first = Al principio
replay-previous = Un paso atrás
replay-play = Reproducir
replay-pause = Pausa
replay-next = Un paso adelante
replay-last = Al final
replay-jump = Ir a
replay-pace = Velocidad
replay-pace-slow = lenta
replay-pace-normal = normal
replay-pace-fast = rápida
replay-beginning = El principio
replay-expedition = Expedición { $number }
replay-turn-of = Turno { $number }: { $name }
replay-turn = Turno { $number }: { $what }
replay-card = Expedición { $expedition }, carta { $number }: { $what }
replay-trap = trampa, { $hazard }
replay-all-on = todo el mundo sigue
replay-leave = { $count ->
    [one] { $names } sale
   *[other] { $names } salen
}
replay-as = Jugar como
replay-continue = Continuar desde aquí
replay-continue-hint = Crea una mesa nueva que sigue desde este momento. Los bots ocupan los demás sitios; antes de empezar, otras personas pueden ponerse en su lugar.
replay-continue-over = Aquí la partida ya ha terminado. Vuelve a un momento anterior.
help-replay-step = En una repetición: un paso atrás, un paso adelante
help-replay-play = En una repetición: reproducir o pausar
replay-download = Descargar el registro

my-games = Tus partidas
my-games-practice = Practicar decisiones
my-games-won = { $count ->
    [one] { $names } ganó con { $score ->
        [one] { $score } punto
       *[other] { $score } puntos
    }
   *[other] { $names } compartieron la victoria con { $score ->
        [one] { $score } punto
       *[other] { $score } puntos
    }
}
my-games-all = Mostrar todas
my-games-none = Aquí aparecerán tus partidas terminadas para que puedas volver a verlas.
my-games-file = Ver una partida desde un archivo
my-games-fairness = Así garantizamos un sorteo limpio

# Charts
charts-title = Cómo fue la partida
chart-as-table = Lo mismo en una tabla
chart-scores = Puntos
chart-expedition = Expedición
chart-turn = Turno
chart-exits = Quién salió y cuándo
chart-exits-hint = Arriba están las cartas de cada expedición; ★ es una reliquia. Cada barra termina donde esa figura salió: + con lo que fue al cofre, ✕ si cayó en una trampa.
exit-home = { $amount ->
    [0] sale tras la carta { $card } sin rubíes
   *[other] sale tras la carta { $card } con { $amount }
}
exit-trap = { $lost ->
    [0] trampa en la carta { $card }, no pierde nada
   *[other] trampa en la carta { $card }, pierde { $lost }
}
exit-inside = aún en la cueva en la carta { $card }
exits-of = Expedición { $number }: { $cards }.
exits-each = { $name }: { $exit }.
luck-title = Suerte
luck-hint = Gemas: cuántas había en las cartas de tesoro que salieron mientras esta figura estaba en la cueva, y cuántas cabía esperar de media. Trampas: cuántas saltaron y cuántas cabía esperar de media. Aquí no cuenta lo que cada cual hizo con su suerte.
luck-gems = Gemas encontradas (esperadas)
luck-balance = Diferencia
luck-traps = Trampas (esperadas)
luck-of = { $count } ({ $expected })
dice-luck-hint = Esperado: lo que los turnos de esta persona darían de media con decisiones perfectas. Decisiones y Dados: cuánto lo cambió cada cosa (ambos valores son exactos). Del Dragón: lo que esta persona recibió cuando el Dragón sorprendió a otra, incluidos los diamantes de la Mano del Troll. Todo sumado da los puntos.
dice-luck-race-hint = Carrera: la suerte con las tiradas en la Sala del Tesoro, como si los dos bandos fueran igual de rápidos.
dice-luck-expected = Esperado
dice-luck-choices = Decisiones
dice-luck-dice = Dados
dice-luck-race = Carrera
dice-luck-gifts = Del Dragón
ends-title = Cómo terminaron los turnos
ends-home = Salió a tiempo
ends-troll = Vino el Troll
ends-dragon = El Dragón se despertó
