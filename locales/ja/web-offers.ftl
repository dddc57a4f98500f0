# What leads to the rules and to the lesson.

rules = ルール
rules-of-this = このゲームのルール
learn-offer = はじめてですか？　2分で覚えられます
learn-offer-hint = 案内役といっしょに探検を1回して、ディアマントの遊び方を覚えましょう。
learn-offer-go = やってみる
learn-offer-no = 今はしない
learn-link = 遊びながら覚える
