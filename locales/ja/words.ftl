# Words of the games, shared by everything that speaks.

list-and = { $firsts }、{ $last }
list-comma = { $firsts }、{ $next }
list-sentences = { $firsts }{ $next }
pair = { $name }：{ $value }
percent = { $number }%
number-about = { $number } ± { $error }
decimal = { $whole }.{ $tenths }
number-group = ,

expedition = { $number }回目の探検（全{ $total }回）

hazard-spider = クモ
hazard-snake = ヘビ
hazard-lava = 溶岩
hazard-boulder = 大岩
hazard-ram = 丸太
hazard-scorpion = サソリ
hazard-spikes = トゲ
hazard-rockfall = 落石
hazard-gas = 毒ガス
hazard-explosion = 爆発
hazard-mummy = ミイラ
hazard-fire = 炎

relic-plain = 遺物
relic-numbered = 遺物{ $worth }
card-relic = 遺物
card-relic-numbered = 遺物{ $worth }
edition-classic-2005 = ディアマント（初版）
edition-iello-2016 = ディアマント（数字のない遺物）
edition-iello-numbered = ディアマント（数字つきの遺物とクモ）
edition-portal-2025 = ディアマント（数字つきの遺物とトゲ）
edition-incan-gold = インカの黄金
edition-troll-dragon = トロル＆ドラゴン

stones = { $diamonds ->
    [0] { $rubies ->
        [0] なし
       *[other] ルビー{ $rubies }個
    }
   *[other] ダイヤ{ $diamonds }個{ $rubies ->
        [0] {""}
       *[other] とルビー{ $rubies }個
    }
}

die-diamond = ダイヤ
die-key = 鍵
die-door = 扉
die-troll = トロル

dragon-blank = 空白
dragon-dragon = ドラゴン
dragon-aside = よけたダイス

treasure = { $diamonds ->
    [0] { $nuggets ->
        [0] なし
       *[other] 金塊{ $nuggets }個
    }
   *[other] ダイヤ{ $diamonds }個{ $nuggets ->
        [0] {""}
       *[other] と金塊{ $nuggets }個
    }
}

dragon-one-eye = ドラゴンの片目が開きました。

column-chest = 宝箱
column-stones = 内訳
column-relics = 遺物
column-score = 得点
column-diamonds = ダイヤ
column-nuggets = 金塊
