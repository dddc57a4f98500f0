# The coach: what every decision of a game was worth.

review-title = コーチ
review-loading = コーチがゲームを見直しています…
review-exact = 2人プレイで基本のカード構成のゲームは解析ずみなので、ここの数値はすべて正確です。
review-estimated = この人数のゲームは正確には解けないため、数値は推定値です。どの選択についても、コーチが達人のやり方で続きを{ $tries }回プレイしました。±は誤差の幅で、20回中19回はこの範囲に収まります。達人は強いですが、完璧ではありません。
review-nearest = 達人は別のカード構成で学習しています。数値は目安と考えてください。
review-curve = 勝率
review-marks = 番号の印は、{ $name }の損が大きかった場面です。下で説明します。
review-moment = 場面
review-end = 終わり
review-place = { $expedition }回目の探検、{ $cards ->
    [0] 最初のカードの前
   *[other] { $cards }枚目
}
review-summary = みんなの出来ばえ
review-accuracy = 正確さ
review-loss = 損失ポイント
review-summary-hint = 損失ポイント：すべての判断で失った勝率の合計です（パーセントポイント）。0なら完璧です。正確さ：100なら損失なしです。
review-of = { $name }：判断と運
review-whose = だれのプレイを見ますか？
review-moments = 損が大きかった場面
review-no-moments = はっきりしたミスはありません。
review-said = { $who ->
    [you] あなた
   *[other] { $name }
}は{ $carried ->
    [0] 手持ちなし
   *[other] 手持ち{ $carried }個
}、わなの確率{ $trap }%の場面で{ $choice ->
    [leave] 戻りました
   *[continue] 進みました
}。
review-master = { $all ->
    [none] 達人なら、ここでは必ず戻ります。
    [all] 達人なら、ここでは必ず進みます。
   *[some] 達人なら、10回中{ $tenths }回は進みます。
}
review-why-safe = 次のカードがわなになることは、まだありません。
review-why-more = もう1枚めくったあとの手持ちは平均{ $more }個。戻れば持ち帰りは{ $held }個です。
review-why-behind = もう1枚めくると、平均ではルビーが減ります。でも、今の手持ちではなかなか勝てません。
review-why-less = もう1枚めくったあとの手持ちは平均{ $more }個しかありません。戻れば持ち帰りは{ $held }個です。
review-why-enough = もう1枚めくると、平均ではルビーが増えます。でも、危険をおかすほどではありません。
review-chances = 進む：勝率{ $continue }%。戻る：勝率{ $leave }%。
review-cost = { $loss }ポイントの損
review-cost-estimated = { $loss }±{ $error }ポイントの損
review-see = この場面を見る
review-practise = 似た場面を練習する
review-parts = 判断と運
review-parts-hint = 勝率を人数で等しく分けた「均等割り」から結果までを、ポイントで表します。線は0と100の位置です。すべて足すと結果になります。
review-part-fair = 均等割り
review-part-own = 自分の判断
review-part-others = ほかの人の判断
review-part-cards = カードの運
review-part-guessing = 読み合いの運
review-part-result = 結果
review-decisions = すべての判断
review-decisions-open = { $count }回の判断を数値で見る
review-column-choice = 選択
review-column-carried = 手持ち
review-column-trap = わな
review-column-mix = 達人が進む割合
review-column-win-continue = 進んだ場合の勝率
review-column-win-leave = 戻った場合の勝率
review-column-rubies-continue = もう1枚めくったあとのルビー
review-column-rubies-leave = 戻った場合のルビー
review-column-stakes = 重要度
review-column-loss = 損失

review-dice-lead = 1ターンに持ち帰れる平均点は、正確に計算した値です（ダイヤ1点、金塊3点）。勝率への影響は推定値です。
review-dice-of = { $name }：正確さ{ $accuracy }
review-dice-place = { $turn }ターン目
review-dice-done = { $risk ->
    [0] このターンの分がまだない場面で、
   *[other] このターンの分が{ $risk }点ある場面で、
}{ $choice ->
    [leave] 脱出しました
    [enter] 扉を開けました
    [keep-key] 鍵をキープしました
    [keep-door] 扉をキープしました
    [stay] とどまりました
   *[roll] ダイスを振りました
}。
review-dice-better = { $best ->
    [leave] 脱出していれば
    [enter] 扉を開けていれば
    [keep-key] 鍵をキープしていれば
    [keep-door] 扉をキープしていれば
    [stay] とどまっていれば
   *[roll] ダイスを振っていれば
}、平均{ $worth }点ではなく{ $worth-best }点でした。
review-dice-win = 勝率
review-dice-win-loss = これらの選択で、勝率を合わせて{ $loss }±{ $error }ポイント失いました。
review-dice-win-hint = どの選択についても、全員ができるだけ多く持ち帰ろうとするものとして、コーチが最大{ $tries }回、最後までプレイしました。±は誤差の幅で、20回中19回はこの範囲に収まります。いちばん多く持ち帰れる手とは別の手をすすめるのは、そのほうがはっきり勝ちやすいときだけです。
review-dice-wins-more = { $advised ->
    [leave] 脱出していれば
    [enter] 扉を開けていれば
    [keep-key] 鍵をキープしていれば
    [keep-door] 扉をキープしていれば
    [stay] とどまっていれば
   *[roll] ダイスを振っていれば
}、勝率は{ $win }%ではなく{ $win-advised }%でした。
review-part-luck = 運と手番の順

practice-title = 練習
practice-lead = 実際のゲームで損をした場面です。あなたならどうしますか？
practice-loading = 場面を探しています…
practice-none = 練習するほど損の大きい場面はありませんでした。うまくプレイできたか、短いゲームだったようです。
practice-number = 場面{ $number }（全{ $count }場面）
practice-you-are = あなたは{ $name }としてプレイします。
practice-right = 達人と同じ選択です！
practice-wrong = 達人なら別の手を選びます。
practice-then = 実際のゲームで、{ $name }は{ $choice ->
    [leave] 戻りました
   *[continue] 進みました
}（{ $cost }）。
practice-dice-then = { $name }の実際のプレイ：{ $done }（{ $cost }）
practice-next = 次の場面
practice-again = もう一度最初から
practice-score = { $count }問中{ $right }問正解
practice-end = 終わりです。{ $count }問中{ $right }問正解でした。
practice-back = 前の画面へ
