# The referee's account of a game.

account-diamant = { $edition }、{ $relics }、{ $players }人プレイ
account-house = ディアマント（ハウスルール「{ $name }」）
account-with-relics = 遺物あり
account-without-relics = 遺物なし
account-troll = トロル＆ドラゴン、{ $players }人プレイ

account-treasure = { $people ->
    [1] 財宝{ $worth }をひとり占め。
   *[other] { $each ->
        [0] 財宝{ $worth }は{ $people }人では分けられず、カードに{ $stays }個残ります。
       *[other] 財宝{ $worth }を{ $people }人で山分け。1人{ $each }個、{ $stays ->
            [0] 余りはありません。
           *[other] 余りの{ $stays }個はカードに残ります。
        }
    }
}
account-hazard = 危険カード：1枚目の{ $hazard }。何も起こりません。
account-relic = 通路で{ $relic }が見つかりました。
account-trap = わな：2枚目の{ $hazard }！　{ $names }は{ $lost ->
    [0] 逃げ帰りましたが、失ったものはありません。
   *[other] { $count ->
        [1] {""}
       *[other] それぞれ
    }ルビー{ $lost }個を失って逃げ帰りました。
}
account-removed = { $hazard }のカードが1枚、ゲームから取り除かれます。
account-home = { $names }は{ $total ->
    [0] ルビーなしで戻りました
   *[other] { $count ->
        [1] {""}
       *[other] それぞれ
    }ルビー{ $total }個を持って戻りました
}{ $share ->
    [0] {""}
   *[other] { $carried ->
        [0] （すべて通路から）
       *[other] （手持ち{ $carried }個＋通路{ $share }個）
    }
}。
account-camp = { $names }は{ $count ->
   *[other] キャンプに残ります
}。
account-rest = { $names }は{ $count ->
   *[other] キャンプで休みます
}。
account-relic-taken = { $name }は1人だけで戻り、{ $relic }（{ $worth }点）を手に入れました。
account-relic-lost = だれも取らなかった{ $relic }は、ゲームから取り除かれます。
account-deck-ran-out = 山札がなくなりました。洞窟にいる全員がそろって戻ります。
account-still-inside = まだ洞窟の中：{ $names }。手持ち：{ $carried ->
    [0] なし
   *[other] { $count ->
        [1] {""}
       *[other] 1人につき
    }ルビー{ $carried }個
}。通路の残り：{ $path ->
    [0] なし
   *[other] ルビー{ $path }個
}。
account-undecided = 進むか戻るかは、まだ決まっていません。
account-chests = 宝箱：{ $list }
account-all-go-on = 全員、先へ進みます。

account-turn = { $number }ターン目：{ $name }
account-cave-roll = 洞窟：{ $faces }。{ $taken ->
    [0] ダイヤなし。
   *[other] ダイヤ{ $taken }個を獲得。
}
account-kept-key = 鍵をキープ。
account-kept-door = 扉をキープ。
account-troll-came = トロルが来た！　{ $lost ->
    [0] 取られるダイヤはありません
   *[other] ダイヤ{ $lost }個がトロルの手に渡ります
}。
account-hall = 扉が開きました。ドラゴンダイスは{ $thrower }から振ります。
account-hall-roll = 財宝の間：{ $first }と{ $second }。{ $taken ->
    [0] 金塊なし。
   *[other] 金塊{ $taken }個を獲得。
}
account-dragon-throw = { $name }のドラゴンダイス：{ $faces }。
account-dragon-awake = ドラゴンが目を覚ました！　2つ目のドラゴンを出したのは{ $name }。失ったもの：{ $lost }。トロルの手から：{ $hand ->
    [0] なし
   *[other] ダイヤ{ $hand }個
}。
account-share = { $name }は{ $share }をもらいます。
account-left-cave = 洞窟から脱出。持ち帰り：{ $brought }。
account-left-hall = 財宝の間から脱出。持ち帰り：{ $brought }。
account-beside = まだ安全ではないもの：{ $beside }。
account-rooms = ダイヤの洞窟の残り：{ $cave ->
    [0] なし
   *[other] ダイヤ{ $cave }個
}。財宝の間の残り：{ $hall ->
    [0] なし
   *[other] 金塊{ $hall }個
}。トロルの手：{ $hand ->
    [0] なし
   *[other] ダイヤ{ $hand }個
}。

account-winner = { $count ->
    [1] { $names }が{ $score }点で優勝！
   *[other] { $names }が{ $score }点で同時優勝！
}
account-leader = ゲームはまだ終わっていません。今のトップは{ $names }（{ $count ->
    [1] {""}
   *[other] 各
}{ $score }点）です。
