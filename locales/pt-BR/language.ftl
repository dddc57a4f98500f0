# The language itself. The picker shows its name in every other language; the page has the sentence before any script runs.

language-name = Português (Brasil)
language-noscript = Ative o JavaScript para jogar.
