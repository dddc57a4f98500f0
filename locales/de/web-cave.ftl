# The cave as a scene: the camp between expeditions, the end, and what can be done while waiting.

camp-over = Expedition { $number } ist vorbei
camp-safe = Sicher im Lager
camp-caught = In der Höhle erwischt
path-relic-taken = { $card }, mitgenommen von { $name }
