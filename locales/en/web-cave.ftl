# The cave as a scene: the camp between expeditions, the end, and what can be done while waiting.

camp-over = Expedition { $number } is over
camp-safe = Safe at camp
camp-caught = Caught in the cave
path-relic-taken = { $card }, taken by { $name }
