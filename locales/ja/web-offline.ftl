# What is said without a line to the server.

offline-title = サーバーにつながりません
offline-text = 洞窟はサーバーの中にあり、今はあなたの端末からつながりません。でも、ゲームは無事です。サーバーに届いた選択はすべて保存されています。
offline-retry = もう一度試す
offline-waiting = インターネットにつながったら、自動でもう一度試します。
