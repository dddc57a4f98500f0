# The cave as a scene: the camp between expeditions, the end, and what can be done while waiting.

camp-over = La spedizione { $number } è finita
camp-safe = In salvo all’accampamento
camp-caught = In trappola
path-relic-taken = { $card }, in mano a { $name }
