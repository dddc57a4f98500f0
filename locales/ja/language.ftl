# The language itself. The picker shows its name in every other language; the page has the sentence before any script runs.

language-name = 日本語
language-noscript = 遊ぶにはJavaScriptを有効にしてください。
