# The cave as a scene: the camp between expeditions, the end, and what can be done while waiting.

camp-over = A expedição { $number } terminou
camp-safe = A salvo no acampamento
camp-caught = Na armadilha
path-relic-taken = { $card }, com { $name }
