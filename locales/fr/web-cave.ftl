# The cave as a scene: the camp between expeditions, the end, and what can be done while waiting.

camp-over = L’expédition { $number } est terminée
camp-safe = À l’abri au campement
camp-caught = Pris dans la grotte
path-relic-taken = { $card }, emportée par { $name }
