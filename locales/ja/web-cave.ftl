# The cave as a scene: the camp between expeditions, the end, and what can be done while waiting.

camp-over = 第{ $number }回の探検が終了
camp-safe = キャンプで無事
camp-caught = 洞窟で捕まった
path-relic-taken = { $card }（{ $name }が獲得）
