# What the web client says.

app-tagline = もっと奥へ進む？　それとも、手に入れた分を持って戻る？
skip-to-content = 本文へ移動
somebody = だれか
back-home = ホーム
close = 閉じる
loading = 少しお待ちください…
not-found-title = 行き止まり！
not-found-text = このアドレスにはページがありません。
you-mark = あなた

# Home
home-name = あなたの名前
home-play = 今すぐ遊ぶ
home-play-diamant = ボット3体といっしょに洞窟を探検
home-play-troll = ボット2体とダイス勝負。ドラゴンを起こさないで！
home-make = 友だちと遊ぶテーブルを作る
home-make-hint = ゲームの版やボット、ハウスルールを選べます
home-join = コードで参加
home-join-go = 参加する
home-code = テーブルコード
home-code-bad = コードは10文字の英数字です。
home-code-bad-short = コードは4文字の英数字です。
home-code-unknown = このコードのテーブルは今ありません。
home-mine = ゲームの続き
home-public = 公開テーブル
home-public-none = 今は公開テーブルがありません。作ってみませんか？
home-seats = { $most }席中{ $count }席がうまっています
game-diamant = ディアマント
game-troll-dragon = トロル＆ドラゴン
game-diamant-hint = 探検家は3～8人。進むか戻るか、みんながこっそり決めます。
game-troll-dragon-hint = プレイヤーは2～5人。ダイスと、よくばりなトロルと、眠りの浅いドラゴンのゲーム。
phase-seating = 参加者が席に着くのを待っています。
phase-playing = ゲームの途中です。
phase-over = ゲームは終わりました。
hints-on = ヒントあり
problem = うまくいきませんでした。もう一度試してください。
problem-detail = { $sentence }（{ $detail }）
problem-unreachable = サーバーにつながりません。インターネットに接続していますか？

# Making a table
new-title = 新しいテーブル
new-game = どのゲームで遊びますか？
new-box = お持ちの箱はどれですか？　遺物を見てください。
new-classic-2005 = 遺物なし
new-classic-2005-hint = 初版：ヘビ、サソリ、落石、毒ガス、爆発
new-iello-2016 = 数字のない遺物が5つ
new-iello-2016-hint = 洞窟から持ち出した順に、最初の3つは5点、残りは10点
new-iello-numbered = 数字（5、7、8、10、12）つきの遺物と、クモのカード
new-iello-numbered-hint = クモ、ヘビ、溶岩、大岩、丸太
new-portal-2025 = 数字（5、7、8、10、12）つきの遺物と、トゲのカード
new-portal-2025-hint = サソリ、ヘビ、溶岩、大岩、トゲ
new-incan-gold = 遺物と、ミイラのカード
new-incan-gold-hint = 姉妹作。同点なら遺物の多い人が勝ち
new-relics = 遺物を使う
new-race = 財宝の間での競争
new-race-live = スピード勝負
new-race-step = かわりばんこに1回ずつ
new-race-hint = 小さな子どもや読み上げ機能を使う人がいるとき、回線が遅いときは「かわりばんこ」がおすすめです。
new-ends = ゲームの終わり
new-ends-one-room = どちらかの部屋が空になったら
new-ends-both-rooms = 両方の部屋が空になったら
new-house = ハウスルール
new-clock = 制限時間
new-clock-none = なし
new-clock-seconds = { $count }秒
new-absence = 席を外した人がいるとき
new-absence-bot = ボットが代わりにプレイ
new-absence-rest = 探検家はキャンプで休む
new-timing = みんなが考えている間
new-timing-shown = だれが選び終わったか見える
new-timing-hidden = 考え中の人数だけ見える
new-listing = このテーブルを公開する
new-company = テーブルのボット
new-company-hint = 残りの席には人が座れます。
new-add = { $name }を追加
new-remove = { $name }を外す
new-make = テーブルを作る
new-bot-cautious = 慎重なボット
new-bot-bold = 大胆なボット
new-bot-optimal = かしこいボット

# Seating
seating-title = 席に着こう
seating-invite = みんなを招待
seating-code = テーブルコード
seating-link = リンク
seating-copy = リンクをコピー
seating-copied = コピーしました。
seating-qr = リンクのQRコード
seating-sit = 席に着く
seating-up = 席を立つ
seating-remove = { $name }を外す
seating-add-bot = ボットを追加
seating-seats = 席
seating-host = ホスト
seating-bot = ボット
seating-ready = 準備OK
seating-away = 離席中
seating-empty = 空席
seating-say-ready = 準備OK！
seating-start = 今すぐ始める
seating-need = あと{ $count }人必要です。
seating-watching = { $count }人が観戦中です。

# Connection
line-opening = 接続しています…
line-alive = つながっています
line-reconnecting = 接続が切れました。つなぎ直しています…
line-gone = このテーブルはもうありません
line-gone-text = 存在しないか、すでに閉じられています。

# Waiting
waiting-you = あなたが選ぶ番です！
waiting-you-and = あなたと{ $names }{ $count ->
   *[other] が考え中です。
}
waiting-for = { $names }{ $count ->
   *[other] が考え中です。
}
waiting-count = { $count }人が考え中です。
waiting-card = もうすぐ次のカードが出ます。
waiting-dice = ダイスを振っています…
clock-left = あと{ $seconds }秒

# The cave
card-treasure = 財宝{ $worth }
path-title = 洞窟の通路
path-entrance = 探検家たちが洞窟に入ります。
path-rubies = 残りルビー{ $count }個
path-card = { $card }、{ $rubies }
met-title = これまでの危険カード
met-none = 危険カードはまだありません
met-more = もう1枚出たらわな
carried = 手持ち
carried-risk = なくすかも
chest = 宝箱
chest-safe = 安全
on-path = 通路の残り
danger-troll = 次のダイスでトロルが来る確率：{ $percent }%（{ $outcomes }通り中{ $ways }通り）。
danger-dragon = 次のドラゴンダイスでドラゴンが起きる確率：{ $percent }%（{ $outcomes }通り中{ $ways }通り）。
odds = { $traps ->
    [0] 次のカードがわなになることはありません。
   *[other] わなの確率：{ $percent }%（{ $cards }枚中{ $traps }枚）。
}
explorers = 探検家
where-cave = 洞窟の中
where-camp = キャンプ
where-resting = 休み中
state-thinking = 考え中
state-chosen = 選択ずみ
hidden-chest = 非公開
act-continue = 進む
act-leave = 戻る
act-continue-hint = 洞窟のもっと奥へ
act-leave-hint = { $amount }＋通路の分け前
act-leave-hint-empty = 通路の分け前を持ち帰る
chosen-continue = 「進む」を選びました。
chosen-leave = 「戻る」を選びました。
chosen-change = 全員が選び終わるまで変えられます。
in-camp = キャンプにいるので安全です。
watching-only = 観戦中です。
log = これまでの出来事
relics-of = 遺物：{ $worth }

# The dice
room-cave = ダイヤの洞窟
room-hall = 財宝の間
hand = トロルの手
bag = 袋
beside = このターンの分（なくすかも）
turn-of = { $name }の番です。
turn-yours = あなたの番です。
act-roll = 振る
act-keep-key = 鍵をキープ
act-keep-door = 扉をキープ
act-enter = 扉を開ける
act-out = 脱出！
act-stay = とどまる
act-throw = ドラゴンダイスを振る
dice-free = 振れるダイス
dice-kept = キープ中
dragon-asleep = ドラゴンは眠っています。
thrower = { $name }がドラゴンダイスを持っています。

# Facts
news-sat = { $name }が席に着きました。
news-seat-left = { $name }がテーブルを離れました。
news-ready = { $name }は準備OKです。
news-began = ゲーム開始！　プレイヤー：{ $names }。
news-deal-restarted = { $names }から時間内に返事がありませんでした。抽選の準備をやり直しています。
news-stood-in-bot = { $name }は離席中です。ボットが代わりにプレイします。
news-stood-in-rest = { $name }は離席中なので、キャンプで休みます。
news-stood-in-agreed = みんなが賛成しました。{ $name }の代わりにボットがプレイします。
news-vote-asked = { $name }の代わりにボットがプレイしてもいいですか？　ほかの全員の賛成が必要です。
news-vote-agree = { $by }は、{ $name }の代わりにボットがプレイすることに賛成しました。
news-vote-refuse = { $by }は、{ $name }の代わりにボットがプレイすることに反対しました。
news-vote-dropped = { $name }の代わりにボットがプレイするのは、とりやめになりました。
vote-question = { $name }が席に戻るまで、ボットが代わりにプレイしてもいいですか？
vote-agree = はい、ボットに任せる
vote-refuse = いいえ、{ $name }を待つ
vote-own = { $name }の代わりにボットがプレイしてもいいか、みんなが聞いています。
vote-own-here = ここにいます
vote-own-agree = ボットに任せる
vote-agreed = 賛成：{ $names }
news-back = { $name }が席に戻りました。
news-host = { $name }が新しいホストになりました。
news-agreed = テーブルのルールが変わりました。
fact-began = { $number }回目の探検が始まります。
fact-treasure = { $count ->
    [1] ルビー{ $worth }個をひとり占め！
   *[other] { $each ->
        [0] ルビー{ $worth }個。{ $count }人では分けられないので、通路に{ $stays }個残ります。
       *[other] ルビー{ $worth }個を{ $count }人で山分け。1人{ $each }個、{ $stays ->
            [0] 余りはありません。
           *[other] 余りの{ $stays }個は通路に残ります。
        }
    }
}
fact-hazard = 危険カード：{ $hazard }。もう1枚出たらわなです！
fact-relic = 通路で{ $relic }を発見！
fact-trap = わなだ！　2枚目の{ $hazard }！　{ $names }は{ $amount ->
    [0] { $count ->
       *[other] 何も失わずにすみました
    }
   *[other] { $count ->
        [1] { $lost }を失いました
       *[other] それぞれ{ $lost }を失いました
    }
}。
fact-all-go-on = 全員、先へ進みます。
fact-deck-out = 山札がなくなりました。全員、キャンプに戻ります。
fact-home = { $names }は{ $amount ->
    [0] ルビーなしで戻りました
   *[other] { $count ->
        [1] {""}
       *[other] それぞれ
    }{ $total }を持って戻りました
}{ $share ->
    [0] {""}
   *[other] { $carried ->
        [0] （すべて通路から）
       *[other] （手持ち{ $carried }＋通路{ $share }）
    }
}。{ $count ->
    [1] {""}
   *[other] { $stays ->
        [0] 通路には何も残っていません。
       *[other] 通路の残りはルビー{ $stays }個です。
    }
}
fact-relic-taken = { $name }は{ $relic }（{ $worth }点）を手に入れました。
fact-relic-lost = 取り残された{ $relic }は、ゲームから取り除かれます。
fact-expedition-ended = { $bank ->
    [0] 探検が終わりました。
   *[other] 探検が終わりました。ルビー{ $bank }個は暗やみに残されました。
}
fact-resting = { $names }は{ $count ->
   *[other] キャンプで休みます。
}
fact-cave-rolled = { $name }の出目：{ $roll }。{ $taken ->
    [0] {""}
   *[other] ダイヤを{ $taken }個ゲット！
}
fact-kept = { $name }は{ $find }をキープしました。
fact-troll = トロルが来た！　{ $lost ->
    [0] でも、{ $name }には取られるダイヤがありません。
   *[other] { $name }はダイヤ{ $lost }個を取られました。
}
fact-hall = { $name }が財宝の間の扉を開けました。ドラゴンダイスは{ $thrower }が持っています。
fact-hall-rolled = { $taken ->
    [0] { $name }は何も見つけられませんでした。
   *[other] { $name }は金塊を{ $taken }個ゲット！
}
fact-dragon-thrown = { $name }のドラゴンダイス：{ $faces }。
fact-dragon-awoke = ドラゴンが目を覚ました！　{ $name }が失ったもの：{ $lost }。
fact-left = { $name }が脱出しました。持ち帰り：{ $brought }。
fact-turn = { $name }の番です。

# The end
over = ゲームは終わりました。
winners = { $count ->
    [1] { $names }が{ $score }点で優勝！
   *[other] { $names }が{ $score }点で同時優勝！
}
standings = 順位
standings-name = 名前
again = もう一度遊ぶ
again-waiting = あなたは準備OKです。ほかのみんなの準備ができたら、次のゲームが始まります。
not-over-hint = 全員の準備ができたら始まります。

# The state of things
state-empty = 通路にはまだ何もありません。
state-expedition = { $total }回の探検のうち、{ $number }回目です。
state-path = 通路：{ $path }。{ $rubies ->
    [0] {""}
   *[other] ルビーが{ $rubies }個残っています。
}
state-met = もう1枚出たらわな：{ $hazards }。
state-inside = 洞窟の中：{ $names }。{ $count ->
    [1] 手持ち
   *[other] 1人あたりの手持ち
}：{ $carried }。
state-chest = あなたの宝箱：{ $amount }。
state-troll = { $name }の番です。袋の横：{ $beside }。洞窟のダイヤ：{ $diamonds }個。財宝の間の金塊：{ $nuggets }個。トロルの手のダイヤ：{ $hand }個。

# Help
help = ヘルプ
help-title = キーボード操作
help-continue = 進む
help-leave = 戻る
help-throw = ドラゴンダイスを振る（1台で遊ぶとき）
help-confirm = 選んだボタンを押す
help-repeat = 最後のお知らせをもう一度読み上げる
help-state = 今の状況を読み上げる
help-help = このヘルプを表示する

# Reactions
reactions = リアクション
reaction-wow = わあ！
reaction-haha = あはは！
reaction-ouch = あいたた！
reaction-phew = ふう…
reaction-bravo = ブラボー！
reaction-hurry = 早く早く！
reaction-thanks = ありがとう！
reaction-good-game = いい勝負だった！

# Settings
settings = 設定
settings-language = 言語
settings-motion = アニメーション
settings-motion-system = 端末と同じ
settings-motion-full = オン
settings-motion-none = オフ
settings-pace = カードとダイスの速さ
settings-pace-quick = 速い
settings-pace-normal = ふつう
settings-pace-festive = 演出たっぷり
settings-sound = 音
settings-volume = 音量
settings-haptics = 振動
settings-size = 文字の大きさ
settings-size-normal = ふつう
settings-size-large = 大きい
settings-size-largest = とても大きい
settings-contrast = コントラスト
settings-contrast-system = 端末と同じ
settings-contrast-high = 高い
settings-odds = わなの確率を表示する
settings-keys = 1文字のショートカットキー（C、L、R、S、?）
turn-mark = 今の番

# What a tab is called.
title-review = ふり返り
title-practice = 練習
title-screen = 大画面
title-card = 選択カード

# What everybody must be able to see
fact-hazard-harmless = 危険カード：{ $hazard }。同じカードはもうないので、わなにはなりません。
state-harmless = もうわなにならない危険カード：{ $hazards }。
met-harmless = もうわなにならない
fact-hazard-out = { $hazard }のカードが1枚、ゲームから取り除かれます。
fact-relic-added = { $relic }を山札に加えて混ぜました。
state-relics = 今1人だけで戻ると、通路の遺物は{ $worth }点になります。
state-relic-added = この探検で山札に加えた遺物：{ $relic }。
state-relic-next = 次に加える遺物：{ $relic }。
state-removed = ゲームから取り除いたカード：{ $cards }。
state-removed-cards = { $card }{ $count }枚
path-relic-worth = { $card }、今なら{ $worth }点
fact-dragon-shares = { $hand ->
    [0] 分け前：{ $shares }。
   *[other] トロルの手のダイヤ{ $hand }個も合わせた分け前：{ $shares }。
}
fact-dragon-share = { $name }（{ $share }）
tie-shared = 同点で、ほかに決め手もありません。
tie-relics = 同点なので、遺物の多さで決まります。
tie-nuggets = 同点なので、金塊の多さで決まります。
ruler-title = 金塊を3点ずつ数える
ruler-of = { $name }：金塊{ $nuggets }個×3＝{ $worth }
agree-dragon = ドラゴン
agree-dragon-calm = ぐっすり眠っている（ドラゴンの面が1面ずつ）
agree-dragon-standard = いつもどおり（ドラゴンの面が1面と2面）
agree-dragon-wild = 眠りが浅い（ドラゴンの面が2面ずつ）
agree-dragon-own = 自分で決めたダイス
seating-first = 1番目の席の人から始めます。いちばん若い人が座ってください。
seating-starts = 最初の番
seating-let-start = { $name }を最初の番にする
