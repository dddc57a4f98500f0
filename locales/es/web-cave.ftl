# The cave as a scene: the camp between expeditions, the end, and what can be done while waiting.

camp-over = La expedición { $number } ha terminado
camp-safe = A salvo en el campamento
camp-caught = En la trampa
path-relic-taken = { $card }, que se llevó { $name }
finale-title = Se abren los cofres…
finale-you-win = ¡Has ganado!
finale-you-share = ¡Compartes la victoria!
awards = Premios
award-nerve = Nervios de acero
award-nerve-why = { $count ->
    [one] { $name }: { $count } carta de profundidad
   *[other] { $name }: { $count } cartas de profundidad
}
award-haul = El mayor botín
award-haul-why = { $count ->
    [one] { $name }: { $count } rubí de una vez
   *[other] { $name }: { $count } rubíes de una vez
}
award-relics = A la caza de reliquias
award-relics-why = { $name }: reliquias por valor de { $count }
award-loss = La pérdida más audaz
award-loss-why = { $count ->
    [one] { $name }: { $count } rubí quedó en la oscuridad
   *[other] { $name }: { $count } rubíes quedaron en la oscuridad
}
share-picture = Compartir una imagen
share-picture-saved = Imagen guardada.
camp-faster = Más rápido
guess-title = ¿Quién caerá ahora?
guess-nobody = Nadie
guess-right = ¡Has acertado!
guess-wrong = Esta vez no.
guess-yours = Tu apuesta: { $name }
card-peek = Mantén pulsado para ver tu elección
card-sealed = Tu elección está sellada.
card-change = Cambiarla
