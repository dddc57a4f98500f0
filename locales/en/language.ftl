# The language itself. The picker shows its name in every other language; the page has the sentence before any script runs.

language-name = English
language-noscript = Please turn on JavaScript to play.
