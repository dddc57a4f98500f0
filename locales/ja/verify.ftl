# What `tacora verify` finds.

verify-deal = ゲーム{ $game }の抽選（封印ずみ）
verify-commitment = 封印
verify-no-nonce = 乱数の追加なし
verify-bot = ボット（乱数の追加なし）
verify-dropped = 除外（乱数の追加なし）
verify-draws = { $count ->
    [0] まだ何も抽選されていません。
    [1] 1回の結果は、封印された抽選と一致しています。
   *[other] { $count }回の結果は、すべて封印された抽選と一致しています。
}
verify-after = この抽選の前に、別のゲームから引き継いだ結果が{ $count }回分あります。その分は確認していません。
verify-restarts = 予告した乱数を公開しなかった人がいたため、抽選の準備が{ $count }回やり直されました。
verify-version-1 = これはバージョン1の抽選です。ボットや、手を組んだプレイヤーの乱数を、抽選する側が選んでいた可能性は否定できません。
verify-over = ゲームは終わっています。
verify-not-over = ゲームはまだ終わっていません。
verify-compare = 上の内容を、最初の結果が出る前に表示されたものと比べてください。同じでなければなりません。
