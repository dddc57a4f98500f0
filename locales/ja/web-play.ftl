# The screen of a game in play.

decision-region = あなたの選択
more-open = その他
more-title = このテーブルの詳細
invite-alone = このテーブルを開けるのは、このコンピューターだけです。スマホなど、ほかの端末でも遊ぶには、--lanをつけてTacoraを起動してください。ここにQRコードが表示されます。
