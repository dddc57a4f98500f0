# Hints for learners, at tables that have agreed on them.

hints-ask = 達人ならどうする？
hints-why = なぜ？　どのくらい確か？
hints-offer = 初心者向けのヒント
hints-offer-about = 自分が選ぶ番のときに、達人ならどうするかを聞けます。ヒントを使えるテーブルだということは、全員にわかります。
hints-not-public = 公開テーブルではヒントを使えません。
hints-not-listed = ヒントを使うテーブルは、公開リストに表示されません。
hints-wins = 勝率{ $win }%
hints-rubies-continue = もう1枚めくったあとの手持ちは平均でルビー{ $rubies }個
hints-rubies-leave = 持ち帰りはルビー{ $rubies }個
hints-trap = わなの確率：{ $trap }%。
hints-exact = すべて正確な値です（2人プレイは解析ずみ）。
hints-estimated = 勝率は推定値です（±{ $error }）。
hints-closed = 宝箱が非公開なので、勝率はひみつです。
hints-danger = 次のダイスですべてを失う確率：{ $danger }%。
hints-dice-best = { $best ->
    [leave] いちばんよい手：脱出する
    [enter] いちばんよい手：扉を開ける
    [keep-key] いちばんよい手：鍵をキープする
    [keep-door] いちばんよい手：扉をキープする
    [stay] いちばんよい手：とどまる
   *[roll] いちばんよい手：ダイスを振る
}（平均{ $worth }点）。
hints-dice-worth = 平均{ $worth }点
hints-dice-about = このターンに持ち帰れる点数の正確な値です（ダイヤ1点、金塊3点）。ほかの人の持ち物は考えに入れていません。
help-hint = 達人ならどうするかを聞く（ヒントのあるテーブル）
