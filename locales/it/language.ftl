# The language itself. The picker shows its name in every other language; the page has the sentence before any script runs.

language-name = Italiano
language-noscript = Attiva JavaScript per giocare.
