# What the host reads when a house has moved to another database.

migrate-done = すべて{ $place }に移しました（テーブル{ $tables }卓、終わったゲーム{ $games }件、プレイヤー{ $people }人）。元のファイルはそのまま残ります。今後は--databaseをつけてサーバーを起動してください。
