# Podpowiedzi dla uczących się, przy stołach, które się na nie umówiły.

hints-ask = Co zrobiłby mistrz?
hints-why = Dlaczego? I na ile to pewne?
hints-offer = Podpowiedzi dla początkujących
hints-offer-about = Gdy przychodzi czas na decyzję, możesz zapytać, co zrobiłby mistrz. Wszyscy widzą, że podpowiedzi są włączone.
hints-not-public = Przy publicznym stole nie ma podpowiedzi.
hints-not-listed = Stoły z podpowiedziami nie pojawiają się na liście publicznej.
hints-wins = szansa na wygraną: { $win }%
hints-rubies-continue = średnio { $rubies } rubina przy sobie po kolejnej karcie
hints-rubies-leave = { $rubies } rubina do skrzyni
hints-trap = Ryzyko wpadnięcia w pułapkę: { $trap }%.
hints-exact = Wszystkie liczby są dokładne: gra dla dwóch osób jest rozwiązana.
hints-estimated = Szanse na wygraną są szacunkowe, ± { $error }.
hints-closed = Skrzynie są zamknięte, więc szanse na wygraną pozostają tajne.
hints-danger = Ryzyko utraty wszystkiego przy następnym rzucie: { $danger }%.
hints-dice-best = { $best ->
    [leave] Najlepiej wyjść:
    [enter] Najlepiej otworzyć drzwi:
    [keep-key] Najlepiej zatrzymać klucz:
    [keep-door] Najlepiej zatrzymać drzwi:
    [stay] Najlepiej zostać:
   *[roll] Najlepiej rzucać:
} da to średnio { $worth }.
hints-dice-worth = średnio { $worth }
hints-dice-about = Te liczby to dokładnie obliczona średnia zdobycz z tej tury: 1 za diament, 3 za samorodek. Tego, co mają inni, nie bierzemy pod uwagę.
help-hint = Przy stole z podpowiedziami: co zrobiłby mistrz?
