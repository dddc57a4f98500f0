# What the web client says.

app-tagline = ¿Te adentras en busca de más o sales con lo que tienes?
skip-to-content = Ir al contenido
somebody = Alguien
back-home = Inicio
close = Cerrar
loading = Un momento…
not-found-title = ¡Callejón sin salida!
not-found-text = No hay ninguna página en esta dirección.
you-mark = tú

# Home
home-name = Tu nombre
home-play = Jugar ya
home-play-diamant = Entra en la cueva con tres bots
home-play-troll = Tira los dados contra dos bots, ¡y no despiertes al Dragón!
home-make = Crear una mesa para tu grupo
home-make-hint = Elige la edición, los bots y las reglas de la casa
home-join = Unirse con un código
home-join-go = Unirse
home-code = Código de la mesa
home-code-bad = Un código tiene diez caracteres entre letras y cifras.
home-code-bad-short = Un código tiene cuatro caracteres entre letras y cifras.
home-code-unknown = Ahora mismo ninguna mesa tiene este código.
home-mine = Continuar una partida
home-public = Mesas públicas
home-public-none = Ahora mismo no hay mesas públicas. ¡Crea una!
home-seats = { $count ->
    [one] Sitios ocupados: { $count } de { $most }
   *[other] Sitios ocupados: { $count } de { $most }
}
game-diamant = Diamant
game-troll-dragon = Troll y Dragón
game-diamant-hint = De 3 a 8 personas. Seguir o salir: cada cual decide en secreto.
game-troll-dragon-hint = De 2 a 5 personas. Dados, un Troll codicioso y un Dragón de sueño ligero.
phase-seating = La gente se está sentando.
phase-playing = La partida está en marcha.
phase-over = La partida ha terminado.
hints-on = Consejos activados
problem = Algo ha fallado. Inténtalo otra vez.
problem-detail = { $sentence } ({ $detail })
problem-unreachable = No se puede conectar con el servidor. ¿Tienes conexión a internet?

# Making a table
new-title = Nueva mesa
new-game = ¿A qué quieres jugar?
new-box = ¿Qué caja tienes? Mira las reliquias.
new-classic-2005 = Sin reliquias
new-classic-2005-hint = La primera edición: serpientes, escorpiones, derrumbe, gas, explosión
new-iello-2016 = Cinco reliquias sin número
new-iello-2016-hint = Las tres primeras que salen de la cueva valen 5; las demás, 10
new-iello-numbered = Reliquias con los números 5, 7, 8, 10, 12 y cartas de arañas
new-iello-numbered-hint = Arañas, serpientes, lava, bola de piedra, ariete
new-portal-2025 = Reliquias con los números 5, 7, 8, 10, 12 y cartas de pinchos
new-portal-2025-hint = Escorpiones, serpientes, lava, bola de piedra, pinchos
new-incan-gold = Artefactos y cartas de momias
new-incan-gold-hint = El juego hermano: en caso de empate gana quien tenga más artefactos
new-relics = Jugar con reliquias
new-race = La carrera en la Sala del Tesoro
new-race-live = A toda velocidad
new-race-step = Por turnos, tirada a tirada
new-race-hint = Por turnos es mejor con niñas y niños pequeños, lectores de pantalla o conexiones lentas.
new-ends = La partida termina cuando
new-ends-one-room = la cueva o la sala queda vacía
new-ends-both-rooms = la cueva y la sala quedan vacías
new-house = Reglas de la casa
new-clock = Tiempo para decidir
new-clock-none = sin límite
new-clock-seconds = { $count } segundos
new-absence = Si alguien se ausenta
new-absence-bot = un bot juega en su lugar
new-absence-rest = su figura descansa en el campamento
new-timing = Mientras el resto piensa
new-timing-shown = se ve quién ya ha elegido
new-timing-hidden = solo se ve cuántas personas faltan por elegir
new-listing = Mostrar la mesa en la lista pública
new-company = Bots en la mesa
new-company-hint = Los demás sitios quedan libres para personas.
new-add = Añadir a { $name }
new-remove = Quitar a { $name }
new-make = Crear la mesa
new-bot-cautious = Bot Prudente
new-bot-bold = Bot Audaz
new-bot-optimal = Bot Astuto

# Seating
seating-title = Toma asiento
seating-invite = Invitar a más gente
seating-code = Código de la mesa
seating-link = Enlace
seating-copy = Copiar el enlace
seating-copied = Copiado.
seating-qr = El enlace como código QR
seating-sit = Sentarse
seating-up = Levantarse
seating-remove = Quitar a { $name }
seating-add-bot = Añadir un bot
seating-seats = Sitios
seating-host = dirige la mesa
seating-bot = bot
seating-ready = todo listo
seating-away = ausente
seating-empty = sitio libre
seating-say-ready = Todo listo
seating-start = Empezar ya
seating-need = { $count ->
    [one] Falta una persona.
   *[other] Faltan { $count } personas.
}
seating-watching = { $count ->
    [one] Hay una persona mirando.
   *[other] Hay { $count } personas mirando.
}

# Connection
line-opening = Conectando…
line-alive = En línea
line-reconnecting = Conexión perdida. Reconectando…
line-gone = Esta mesa ya no está
line-gone-text = No existe o se ha cerrado.

# Waiting
waiting-you = ¡Te toca elegir!
waiting-you-and = { $count ->
    [one] Faltan por elegir: tú y { $names }.
   *[other] Faltan por elegir: tú, { $names }.
}
waiting-for = { $count ->
    [one] { $names } aún está pensando.
   *[other] { $names } aún están pensando.
}
waiting-count = { $count ->
    [one] Una persona aún está pensando.
   *[other] { $count } personas aún están pensando.
}
waiting-card = Un momento: ya viene la próxima carta.
waiting-dice = Un momento: los dados están rodando.
clock-left = { $seconds ->
    [one] queda { $seconds } s
   *[other] quedan { $seconds } s
}

# The cave
card-treasure = tesoro de { $worth }
path-title = Camino en la cueva
path-entrance = El grupo entra en la cueva.
path-rubies = { $count ->
    [one] aquí queda { $count } rubí
   *[other] aquí quedan { $count } rubíes
}
path-card = { $card }, { $rubies }
met-title = Peligros hasta ahora
met-none = Ningún peligro todavía
met-more = con otra carta igual salta la trampa
carried = Botín
carried-risk = en riesgo
chest = Cofre
chest-safe = a salvo
on-path = Queda en el camino
danger-troll = Riesgo de que venga el Troll en la próxima tirada: { $percent } % ({ $ways } de { $outcomes } casos).
danger-dragon = Riesgo de despertar al Dragón en la próxima tirada: { $percent } % ({ $ways } de { $outcomes } casos).
odds = { $traps ->
    [0] La próxima carta no puede ser una trampa.
   *[other] Riesgo de trampa: { $percent } % ({ $traps } de { $cards } cartas).
}
explorers = Participantes
where-cave = en la cueva
where-camp = en el campamento
where-resting = descansa
state-thinking = está pensando
state-chosen = ya ha elegido
hidden-chest = oculto
act-continue = Seguir
act-leave = Salir
act-continue-hint = Te adentras más en la cueva
act-leave-hint = Al cofre: { $amount } + tu parte del camino
act-leave-hint-empty = Al cofre: tu parte del camino
chosen-continue = Sigues adelante.
chosen-leave = Sales de la cueva.
chosen-change = Puedes cambiar de idea hasta que todo el mundo haya elegido.
in-camp = En el campamento estás a salvo.
watching-only = Estás mirando la partida.
log = Qué ha pasado
relics-of = Reliquias: { $worth }

# The dice
room-cave = Cueva de Diamantes
room-hall = Sala del Tesoro
hand = Mano del Troll
bag = Bolsa
beside = Encontrado en este turno, en riesgo
turn-of = Le toca a { $name }.
turn-yours = Te toca a ti.
act-roll = Tirar
act-keep-key = Guardar llave
act-keep-door = Guardar puerta
act-enter = Abrir la puerta
act-out = Me voy
act-stay = Me quedo
act-throw = Tirar los dados de dragón
dice-free = Dados libres
dice-kept = Apartados
dragon-asleep = El Dragón duerme.
thrower = { $name } tiene los dados de dragón.

# Facts
news-sat = { $name } se sienta.
news-seat-left = { $name } se va de la mesa.
news-ready = { $name }: todo listo.
news-began = Empieza la partida: { $names }.
news-deal-restarted = No ha llegado a tiempo la respuesta de { $names }. El sorteo se prepara de nuevo.
news-stood-in-bot = { $name } se ha ausentado. Un bot juega en su lugar.
news-stood-in-rest = { $name } se ha ausentado y descansa en el campamento.
news-stood-in-agreed = Todo el mundo está de acuerdo: un bot juega por { $name }.
news-vote-asked = ¿Dejamos que un bot juegue por { $name }? El resto tiene que estar de acuerdo.
news-vote-agree = { $by } acepta que un bot juegue por { $name }.
news-vote-refuse = { $by } no quiere que un bot juegue por { $name }.
news-vote-dropped = Ningún bot jugará por { $name }.
vote-question = ¿Quieres que juegue un bot hasta que vuelva { $name }?
vote-agree = Sí, que juegue un bot
vote-refuse = No, esperar a { $name }
vote-own = La mesa pregunta si un bot debe jugar por { $name }.
vote-own-here = Estoy aquí
vote-own-agree = Que juegue el bot
vote-agreed = De acuerdo: { $names }
news-back = { $name } ha vuelto.
news-host = Ahora { $name } dirige la mesa.
news-agreed = Las reglas de la mesa han cambiado.
fact-began = Empieza la expedición { $number }.
fact-treasure = { $worth ->
    [one] { $worth } rubí
   *[other] { $worth } rubíes
}{ $count ->
    [one] , todo para una sola persona.
   *[other] {" "}para { $count }: { $each ->
        [0] no llega para repartir, { $stays ->
            [one] queda { $stays } en el camino
           *[other] quedan { $stays } en el camino
        }
       *[other] { $each } por persona, { $stays ->
            [0] no sobra nada
            [one] queda { $stays } en el camino
           *[other] quedan { $stays } en el camino
        }
    }.
}
fact-hazard = Peligro: { $hazard }. ¡Con otra carta igual salta la trampa!
fact-relic = En el camino aparece { $relic }.
fact-trap = ¡Trampa: { $hazard }! { $names } { $count ->
    [one] { $amount ->
        [0] no pierde nada
       *[other] pierde { $lost }
    }
   *[other] { $amount ->
        [0] no pierden nada
       *[other] pierden { $lost } por persona
    }
}.
fact-all-go-on = Todo el mundo sigue adelante.
fact-deck-out = No quedan cartas: todo el mundo sale.
fact-home = { $names } { $count ->
    [one] { $amount ->
        [0] sale sin rubíes
       *[other] sale con { $total }
    }
   *[other] { $amount ->
        [0] salen sin rubíes
       *[other] salen con { $total } por persona
    }
}{ $share ->
    [0] {""}
   *[other] { $carried ->
        [0] , todo del camino
       *[other] {" "}({ $carried } del botín + { $share } del camino)
    }
}.{ $count ->
    [one] {""}
   *[other] { $stays ->
        [0] {" "}No queda nada en el camino.
        [one] {" "}Queda { $stays } rubí en el camino.
       *[other] {" "}Quedan { $stays } rubíes en el camino.
    }
}
fact-relic-taken = { $name } se lleva { $relic }, que vale { $worth }.
fact-relic-lost = Se pierde para siempre { $relic }.
fact-expedition-ended = { $bank ->
    [0] La expedición ha terminado.
    [one] La expedición ha terminado; { $bank } rubí se queda en la oscuridad.
   *[other] La expedición ha terminado; { $bank } rubíes se quedan en la oscuridad.
}
fact-resting = { $count ->
    [one] { $names } descansa en el campamento.
   *[other] { $names } descansan en el campamento.
}
fact-cave-rolled = { $name } tira y saca: { $roll }.{ $taken ->
    [0] {""}
    [one] {" "}¡Consigue { $taken } diamante!
   *[other] {" "}¡Consigue { $taken } diamantes!
}
fact-kept = { $name } guarda la { $find }.
fact-troll = { $lost ->
    [0] ¡Que viene el Troll! { $name } no tiene nada que perder.
    [one] ¡Que viene el Troll! { $name } pierde { $lost } diamante.
   *[other] ¡Que viene el Troll! { $name } pierde { $lost } diamantes.
}
fact-hall = { $name } abre la puerta de la Sala del Tesoro. { $thrower } tiene los dados de dragón.
fact-hall-rolled = { $taken ->
    [0] { $name } no encuentra nada.
    [one] { $name } toma { $taken } pepita de oro.
   *[other] { $name } toma { $taken } pepitas de oro.
}
fact-dragon-thrown = { $name } tira y saca: { $faces }.
fact-dragon-awoke = ¡El Dragón se ha despertado! { $name } { $lost ->
    [nada] no pierde nada
   *[other] pierde { $lost }
}.
fact-left = { $name } { $brought ->
    [nada] sale con las manos vacías
   *[other] sale a tiempo con { $brought }
}.
fact-turn = Le toca a { $name }.

# The end
over = La partida ha terminado.
winners = { $count ->
    [one] ¡{ $names } gana con { $score ->
        [one] { $score } punto
       *[other] { $score } puntos
    }!
   *[other] ¡Victoria compartida para { $names } con { $score ->
        [one] { $score } punto
       *[other] { $score } puntos
    }!
}
standings = Clasificación
standings-name = Nombre
again = Jugar otra vez
again-waiting = Anotado. La próxima partida empieza cuando todo el mundo esté listo.
not-over-hint = Empieza cuando todo el mundo esté listo.

# The state of things
state-empty = El camino aún está vacío.
state-expedition = Expedición { $number } de { $total }.
state-path = { $rubies ->
    [0] En el camino: { $path }.
    [one] En el camino: { $path }. Allí queda { $rubies } rubí.
   *[other] En el camino: { $path }. Allí quedan { $rubies } rubíes.
}
state-met = Con otra carta igual salta la trampa: { $hazards }.
state-inside = En la cueva: { $names }. { $count ->
    [one] Botín
   *[other] Botín por persona
}: { $carried }.
state-chest = En tu cofre: { $amount }.
state-troll = Le toca a { $name }. Junto a la bolsa: { $beside }. Diamantes en la cueva: { $diamonds }. Pepitas de oro en la sala: { $nuggets }. En la Mano del Troll: { $hand }.

# Help
help = Ayuda
help-title = Atajos de teclado
help-continue = Seguir
help-leave = Salir
help-throw = Tirar los dados de dragón (en un dispositivo compartido)
help-confirm = Pulsar el botón seleccionado
help-repeat = Repetir el último aviso
help-state = Leer en voz alta cómo va la partida
help-help = Mostrar esta ayuda

# Reactions
reactions = Reacciones
reaction-wow = ¡Guau!
reaction-haha = ¡Ja, ja!
reaction-ouch = ¡Ay!
reaction-phew = Uf…
reaction-bravo = ¡Bravo!
reaction-hurry = ¡Date prisa!
reaction-thanks = ¡Gracias!
reaction-good-game = ¡Buena partida!

# Settings
settings = Ajustes
settings-language = Idioma
settings-motion = Animaciones
settings-motion-system = según el dispositivo
settings-motion-full = sí
settings-motion-none = no
settings-pace = Ritmo de cartas y dados
settings-pace-quick = rápido
settings-pace-normal = normal
settings-pace-festive = con suspense
settings-sound = Sonido
settings-volume = Volumen
settings-haptics = Vibración
settings-size = Tamaño del texto
settings-size-normal = normal
settings-size-large = grande
settings-size-largest = muy grande
settings-contrast = Contraste
settings-contrast-system = según el dispositivo
settings-contrast-high = alto
settings-odds = Mostrar el riesgo de trampa
settings-keys = Atajos de una sola letra (C, L, R, S, ?)
turn-mark = le toca

# What a tab is called.
title-review = Análisis
title-practice = Práctica
title-screen = Pantalla grande
title-card = Carta de decisión

# What everybody must be able to see
fact-hazard-harmless = Peligro: { $hazard }. No queda otra carta igual, así que ya no hay riesgo de trampa.
state-harmless = Ya sin riesgo de trampa: { $hazards }.
met-harmless = ya sin riesgo de trampa
fact-hazard-out = Una carta de peligro se retira del juego: { $hazard }.
fact-relic-added = Entra en el mazo { $relic }.
state-relics = Las reliquias del camino valen { $worth } para quien salga ahora en solitario.
state-relic-added = Para esta expedición ha entrado en el mazo { $relic }.
state-relic-next = La siguiente del montón de reliquias es { $relic }.
state-removed = Fuera del juego: { $cards }.
state-removed-cards = { $card } × { $count }
path-relic-worth = { $card }, ahora vale { $worth }
fact-dragon-shares = { $hand ->
    [0] Reparto: { $shares }.
    [one] Reparto, con { $hand } diamante de la Mano del Troll: { $shares }.
   *[other] Reparto, con { $hand } diamantes de la Mano del Troll: { $shares }.
}
fact-dragon-share = { $name } ({ $share })
tie-shared = Hay empate y nada lo deshace.
tie-relics = Empate a puntos: lo decide el mayor número de reliquias.
tie-nuggets = Empate a puntos: lo decide el mayor número de pepitas de oro.
ruler-title = Las pepitas, de tres en tres
ruler-of = { $name }: { $nuggets ->
    [one] { $nuggets } pepita de oro
   *[other] { $nuggets } pepitas de oro
} × 3 = { $worth }
agree-dragon = El Dragón
agree-dragon-calm = duerme profundamente (un dragón en cada dado)
agree-dragon-standard = como siempre (un dragón en un dado y dos en el otro)
agree-dragon-wild = tiene el sueño ligero (dos dragones en cada dado)
agree-dragon-own = dados propios
seating-first = Empieza quien ocupa el primer sitio: debería ser la persona más joven.
seating-starts = empieza
seating-let-start = Que empiece { $name }
