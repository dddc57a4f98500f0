# Several people at one device, and a big screen for all.

device-title = Pasa el dispositivo
device-hand = Pásale el dispositivo a { $name }.
device-nobody-looks = ¡El resto, sin mirar!
device-i-am = Soy { $name }
device-change = ¿Cambias de idea?
device-see-table = Ver antes la mesa
device-your-choice = { $name }: ¿seguir o salir?
device-newest = Última carta: { $card }
device-give-back = Ahora no
device-sealed = Elección guardada.
device-add = Añadir a alguien en este dispositivo
device-add-hint = El dispositivo pasa de mano en mano. Una pantalla tapa cada elección para que siga en secreto.
device-add-name = Nombre
device-add-go = Añadir
device-here = en este dispositivo
device-remove = Quitar a { $name }
device-race-hint = En un solo dispositivo, jugar por turnos es más tranquilo. «A toda velocidad» también funciona: cada persona tiene sus botones y teclas.

# What is agreed
agree-house = Reglas de la casa desde un archivo
agree-house-about = Los tesoros, peligros y reliquias que quieras, de 2 a 8 personas: en JSON
agree-house-text = Reglas de la casa
agree-house-hint = Un objeto JSON con «name» y «base», y lo que cambie respecto a esa edición.
agree-house-wrong = Esto aún no es un objeto JSON.
agree-house-read = Cargado: { $name }
agree-house-file = O abre un archivo
agree-chests = Cofres cerrados: solo tú ves lo que hay en el tuyo
agree-troll = El Troll
agree-troll-strict = viene cuando todos los dados están bloqueados
agree-troll-kind = te deja ir si has guardado una llave y una puerta
agree-stand-in = Quién sustituye a quien falta
agree-stand-in-usual = el bot de siempre
agree-chat = Conversación en la mesa
agree-chat-reactions = solo reacciones
agree-chat-words = también mensajes
agree-bots = Los bots deciden
agree-bots-natural = como las personas, tras pensarlo un poco
agree-bots-instant = al instante

# What the host decides
host-title = Diriges la mesa
host-onlookers = Público
host-send-away = Sacar a la persona { $number } del público
host-between-games = Podrás cambiar las reglas de la mesa cuando termine esta partida.
host-agree = Cambiar las reglas de la mesa
host-agree-go = Guardar
host-up = Subir a { $name } un sitio
host-down = Bajar a { $name } un sitio
host-stand-in = Que un bot juegue por { $name }
host-stand-in-hint = Primero se pregunta al resto. Todo el mundo tiene que estar de acuerdo.
host-pass = Que { $name } dirija la mesa
words-label = Di algo
words-send = Enviar
leave-seat = Dejar mi sitio
leave-seat-of = { $name } se va
leave-seat-sure = ¿Se va { $name } definitivamente?
leave-seat-final = Esto no se puede deshacer: un bot ocupará el sitio.
leave-seat-stay = Quedarse
leave-seat-go = Irse definitivamente
bag-title = Aún en el mazo: { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
bag-gone = Fuera del juego: { $cards }
bag-cards = { $card } × { $count }

# Party
party-title = Jugar en grupo con una pantalla grande
party-hint = Una pantalla grande muestra la cueva; los teléfonos son las cartas de decisión.
party-new = Usar esta pantalla como mesa
party-new-hint = Esta pantalla no ocupa ningún sitio en la mesa. Cada persona juega con su teléfono.
party-join = Únete con tu teléfono
party-fullscreen = Pantalla completa
party-each-carries = Botín por persona en la cueva
card-switch = Mostrar solo mi carta (la cueva está en una pantalla grande)
card-whole-table = Mostrar aquí toda la mesa
card-join = Unirse a la mesa
card-game-on = La partida está en marcha. Podrás sentarte cuando termine.
card-look-up = La cueva está en la pantalla grande. Aquí eliges tú.
