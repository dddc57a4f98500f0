# Several people at one device, and a big screen for all.

device-title = 端末を渡す
device-hand = { $name }に端末を渡してください。
device-nobody-looks = ほかの人は見ちゃだめ！
device-i-am = { $name }です
device-change = 選び直しますか？
device-see-table = 先にテーブルを見る
device-your-choice = { $name }：進む？　戻る？
device-newest = 最新のカード：{ $card }
device-give-back = あとで選ぶ
device-sealed = 選択を受け付けました。
device-add = この端末で遊ぶ人を追加
device-add-hint = 端末を順番に渡して遊びます。選ぶ前に目かくし画面が出るので、選択はほかの人に見えません。
device-add-name = その人の名前
device-add-go = 追加
device-here = この端末
device-remove = { $name }を外す
device-race-hint = 1台で遊ぶなら「かわりばんこ」のほうが落ち着いて遊べます。「スピード勝負」もできます。それぞれに専用のボタンとキーがあります。

# What is agreed
agree-house = ハウスルールをファイルから読み込む
agree-house-about = 財宝、危険カード、遺物を自由に決められます。2～8人用（JSONファイル）
agree-house-text = ハウスルール
agree-house-hint = 「name」と「base」、そしてその版と違う点を書いたJSONオブジェクトです。
agree-house-wrong = まだJSONオブジェクトになっていません。
agree-house-read = 読み込みました：{ $name }
agree-house-file = またはファイルを開く
agree-chests = 宝箱を非公開にする（中身は本人だけに見えます）
agree-troll = トロル
agree-troll-strict = すべてのダイスが使えなくなったら来る
agree-troll-kind = 鍵と扉をキープしていれば見逃してくれる
agree-stand-in = 離席中の人の代わり
agree-stand-in-usual = いつものボット
agree-chat = おしゃべり
agree-chat-reactions = リアクションだけ
agree-chat-words = メッセージも使う
agree-bots = ボットの考える時間
agree-bots-natural = 人のように少し考える
agree-bots-instant = すぐに決める

# What the host decides
host-title = あなたがホストです
host-onlookers = 観戦中
host-send-away = 観戦者{ $number }を退出させる
host-between-games = テーブルのルールは、このゲームが終わったら変えられます。
host-agree = テーブルのルールを変える
host-agree-go = 変更を保存
host-up = { $name }を1つ上の席に移す
host-down = { $name }を1つ下の席に移す
host-stand-in = { $name }の代わりをボットに任せる
host-stand-in-hint = 先にほかのプレイヤーに確認します。全員の賛成が必要です。
host-pass = { $name }をホストにする
words-label = ひとこと
words-send = 送信
leave-seat = ゲームから抜ける
leave-seat-of = { $name }が抜ける
leave-seat-sure = { $name }は本当に抜けますか？
leave-seat-final = 元には戻せません。ボットが引き継ぎます。
leave-seat-stay = 残る
leave-seat-go = 抜ける
bag-title = 山札の残り：{ $count }枚
bag-gone = ゲームから取り除かれたカード：{ $cards }
bag-cards = { $card }×{ $count }

# Party
party-title = 大画面を囲んで遊ぶ
party-hint = テレビやノートパソコンに洞窟を映し、スマホを選択カードとして使います。
party-new = この画面をテーブルにする
party-new-hint = この画面の分の席はいりません。みんな、自分のスマホで参加します。
party-join = スマホで参加
party-fullscreen = 全画面表示
party-each-carries = 洞窟にいる人の手持ち（1人分）
card-switch = 自分のカードだけ表示（洞窟は大画面に）
card-whole-table = ここにテーブル全体を表示
card-join = テーブルに参加
card-game-on = ゲームの途中です。終わったら席に着けます。
card-look-up = 洞窟は大画面で見て、ここで選びます。
