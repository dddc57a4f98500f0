# The rules, in our own words. What differs between editions is chosen by their settings.

rules-which = ¿Qué caja tienes?
rules-which-hint = La cueva es la misma en todas las cajas. Cambian los peligros, las reliquias y los desempates.
rules-other = Reglas de otra caja
rules-print = Imprimir
rules-play = Jugar
rules-players = De { $fewest } a { $most } personas
rules-age = a partir de { $years } años
rules-expeditions = { $count ->
    [one] { $count } expedición
   *[other] { $count } expediciones
}
rules-cards = { $count } cartas

rules-aim = El grupo explora una cueva, carta a carta. Después de cada carta, cada cual decide en secreto: ¿más adentro o afuera con el botín? Gana quien saque más de la cueva.

rules-box = En la caja
rules-box-treasures = { $count ->
    [one] { $count } tesoro
   *[other] { $count } tesoros
}
rules-box-hazards = { $count ->
    [one] { $count } tipo de peligro
   *[other] { $count } tipos de peligro
}
rules-box-relics = { $count ->
    [one] { $count } reliquia
   *[other] { $count } reliquias
}
rules-copies = { $name }, { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
rules-box-stones = Gemas
rules-stones-0 = { $count } gemas: rubíes y diamantes
rules-stones-1 = { $count } rubíes, que valen 1 cada uno
rules-stones-5 = { $count } diamantes, que valen 5 cada uno
rules-stones-10 = { $count } gemas doradas, que valen 10 cada una
rules-change = Puedes cambiar gemas en cualquier momento. Si alguna vez se acaban, usa cualquier otra cosa.
rules-decision-fist = Para decidir en secreto se usan la figura y el puño. Quien sale esconde la figura en la mano; un puño vacío significa seguir.
rules-decision-two-cards = Para decidir en secreto, cada persona tiene dos cartas: Seguir y Salir.

rules-steps = Una expedición, paso a paso
rules-step-shuffle = Barajar el mazo
rules-step-in = Entra todo el grupo
rules-first-after-first-card = Todas las figuras entran en la cueva.
rules-first-before-first-card = Antes de descubrir la primera carta, cada cual decide si entra.
rules-step-turn = Descubrir una carta
rules-turn-treasure = Tesoro: se reparte a partes iguales entre quienes están en la cueva.
rules-turn-hazard = Peligro: el primero de cada tipo solo asusta. El segundo es una trampa.
rules-turn-relic = Reliquia: por ahora se queda en el camino.
rules-step-decide = Decidir en secreto
rules-decide = Quienes están en la cueva eligen Seguir o Salir, aunque solo quede una persona. Cuando todo el mundo ha elegido, las elecciones se muestran a la vez.
rules-step-leave = Salir o adentrarse más
rules-leave = Quien sale lo pone todo a salvo. Si queda alguien dentro, se descubre la siguiente carta.

rules-share = Cómo se reparte un tesoro
rules-share-text = Quienes están en la cueva reciben el mismo número de rubíes. Los que sobran se quedan en la carta para quienes salgan.
rules-share-each = 1 por persona
rules-share-stays = Quedan 4 en la carta
rules-share-more = Tu botín aún no está a salvo.

rules-leaving = Salir en solitario o en grupo
rules-remainder-of-the-whole-path = Todos los rubíes del camino forman un solo montón. Quienes salen ahora se lo reparten a partes iguales; los que sobran se quedan en el camino.
rules-remainder-card-by-card = Quienes salen ahora se reparten los rubíes carta a carta; los que sobran se quedan en su carta.
rules-leaving-chest = Tu botín y tu parte van a tu cofre. Allí están a salvo hasta el final de la partida.
rules-leaving-alone = En solitario
rules-leaving-alone-text = Todos los rubíes del camino son para ti.
rules-leaving-alone-relics = Todos los rubíes y todas las reliquias del camino son para ti.
rules-leaving-together = En grupo
rules-leaving-together-text = Los rubíes del camino se reparten.
rules-leaving-together-relics = Los rubíes del camino se reparten. Las reliquias se quedan donde están.
rules-leaving-camp = En el campamento esperas la siguiente expedición. Allí no te puede pasar nada.

rules-trap = Trampas
rules-trap-first = La primera vez: no pasa nada.
rules-trap-second = La segunda vez: ¡una trampa!
rules-trap-text = Si en una expedición sale un segundo peligro del mismo tipo, quienes están en la cueva sueltan su botín y huyen al campamento. La expedición termina. Los cofres están a salvo.
rules-sprung-one-copy-out = Una de las dos cartas se retira del juego, así que esa trampa será menos frecuente. Las demás cartas vuelven al mazo.
rules-sprung-stays = Las dos cartas vuelven al mazo con todas las demás.
rules-trap-anew = En cada expedición, los peligros se cuentan otra vez desde cero.

rules-relics = Reliquias
rules-entry-all-at-set-up = Todas las reliquias están en el mazo desde el principio.
rules-entry-one-per-expedition = Antes de cada expedición, incluida la primera, se añade una reliquia más al mazo y se baraja.
rules-worth-printed = Una reliquia vale el número que lleva impreso: { $values }. Las de menos valor entran primero.
rules-worth-by-exit = Cuanto más tarde sale una reliquia de la cueva, más vale: { $values }, según el orden en que alguien se las lleva durante toda la partida.
rules-relic-alone = Solo consigues reliquias si sales en solitario: entonces te llevas todas las del camino. Están a salvo hasta el final de la partida.
rules-behind-out-of-the-game = Una reliquia que sigue en el camino al final de una expedición queda fuera del juego.
rules-behind-back-into-the-deck = Una reliquia que sigue en el camino al final de una expedición vuelve al mazo.
rules-relic-hidden = Las reliquias que no han salido se quedan en el mazo.

rules-end = El final
rules-end-expedition = Una expedición termina cuando no queda nadie dentro. Los rubíes que quedan en el camino vuelven a la reserva, se barajan las cartas y se abre la siguiente cueva.
rules-end-game = { $count ->
    [one] Tras { $count } expedición se abren los cofres: un rubí vale 1; un diamante, 5.
   *[other] Tras { $count } expediciones se abren los cofres: un rubí vale 1; un diamante, 5.
}
rules-end-relics = Suma tus reliquias.
rules-tie-shared = Gana la puntuación más alta. En caso de empate, la victoria es compartida.
rules-tie-most-relics = Gana la puntuación más alta. En caso de empate, gana quien tenga más reliquias; si sigue el empate, la victoria es compartida.
rules-chests-open = Lo que hay en los cofres está a la vista.
rules-chests-hidden = Hasta el final, solo tú sabes lo que hay en tu cofre.

rules-table = En esta mesa
rules-table-house = Reglas de la casa: { $name }
rules-table-relics = Se juega con reliquias.
rules-table-no-relics = Se juega sin reliquias.
rules-variants = Qué acordar antes de empezar
rules-relics-optional = Con o sin reliquias: con esta caja se puede jugar de las dos formas. En la primera partida, mejor sin ellas.
rules-relics-always = Con esta caja siempre se juega con reliquias.
rules-relics-never = Esta caja no tiene reliquias.
rules-variant-chests = Los cofres pueden estar cerrados o abiertos, si todo el mundo está de acuerdo.
rules-entrances-obstacles = Los obstáculos del 1 al 5 están delante de las cuevas, en cualquier orden. Al entrar en una cueva, se retira su obstáculo.
rules-entrances-barricades = Después de cada expedición, una barricada cierra esa cueva.
rules-entrances-tiles = Cada cueva tiene una loseta. Después de su expedición, se retira.
rules-tunnel-turns-at-hazards = El túnel gira en cada peligro; coloca las cartas de modo que nunca choque consigo mismo ni con el campamento.
rules-tunnel-straight = Coloca las cartas una tras otra formando un largo camino.
rules-tunnel-corridor = Coloca las cartas formando un pasillo; las figuras están siempre sobre la última.
rules-variant-house = En nuestras mesas puedes cambiar mucho más: con reglas de la casa eliges las cartas, el número de expediciones y los desempates.

# Troll & Dragon
rules-td-aim = En la Cueva de Diamantes tiras los dados para ganar diamantes hasta que tengas bastantes o venga el Troll. Con una llave y una puerta puedes abrir la Sala del Tesoro: dentro hay oro y un Dragón dormido que el resto intenta despertar.
rules-td-pieces = { $diamonds } diamantes, que valen 1 cada uno, en la cueva. { $nuggets } pepitas de oro, que valen 3 cada una, en la sala. La Mano del Troll empieza vacía.
rules-td-cave-dice = Cuatro dados de cueva
rules-td-treasure-dice = Dos dados de tesoro
rules-td-dragon-dice = Dos dados de dragón
rules-td-dragon-faces = Dragones en el primer dado: { $first }. En el segundo: { $second }. Las demás caras están vacías.
rules-td-turn = Empieza la persona más joven y se sigue en el sentido de las agujas del reloj. Lo que encuentras se pone junto a tu bolsa y se puede perder. Lo que está sobre tu bolsa está a salvo.
rules-td-cave = En la cueva
rules-td-roll = Tira los cuatro dados. Cada cara de diamante te da un diamante. Cada troll bloquea su dado hasta el final de tu turno.
rules-td-troll = Si todos los dados están bloqueados, por trolls o porque los has guardado, viene el Troll y los diamantes de este turno van a su Mano.
rules-td-choose = Si no, elige:
rules-td-leave = Salir: todo va sobre tu bolsa y tu turno termina.
rules-td-keep = Guardar una llave, una puerta o una de cada: aparta el dado durante este turno. Debe quedarte al menos un dado libre.
rules-td-again = Volver a tirar todos los dados libres.
rules-td-enter = Abrir la puerta, si tienes una llave y una puerta, recién sacadas o guardadas.
rules-td-hall = En la sala
rules-td-gold = Tira los dados de tesoro tantas veces como te atrevas. Toma las pepitas al momento y ponlas junto a tu bolsa.
rules-td-dragon = Desde tu primera tirada en la sala, el resto tira los dados de dragón y se los va pasando en el sentido de las agujas del reloj. El primer dragón se aparta: el Dragón ha abierto un ojo. Con el segundo, el Dragón se despierta.
rules-td-out = Puedes salir en cualquier momento, incluso antes de la primera tirada. Entonces todo lo que has encontrado está a salvo.
rules-td-awake = El Dragón se despierta
rules-td-lost = Pierdes todo lo que has encontrado en este turno, también los diamantes.
rules-td-share = Con tres personas o más: el resto se reparte lo que has perdido, junto con todo lo que haya en la Mano del Troll, pieza a pieza, primero el oro, en el sentido de las agujas del reloj desde quien despertó al Dragón.
rules-td-two = Con dos personas: la otra se queda con lo que has perdido y, además, con hasta tres diamantes de la Mano del Troll.
rules-td-race = La carrera
rules-td-race-live = A toda velocidad: desde la primera tirada en la sala, los dos bandos tiran a la vez.
rules-td-race-step = Por turnos: una tirada por el oro, una tirada por el Dragón, y así sucesivamente. Lo mejor con niñas y niños pequeños, lectores de pantalla o conexiones lentas.
rules-td-end = Cuando la cueva o la sala queda vacía, se juega el turno hasta el final y termina la partida. Un diamante vale 1; una pepita, 3. En caso de empate, gana quien tenga más pepitas; si sigue el empate, la victoria es compartida. Lo que hay en la Mano del Troll no es de nadie.
rules-td-end-both = Cuando la cueva y la sala quedan vacías, se juega el turno hasta el final y termina la partida. Un diamante vale 1; una pepita, 3. En caso de empate, gana quien tenga más pepitas; si sigue el empate, la victoria es compartida. Lo que hay en la Mano del Troll no es de nadie.
rules-td-variant-ends = Una partida más larga: solo termina cuando la cueva y la sala están vacías.
rules-td-variant-kind = Un Troll amable: si has guardado una llave y una puerta, aún puedes entrar o salir aunque los demás dados estén bloqueados.
rules-td-variant-dragon = Si el Dragón duerme profundamente, cada dado tiene una cara de dragón; si tiene el sueño ligero, cada dado tiene dos.

# The player aid
aid-title = Ayuda de juego
aid-print = Imprimir esta carta
aid-treasure = Tesoro: se reparte a partes iguales entre quienes están en la cueva. Lo que sobra se queda en la carta.
aid-hazard = Peligro: con el primero de cada tipo no pasa nada. El segundo es una trampa: quienes están en la cueva pierden su botín.
aid-relic = Reliquia: se queda en el camino hasta que alguien sale en solitario.
aid-continue = Seguir: te adentras más y arriesgas tu botín.
aid-leave = Salir: tu botín y tu parte de los rubíes del camino (la misma para quienes salen) van a tu cofre, a salvo para siempre.
aid-alone = Salir en solitario: todos los rubíes y todas las reliquias del camino son para ti.
aid-diamond = Diamante: toma uno de la cueva y ponlo junto a tu bolsa.
aid-troll = Troll: el dado queda bloqueado. Si todos los dados están bloqueados, los diamantes de este turno van a la Mano del Troll.
aid-door = Llave y puerta: juntas abren la Sala del Tesoro.
aid-gold = Dados de tesoro: tira tantas veces como te atrevas y toma las pepitas al momento.
aid-dragon = Dados de dragón: el resto los tira desde tu primera tirada en la sala. Con dos dragones, pierdes todo lo de este turno.
aid-out = Me voy: todo lo que está junto a tu bolsa es tuyo y tu turno termina.
