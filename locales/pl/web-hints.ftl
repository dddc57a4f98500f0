# Podpowiedzi dla uczących się, przy stołach, które się na nie umówiły.

hints-ask = Co zrobiłby mistrz?
hints-why = Dlaczego i na ile to pewne?
hints-offer = Podpowiedzi dla uczących się
hints-offer-about = Kto ma zdecydować, może zapytać, co zrobiłby mistrz. Wszyscy widzą, że wolno o to pytać.
hints-not-public = Przy publicznym stole nie ma podpowiedzi dla uczących się.
hints-not-listed = Stołów z podpowiedziami dla uczących się nie ma na liście publicznych stołów.
hints-wins = wygrywa z szansą { $win } %
hints-rubies-continue = { $rubies } w ręku po kolejnej karcie
hints-rubies-leave = { $rubies } do skrzyni
hints-trap = Szansa na pułapkę: { $trap } %.
hints-exact = Wszystkie liczby są dokładne: ta gra we dwoje jest rozwiązana.
hints-estimated = Szanse na wygraną są szacowane, ± { $error }.
hints-closed = Skrzynie są zamknięte, więc szans na wygraną nie podajemy.
hints-danger = Szansa, że następne kości zabiorą wszystko: { $danger } %.
hints-dice-best = { $best ->
    [leave] Wrócić: to przynosi
    [enter] Otworzyć drzwi: to przynosi
    [keep-key] Odłożyć klucz: to przynosi
    [keep-door] Odłożyć drzwi: to przynosi
    [stay] Zostać: to przynosi
   *[roll] Rzucać: to przynosi
} średnio { $worth }.
hints-dice-worth = przynosi { $worth }
hints-dice-about = Dokładne dla tego, co ta tura przyniesie do domu: 1 za diament, 3 za samorodek. Tego, co mają inni, nie bierzemy pod uwagę.
help-hint = Przy stole z podpowiedziami: co zrobiłby mistrz?
