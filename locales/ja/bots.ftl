# The cast, and the strategies that people have published.

bots-cast = キャラクター
bots-diamant = ディアマントの戦略
bots-troll = トロル＆ドラゴンの戦略

character-nelly = Nellyは休暇中。危険カードが出るたびにこわがります。作戦はありません。
character-hugo = Hugoは小さな物音でも逃げ出します。足がすくんで動けないとき以外は。
character-suzette = Suzetteは、みんなが戻ると自分も戻ります。
character-magda = Magdaは、キラキラ光るものが残っているうちは戻れません。
character-kazik = Kazikは通路のカードを数えるのに夢中。ほかのことはほとんど考えません。
character-roulette = Rouletteは確率を勘で読みます。負けているときほど大きな賭けに出ます。
character-renard = Renardは、見つかりそうな分と失うかもしれない分をよく比べます。1人で戻るのが好き。
character-minerva = Minervaはだれよりも多くの洞窟を探検してきました。めざすのは勝利だけ。

bot-coin = この確率で進む
bot-turn = 通路のカードがこの枚数になったら戻る
bot-gems = 手持ちがこの数以上になったら戻る
bot-hazards = 通路に出た危険の種類がこの数になったら戻る
bot-path = 通路に残ったルビーがこの数になったら戻る
bot-gems-or-hazards = 手持ちがこの数になるか、危険カードがこの枚数になったら戻る
bot-gems-or-turn = 手持ちがこの数になるか、通路のカードがこの枚数になったら戻る
bot-hazards-or-turn = 危険カードがこの枚数になるか、通路のカード全体がこの枚数になったら戻る
bot-risk = 次のカードがわなになる確率が、これより高ければ戻る
bot-myopic = 見つかりそうなルビーが、失うかもしれないルビー×この値より少なければ戻る
bot-wary = myopicに似ているが、戻るかどうかは運まかせ。見つかりそうな分が少ないほど戻りやすい
bot-lead = base,R,S1,S2：R以上リードしていれば手持ちbase＋S1で、そうでなければbase＋S2で戻る
bot-hunter = 手持ちがこの数になったら戻る。洞窟の中がこの人数以下なら、遺物を取るために戻る
bot-never = 決して戻らない
bot-oracle = 2人プレイなら、解析ずみのゲームを完璧にプレイする。それ以外ではRenardと同じ
bot-master = 学習した表を使い、今の場面から先を読んで勝ちにいく
bot-master-table = 達人の表だけを使い、先読みはしない

bot-cautious = 手に入れた分を持って、早めに脱出する
bot-bold = 財宝の間をめざす
bot-optimal = 平均していちばん多く持ち帰れる手を選ぶ
