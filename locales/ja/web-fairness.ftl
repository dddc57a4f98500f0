# Whether a deal was fair.

fair-title = だれでも確かめられる抽選
fair-title-game = このゲームの抽選
fair-lead = 下の内容はすべて、ゲームの記録をもとにあなたの端末で計算しています。抽選をしたサーバーには問い合わせないので、サーバーを信用する必要はありません。
fair-fits = すべて合っています。カードもダイスも、だれかが選んだものではありません。
fair-fits-here = ここで確かめられることは、すべて合っています。
fair-fails = 合わないところがあります。
fair-another = サーバーから送られてきたのは、指定したものとは別のゲームの記録です。
fair-alone = この抽選には、どのプレイヤーも乱数を加えていません。そのため、抽選した側は都合のよい秘密を選んでから封印できたかもしれません。
fair-values = 抽選のもとになった値
fair-value-game = ゲーム
fair-value-commitment = 封印（秘密のSHA-256）
fair-value-secret = 秘密
fair-value-nonce = { $name }が加えた乱数
fair-value-nothing = なし
fair-value-bot = なし（ボット）
fair-value-dropped = なし（予告した乱数を公開しなかった）
fair-mark-fits = 合っています。
fair-mark-fails = 合っていません。
fair-mark-done = 計算しました。
fair-mark-open = ここでは確かめられません。

fair-witness-before = 封印は、ゲームの前にこのブラウザーが見たものと同じです。
fair-witness-during = 封印は、ゲーム中にこのブラウザーが見たものと同じです。
fair-witness-open = このブラウザーはテーブルにいませんでした。下の封印を、最初の結果が出る前に表示されたものと比べてください。
fair-witness-fails = 封印が、このブラウザーがテーブルで見たものと違います。すりかえられています。
fair-nonce-fits = このブラウザーが加えた乱数は、抽選に使われています。
fair-nonce-fails = このブラウザーが加えた乱数が、抽選に使われていません。
fair-order-fits = ほかの乱数はすべて、このブラウザーが自分の乱数を公開する前に決まっていました。
fair-order-fails = ほかの乱数が、このブラウザーが自分の乱数を公開する前に決まっていたものと違います。
fair-seats-fits = どの乱数もその席で予告されたもので、ボットは何も加えていません。
fair-seats-fails = 予告されていない乱数が加えられた席があります。
fair-seats-open = これは乱数を予告しないバージョン1の抽選です。抽選する側がボットの乱数を選んでいた可能性は否定できません。
fair-commitment-fits = 秘密は封印されたものと同じです（秘密のSHA-256が封印と一致）。
fair-commitment-fails = 秘密が封印されたものと違います（秘密のSHA-256が封印と不一致）。
fair-key-done = 秘密、ゲーム、各席が加えた乱数から、抽選のキーを計算しました：
fair-draws-fits = { $count ->
    [0] 抽選の必要な場面はありませんでした。
    [1] 1回の結果を計算し直しました。抽選と一致しています。
   *[other] { $total }回の結果のうち{ $count }回を計算し直しました。すべて抽選と一致しています。
}
fair-draws-fails = 全{ $total }回の結果のうち、{ $number }回目が違います。{ $place }：封印された抽選では{ $dealt }、記録では{ $told }です。
fair-draws-after = その前に、別のゲームから引き継いだ結果が{ $count }回分あります。これは確かめていません。
fair-place-expedition = { $number }回目の探検、ステップ{ $step }
fair-place-turn = { $number }ターン目、ステップ{ $step }
fair-face-diamond = ダイヤ
fair-face-key = 鍵
fair-face-door = 扉
fair-face-troll = トロル
fair-face-dragon = ドラゴン
fair-face-blank = 空白
fair-face-aside = よけたダイス
fair-face-unknown = 不明

fair-table = すべての結果
fair-table-hint = 毎回、起こりうる結果に0から順に番号をつけ、番号を1つ引きます。その番号によって、まだ出る可能性のあるカードの1枚、またはダイスの目が決まります。
fair-column-draw = 回
fair-column-place = 場面
fair-column-number = 引いた番号
fair-column-dealt = 抽選の結果
fair-column-told = 記録の内容
fair-number = { $index }（{ $outcomes }通り中）

fair-obstacle-no-record = これはゲームの記録ではありません。
fair-obstacle-no-deal = 確かめるものがありません。このゲームの抽選には封印がありません。
fair-obstacle-no-secret = まだ確かめられません。秘密は、ゲームが終わると記録に加えられます。
fair-obstacle-bad-deal = この記録の抽選データは正しくないため、何も確かめられません。
fair-obstacle-unknown-edition = この記録のルールがわからないため、カードを確かめられません。
fair-obstacle-bad-story = この記録には起こるはずのないことが書かれているため、抽選の結果を確かめられません。

fair-file = 記録ファイルを確かめる
fair-file-hint = ファイルはあなたの端末から外に出ません。
fair-file-name = ファイル：{ $name }

fair-scheme = しくみ
fair-step-seal = ゲームの前に、サーバーは「秘密」というとても長い数を選び、その封印を見せます。封印から秘密を割り出すことはできず、同じ封印になる別の秘密もありません。
fair-step-nonce = 次に、各プレイヤーの端末が乱数を引き、その封印だけを予告します。全員の封印がそろったら、すべての端末が乱数を公開します。だから、ほかの人に合わせて自分の乱数を選ぶことはできません。サーバーにも、手を組んだほかのプレイヤー全員にも、カードを選ぶことはできません。
fair-step-draw = 秘密と全員の乱数を合わせると、最初の1枚を引く前に、すべてのカードとダイスの目が決まります。
fair-step-open = ゲームが終わると、秘密が公開されます。
fair-step-check = これで、だれでも秘密をもう一度封印して比べ、すべての結果を計算し直せます。このページが代わりに計算します。くわしい方法も公開しているので、自分で確認用のプログラムを作ることもできます。
fair-limits = これではわからないこと
fair-limit-looked = サーバーを動かしている人が秘密をのぞき、次に出るカードを友だちに教えたかどうか。
fair-limit-conspiracy = サーバーと手を組んだプレイヤーは、乱数を予告したあとで、公開を拒むことができます。その場合、その席を除いて抽選の準備をやり直します。やり直しは席ごとに1回で、全員にわかります。
fair-limit-bots = ボットだけのテーブル：ボットは乱数を加えません。
fair-limit-before = 封印の出どころ：ゲームの前に封印を見たのは、テーブルにいた人だけです。このブラウザーは、見た封印を覚えています。
