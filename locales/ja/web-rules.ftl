# The rules, in our own words. What differs between editions is chosen by their settings.

rules-which = お持ちの箱はどれですか？
rules-which-hint = 洞窟はどの箱でも同じです。危険カード、遺物、同点のときの決め方が違います。
rules-other = 別の箱のルール
rules-print = 印刷
rules-play = 遊ぶ
rules-players = { $fewest }～{ $most }人
rules-age = { $years }歳から
rules-expeditions = 探検{ $count }回
rules-cards = カード{ $count }枚

rules-aim = みんなでいっしょに、カードを1枚ずつめくりながら洞窟を探検します。1枚めくるたびに、全員がこっそり決めます。もっと奥へ進むか、手に入れた分を持って戻るか。いちばん多く持ち帰った人の勝ちです。

rules-box = 箱の中身
rules-box-treasures = 財宝カード{ $count }枚
rules-box-hazards = 危険カード{ $count }種類
rules-box-relics = 遺物カード{ $count }枚
rules-copies = { $name }：{ $count }枚
rules-box-stones = 宝石
rules-stones-0 = ルビーとダイヤを合わせて{ $count }個
rules-stones-1 = ルビー{ $count }個（1個1点）
rules-stones-5 = ダイヤ{ $count }個（1個5点）
rules-stones-10 = 黄金の石{ $count }個（1個10点）
rules-change = 宝石はいつでも両替できます。足りなくなったら、好きなもので代用してください。
rules-decision-fist = こっそり選ぶために、探検家のコマとにぎりこぶしを使います。戻るなら、コマを手の中に隠します。手の中が空なら、進むという意味です。
rules-decision-two-cards = こっそり選べるように、全員が「進む」と「戻る」のカードを1枚ずつ持ちます。

rules-steps = 探検の流れ
rules-step-shuffle = 山札をよく混ぜる
rules-step-in = みんなで入る
rules-first-after-first-card = 探検家全員が洞窟に入ります。
rules-first-before-first-card = 最初のカードをめくる前に、洞窟に入るかどうかを全員が決めます。
rules-step-turn = カードをめくる
rules-turn-treasure = 財宝：洞窟にいる全員で同じ数ずつ分けます。
rules-turn-hazard = 危険カード：同じ種類の1枚目はおどかされるだけ。2枚目はわなです。
rules-turn-relic = 遺物：ひとまず通路に残ります。
rules-step-decide = こっそり決める
rules-decide = 洞窟にいる人は、たとえ最後の1人でも、「進む」か「戻る」を選びます。全員が選んだら、いっせいに見せます。
rules-step-leave = 戻る、または奥へ進む
rules-leave = 戻る人は、手持ちを全部持ち帰ります。まだだれかが洞窟にいれば、次のカードをめくります。

rules-share = 財宝の分け方
rules-share-text = 洞窟にいる全員が、同じ数のルビーを取ります。余りはカードの上に残り、あとで戻る人のものになります。
rules-share-each = 1人1個
rules-share-stays = カードに4個残る
rules-share-more = 今持っている分は、まだ安全ではありません。

rules-leaving = 1人で戻る、いっしょに戻る
rules-remainder-of-the-whole-path = 通路のルビーは、全部まとめて1つの山と考えます。今戻る人たちで同じ数ずつ分け、余りは通路に残します。
rules-remainder-card-by-card = 今戻る人たちで、通路のルビーをカードごとに分けます。余りはそのカードに残します。
rules-leaving-chest = 手持ちと分け前は、自分の宝箱に入れます。ゲームが終わるまで安全です。
rules-leaving-alone = 1人で
rules-leaving-alone-text = 通路のルビーは全部あなたのものです。
rules-leaving-alone-relics = 通路のルビーも遺物も、全部あなたのものです。
rules-leaving-together = いっしょに
rules-leaving-together-text = 通路のルビーを分け合います。
rules-leaving-together-relics = 通路のルビーを分け合います。遺物はそのまま残ります。
rules-leaving-camp = キャンプに戻ったら、次の探検を待ちます。もう危ないことはありません。

rules-trap = わな
rules-trap-first = 1枚目：何も起こりません。
rules-trap-second = 2枚目：わな！
rules-trap-text = 1回の探検で同じ種類の危険カードが2枚出たら、わなです。洞窟にいる全員が手持ちを落として逃げ帰り、探検は終わります。宝箱の中身は安全です。
rules-sprung-one-copy-out = その2枚のうち1枚をゲームから取り除きます。そのわなは出にくくなります。ほかのカードはすべて山札に戻します。
rules-sprung-stays = 2枚とも、ほかのカードといっしょに山札に戻します。
rules-trap-anew = 新しい探検では、危険カードをまた1枚目から数えます。

rules-relics = 遺物
rules-entry-all-at-set-up = 遺物は、最初から全部山札に入っています。
rules-entry-one-per-expedition = 1回目もふくめ、探検の前に毎回1枚ずつ、遺物を山札に加えて混ぜます。
rules-worth-printed = 遺物の価値は、カードに書かれた数字（{ $values }）です。小さいものから順に加えます。
rules-worth-by-exit = 遺物の価値は、洞窟から持ち出された順に決まり、あとになるほど高くなります。ゲームを通して順番に{ $values }です。
rules-relic-alone = 遺物を取れるのは、1人だけで戻るときです。通路にある遺物が全部手に入り、ゲームが終わるまで安全です。
rules-behind-out-of-the-game = 探検が終わったとき通路に残っている遺物は、ゲームから取り除きます。
rules-behind-back-into-the-deck = 探検が終わったとき通路に残っている遺物は、山札に戻します。
rules-relic-hidden = まだ出ていない遺物は、山札に残ります。

rules-end = 終わり
rules-end-expedition = 洞窟にだれもいなくなったら、探検は終わりです。通路に残ったルビーはストックに戻し、カードを混ぜて、次の洞窟へ向かいます。
rules-end-game = 探検が{ $count }回終わったら、全員が宝箱を開けます。ルビーは1点、ダイヤは5点です。
rules-end-relics = 遺物の価値も足します。
rules-tie-shared = 得点がいちばん高い人の勝ちです。同点なら同時優勝です。
rules-tie-most-relics = 得点がいちばん高い人の勝ちです。同点なら、遺物の多い人の勝ち。それも同じなら同時優勝です。
rules-chests-open = 宝箱の中身は全員に見えます。
rules-chests-hidden = 宝箱の中身は、最後まで本人しか知りません。

rules-table = このテーブルでは
rules-table-house = ハウスルール：{ $name }
rules-table-relics = 遺物ありで遊びます。
rules-table-no-relics = 遺物なしで遊びます。
rules-variants = 始める前に決めること
rules-relics-optional = 遺物のあり・なし：この箱はどちらでも遊べます。はじめてのときは、遺物なしがおすすめです。
rules-relics-always = この箱では、いつも遺物を使います。
rules-relics-never = この箱に遺物はありません。
rules-variant-chests = 宝箱の公開・非公開：全員が賛成すれば、どちらでも遊べます。
rules-entrances-obstacles = 洞窟の前に、障害物1～5を好きな順に置きます。洞窟に入るとき、その障害物を取り除きます。
rules-entrances-barricades = 探検が終わるたびに、その洞窟をバリケードでふさぎます。
rules-entrances-tiles = 洞窟ごとにタイルが1枚あります。探検が終わったら、そのタイルを取り除きます。
rules-tunnel-turns-at-hazards = 通路は危険カードのところで曲がります。通路どうしが重なったり、キャンプにぶつかったりしないようにカードを置いてください。
rules-tunnel-straight = カードは1枚ずつ順に並べ、長い通路を作ります。
rules-tunnel-corridor = カードは1本の通路になるように並べます。探検家はいつも、いちばん新しいカードの上に立ちます。
rules-variant-house = ここのテーブルでは、もっといろいろ変えられます。ハウスルールを使えば、カード構成、探検の回数、同点のときの決め方も自由に決められます。

# Troll & Dragon
rules-td-aim = ダイヤの洞窟でダイスを振り、ダイヤを集めます。満足するか、トロルが来るまで続けられます。鍵と扉がそろえば、財宝の間を開けられます。中には金塊と、眠っているドラゴン。ほかのみんなは、そのドラゴンを起こそうとします。
rules-td-pieces = 洞窟にはダイヤ{ $diamonds }個（1個1点）、財宝の間には金塊{ $nuggets }個（1個3点）があります。トロルの手は空の状態で始めます。
rules-td-cave-dice = 洞窟ダイス4個
rules-td-treasure-dice = 財宝ダイス2個
rules-td-dragon-dice = ドラゴンダイス2個
rules-td-dragon-faces = ドラゴンの面は、1個目のダイスに{ $first }面、2個目に{ $second }面。ほかの面は空白です。
rules-td-turn = いちばん若い人から始め、時計回りに進みます。見つけたものは袋の横に置きます。これは、まだ失うかもしれません。袋の上にあるものは安全です。
rules-td-cave = 洞窟で
rules-td-roll = ダイスを4個とも振ります。ダイヤの目1つにつき、ダイヤを1個取ります。トロルの目が出たダイスは、このターンの間は使えません。
rules-td-troll = トロルの目やキープで、使えるダイスが1個もなくなると、トロルが来ます。このターンに見つけたダイヤは、トロルの手に渡ります。
rules-td-choose = そうでなければ、次の中から選びます：
rules-td-leave = 脱出する：全部を袋の上に置き、ターンを終えます。
rules-td-keep = 鍵か扉、または両方を1つずつキープする：そのダイスは、このターンの間よけておきます。使えるダイスを1個は残さなければなりません。
rules-td-again = もう一度振る：使えるダイスを全部振ります。
rules-td-enter = 扉を開ける：鍵と扉がそろっていれば開けられます。今出た目でも、キープした目でもかまいません。
rules-td-hall = 財宝の間で
rules-td-gold = 財宝ダイスを好きなだけ振ります。金塊が出たらすぐに取り、袋の横に置きます。
rules-td-dragon = あなたが最初に財宝ダイスを振ったときから、ほかの人がドラゴンダイスを振り、時計回りに渡していきます。最初のドラゴンが出たら片目が開き、そのダイスはよけておきます。2つ目が出たら、ドラゴンが目を覚まします。
rules-td-out = いつでも脱出できます。最初に振る前でもかまいません。見つけたものは全部安全になります。
rules-td-awake = ドラゴンが目を覚ましたら
rules-td-lost = このターンに見つけたものを、ダイヤもふくめて全部失います。
rules-td-share = 3人以上なら：失ったものとトロルの手にあるもの全部を、ほかの人で分けます。ドラゴンを起こした人から時計回りに、金塊から先に1個ずつ取ります。
rules-td-two = 2人なら：失ったものに加えて、トロルの手からダイヤを3個まで、相手が取ります。
rules-td-race = 競争
rules-td-race-live = スピード勝負：最初に財宝ダイスを振ったときから、財宝の間に入った人とほかの人が、同時にどんどん振ります。
rules-td-race-step = かわりばんこ：財宝ダイスを1回、ドラゴンダイスを1回と、交互に振ります。小さな子どもや読み上げ機能を使う人がいるとき、回線が遅いときにおすすめです。
rules-td-end = どちらかの部屋が空になったら、そのターンが終わったところでゲーム終了です。ダイヤは1点、金塊は3点。同点なら金塊の多い人の勝ち。それも同じなら同時優勝です。トロルの手にあるものは、だれのものにもなりません。
rules-td-end-both = 両方の部屋が空になったら、そのターンが終わったところでゲーム終了です。ダイヤは1点、金塊は3点。同点なら金塊の多い人の勝ち。それも同じなら同時優勝です。トロルの手にあるものは、だれのものにもなりません。
rules-td-variant-ends = 長く遊ぶ：両方の部屋が空になるまで終わりません。
rules-td-variant-kind = やさしいトロル：鍵と扉をキープしていれば、ほかのダイスが使えなくなっても、財宝の間に入るか脱出できます。
rules-td-variant-dragon = ドラゴンの眠り：ぐっすり眠っているドラゴンは、ドラゴンの面が各ダイスに1面ずつ。眠りの浅いドラゴンは2面ずつです。

# The player aid
aid-title = 早見カード
aid-print = このカードを印刷
aid-treasure = 財宝：洞窟にいる全員で同じ数ずつ分けます。余りはカードに残ります。
aid-hazard = 危険カード：同じ種類の1枚目は、何も起こりません。2枚目はわな！　洞窟にいる全員が手持ちを失います。
aid-relic = 遺物：だれかが1人だけで戻るまで、通路に残ります。
aid-continue = 進む：もっと奥へ行きます。手持ちをなくすかもしれません。
aid-leave = 戻る：手持ちと、通路のルビーの分け前（戻る人で同じ数ずつ）を宝箱に入れます。もう最後まで安全です。
aid-alone = 1人だけで戻る：通路のルビーと遺物が、全部手に入ります。
aid-diamond = ダイヤ：洞窟から1個取り、袋の横に置きます。
aid-troll = トロル：そのダイスは使えません。使えるダイスがなくなると、このターンのダイヤはトロルの手に渡ります。
aid-door = 鍵と扉：そろうと財宝の間を開けられます。
aid-gold = 財宝ダイス：好きなだけ振り、金塊が出たらすぐに取ります。
aid-dragon = ドラゴンダイス：あなたが最初に財宝ダイスを振ったときから、ほかの人が振ります。ドラゴンが2つ出たら、このターンの分を全部失います。
aid-out = 脱出！　袋の横のものは全部あなたのものになり、ターンは終わりです。
