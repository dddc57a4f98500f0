# A finished game, gone through again.

end-replay = もう一度見る
end-review = コーチに聞く
end-fairness = 抽選を確かめる
share-link = この場面へのリンク
file-no-record = このファイルは記録ではありません。JSONとして読み込めません。

replay-title = リプレイ
replay-unknown = そのゲームは見つかりません
replay-unknown-text = もう一度見られるのは、終わったゲームだけです。このリンクの終わったゲームは、このサーバーにはありません。
replay-file = 記録ファイルを開く
replay-file-other = 別の記録ファイルを開く
replay-file-hint = 記録とは、ゲームの流れを書いたJSONファイルです。ここからダウンロードしたもの、プログラムが作ったもの、実際のテーブルで書いたもの、どれでも使えます。
replay-controls = ゲームをたどる
replay-scrubber = ゲーム内の位置
replay-first = 最初へ
replay-previous = 1つ戻る
replay-play = 再生
replay-pause = 一時停止
replay-next = 1つ進む
replay-last = 最後へ
replay-jump = 移動先
replay-pace = 速さ
replay-pace-slow = 遅い
replay-pace-normal = ふつう
replay-pace-fast = 速い
replay-beginning = 最初
replay-expedition = { $number }回目の探検
replay-turn-of = { $number }ターン目：{ $name }
replay-turn = { $number }ターン目：{ $what }
replay-card = { $expedition }回目の探検、{ $number }枚目：{ $what }
replay-trap = わな（{ $hazard }）
replay-all-on = 全員進む
replay-leave = { $names }が{ $count ->
   *[other] 戻る
}
replay-as = 操作するプレイヤー
replay-continue = ここから続ける
replay-continue-hint = この場面から続ける新しいテーブルを作ります。ほかの席にはボットが着きますが、始める前なら友だちがボットと交代できます。
replay-continue-over = ここではもうゲームが終わっています。もっと前の場面に戻ってください。
help-replay-step = リプレイ中：1つ戻る／1つ進む
help-replay-play = リプレイ中：再生／一時停止
replay-download = 記録をダウンロード

my-games = あなたのゲーム
my-games-practice = 判断を練習する
my-games-won = { $count ->
    [1] { $names }が{ $score }点で優勝
   *[other] { $names }が{ $score }点で同時優勝
}
my-games-all = すべて表示
my-games-none = 終わったゲームがここに並び、もう一度見られます。
my-games-file = ファイルからゲームを見る
my-games-fairness = 公正な抽選のしくみ

# Charts
charts-title = ゲームの流れ
chart-as-table = 表で見る
chart-scores = 得点
chart-expedition = 探検
chart-turn = ターン
chart-exits = だれがいつ戻ったか
chart-exits-hint = 上に各探検のカードが並びます（★は遺物）。棒は、その探検家が洞窟を出たところで終わります。「+」は宝箱に入れた分、「✕」はわなにかかったことを表します。
exit-home = { $amount ->
    [0] { $card }枚目のあとにルビーなしで戻った
   *[other] { $card }枚目のあとに{ $amount }個を持って戻った
}
exit-trap = { $lost ->
    [0] { $card }枚目でわなにかかった（失ったものなし）
   *[other] { $card }枚目でわなにかかり、{ $lost }個を失った
}
exit-inside = { $card }枚目でまだ洞窟の中
exits-of = { $number }回目の探検：{ $cards }。
exits-each = { $name }：{ $exit }。
luck-title = 運
luck-hint = 宝石：この探検家が洞窟にいる間に出た財宝カードの宝石の合計と、平均して出るはずの数です。わな：実際に起きた回数と、平均して起きるはずの回数です。その運をどう生かしたかは、ここには入っていません。
luck-gems = 見つけた宝石（期待値）
luck-balance = 差
luck-traps = わな（期待値）
luck-of = { $count }（{ $expected }）
dice-luck-hint = 期待値：完璧に選んだとき、このプレイヤーのターンで平均して持ち帰れる点数。選択とダイス：それぞれでどれだけ変わったか（どちらも正確な値）。ドラゴンから：ほかの人の番にドラゴンが起きて、もらった分（トロルの手のダイヤもふくむ）。すべて足すと得点になります。
dice-luck-race-hint = 競争：財宝の間で振ったダイスの運。入った人もドラゴンを起こす側も、同じ速さで振ったものとして計算しています。
dice-luck-expected = 期待値
dice-luck-choices = 選択
dice-luck-dice = ダイス
dice-luck-race = 競争
dice-luck-gifts = ドラゴンから
ends-title = ターンの終わり方
ends-home = 無事に脱出
ends-troll = トロルが来た
ends-dragon = ドラゴンが起きた
