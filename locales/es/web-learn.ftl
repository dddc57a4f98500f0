# What the guide says in the lesson.

learn-guide = Tu guía
learn-you = Tu figura
learn-next = Siguiente
learn-choose = Elige abajo
learn-back = Volver a mi última elección
learn-skip = Salir de la lección
learn-play = Jugar una partida de verdad

learn-in = ¡Te doy la bienvenida a la cueva! Somos cuatro y entramos a la vez. Nadie sabe lo que hay dentro.
learn-turn = Nos adentramos carta a carta. Vamos a descubrir la primera.
learn-share = ¡Rubíes! Se reparten a partes iguales entre quienes estamos en la cueva. Los tuyos ya están en tu botín, pero aún no están a salvo.
learn-remainder = Los rubíes que no se pueden repartir se quedan en el camino. No los olvides: quien sale los recoge.
learn-decide = Ahora cada cual decide en secreto: ¿seguir más adentro o salir? Elige lo que quieras: puedes probar las dos cosas.
learn-home-alone = Has salido en solitario, así que todo lo del camino también era para ti. Está en tu cofre, a salvo hasta el final de la partida.
learn-deeper = Pero el resto ha seguido, y ahora son menos para repartir. Es el precio de no arriesgar. ¿Y si hubieras seguido?
learn-go-on = Todo el mundo sigue. Los rubíes del camino siguen ahí.
learn-hazard = ¡Serpientes! La primera vez solo nos asustan. Pero si sale otra carta de serpientes, es una trampa.
learn-secret = ¿Quién se atreve? Nadie muestra su elección hasta que todo el mundo ha elegido.
learn-home-together = { $other } también ha salido. Quienes salen a la vez se reparten lo que hay en el camino, y había muy poco para repartir. ¿Y si hubieras seguido?
learn-other-home = { $other } ha salido en solitario y se ha llevado lo que había en el camino. Ahora quedamos tres.
learn-more = ¡Menos gente, partes más grandes! Llevas un buen botín y en el camino hay más. Pero las serpientes acechan…
learn-home-path = ¡Has salido en solitario, con todo tu botín y todo lo del camino! Ahora mira qué hace el resto.
learn-greed = Nadie quiere salir. ¿Nos durará la suerte?
learn-trap-safe = Otra vez serpientes: ¡es una trampa! Quienes están en la cueva pierden su botín. Lo que hay en tu cofre está a salvo.
learn-trap-lost = Otra vez serpientes: ¡es una trampa! Quienes están en la cueva pierden su botín, y tú también. Solo tu cofre está a salvo.
learn-end = Y ya está: cinco expediciones, y gana el cofre más lleno. ¡Buena suerte!
