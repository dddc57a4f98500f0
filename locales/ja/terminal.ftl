# What is said only in a terminal. What happens at a table is told with the sentences of web.ftl.

terminal-ask-secret = { $choices }（入力した文字は表示されません）
terminal-ask-all = { $firsts }／{ $next }
terminal-ask-clock = { $choices }（{ $clock }）
terminal-ask-ready = 始めますか？　「yes」か「quit」と入力してください。
terminal-has-chosen = { $name }が選びました。
terminal-hint-choice = 選択肢の番号か、最初の文字を入力してください。ほかの操作は「help」で確認できます。
terminal-hint-ready = 準備ができたら「yes」、やめるなら「quit」と入力してください。
terminal-explorer = 探検家
terminal-link = テーブルのリンク：{ $link }
terminal-bye = また遊びましょう。
terminal-chests = 宝箱と遺物：{ $list }。
terminal-scores = 最終得点：{ $list }。
terminal-dice-free = 振れるダイス：{ $faces }。
terminal-dice-kept = キープ中：{ $faces }。
terminal-bag = { $name }の袋：{ $treasure }。
terminal-hints-on = ヒントがオンです。
terminal-no-odds = 今は表示できる確率がありません。
terminal-gain = 次のカードで、洞窟にいる1人につき平均{ $whole }.{ $tenths }個のルビーが手に入ります。
terminal-reveals = だれも戻らなければ、わなのカードもふくめて、あと平均{ $whole }.{ $tenths }枚めくることになります。
terminal-help-plain = 選択肢の番号か、最初の文字を入力してください。
    「repeat」：前回選んだあとの出来事をもう一度表示します。
    「state」：今の状況を表示します。
    「odds」：次に起こりうることの確率を表示します。
    「rules」：このゲームのルールを表示します。
    「help」：このヘルプを表示します。
    「agree」「refuse」：だれかの代わりにボットがプレイしてよいか答えます。
    「quit」：ゲームを終了します。

# What can be typed, besides the English word
terminal-word-yes = yes
terminal-word-repeat = repeat
terminal-word-state = state
terminal-word-odds = odds
terminal-word-rules = rules
terminal-word-help = help
terminal-word-quit = quit
terminal-word-agree = agree
terminal-word-refuse = refuse
terminal-vote-words = 「{ $agree }」か「{ $refuse }」と入力してください。
terminal-vote-words-own = ここにいるなら「{ $refuse }」、ボットに任せるなら「{ $agree }」と入力してください。

# The full screen
terminal-camp = キャンプ
terminal-state = 今の状況
terminal-odds = 次のカード
terminal-odds-dice = 次のダイス
terminal-winner = 優勝
terminal-throws = 振る番
terminal-keys = ? ヘルプ  o 確率  q 終了
terminal-keys-replay = ? ヘルプ  q 終了
terminal-vote-keys = （Y：はい、N：いいえ）
terminal-vote-keys-own = （N：ここにいます、Y：ボットに任せる）
terminal-prompt = { $name }の選択：
terminal-prompt-secret = { $name }：番号を入力して、こっそり選んでください（入力した文字は表示されません）。
terminal-prompt-ready = 準備ができたらEnterキーを押してください。
terminal-quit-again = ゲームの途中です。終了するには、もう一度Qキーを押してください。
terminal-help-screen = 1～9のキー：その番号のボタンを押します。
    C：進む、L：戻る（ブラウザーと同じ）。
    左右の矢印キー：ボタンを選びます。Enterで決定します。
    上下の矢印キー：これまでの出来事をスクロールします。
    O：確率を表示したり隠したりします。
    S：今の状況を表示します。R：このゲームのルールを表示します。
    YとN：だれかの代わりにボットがプレイしてよいか答えます。
    Q：終了します。Ctrl-Cですぐに終了します。
    通路の入り口にキャンプ、いちばん奥に探検家がいます。探検家は色と文字と模様で見分けられます。
    カードの矢印のあとの数は、そこに残っているルビーの数です。

# Recordings
terminal-tape = ステップ{ $step }（全{ $last }ステップ）。
terminal-tape-runs = 再生中。スペースキーで止まります。
terminal-jump = ステップ{ $step }に移動しますか？　Enterキーを押してください。
terminal-hint-replay = Enterキーで次のステップへ進みます。「back」「play」またはステップの番号も入力できます。
terminal-help-replay = 左右の矢印キー：1ステップ戻る／進む。
    Page UpとPage Down：探検1回分またはターン1つ分戻る／進む。
    HomeとEnd：最初へ／最後へ。
    番号とEnter：そのステップへ移動します。
    スペースキー：再生／停止。
    O：確率を表示したり隠したりします。
    S：今の状況を表示します。R：このゲームのルールを表示します。
    Q：終了します。
terminal-help-replay-plain = 何も入力せずにEnter、または「next」：次のステップへ進みます。
    「back」：1ステップ戻ります。
    番号：そのステップへ移動します。
    「play」：最後まで続けて再生します。
    「repeat」「state」「odds」「rules」「help」「quit」もいつもどおり使えます。
terminal-word-next = next
terminal-word-back = back
terminal-word-play = play

# The companion of the real box
terminal-companion-resumed = 前回の続きから始めます。
terminal-companion-saved = { $file }に保存しました。
terminal-companion-card = { $expedition }回目の探検、{ $number }枚目：どのカードが出ましたか？
terminal-companion-leave = 戻るのはだれですか？（{ $people }）　いなければEnterキーを押し、全員なら「all」と入力してください。
terminal-companion-no-card = そのカードはもう出ません：{ $card }。
terminal-companion-hint-card = カードを入力してください：財宝の数、危険カードの名前の最初の文字、または「relic」（遺物）。
terminal-companion-hint-leave = 戻る探検家の番号か名前、または「all」（全員）を入力してください。だれも戻らなければEnterキーだけを押してください。
terminal-companion-undone = 最後の入力を取り消しました。
terminal-companion-nothing-to-undo = 取り消せる入力はありません。
terminal-companion-cave = { $name }は洞窟の中：「diamond key troll troll」のように出目を入力してください。「keep key」「enter」「leave」も使えます。
terminal-companion-hall = { $name }は財宝の間：財宝ダイスなら数を2つ、{ $thrower }のドラゴンダイスなら{ $dice ->
    [1] 「dragon」のように1語
   *[other] 「blank dragon」のように2語
}で入力してください。脱出は「leave」です。
terminal-companion-hint-dice = 出目を入力してください。キープは「keep key」か「keep door」です。「enter」「leave」も使えます。
terminal-help-companion = テーブルで起こったことを入力してください。入力するたびにファイルに保存されます。
    「undo」：最後の入力を取り消します。何度でも使えます。
    「repeat」：最後の入力の結果をもう一度表示します。
    「state」：今の状況を表示します。
    「odds」：次に起こりうることの確率を表示します。
    「rules」：このゲームのルールを表示します。
    「quit」：終了します。同じコマンドで、あとから続きができます。
terminal-word-undo = undo
terminal-word-nobody = nobody
terminal-word-all = all
terminal-word-keep = keep
terminal-word-enter = enter
terminal-word-leave = leave
