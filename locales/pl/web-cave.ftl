# The cave as a scene: the camp between expeditions, the end, and what can be done while waiting.

camp-over = Koniec wyprawy { $number }
camp-safe = Bezpiecznie w obozowisku
camp-caught = W pułapce
path-relic-taken = { $card }, zabiera { $name }
