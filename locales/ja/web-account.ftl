# What opens an account: devices, tokens and the recovery link.

devices-title = あなたの端末
devices-intro = ここに表示されているブラウザーとプログラムでは、あなたとしてプレイできます。見覚えのないものや、もう使わないものはログアウトさせてください。
devices-list = ブラウザー
devices-unknown = 名前なし
devices-this = この端末
devices-dates = 使い始め：{ $since }、最後に使った日：{ $seen }
devices-sign-out = { $label }をログアウト
devices-revoke = { $label }を無効にする
devices-revoked = 今後は、そこからあなたのアカウントを使えません。
devices-revoke-others = この端末以外をすべてログアウト
devices-others-revoked = { $count ->
    [0] ほかにログイン中のものはありませんでした。
   *[other] 端末、トークン、リンクを合わせて{ $count }件、使えないようにしました。
}
devices-link = 別の端末でも遊ぶ
devices-link-hint = 1日以内に別の端末でリンクを開くと、どちらの端末でも同じプレイヤーとして遊べます。使えるのは1回だけです。リンクを知っている人は、だれでもあなたとしてプレイできます。
devices-link-make = リンクを作る
devices-link-made = リンクができました。前のリンクはもう使えません。
devices-link-label = あなたのリンク
devices-link-qr = 引き継ぎリンクのQRコード
devices-link-until = リンクは{ $until }まで使えます。
devices-link-revoke = このリンクを無効にする
devices-tokens = プログラム
devices-right-play = プレイできる
devices-right-watch = 観戦できる
devices-right-account = すべてできる
data-title = あなたのデータ
data-export = データをダウンロード
data-export-hint = このサーバーに保存されているあなたの情報（端末、テーブル、ゲーム、選んだ手や発言）を、すべて1つのファイルにまとめます。
data-delete = アカウントを削除
data-delete-hint = すべてのテーブルから抜け、ログインもできなくなります。ほかの人と遊んだゲームでは、あなたの名前は別の名前に置きかえられ、発言は消されます。
data-delete-sure = アカウントを削除しますか？
data-delete-final = 元には戻せません。データを残したい場合は、先にダウンロードしてください。
data-delete-keep = 削除しない
data-delete-go = 完全に削除する
data-deleted = アカウントを削除しました。いっしょに遊んだゲームからも、1分以内にあなたの名前が消えます。
data-deleted-back = トップページへ
recover-title = ここでも同じプレイヤーとして遊ぶ
recover-hint = 今後、このブラウザーではリンクを作った人としてプレイします。これまでここで使っていたプレイヤーは使えなくなります。
recover-go = このアカウントをここで使う
recover-done = このブラウザーで、{ $name }としてプレイできるようになりました。
recover-done-unnamed = このブラウザーで、あなたのアカウントを使えるようになりました。
host-door = 新しい人の参加を受け付ける
