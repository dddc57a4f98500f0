# What a host reads at the terminal.

serve-at = Tacoraを起動しました：{ $url }
serve-lan = 同じネットワークから：{ $url }
serve-no-lan = このコンピューターはネットワークにつながっていないため、ほかの人はアクセスできません。
serve-address-taken = { $address }はすでに使われています（別のTacoraかもしれません）。--portで別のポートを指定してください
serve-data-taken = 別のTacoraが{ $data }を使用中です。--dataで別のフォルダーを指定してください
backup-done = { $file }にバックアップしました
