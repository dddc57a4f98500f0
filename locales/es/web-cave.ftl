# The cave as a scene: the camp between expeditions, the end, and what can be done while waiting.

camp-over = La expedición { $number } ha terminado
camp-safe = A salvo en el campamento
camp-caught = En la trampa
path-relic-taken = { $card }, para { $name }
