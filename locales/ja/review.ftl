# What `tacora review` says.

review-exact = すべて正確な値です（2人プレイは解析ずみ）。単位はポイントで、100なら必ず勝てます。
review-estimated = 値は推定値です。どの選択についても、コーチが達人のやり方（強いが完璧ではない）で続きを{ $tries }回プレイしました。単位はポイントで、100なら必ず勝てます。±のあとの数は標準誤差です。
review-nearest = 達人は別のカード構成で学習しています。数値は目安と考えてください。
review-parts = 均等割り＋自分の判断＋ほかの人の判断＋カードの運＋読み合いの運＝結果
review-costliest = { $name }の損が大きかった場面：
review-no-mistake = { $name }：はっきりしたミスはありません。
review-moment = { $expedition }回目の探検、{ $cards ->
    [0] 最初のカードの前
   *[other] カード{ $cards }枚のあと
}：手持ち{ $carried ->
    [0] なし
   *[other] { $carried }個
}、通路{ $path ->
    [0] なし
   *[other] { $path }個
}、わなの確率{ $trap }%の場面で{ $choice ->
    [leave] 戻りました
   *[continue] 進みました
}。損失：{ $loss }。
review-master = { $tenths ->
    [0] 達人なら、ここでは必ず戻ります。
    [10] 達人なら、ここでは必ず進みます。
   *[other] 達人なら、10回中{ $tenths }回は進みます。
}
review-reason = 進む：勝率{ $win-continue }%、もう1枚めくったあとの手持ちは{ $rubies-continue }個。戻る：勝率{ $win-leave }%、持ち帰りは{ $rubies-leave }個。
review-choice = { $choice ->
    [leave] 戻る
   *[continue] 進む
}

review-column-score = 得点
review-column-accuracy = 正確さ
review-column-loss = 損失
review-column-fair = 均等割り
review-column-own = 自分
review-column-others = ほかの人
review-column-cards = カード
review-column-guessing = 読み合い
review-column-result = 結果
review-column-name = 名前
review-column-expedition = 探検
review-column-cards-lying = 枚数
review-column-carried = 手持ち
review-column-trap = わな
review-column-choice = 選択
review-column-mix = 達人が進む割合
review-column-win-continue = 進んだ場合の勝率
review-column-win-leave = 戻った場合の勝率
review-column-stakes = 重要度

review-dice-exact = すべて正確な値です。1ターンに平均で何点持ち帰れるかを表します（ダイヤ1点、金塊3点）。
review-dice-parts = 自分のターンの期待値−自分の選択の損失＋ダイスの運＋競争の運＋ドラゴンからの分け前＝得点
review-dice-moment = { $turn }ターン目：{ $risk ->
    [0] このターンの分がまだない場面で、
   *[other] このターンの分が{ $risk }点ある場面で、
}{ $choice ->
    [leave] 脱出しました
    [enter] 扉を開けました
    [keep-key] 鍵をキープしました
    [keep-door] 扉をキープしました
    [stay] とどまりました
   *[roll] ダイスを振りました
}。損失：{ $loss }。
review-dice-better = もっとよい手：{ $best ->
    [leave] 脱出する
    [enter] 扉を開ける
    [keep-key] 鍵をキープする
    [keep-door] 扉をキープする
    [stay] とどまる
   *[roll] ダイスを振る
}（平均{ $worth }点ではなく{ $worth-best }点）。
review-dice-choice = { $choice ->
    [leave] 脱出する
    [enter] 扉を開ける
    [keep-key] 鍵をキープする
    [keep-door] 扉をキープする
    [stay] とどまる
   *[roll] ダイスを振る
}
review-dice-win = 勝率：どの選択についても、全員ができるだけ多く持ち帰ろうとするものとして、コーチが最大{ $tries }回、最後までプレイしました。単位はポイントで、100なら必ず勝てます。±のあとの数は標準誤差です。
review-dice-win-parts = 均等割り＋自分の選択＋ほかの人の選択＋運＝結果
review-dice-win-costliest = { $name }の勝率を大きく下げた選択：
review-dice-wins-more = おすすめの手：{ $advised ->
    [leave] 脱出する
    [enter] 扉を開ける
    [keep-key] 鍵をキープする
    [keep-door] 扉をキープする
    [stay] とどまる
   *[roll] ダイスを振る
}（勝率は{ $win }%ではなく{ $win-advised }%）。
review-column-expected = 期待値
review-column-dice = ダイス
review-column-race = 競争
review-column-gifts = ドラゴンから
review-column-turn = ターン
review-column-risk = このターンの分
review-column-best = 最善手
review-column-luck = 運
review-column-advised = 勝つための手
review-column-win-loss = 勝率の損失

hint-closed-chests = 進む：もう1枚めくったあとの手持ちは{ $rubies-continue }個。戻る：持ち帰りは{ $rubies-leave }個。宝箱が非公開なので、勝率はひみつです。
hint-estimated = 推定値（±{ $error }）。
hint-dice = 最善手：{ $best ->
    [leave] 脱出する
    [enter] 扉を開ける
    [keep-key] 鍵をキープする
    [keep-door] 扉をキープする
    [stay] とどまる
   *[roll] ダイスを振る
}（平均{ $worth-best }点）。2番目によい手：{ $next ->
    [leave] 脱出する
    [enter] 扉を開ける
    [keep-key] 鍵をキープする
    [keep-door] 扉をキープする
    [stay] とどまる
   *[roll] ダイスを振る
}（平均{ $worth-next }点）。
