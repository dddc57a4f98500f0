# The cave as a scene: the camp between expeditions, the end, and what can be done while waiting.

camp-over = 第{ $number }回の探検が終了
camp-safe = キャンプで無事
camp-caught = 洞窟で捕まった
path-relic-taken = { $card }（{ $name }が獲得）
finale-title = 宝箱を開けています…
finale-you-win = あなたの勝ち！
finale-you-share = 勝利を分かち合いました！
awards = 表彰
award-nerve = 鋼の心臓
award-nerve-why = { $name }：カード{ $count }枚の深さ
award-haul = 最大の収穫
award-haul-why = { $name }：一度にルビー{ $count }個
award-relics = 遺物ハンター
award-relics-why = { $name }：遺物の価値{ $count }
award-loss = 最も大胆な損失
award-loss-why = { $name }：ルビー{ $count }個を闇に残した
share-picture = 画像を共有
share-picture-saved = 画像を保存しました。
